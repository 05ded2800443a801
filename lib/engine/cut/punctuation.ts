/**
 * Signs between words: full stops that end no sentence, commas that are meant as full stops, and brackets and dashes that enclose what is
 * said beside a sentence.
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { DURATION } from "@/lib/engine/language/shapes";
import type { CutToken, CuttingWords } from "@/lib/engine/language/pack/steps";

// Full stops that end no sentence, told by the words around them in a language whose orders end with their verb: "1 Std. Saft ziehen
// lassen".

type Told = NonNullable<CuttingWords["gloss"]>;

/** A number with a short word behind it: "1 Std." */
const SHORT_FORM = /\p{N}\s?\p{L}{1,4}\.\)?$/u;
/** How far back the words of one order are looked through. */
const LAST_CHARS = 200;

const isOrder = ({ verb, bracketed }: CutToken): boolean => verb === true && !bracketed;

/** An order stands before "and", and none behind it yet: "mischen und 1 Std." */
function lacksOrder(tokens: readonly CutToken[], words: CuttingWords): boolean {
  const joint = tokens.findLastIndex(({ text }) => words.and.has(text));
  return joint > 0 && tokens.slice(0, joint).some(isOrder) && !tokens.slice(joint).some(isOrder);
}

/** "30 Min.", "Über Nacht (oder mind. 3 Std.)": only how long, of which no order was told; "Umluft 160 °C, 25 Min." bakes. */
const ONLY_TIME =
  /^(?:\p{L}{1,5}\.?\s)?\p{N}[\p{N}\s,.–-]{0,8}\p{L}{1,4}\.$|^[^,;:()]{1,40}\([^()]{1,40}\.\)$/u;

/** Its first word is a name, and no order, and nothing that leads on: "Saft ziehen lassen", not "Dann umrühren". */
const opensWithName = (next: string, [first]: readonly CutToken[], words: CuttingWords): boolean =>
  first?.kind === "word" &&
  // "Saft ziehen" is one word of the engine.
  (first.verb !== true || next.slice(first.start, first.end).includes(" ")) &&
  ![words.then, words.leads, words.settings, words.timeSettings, words.and].some((set) =>
    set.has(first.text),
  );

/** "… mischen und 1 Std." has no verb for what goes on so long, and "Saft ziehen lassen" does. */
function goesOn(before: string, next: string, gloss: Told, words: CuttingWords): boolean {
  const tokens = gloss.tokens(before.slice(-LAST_CHARS));
  if (!SHORT_FORM.test(before) || !gloss.endsWithOrder(next)) return false;
  return (
    lacksOrder(tokens, words) ||
    (ONLY_TIME.test(before) && !tokens.some(isOrder) && opensWithName(next, gloss.tokens(next), words))
  );
}

/** `sentences` with those in one that such a stop parted. Linear. */
export function withoutShortStops(sentences: readonly string[], words: CuttingWords | null): string[] {
  const gloss = words?.gloss;
  if (words === null || gloss === undefined || !gloss.capitals) return [...sentences];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, sentence, gloss, words))
      joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

// A comma where a full stop is meant: "combine the sugar and flour, Using a fork, cut in the butter"; or none behind a bracket: "Heat the
// milk (not too hot) Add the yeast". The capital letter says that a sentence begins.

const CAPITAL_BEHIND =
  /(?<=[\p{Ll}\d)]),\s(?=(\p{Lu}\p{Ll}{1,14})[\s,])|(?<=[\p{Ll}\d!]\))\s(?=(\p{Lu}\p{Ll}{1,14})\s)/gu;
/** Fewer words behind the comma are a name that is written so. */
const FEWEST_WORDS_BEHIND = 3;

/** `text` with full stops for such commas and behind such brackets: an order, or what leads to one, begins behind them. Linear. */
export function withStopsForCommas(text: string, words: CuttingWords | null): string {
  // Other languages write nouns with a capital letter, or are read by another grammar.
  if (words === null || words.gloss !== undefined) return text;
  return text.replace(CAPITAL_BEHIND, (comma: string, behindComma = "", behindBracket = "", at: number) => {
    const word = `${behindComma}${behindBracket}`.toLowerCase();
    const isVerb = words.verbs.has(word) || (behindComma === "" && COOKING_VERBS.has(word));
    const opens = isVerb || words.settings.has(word) || words.leads.has(word);
    const behind = text.slice(at + comma.length, at + LETTERS_LOOKED_AT).split(/[\s,.]+/);
    return opens && behind.length > FEWEST_WORDS_BEHIND ? ". " : comma;
  });
}
/** Letters behind the comma that are looked at. */
const LETTERS_LOOKED_AT = 40;

/** "(1 to 3 hours, by how warm it is)" behind "Let it rise until doubled." is how long that takes. Linear in the sentences. */
export function withTimesBehind(sentences: readonly string[]): string[] {
  const all: string[] = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    const isTime = TIME_IN_BRACKETS.test(sentence) && DURATION.test(sentence);
    if (before === undefined || !isTime || /[)!?]$/.test(before)) all.push(sentence);
    else all[all.length - 1] = `${before.replace(/\.$/, "")} ${sentence.replace(/\.$/, "")}.`;
  }
  return all;
}
const TIME_IN_BRACKETS = /^\(\p{N}[^()]{1,80}\)\.?$/u;

// What brackets or a pair of dashes enclose is said beside the sentence: no order begins in it.

/** Unclosed brackets count for nothing. */
function markBrackets(tokens: readonly CutToken[]): void {
  let open = -1;
  let depth = 0;
  tokens.forEach((token, index) => {
    if (token.text === "(" || token.text === "[") {
      if (depth === 0) open = index;
      depth += 1;
    } else if ((token.text === ")" || token.text === "]") && depth > 0) {
      depth -= 1;
      if (depth === 0)
        for (let inside = open; inside <= index; inside += 1) {
          const one = tokens[inside];
          if (one) one.bracketed = true;
        }
    }
  });
}

const isDash = (text: string, { text: sign, start, end }: CutToken): boolean =>
  /^[–—]$/.test(sign) && text.charAt(start - 1) === " " && text.charAt(end) === " ";

/** "As soon as it boils – and keep an eye on it, as it boils over – reduce the heat": the only two dashes, and a small letter behind each. */
function markDashed(text: string, tokens: readonly CutToken[]): void {
  const [open, close, more] = tokens.flatMap((token, at) => (isDash(text, token) ? [at] : []));
  if (open === undefined || close === undefined || more !== undefined || open === 0) return;
  const isSmall = (at: number): boolean => /^\p{Ll}/u.test(text.charAt(tokens[at + 1]?.start ?? 0));
  if (isSmall(open) && isSmall(close))
    for (const token of tokens.slice(open, close + 1)) token.bracketed = true;
}

/** The same tokens of `text`, those that it encloses marked. Linear. */
export function withEnclosed(text: string, tokens: CutToken[]): CutToken[] {
  markBrackets(tokens);
  markDashed(text, tokens);
  return tokens;
}
