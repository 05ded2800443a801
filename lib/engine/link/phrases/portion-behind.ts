/** What the words behind a mention say about how much of the line is meant: brackets, what is left out, what is kept back, what is left. */
import { LESS } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { entriesIn } from "@/lib/engine/language/registry";
import type { Token } from "@/lib/engine/language/characters";
import { exactAt, isLength } from "@/lib/engine/link/amounts/exact";
import { type Portion, portionBefore } from "@/lib/engine/link/amounts/portion";
import { LONGEST } from "@/lib/engine/link/amounts/words-before";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";

const { descriptions, exceptEnds, exceptions } = LINKING;

/** All but what is kept back; an open part where nobody says how much that is. */
export function allBut({ amount, fraction, kind, start }: Portion): Portion {
  if (kind === "open") return { kind: "open", fraction: null, amount: null, start, but: true };
  const share = amount?.unit === null && amount.high === null && amount.low.n < amount.low.d;
  return share
    ? { kind: "part", fraction: amount.low, amount: null, start, but: true }
    : { kind: "part", fraction, amount, start, but: true };
}

/** "…, reserving 1/4 for garnish": what is kept back of the food named before token `at`, where the words say how much. */
export function keptBehind(tokens: readonly Token[], at: number): Portion | null {
  let end = at + 1;
  while (end < tokens.length && end - at <= LONGEST && !LINKING.afterElided.has(tokens[end]?.lower ?? "")) {
    if (/^[.,;:!?)]$/.test(tokens[end]?.text ?? "") || LINKING.keptAway.has(tokens[end]?.lower ?? "")) break;
    // "reserving a little of it"
    const pronoun = LINKING.objectPronouns.has(tokens[end + 1]?.lower ?? "");
    if (pronoun && LINKING.genitive.has(tokens[end]?.lower ?? "")) break;
    end += 1;
  }
  // "leaving some whole" says how, and not how much.
  const last = tokens[end - 1]?.lower ?? "";
  if (descriptions.has(last) && !LINKING.openWords.has(last)) return null;
  // The full stop may belong to the unit: "reserving 2 tbsp."
  const portion =
    portionBefore(tokens, tokens[end]?.start ?? Infinity) ??
    portionBefore(tokens, tokens[end + 1]?.start ?? Infinity);
  return portion?.kind === "part" || portion?.kind === "open" ? portion : null;
}

/** Words between a food and "left" at most: "that you still have". */
const LEFT_REACH = 4;

/** "the oil that is left", "the oil left over": what was not used yet. */
function leftBehind(tokens: readonly Token[], at: number): Portion | null {
  let end = at;
  while (end - at < LEFT_REACH && LINKING.left.towards.has(tokens[end]?.lower ?? "")) end += 1;
  if (!LINKING.left.words.has(tokens[end]?.lower ?? "")) return null;
  return { kind: "rest", fraction: null, amount: null, start: tokens[at]?.start ?? 0 };
}

/** What is said behind a mention: an amount in brackets ("the oil (2 tbsp)"), what is left out, or that the rest is meant. */
export function portionBehind(tokens: readonly Token[], offset: number): Portion | null {
  const at = tokens.findIndex((token) => token.start >= offset);
  if (at < 0) return null;
  // "all the dill but 1 tbsp"
  const comma = tokens[at]?.text === "," ? at + 1 : at;
  const without = tokens[comma]?.lower ?? "";
  if (exceptions.has(without) || (comma > at && LESS.has(without))) {
    // "except for two tablespoons", "apart from 2 tbsp"
    const isFor = LINKING.exceptFor.has(tokens[comma + 1]?.lower ?? "");
    const but = exactAt(tokens, isFor ? comma + 2 : comma + 1);
    const next = tokens[but?.end ?? 0];
    if (but === null || (next?.kind === "word" && !exceptEnds.has(next.lower))) return null;
    return {
      kind: "part",
      fraction: null,
      amount: but.exact,
      start: tokens[comma]?.start ?? offset,
      but: true,
    };
  }
  // "stock to cover": as much as it takes.
  if (LINKING.toCover.every((word, place) => tokens[at + place]?.lower === word))
    return { kind: "open", fraction: null, amount: null, start: tokens[at]?.start ?? offset };
  if (tokens[at]?.text !== "(") return leftBehind(tokens, at);
  const found = exactAt(tokens, at + 1);
  if (found === null || tokens[found.end]?.text !== ")" || isLength(found.exact.unit)) return null;
  return { kind: "part", fraction: null, amount: found.exact, start: tokens[at + 1]?.start ?? offset };
}

/** "Add a ladle of the stock at a time": so much at once, and all of it in the end; "the other eggs, one at a time" says how much that is. */
export const isByTurns = (words: readonly Word[], { to }: Phrase): boolean =>
  LINKING.byTurns.every((form, place) => words[to + place]?.form === form);

/** Words between "each" and what each gets. */
export const EACH_REACH = 12;
const CLAUSE_MARK = /[.,;:!?]/;

/** "Tuck a sprig of dill into each jar": one to a piece, so that the amount says nothing of the whole. */
export function isPerPiece(words: readonly Word[], { to, portion }: Phrase): boolean {
  const amount = portion?.amount ?? null;
  const one = amount !== null && amount.high === null && amount.low.n === amount.low.d;
  // "Push 2 raspberries into each"
  const few = amount !== null && amount.unit === null && amount.low.d === 1;
  if (portion === null || portion.kind === "rest" || (!one && !few && portion.kind !== "open")) return false;
  for (let at = to; at < words.length && at < to + 5; at += 1) {
    if (/[.;:!?]/.test(words[at]?.gap ?? "")) return false;
    if (LINKING.intoEach.has(words[at]?.form ?? ""))
      return (
        LINKING.places.has(words[at - 1]?.form ?? "") ||
        LINKING.exceptEnds.has(words[at - 1]?.form ?? "") ||
        // "on top of each fillet"
        (LINKING.genitive.has(words[at - 1]?.form ?? "") && LINKING.places.has(words[at - 3]?.form ?? ""))
      );
  }
  return false;
}

const COUNTS = entriesIn(({ numbers }) => numbers.values);
const isCount = (word: string): boolean => /^\d/.test(word) || COUNTS.has(word);

/** "Fill each tortilla with 2 tbsp of the cheese": as much as there are tortillas, which nobody has counted. */
export function isToEach(words: readonly Word[], { from, to, portion }: Phrase): boolean {
  if (portion?.kind !== "part" || portion.amount === null || portion.fraction !== null) return false;
  if (endsWithEach(words, from, to)) return true;
  // "In each jar put 1 head of dill and 2 cloves of garlic."
  const [first, second] = words;
  if (
    LINKING.enclosing.has(first?.form ?? "") &&
    LINKING.intoEach.has(second?.form ?? "") &&
    !words.slice(1, from + 1).some(({ gap }) => /[.;:!?]/.test(gap))
  )
    return true;
  for (let at = from - 1; at > 0 && at > from - EACH_REACH; at -= 1) {
    if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
    // "each with 1 tbsp", "each tortilla with": to every one of them, and not "1 tbsp of each".
    if (LINKING.intoEach.has(words[at]?.form ?? ""))
      return (
        // "with each 1 tbsp", as other languages have it
        LINKING.withWords.has(words[at - 1]?.form ?? "") ||
        // "Je 2 Scheiben Bacon darauflegen": the verb, what each gets, and the number of it.
        (at === 1 && isCount(words[at + 1]?.form ?? "")) ||
        // "Put on each slice 2 slices of ham"
        isCount(words[at + 2]?.form ?? "") ||
        // "Put a spoonful of filling in each round and half an olive"
        (isOneAtMost(portion) && isInto(words[at - 1])) ||
        ((at === 1 || LINKING.adding.has(words[at - 1]?.form ?? "")) &&
          words
            .slice(at + 1, from)
            .some(({ form }) => LINKING.withWords.has(form) || LINKING.enclosing.has(form)))
      );
  }
  return false;
}

const isInto = (word: Word | undefined): boolean =>
  LINKING.enclosing.has(word?.form ?? "") || LINKING.places.has(word?.form ?? "");
/** "half an olive" */
const isOneAtMost = ({ amount }: Portion): boolean =>
  amount?.unit === null && amount.high === null && amount.low.n <= amount.low.d;

/** So much to every one of them: how often that is, nobody has counted. */
export const toEachFrom = ({ start }: Portion): Portion => ({
  kind: "open",
  fraction: null,
  amount: null,
  start,
  toEach: true,
});

/** "Spread the slices with 1 tsp of mustard each." */
function endsWithEach(words: readonly Word[], from: number, to: number): boolean {
  const [each, next] = [words[to], words[to + 1]];
  if (each === undefined || !LINKING.intoEach.has(each.form) || CLAUSE_MARK.test(each.gap)) return false;
  const ends = next === undefined || CLAUSE_MARK.test(next.gap) || LINKING.conjunctions.has(next.form);
  return (
    ends && words.slice(Math.max(0, from - EACH_REACH), from).some(({ form }) => LINKING.withWords.has(form))
  );
}

/** "3 tbsp of the paste": a stated part of what was made, where no line has its amount. */
export const isOfTheMade = (words: readonly Word[], at: number): boolean =>
  /^[\d½¼¾⅓⅔]/.test(words[at]?.form ?? "") &&
  [1, 2].some(
    (next) =>
      LINKING.genitive.has(words[at + next]?.form ?? "") &&
      // "1 tablespoon of this rub"
      [LINKING.definite, LINKING.thatOne].some((set) => set.has(words[at + next + 1]?.form ?? "")),
  );

/** "Skim the thick cream from the top of the coconut milk": an open part of the food named at word `at`. */
export function skimmedBefore(words: readonly Word[], at: number): Portion | null {
  const { verbs, cream, from, reach } = LINKING.skimmed;
  const near = words.slice(Math.max(0, at - reach), at);
  const off = near.findIndex(({ form }) => from.has(form));
  const start = words[at - near.length + off]?.start;
  if (off < 1 || start === undefined || !cream.has(near[off - 1]?.form ?? "")) return null;
  const before = words.slice(Math.max(0, at - near.length + off - reach), at - near.length + off);
  return before.some(({ form }) => verbs.has(form))
    ? { kind: "open", fraction: null, amount: null, start }
    : null;
}

// A food that is told again in brackets with how much of it: "rinse in water with vinegar (take 100 ml of the vinegar)".

/** Where the bracket opens in which word `at` stands; -1 outside of brackets. */
function bracketAt(words: readonly Word[], at: number): number {
  for (let back = at; back >= 0; back -= 1) {
    const gap = words[back]?.gap ?? "";
    if (gap.lastIndexOf("(") > gap.lastIndexOf(")")) return back;
    if (gap.includes(")")) return -1;
  }
  return -1;
}

/** The brackets say how much goes in: what stands before them without an amount only names it. */
export function toldInBrackets(words: readonly Word[], phrases: readonly Phrase[]): void {
  for (const { from, portion, options, passing } of phrases) {
    const states = portion?.kind === "part" && (portion.amount !== null || portion.fraction !== null);
    const bracket = states && !passing && portion.but !== true ? bracketAt(words, from) : -1;
    if (bracket < 0) continue;
    const named = phrases.findLast((phrase) => phrase.to <= bracket && !phrase.passing);
    if (named?.portion === null && named.options[0]?.line === options[0]?.line) named.passing = true;
  }
}
