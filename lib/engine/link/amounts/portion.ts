/** What the words around a mention say about how much of the line is meant: "half of the", "1/4 cup", "the remaining 2 tbsp". */
import { LINKING } from "@/lib/engine/language/linking";
import { isOntoEach } from "@/lib/engine/link/words/no-use";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { unitAt, unitById } from "@/lib/engine/language/units";
import { multiply, rational, type Rational } from "@/lib/engine/recipe/rational";
import { exactAt, isLength, isVague, looseMeasure, ofSoMany, type Exact } from "./exact";
import { isColoured, isInName, isOfOne, isSecondWork, isLeftOf, regionStart } from "./words-before";
import type { Token } from "@/lib/engine/language/characters";

export type Portion = {
  /** part: a stated amount or fraction · rest: what is left · more: a further helping · open: left to the cook · whole: "all of the". */
  kind: "part" | "rest" | "more" | "open" | "whole";
  /** A fraction of the line where the words state one ("half of the"). */
  fraction: Rational | null;
  /** An amount where the words state one; for a bare number or fraction ("half a lemon") its unit is null. */
  amount: Exact | null;
  /** How it is left to the cook, where a measure says it: "a pinch", "the handful". */
  loosely?: Exact;
  /** Offset in the text of the first word that says it. */
  start: number;
  /** Said of the food before it in a list: "the remaining oil and water". */
  shared?: true;
  /** The stated amount is what is left out: "all but 1 tbsp of the oil". */
  but?: true;
  /** What was kept back is meant, and not what is left besides: "the reserved oil". */
  kept?: true;
  /** The fraction is one of what is left: "half the remaining oil", and not "the remaining half". */
  ofRest?: true;
  /** The list says so, and not the words of the action: "the thyme sprigs" of "1 tbsp thyme, plus 4 sprigs". */
  listed?: true;
  /** Only some of what is left: "a little of the remaining oil". */
  ofOpen?: true;
  /** So much goes to every one of several things: "top each with a slice of ham". */
  toEach?: true;
  /** "Just enough water": all of a line that nothing else uses. */
  asNeeded?: true;
  /** "Another layer of ladyfingers": as much as it takes, and so did the layer before. */
  layer?: true;
  /** Said of every food of the list that follows: "1 tbsp each of the oil and vinegar". */
  each?: true;
};

const {
  restWords,
  reservedWords,
  moreWords,
  openWords,
  genitive,
  determiners,
  allWords,
  exceptions,
  everything,
  eachWords,
  ordinals,
} = LINKING;
/** Words between "all" and "but". */
const EXCEPT_REACH = 14;

/** "a splash of", "a few", "almost all": an amount, and no verb ("Splash in the wine"), nor how it is done ("salate poco le melanzane"). */
const isOpen = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map((each) => tokens[each]?.lower);
  // "the first quantity of sugar" is that of the first line.
  if (LINKING.firstWords.has(before) || ordinals.has(before)) return false;
  if (LINKING.definite.has(next) || allWords.has(next)) return allWords.has(next);
  return determiners.has(before) || genitive.has(next) || determiners.has(word) || LINKING.asNeeded.has(word);
};

/** "Put in a pot the lentils": what ends at `end` is a vessel, and so much of nothing. */
const isVessel = (tokens: readonly Token[], end: number): boolean =>
  determiners.has(tokens[end]?.lower ?? "");

/** A unit without a number: "another tablespoon", "the last cup". */
function oneUnit(tokens: readonly Token[], from: number, end: number): { exact: Exact; at: number } | null {
  for (let at = from; at < end; at += 1) {
    const unit = unitAt(tokens, at);
    if (unit === null || unit.end > end || isVague(unit.unit.id) || isLength(unit.unit.id)) continue;
    if (unit.end === at || /s$/.test(tokens[at]?.lower ?? "") || (unit.unit.base === null && at === from))
      continue;
    if ((unit.end === end && isInName(tokens, at)) || isVessel(tokens, unit.end)) continue;
    if (isPlaceIn(tokens, at - 1, unit.end, unit.unit.id) || isColoured(tokens, at)) continue;
    // "a bit more nutmeg" and "bar the oil" count neither pieces nor bars.
    const word = tokens[at]?.lower ?? "";
    if (openWords.has(word) || (exceptions.has(word) && !genitive.has(tokens[unit.end]?.lower ?? "")))
      continue;
    return { exact: { low: rational(1), high: null, unit: unit.unit.id }, at };
  }
  return null;
}

/** "In a pot brown the onion": what stands behind "in" and without "of" is where, and no pot of onions. */
const isPlaceIn = (tokens: readonly Token[], at: number, end: number, unit: string | null): boolean =>
  unitById(unit)?.kind === "container" &&
  LINKING.enclosing.has(tokens[at - 1]?.lower ?? "") &&
  !genitive.has(tokens[end]?.lower ?? "");

const HUNDREDTH = rational(1, 100);

/** "een derde deel van de boter" is a third of it, and no part of three; "50% of the butter" a half. */
type ExactAt = NonNullable<ReturnType<typeof exactAt>>;
function asShare(tokens: readonly Token[], exact: ExactAt): ExactAt {
  const { low, high, unit } = exact.exact;
  const isOf = (at: number): boolean =>
    genitive.has(tokens[at]?.lower ?? "") || determiners.has(tokens[at]?.lower ?? "");
  if (unit === "part" && high === null && low.n < low.d && isOf(exact.end))
    return { ...exact, exact: { ...exact.exact, unit: null } };
  if (unit !== null || high !== null || tokens[exact.end]?.text !== "%" || !isOf(exact.end + 1)) return exact;
  return { ...exact, exact: { ...exact.exact, low: multiply(low, HUNDREDTH) }, end: exact.end + 1 };
}

/** What the words before offset `offset` say. Null when they say nothing. */
export function portionBefore(tokens: readonly Token[], offset: number): Portion | null {
  const found = tokens.findIndex((token) => token.start >= offset);
  const end = found < 0 ? tokens.length : found;
  const from = regionStart(tokens, end);
  if (from === end) return null;
  let [rest, more, open, whole, kept, needed] = [false, false, false, false, false, false];
  let [first, restAt, fractionAt, openAt] = [end, -1, -1, -1];
  let fraction: Rational | null = null;
  let amount: Exact | null = null;
  for (let at = from; at < end;) {
    const token = tokens[at];
    if (token === undefined) break;
    const note = () => (first = Math.min(first, at));
    const word = token.lower;
    if (restWords.has(word) || reservedWords.has(word) || isLeftOf(tokens, at)) {
      rest = true;
      kept ||= reservedWords.has(word);
      restAt = at;
      note();
    } else if (moreWords.has(word)) {
      more = true;
      note();
    } else if (openWords.has(word) && isOpen(tokens, at)) {
      open = true;
      needed ||= LINKING.asNeeded.has(word) && !genitive.has(tokens[at + 1]?.lower ?? "");
      openAt = at;
      note();
    } else if (allWords.has(word)) {
      whole = true;
      note();
    }
    // "the third lemon": one of them.
    if (
      at === end - 1 &&
      ordinals.has(word) &&
      determiners.has(tokens[at - 1]?.lower ?? "") &&
      amount === null
    ) {
      amount = { low: rational(1), high: null, unit: null };
      note();
    }
    // "Quarter the lime" opens as work does.
    const opens = at === 0 || (at === 1 && LINKING.orderOpeners.has(tokens[0]?.lower ?? ""));
    const isWork = COOKING_VERBS.has(word) && (opens || isSecondWork(tokens, at));
    let exact: ReturnType<typeof exactAt> =
      amount === null && fraction === null && !isWork ? exactAt(tokens, at) : null;
    if (exact !== null) exact = asShare(tokens, exact);
    // "4 sheets" of lasagne sheets: the unit is the food's own word.
    if (exact !== null && exact.end > end && exact.unitAt === end)
      exact = { ...exact, exact: { ...exact.exact, unit: null }, end };
    if (exact === null || exact.end > end || isLength(exact.exact.unit)) {
      at += exact !== null && exact.end <= end ? exact.end - at : 1;
      continue;
    }
    const isPlace = isVessel(tokens, exact.end) || isPlaceIn(tokens, at, exact.end, exact.exact.unit);
    if (exact.exact.unit !== null && determiners.has(word) && isPlace) {
      at = exact.end;
      continue;
    }
    note();
    const isOpenUnit = exact.exact.unit !== null && openWords.has(tokens[exact.unitAt]?.lower ?? "");
    if (isVague(exact.exact.unit) || isOpenUnit) open = true;
    else amount = ofSoMany(tokens, exact);
    const isFraction =
      exact.exact.unit === null && exact.exact.high === null && exact.exact.low.n < exact.exact.low.d;
    const before = tokens[exact.end - 1]?.lower ?? "";
    // "half of the", "half the": a fraction of the line; "half a lemon": a count.
    const next = tokens[exact.end]?.lower ?? "";
    if (
      isFraction &&
      !isOfOne(tokens, at, exact.end) &&
      (genitive.has(next) || (exact.end < end && determiners.has(next)) || genitive.has(before))
    ) {
      fraction = exact.exact.low;
      fractionAt = at;
    }
    at = exact.end;
  }
  if (amount === null && fraction === null) {
    const one = oneUnit(tokens, from, end);
    // "in each slice of ham": all of them.
    const said =
      one !== null &&
      !LINKING.intoEach.has(tokens[one.at - 1]?.lower ?? "") &&
      (more ||
        rest ||
        determiners.has(tokens[one.at - 1]?.lower ?? "") ||
        ordinals.has(tokens[one.at - 1]?.lower ?? "") ||
        LINKING.thatOne.has(tokens[one.at - 1]?.lower ?? "") ||
        // "a heaped spoonful", and no work: "thinly slice the leeks".
        (one.at > from && !(tokens[one.at - 1]?.lower.endsWith(LINKING.adverbEnd) ?? false)));
    if (one !== null && said) {
      amount = one.exact;
      first = Math.min(first, one.at);
    }
  }
  if (first >= end || isOntoEach(tokens, end)) return null;
  // "some of the remaining ½ cup": that much is left, and not how much goes in.
  if (openAt >= 0 && openAt < restAt && genitive.has(tokens[openAt + 1]?.lower ?? "")) amount = null;
  const stated = amount !== null || fraction !== null;
  const butAt = stated ? leftOutAt(tokens, from) : -1;
  const start = tokens[butAt < 0 ? first : butAt]?.start ?? offset;
  const each = tokens.slice(from, end).some(({ lower }) => eachWords.has(lower));
  const loosely = open && !stated ? looseMeasure(tokens, from, end) : null;
  const kind = rest ? "rest" : more ? "more" : stated ? "part" : open ? "open" : whole ? "whole" : null;
  if (kind === null) return null;
  return {
    kind: butAt >= 0 && kind === "more" ? "part" : kind,
    fraction,
    amount,
    start,
    ...(loosely === null ? {} : { loosely }),
    ...(butAt < 0 ? {} : { but: true as const }),
    ...(kept ? { kept: true as const } : {}),
    ...(fraction !== null && restAt > fractionAt ? { ofRest: true as const } : {}),
    ...(rest && !stated && openAt >= 0 && openAt < restAt ? { ofOpen: true as const } : {}),
    ...(each && stated ? { each: true as const } : {}),
    ...(needed ? { asNeeded: true as const } : {}),
  };
}

/** Where "all but", "everything except" begins that ends before token `from`, or -1. */
function leftOutAt(tokens: readonly Token[], from: number): number {
  if (!exceptions.has(tokens[from - 1]?.lower ?? "")) return -1;
  for (let at = from - 2; at >= Math.max(0, from - EXCEPT_REACH); at -= 1) {
    const token = tokens[at];
    if (token === undefined || /^[.;:]$/.test(token.text)) return -1;
    if (allWords.has(token.lower) || everything.has(token.lower)) return at === from - 2 ? at : from - 1;
  }
  return -1;
}
