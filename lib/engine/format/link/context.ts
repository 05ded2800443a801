/** What the words around a mention say: a use, a state to wait for, a verb, the rest of something, how much. */
import type { Word } from "./words";
import { ADDING, HELPING, MEASURES, READYING } from "./vocabulary";

const WAITING = new Set([
  "until",
  "till",
  "when",
  "once",
  "if",
  "while",
  "as",
  "after",
  "before",
  "because",
  "since",
  "so",
  "that",
]);
const STATES =
  /^(?:is|are|was|were|has|have|begins?|starts?|becomes?|turns?|looks?|feels?|gets?|comes?|reach(?:es)?|will|can|should|may|melts?|softens?|flakes?|bubbles?|boils?|browns?|runs?|registers?|smells?|cooks?|wilts?|dissolves?|sets?|sizzles?|shimmers?|thickens?|absorbs?|cools?|bakes?|simmers?|rests?|chills?|marinates?|rises?)$/;
const CLAUSE_BREAK = /[.;:!?()]/;

/** Index of the first word of the sentence or clause that holds word `at`; with `comma`, a comma ends a clause too. */
export function clauseStart(words: readonly Word[], at: number, comma: boolean): number {
  let from = at;
  while (from > 0) {
    const gap = words[from]?.gap ?? "";
    if (CLAUSE_BREAK.test(gap) || (comma && gap.includes(","))) break;
    from -= 1;
  }
  return from;
}

/** The mention stands in "until the onions are soft", "when the oil is hot": a state, not a use. */
export function isState(words: readonly Word[], from: number, to: number): boolean {
  const start = clauseStart(words, from, true);
  let conjunction = -1;
  for (let at = from - 1; at >= start; at -= 1) {
    const word = words[at];
    if (word !== undefined && WAITING.has(word.form)) {
      conjunction = at;
      break;
    }
  }
  if (conjunction >= 0) {
    const form = words[conjunction]?.form ?? "";
    if (form === "before" || form === "after") return true;
    if (form === "as" || form === "so" || form === "that" || form === "since")
      return words.slice(to, to + 4).some((word) => STATES.test(word.form));
    if (form === "if" && !words.slice(to, to + 3).some((word) => STATES.test(word.form))) return false;
    if (form === "until" || form === "till") return true;
    return words.slice(to, to + 5).some((word) => STATES.test(word.form) || /ing$|ed$/.test(word.form));
  }
  const next = words[to];
  return (
    next !== undefined &&
    !/[.;:,()]/.test(next.gap) &&
    /^(?:is|are|begins?|starts?|becomes?|turns?)$/.test(next.form)
  );
}

const VERBAL = new Set(
  "oil butter flour salt pepper water cream sugar juice zest peel season dust core pit shell sauce crumb spice dice seed skin sprout".split(
    " ",
  ),
);
const OBJECT_STARTS = new Set(
  "the a an each your both it them together generously well all evenly inside bottom two one lightly surface pan dish grill tin sheet and".split(
    " ",
  ),
);

/** The word is a verb here: "lightly oil the grate", "butter a dish", "salt the water", "cream the butter". */
export function isVerb(words: readonly Word[], from: number, to: number): boolean {
  const word = words[from];
  if (word === undefined || to - from !== 1 || word.form !== word.lemma || !VERBAL.has(word.form))
    return false;
  const before = words[from - 1];
  const next = words[to];
  if (next === undefined || /[,.;:!?()]/.test(next.gap)) return false;
  const starts =
    before === undefined ||
    CLAUSE_BREAK.test(word.gap) ||
    word.gap.includes(",") ||
    /^(?:and|then|lightly|generously|or|to|well|liberally|meanwhile|grease)$/.test(before.form);
  if (!starts) return false;
  if (
    before?.form === "and" &&
    !(
      before.gap.includes(",") ||
      ADDING.has(words[from - 2]?.form ?? "") ||
      words[from - 2] === undefined ||
      /^(?:grease|line|lightly|butter|oil)$/.test(words[from - 2]?.form ?? "")
    )
  )
    return false;
  if (next.form === "and")
    return (
      /^(?:flour|season|dust|line|pepper|sugar)$/.test(words[to + 1]?.form ?? "") &&
      OBJECT_STARTS.has(words[to + 2]?.form ?? "")
    );
  if (before === undefined || CLAUSE_BREAK.test(word.gap)) return true;
  return OBJECT_STARTS.has(next.form) || /^\d/.test(next.form);
}

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
const BETWEEN = new Set([
  "of",
  "the",
  "a",
  "an",
  "about",
  "your",
  "other",
  "or",
  "so",
  "that",
  "to",
  "each",
  "fresh",
  "chopped",
  "minced",
  "heaping",
  "level",
  "generous",
  "good",
  "further",
]);
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
    if (!BETWEEN.has(word.form) && !/ed$/.test(word.form)) break;
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

/** Base form of the nearest verb of the kitchen before word `at` in its sentence, or null. */
export function verbBefore(words: readonly Word[], at: number): string | null {
  const start = clauseStart(words, at, false);
  for (let index = at - 1; index >= start; index -= 1) {
    const form = words[index]?.form ?? "";
    if (ADDING.has(form)) return form;
  }
  return null;
}

/** True when the mention is only made ready ("peel the apples"): nothing of it has gone into the dish yet. */
export function isReadied(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  return verb !== null && READYING.has(verb);
}

const NOT_USED = new Set("discard without except instead substitute remove skip omit unlike like".split(" "));

/** "discard the bay leaf", "without the butter", "all ingredients except parsley": named, but not used here. */
export function isExcluded(words: readonly Word[], at: number): boolean {
  const start = clauseStart(words, at, false);
  for (let index = at - 1; index >= Math.max(start, at - 8); index -= 1) {
    const form = words[index]?.form ?? "";
    if (NOT_USED.has(form)) return true;
    if (ADDING.has(form) || /^(?:serving|adding|stirring|mixing|placing|topping|using|before)$/.test(form))
      return false;
  }
  return false;
}

/** A fresh helping of a staple: "season with salt", "a drizzle of oil"; not "the oil", "hot oil", which are in the pan already. */
export function isHelping(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.form ?? "";
  if (/^(?:the|hot|same|this|that|excess|warm|cooking|browned|melted)$/.test(before)) return false;
  const verb = verbBefore(words, at);
  return verb !== null && HELPING.has(verb);
}
