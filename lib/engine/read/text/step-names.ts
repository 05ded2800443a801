/** Names of steps: before a dash, glued to the words of the step by a page's copy, and alone between numbered steps. */
import { COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { LINKING } from "@/lib/engine/language/linking";
import { FOR_PART } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Kinded } from "./claims";

// Steps that open with the name of their work and a dash: "1. Mix the dry things – In a large bowl, whisk …".

const NAME_AND_DASH = /^([^:.!?;,–—\d]{2,50})\s[–—-]\s(?=\p{Lu})/u;
const MOST_NAME_WORDS = 6;
/** One or two may go on behind their dash: "Stir in the eggs – Do not beat them." */
const FEWEST_DASHED = 3;
/** Of a method's numbered steps so many have a name; the last may be told without one. */
const SHARE_DASHED = 0.75;

const isNumberedLine = ({ marker }: TextLine): boolean => marker === "number" || marker === "step";

function nameBeforeDash({ text }: TextLine): string | null {
  const name = NAME_AND_DASH.exec(text)?.[1] ?? null;
  return name !== null && name.split(" ").length <= MOST_NAME_WORDS ? name : null;
}

/** The lines, such names with the colon that other writers set behind them, where nearly all numbered steps have one. Linear. */
export function knowDashedNames(lines: readonly TextLine[]): TextLine[] {
  const numbered = lines.filter(isNumberedLine);
  const named = numbered.filter((line) => nameBeforeDash(line) !== null).length;
  if (named < FEWEST_DASHED || named < numbered.length * SHARE_DASHED) return [...lines];
  return lines.map((line) => {
    const name = isNumberedLine(line) ? nameBeforeDash(line) : null;
    if (name === null) return line;
    const text = `${name}: ${line.text.slice(name.length).replace(/^\s[–—-]\s/, "")}`;
    return { ...line, text, cells: [text] };
  });
}

// Names of steps that a page's copy glued to their words: "2. Cook the chicken In a large pan, melt the butter. …".

/** So many steps open with a name, before any is believed to. */
const FEWEST_GLUED = 3;
/** A sentence has more words than a remark. */
const FEWEST_WORDS = 4;
/** A capital letter, small words, and then a capital letter in the midst of a sentence. */
const GLUED = /^(\p{Lu}\p{Ll}{1,20}(?:\s\p{Ll}[\p{Ll}'’-]{0,20}){1,4})\s(?=\p{Lu}\p{Ll}*[\s,])/u;
/** "1. " that is still before the first step behind the method's heading. */
const LEADING_NUMBER = /^\d{1,2}[.)]\s/;
/** The same further on: who writes no full stops has no names. */
const FURTHER = /\p{Ll}\s(\p{Lu}\p{Ll}+)\s/gu;

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
const isOrderWord = (word: string): boolean => COOKING_VERBS.has(word) || STEP_OPENERS.has(word);

/** The name that a line opens with; null where it opens with none. */
function gluedName({ text: row, known }: TextLine): string | null {
  const text = row.replace(LEADING_NUMBER, "");
  const name = known === undefined ? GLUED.exec(text)?.[1] : undefined;
  if (name === undefined || !/[.!]$/.test(text)) return null;
  const rest = text.slice(name.length + 1);
  const names = COOKING_VERBS.has(firstWord(name)) || FOR_PART.test(name);
  const goesOn = [...rest.matchAll(FURTHER)].some(([, word = ""]) => isOrderWord(word.toLowerCase()));
  return names && isOrderWord(firstWord(rest)) && !goesOn ? name : null;
}

/** The lines with a colon behind such names, where most steps open with one: then they head their steps, and are nothing to do. Linear. */
export function namesApart(lines: readonly TextLine[]): TextLine[] {
  const names = lines.map(gluedName);
  const named = names.filter((name) => name !== null).length;
  // Sentences that were parted from one paragraph are one step.
  const sentences = lines.filter(
    ({ text, run }, at) =>
      names[at] !== null ||
      (!run && /[.!]$/.test(text) && text.split(" ", FEWEST_WORDS).length === FEWEST_WORDS),
  ).length;
  if (named < FEWEST_GLUED || named * 2 <= sentences) return [...lines];
  return lines.map((line, at) => {
    const name = names[at];
    if (name == null) return line;
    const words = line.text.replace(LEADING_NUMBER, "");
    const text = `${name}: ${words.slice(name.length + 1)}`;
    return { ...line, text, cells: [text] };
  });
}

// Names of the work on lines of their own, with its sentences below each: "Make the pastry", "Put the flour in a bowl, add the butter. Chill."

const MOST_WORK_WORDS = 6;
/** A line that tells the work has so many words at least. */
const FEWEST_TOLD = 6;
/** So many names with "make" or "prepare" show that a method is written so, and so many names of any work. */
const FEWEST_MADE = 2;
const FEWEST_WORKS = 3;

const isPlain = ({ marker, level, strong, known }: TextLine): boolean =>
  marker === "none" && level === 0 && !strong && known === undefined;

/** "Make the pastry" is a name beyond doubt, "Fill the tart" one where others are; null for a line that is none. */
function workNamed(line: TextLine, gloss: Gloss | null): "made" | "other" | null {
  if (!isPlain(line) || !/^\p{Lu}[^.!?:;,\d()]{4,50}$/u.test(line.text)) return null;
  if (line.text.split(" ").length > MOST_WORK_WORDS) return null;
  const [verb = "", article = ""] = (gloss?.translate(line.text).text ?? line.text).toLowerCase().split(" ");
  if (!LINKING.definite.has(article)) return null;
  if (LINKING.partOpeners.has(verb) && !LINKING.functionWords.has(verb)) return "made";
  return COOKING_VERBS.has(verb) ? "other" : null;
}

const isTold = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  isPlain(line) &&
  /[.!?]["”’)]?$/.test(line.text) &&
  line.text.split(" ").length >= FEWEST_TOLD;

/** `lines` with such names as headings: each stands behind an ended line, or right above the sentences that tell it. Linear. */
export function knowWorkNames(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  const names = lines.map((line, i) => {
    const above = lines[i - 1];
    const opens = above === undefined || headingOf(above.text) !== null || isTold(above);
    const stands = isTold(lines[i + 1]) || (opens && isPlain(lines[i + 1] ?? line) && i + 1 < lines.length);
    return stands ? workNamed(line, gloss) : null;
  });
  const made = names.filter((name, i) => name === "made" && isTold(lines[i + 1])).length;
  if (made < FEWEST_MADE || names.filter((name) => name !== null).length < FEWEST_WORKS) return [...lines];
  return lines.map((line, i) => (names[i] === null ? line : { ...line, known: "heading" }));
}

// Headings of one word between numbered steps, which nothing marks: "Sauce", "La pâte", "Cottura".

/** "Sauce", "La pâte", "De vulling": a name with its article at most. */
const NAME_ALONE = /^(?:\p{Lu}[\p{L}’']{0,2}[\s’'])?\p{L}[\p{L}-]{2,24}$/u;
const CAPITAL = /^\p{Lu}/u;

const isNumberedStep = (item: Kinded | undefined): boolean =>
  item?.label === "S" && (item.line.marker === "number" || item.line.marker === "step");

/** The line before has ended: it is no step that goes on behind its line end. */
const hasEnded = (item: Kinded | undefined): boolean =>
  item === undefined || item.shape.heading !== null || /[.!?)]$/.test(item.line.text);

/** "1. Soak the bread:", a few words. */
const LABEL = /^[^.:;!?]{3,60}\s?:$/u;
/** So many of them head the steps of a method. */
const FEWEST_LABELS = 2;

/** The numbered lines of a method that all name the work which the lines below them tell: "1. Soak the bread:", "2. Make the mixture:". */
function numberedLabels(items: readonly Kinded[]): ReadonlySet<Kinded> {
  const hasNumber = ({ label, line }: Kinded): boolean =>
    label !== "I" && (line.marker === "number" || line.marker === "step");
  const numbered = items.filter(hasNumber);
  const isTold = (item: Kinded | undefined): boolean =>
    (item?.label === "S" || item?.label === "s") && !isNumberedStep(item);
  const labels = items.filter(
    (item, at) => hasNumber(item) && LABEL.test(item.line.text) && isTold(items[at + 1]),
  );
  return new Set(labels.length >= FEWEST_LABELS && labels.length === numbered.length ? labels : []);
}

/** A name alone between steps that are numbered, or above the first of them, heads those below it. */
export function freeStepHeadings(items: readonly Kinded[]): Kinded[] {
  const labels = numberedLabels(items);
  return items.map((item, at) => {
    if (labels.has(item)) return { ...item, label: "O" as const };
    const { line, label, shape } = item;
    const isName =
      (label === "S" || label === "s") &&
      line.marker === "none" &&
      shape.heading === null &&
      CAPITAL.test(line.text) &&
      NAME_ALONE.test(line.text);
    // "Modo de preparo – Bolo" below a list is no more of it.
    const headsMethod =
      label === "I" && line.marker === "none" && shape.heading === "steps" && isNumberedStep(items[at + 1]);
    return headsMethod || (isName && isNumberedStep(items[at + 1]) && hasEnded(items[at - 1]))
      ? { ...item, label: "O" as const }
      : item;
  });
}
