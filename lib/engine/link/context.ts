/** What the words around a mention say: a use, a state to wait for, a verb, the rest of something, how much. */
import type { Word } from "./words";
import { ADDING, HELPING, NOUN_VERBS, READYING } from "./vocabulary";

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
/** Words looked back at most: longer sentences say no more, and time stays linear. */
const LONGEST_LOOK = 60;
const CLAUSE_BREAK = /[.;:!?()]/;

/** Index of the first word of the sentence or clause that holds word `at`; with `comma`, a comma ends a clause too. */
export function clauseStart(words: readonly Word[], at: number, comma: boolean): number {
  let from = at;
  while (from > 0 && at - from < LONGEST_LOOK) {
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
    if (
      form === "if" &&
      /^(?:there|it|they|you)$/.test(words[conjunction + 1]?.form ?? "") &&
      from - conjunction > 2
    )
      return true;
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
  "the a an each your both it them generously inside bottom two one lightly surface pan dish grill tin sheet".split(
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
  const further = words[from - 2]?.form ?? "";
  if (
    before?.form === "and" &&
    further !== "" &&
    !ADDING.has(further) &&
    !/^(?:grease|line|lightly|butter|oil)$/.test(further)
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

/** The word stands where an order begins: at the beginning of a clause, or after "and", "then" or an adverb. */
function isOrder(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || /[.;:!?,(]/.test(word.gap)) return true;
  return /^(?:and|then|or|to|meanwhile)$|ly$/.test(before.form);
}

/** Base form of the nearest verb of the kitchen before word `at` in its sentence, or null. Brackets do not end a sentence here. */
export function verbBefore(words: readonly Word[], at: number): string | null {
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_LOOK); index -= 1) {
    if (/[.;:!?]/.test((words[index + 1]?.gap ?? "").replace(/\.(?=\s*\p{Ll})/u, ""))) return null;
    const form = words[index]?.form ?? "";
    if (ADDING.has(form) && (!NOUN_VERBS.has(form) || isOrder(words, index))) return form;
  }
  return null;
}

/** True when the mention is only made ready ("peel the apples"): nothing of it has gone into the dish yet. */
export function isReadied(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  return verb !== null && READYING.has(verb);
}

/** The food goes into the dish here, and is not only made ready. */
export function isAdded(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  return verb !== null && !READYING.has(verb);
}

const NOT_USED = new Set("without except instead substitute skip omit unlike".split(" "));

/** The mention stands in brackets that open with "or", "optional", "you can": another way, not this one. */
function isAside(words: readonly Word[], at: number): boolean {
  for (let index = at; index >= 0 && index > at - 14; index -= 1) {
    const gap = words[index]?.gap ?? "";
    if (gap.includes(")")) return false;
    if (gap.includes("("))
      return /^(?:or|if|optional|optionally|you|we|see|i|not|about|use|can|alternatively|leave|save|reserve|keep|note|tip|these|this|it|they)$/.test(
        words[index]?.form ?? "",
      );
  }
  return false;
}

/** "discard the bay leaf", "without the butter", "all ingredients except parsley": named, but not used here. */
export function isExcluded(words: readonly Word[], at: number): boolean {
  if (isAside(words, at)) return true;
  const start = clauseStart(words, at, false);
  let from = false;
  for (let index = at - 1; index >= Math.max(start, at - 8); index -= 1) {
    const form = words[index]?.form ?? "";
    if (NOT_USED.has(form)) return true;
    // "discard the core from the apple": what is thrown away is the core.
    if (form === "from" || form === "of") from = true;
    if (form === "discard") return !from;
    if (ADDING.has(form) || /^(?:serving|adding|stirring|mixing|placing|topping|using|before)$/.test(form))
      return false;
  }
  return false;
}

/** A fresh helping of a staple: "season with salt", "a drizzle of oil"; not "the oil", "hot oil", which are in the pan already. */
export function isHelping(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.form ?? "";
  if (/^(?:hot|same|this|that|excess|warm|cooking|browned|melted)$/.test(before)) return false;
  if (before === "the" && !/^(?:add|pour|with|and)$/.test(words[at - 2]?.form ?? "")) return false;
  const verb = verbBefore(words, at);
  return verb !== null && HELPING.has(verb);
}

const WATER_OF = /^(?:pot|pan|saucepan|kettle|bowl|sink|bath|stockpot|basin)$/;
const WATER_KINDS = /^(?:boiling|salted|simmering|ice|iced|running|tap|pasta|cooking|soaking)$/;

/** Water to boil or rinse in, no ingredient: "a large pot of salted water", "cold running water". */
export function isVesselWater(
  words: readonly Word[],
  at: number,
  line: { vocabulary: ReadonlySet<string> },
): boolean {
  if (words[at]?.lemma !== "water") return false;
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const word = words[index];
    if (word === undefined || /[.;:,()]/.test(words[index + 1]?.gap ?? "")) return false;
    if (WATER_KINDS.test(word.form) && !line.vocabulary.has(word.lemma)) return true;
    if (word.form === "of") return WATER_OF.test(words[index - 1]?.lemma ?? "");
  }
  return false;
}

const SURFACES =
  /^(?:pan|tin|dish|tray|sheet|surface|board|counter|countertop|worktop|bowl|rack|grate|grill|plate|mold|mould|ramekin|hand|pin|peel|banneton|side|bottom|parchment|foil|muffin|skillet)$/;

/** The food only keeps things from sticking: "dust the counter with flour", "grease a pan with butter". The line itself is used elsewhere. */
export function isGreasing(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  if (verb === null || !/^(?:dust|grease|brush|rub|coat|sprinkle|wipe)$/.test(verb)) return false;
  const start = clauseStart(words, at, true);
  return words
    .slice(start, at + 6)
    .some((word, offset) => (start + offset <= at || !/[.;:,]/.test(word.gap)) && SURFACES.test(word.lemma));
}
