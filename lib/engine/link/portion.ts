/** What the words before a mention say about how much of the line is meant: "half of the", "1/4 cup", "the remaining". */
import { DESCRIPTIONS, MEASURES } from "./vocabulary";
import type { Word } from "./words";

export type Portion = {
  /** Words of the text that say it, cut out as they stand. */
  label: string;
  kind: "rest" | "part" | "more";
  /** A fraction of the line where the words state one ("half", "1/3 of"), else null. */
  fraction: number | null;
  /** A stated amount in the line's own terms ("1/4 cup"), as written. */
  amount: string | null;
  from: number;
};

const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  "1/2": 1 / 2,
  "½": 1 / 2,
  third: 1 / 3,
  "1/3": 1 / 3,
  "⅓": 1 / 3,
  quarter: 1 / 4,
  "1/4": 1 / 4,
  "¼": 1 / 4,
  "2/3": 2 / 3,
  "⅔": 2 / 3,
  "3/4": 3 / 4,
  "¾": 3 / 4,
};
const REST = new Set(["remaining", "rest", "remainder", "reserved", "leftover"]);
const MORE = new Set(["another", "additional", "extra", "more", "further"]);
const BETWEEN = new Set(
  "of the a an about your other or so that to each fresh chopped minced heaping level generous good further".split(
    " ",
  ),
);
const isNumber = (word: Word | undefined) => word !== undefined && /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(word.form);

/** What the words before word `from` say about how much is meant: "half of the", "1/4 cup", "the remaining". Null when they say nothing. */
export function portionBefore(words: readonly Word[], text: string, from: number): Portion | null {
  const end = words[from]?.start ?? 0;
  let first = from;
  let number = -1;
  let measure = false;
  let rest = false;
  let more = false;
  let fraction: number | null = null;
  let ofAfterFraction = false;
  for (let at = from - 1; at >= 0 && at >= from - 7; at -= 1) {
    const word = words[at];
    const later = words[at + 1];
    if (word === undefined || later === undefined || /[.;:!?,()]/.test(later.gap)) break;
    if (isNumber(word)) {
      number = at;
      first = at;
      if (FRACTIONS[word.form] !== undefined && !measure) fraction = FRACTIONS[word.form] ?? null;
      ofAfterFraction = later.form === "of" || later.form === "the";
      continue;
    }
    if (REST.has(word.form)) {
      rest = true;
      first = at;
      continue;
    }
    if (MORE.has(word.form)) {
      more = true;
      first = at;
      continue;
    }
    if (
      FRACTIONS[word.lemma] !== undefined &&
      (later.form === "of" || later.form === "the" || later.form === "your" || at === from - 1)
    ) {
      fraction = FRACTIONS[word.lemma] ?? null;
      if (words[at - 1]?.form === "other") rest = true;
      first = words[at - 1]?.form === "other" ? at - 1 : at;
      ofAfterFraction = true;
      continue;
    }
    if (MEASURES.has(word.lemma) && number === -1) {
      measure = true;
      continue;
    }
    if (!BETWEEN.has(word.form) && !DESCRIPTIONS.has(word.lemma) && !/ed$/.test(word.form)) break;
  }
  if (first === from) return null;
  const start = words[first]?.start ?? end;
  const label = text.slice(start, end).replace(/\s+(?:of\s+)?(?:the\s+)?$/i, "");
  if (rest) return { label, kind: "rest", fraction: null, amount: null, from: first };
  if (more) return { label, kind: "more", fraction: null, amount: number >= 0 ? label : null, from: first };
  if (fraction !== null && !measure && (ofAfterFraction || number === -1))
    return { label, kind: "part", fraction, amount: null, from: first };
  if (number >= 0) return { label, kind: "part", fraction: null, amount: label, from: first };
  return null;
}
