/** Names of steps that a page's copy glued to their words: "2. Cook the chicken In a large pan, melt the butter. …". */
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { FOR_PART } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** So many steps open with a name, before any is believed to. */
const FEWEST_NAMED = 3;
/** A sentence has more words than a remark. */
const FEWEST_WORDS = 4;
/** A capital letter, small words, and then a capital letter in the midst of a sentence. */
const GLUED = /^(\p{Lu}\p{Ll}{1,20}(?:\s\p{Ll}[\p{Ll}'’-]{0,20}){1,4})\s(?=\p{Lu}\p{Ll}*[\s,])/u;
/** "1. " that is still before the first step behind the method's heading. */
const NUMBERED = /^\d{1,2}[.)]\s/;
/** The same further on: who writes no full stops has no names. */
const FURTHER = /\p{Ll}\s(\p{Lu}\p{Ll}+)\s/gu;

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
const isOrderWord = (word: string): boolean => COOKING_VERBS.has(word) || STEP_OPENERS.has(word);

/** The name that a line opens with; null where it opens with none. */
function nameOf({ text: row, known }: TextLine): string | null {
  const text = row.replace(NUMBERED, "");
  const name = known === undefined ? GLUED.exec(text)?.[1] : undefined;
  if (name === undefined || !/[.!]$/.test(text)) return null;
  const rest = text.slice(name.length + 1);
  const names = COOKING_VERBS.has(firstWord(name)) || FOR_PART.test(name);
  const goesOn = [...rest.matchAll(FURTHER)].some(([, word = ""]) => isOrderWord(word.toLowerCase()));
  return names && isOrderWord(firstWord(rest)) && !goesOn ? name : null;
}

/** The lines with a colon behind such names, where most steps open with one: then they head their steps, and are nothing to do. Linear. */
export function namesApart(lines: readonly TextLine[]): TextLine[] {
  const names = lines.map(nameOf);
  const named = names.filter((name) => name !== null).length;
  // Sentences that were parted from one paragraph are one step.
  const sentences = lines.filter(
    ({ text, run }, at) =>
      names[at] !== null ||
      (!run && /[.!]$/.test(text) && text.split(" ", FEWEST_WORDS).length === FEWEST_WORDS),
  ).length;
  if (named < FEWEST_NAMED || named * 2 <= sentences) return [...lines];
  return lines.map((line, at) => {
    const name = names[at];
    if (name == null) return line;
    const words = line.text.replace(NUMBERED, "");
    const text = `${name}: ${words.slice(name.length + 1)}`;
    return { ...line, text, cells: [text] };
  });
}
