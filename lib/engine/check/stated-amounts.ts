/** What an action says of a line, "1 cup of the cheese", "half the milk", "all but 1 tbsp of the oil", against the amount that is shown. */
import { goesInByTurns, type ReadAction } from "@/lib/engine/check/reading/actions";
import { partOf } from "@/lib/engine/check/reading/line-pieces";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { quantitiesIn, type Quantity, shareOf } from "@/lib/engine/check/reading/quantities";
import { stemsOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isInName, isNoneOfIts, saysOtherPart, sharesToEach } from "./action-words";
import type { Report } from "./report";

/** Rounding to what a kitchen measures: parts may differ by so much of the line. */
export const ROUNDING = 0.015;
/** Words between an amount and the food it is of. */
const NEAR = 4;
/** Words that a list of foods may have behind one amount: "1 tbsp each of the soy sauce, sugar and oil". */
const LISTED = 20;

export type Share = { low: number; high: number };
/** What the uses of a line come to so far; `toldOpen` are the amounts that stood with an open use: "all but 2 tbsp of the seeds". */
export type Before = { sum: Share; open: boolean; unknown: boolean; kept: number; toldOpen: Quantity[] };

/** Quantity `own` of the action belongs to the line: its name follows before another amount, a comma or the end of the phrase. */
export function isOf({ tokens, stems }: ReadAction, own: Quantity, line: ListLine): boolean {
  const text = stemsOf(line.text);
  const isTold = text.some((stem) => CHECKING.telling.has(stem) && !line.heads.has(stem));
  for (let at = own.next, steps = 0; at < tokens.length && steps <= NEAR; at += 1) {
    const stem = stems[at] ?? "";
    // "3 tbsp of the light soy sauce" is none of the dark one.
    if (isTold && CHECKING.telling.has(stem) && !text.includes(stem)) return false;
    // "4 of the egg yolks" is no number of eggs, "3 tbsp of the lemon juice" is of "juice and zest of 2 lemons".
    if (line.heads.has(stem)) {
      const next = stems[at + 1] ?? "";
      return isHeadAt(line, stems, at) && (!CHECKING.foodParts.flat().includes(next) || line.name.has(next));
    }
    if (line.name.has(stem) && steps > 0) return true;
    if (line.name.has(stem)) {
      steps += 1;
      continue;
    }
    // "2 tbsp oil + cumin"
    if (/^[\p{N}.,;:(+&]/u.test(stem) || CHECKING.stops.has(stem)) return false;
    // "In a 2-quart saucepan melt the butter": how large the pan is.
    if (LINKING.tools.has(stem) && !LINKING.measures.has(stem)) return false;
    if (!CHECKING.fillers.has(stem)) steps += 1;
  }
  return false;
}

/** "that is left", and nothing between that ends the phrase. */
const isLeft = (behind: readonly string[]): boolean => {
  const left = behind.findIndex((stem) => CHECKING.left.has(stem));
  return left > 0 && behind.slice(0, left).every((stem) => LINKING.left.towards.has(stem));
};

/** The rest of the line is meant: "the remaining oil", "the rest of the stock". */
export function saysRest({ tokens, stems }: ReadAction, line: ListLine): boolean {
  return stems.some((stem, at) => {
    // "any butter that is left"
    if (line.heads.has(stem) && isLeft(stems.slice(at + 1, at + 1 + NEAR))) return true;
    if (!CHECKING.rest.has(stem)) return false;
    for (let next = at + 1; next < Math.min(tokens.length, at + 2 + NEAR); next += 1) {
      const word = stems[next] ?? "";
      // "the remaining oat mixture" is what was made of the oats.
      const behind = stems[next + 1] ?? "";
      const isMade = LINKING.products.has(behind) && !line.heads.has(behind) && !line.name.has(behind);
      if (line.heads.has(word) || line.name.has(word)) return !isMade;
      if (/^[\p{N}.,;:(]/u.test(word) || (CHECKING.stops.has(word) && !CHECKING.fillers.has(word)))
        return false;
    }
    return false;
  });
}

/** "1 tbsp each of the soy sauce, sugar and oil": the amount is of every food behind it, up to the end of the phrase. */
function isOfEach({ stems, quantities }: ReadAction, own: Quantity, line: ListLine): boolean {
  if (!CHECKING.perEach.has(stems[own.next] ?? "")) return false;
  const next = quantities.find((each) => each.at >= own.next)?.at ?? stems.length;
  for (let at = own.next + 1; at < Math.min(next, own.next + LISTED); at += 1) {
    if (/^[.;:(]/.test(stems[at] ?? "")) return false;
    if (isHeadAt(line, stems, at)) return true;
  }
  return false;
}

/** "half of both the spices and the herbs": a part of every line of these kinds that the action does not name. */
function isOfKind({ stems }: ReadAction, portion: Quantity, line: ListLine): boolean {
  if (stems.some((stem) => line.heads.has(stem))) return false;
  for (let at = portion.next; at < Math.min(stems.length, portion.next + LISTED); at += 1) {
    const stem = stems[at] ?? "";
    if (/^[.,;:(]/.test(stem)) return false;
    if (CHECKING.collective.has(stem) && classesOfCollective(stem)?.some((kind) => line.classes.has(kind)))
      return true;
  }
  return false;
}

/** The amount is what stays back: "all but 1 tbsp of the oil", "keeping back ½ tsp". */
const isKept = ({ stems }: ReadAction, own: Quantity): boolean =>
  own.at > 1 &&
  (isExceptedToo(stems, own.at) ||
    CHECKING.keepsBack.has(stems[own.at - 1] ?? "") ||
    (own.at > 2 &&
      CHECKING.keepsBack.has(stems[own.at - 2] ?? "") &&
      CHECKING.stops.has(stems[own.at - 1] ?? "")));

/** Words between "everything except" and the last thing that is left out. */
const EXCEPT_REACH = 8;
/** "Everything except the almonds and 1 tbsp of the milk": left out as well. */
const isExceptedToo = (stems: readonly string[], at: number): boolean =>
  LINKING.conjunctions.has(stems[at - 1] ?? "") &&
  stems
    .slice(Math.max(1, at - EXCEPT_REACH), at)
    .some(
      (stem, index, before) =>
        LINKING.exceptions.has(stem) &&
        LINKING.everything.has(before[index - 1] ?? stems[Math.max(1, at - EXCEPT_REACH) - 1] ?? ""),
    );

/** "The honey except 2 tbsp": what stays back is told behind the food. */
const isKeptOf = ({ stems }: ReadAction, own: Quantity, line: ListLine): boolean =>
  (!/^\p{L}/u.test(stems[own.next] ?? "") || LINKING.exceptEnds.has(stems[own.next] ?? "")) &&
  [own.at - 1, own.at - 2].some(
    (at) => CHECKING.keepsBack.has(stems[at] ?? "") && line.heads.has(stems[at - 1] ?? ""),
  );

/** The part of the line that the action keeps back and does not use, "reserve half the milk": 0 where it keeps none or says no share. */
export function keptOf(action: ReadAction, line: ListLine): number {
  const own = action.quantities.find((each) => each.sort === "amount" && isOf(action, each, line));
  if (own === undefined) return 0;
  return own.portion ? own.low : (partOf(line, own)?.low ?? 0);
}

export const near = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDING * Math.max(1, b);
const overlap = (a: Share, b: Share): boolean =>
  near(a.low, b.low) || near(a.high, b.high) || (a.low <= b.high && b.low <= a.high);

/** What part of its line a use says it is; null for an open part, or an amount that cannot be compared with the line's. */
export function shareOfUse(amount: string, line: ListLine, language: string): Share | null {
  if (amount === "all") return { low: 1, high: 1 };
  if (amount === "some") return null;
  const [stated] = quantitiesIn(amount, language);
  if (stated === undefined) return null;
  // "5 yolks" of "5 eggs": a part of each, not a number of them.
  const other = stemsOf(amount.slice(stated.end)).some(
    (stem) => !line.name.has(stem) && !CHECKING.describing.has(stem) && !CHECKING.fillers.has(stem),
  );
  return other ? null : partOf(line, stated);
}

/** "Add half of the sugar, then the rest with the coffee": the rest of the same food, without its name. */
const takesRest = ({ stems, tokens }: ReadAction, portion: Quantity): boolean =>
  stems.some((stem, at) => {
    const word = tokens[at]?.text ?? "";
    const isRest = CHECKING.rest.has(stem) || LINKING.theRest.has(word) || LINKING.theOther.has(word);
    if (at <= portion.next || !isRest) return false;
    const next = stems[at + 1] ?? ".";
    return /^[.,;)]$/.test(next) || CHECKING.stops.has(next) || LINKING.afterElided.has(next);
  });

/** "Quarter the plums", "stone and quarter the plums": it is said as work. */
const isOrder = ({ stems }: ReadAction, { at }: Quantity): boolean =>
  at === 0 || (at === 2 && CHECKING.joiners.has(stems[1] ?? "") && LINKING.readying.has(stems[0] ?? ""));

/** Which sentence tells that the portion or the rest that the action says is not what is shown; null when it is, or says none. */
function portionTold(
  action: ReadAction,
  line: ListLine,
  amount: string,
  share: Share | null,
  before: Before,
  language: string,
): ((step: number) => string) | null {
  const rest = saysRest(action, line);
  const known = before.open || before.unknown || line.mixed ? null : before.sum;
  const portion = action.quantities.find(
    (each) =>
      each.portion &&
      each.sort === "amount" &&
      // "Quarter the cabbage": all of it is quartered.
      (!isOrder(action, each) || amount !== "all" || action.stems[each.next] === CHECKING.ofThe[0]) &&
      (isOf(action, each, line) || (amount === "all" && isOfKind(action, each, line))) &&
      !CHECKING.sums.has(action.tokens[each.next]?.text ?? "") &&
      !isInName(action, each, line) &&
      !(amount === "all" && sharesToEach(action, each)),
  );
  if (portion !== undefined) {
    if (share === null || line.amounts.length === 0) return null;
    const left = rest && known !== null ? 1 - known.low : 1;
    const whole = partOf(line, { ...portion, portion: false });
    if (amount === "all" && whole !== null && near(whole.low, 1)) return null;
    const ofRest = action.stems
      .slice(portion.next, portion.next + NEAR)
      .some((stem) => CHECKING.rest.has(stem));
    // "keeping back about a third": the others go in.
    const kept = action.stems
      .slice(Math.max(0, portion.at - NEAR), portion.at)
      .some((stem) => CHECKING.keepsBack.has(stem));
    const right =
      near(share.low, portion.low * left) ||
      // "half of the cheese, then the ham and the rest of the cheese": all of it goes in here.
      ((rest || takesRest(action, portion)) && !ofRest && near(share.low, left)) ||
      // "the remaining half onion" is what is left, and no half of it.
      (near(share.low, portion.low) && (!ofRest || near(portion.low, left))) ||
      (kept && near(share.low, left - portion.low));
    return right ? null : SENTENCES.otherPart;
  }
  if (!rest || amount === "some") return null;
  // "All but 2 tbsp of the seeds", and then those.
  const [own] = quantitiesIn(amount, language);
  if (before.toldOpen.some(({ low, unit }) => low === own?.low && unit === own.unit)) return null;
  // What is left of an open part cannot be an amount.
  const extra = tokensIn(line.text).some((token) => CHECKING.extra.has(token.text));
  if (before.open && !before.unknown && !extra && !line.mixed && line.amounts.length > 0)
    return SENTENCES.otherRest;
  if (share === null || known === null || (known.low === 0 && amount === "all")) return null;
  // "Set aside a third of the cheese. Stir in the rest": what is kept back is left besides.
  const adds = [0, before.kept].some(
    (kept) => near(share.low + known.low + kept, 1) || near(share.high + known.high + kept, 1),
  );
  return adds ? null : SENTENCES.otherRest;
}

/** Reports a use that is not what its action states; `before` is what the uses of the line before it come to. */
export function checkStated(
  action: ReadAction,
  line: ListLine,
  amount: string,
  before: Before,
  language: string,
  report: Report,
): void {
  const tell = (message: string) =>
    report({
      kind: "amount",
      message,
      step: action.step,
      action: action.action,
      lines: [line.index],
      text: line.shown,
    });
  const share = shareOfUse(amount, line, language);
  const ofEach = (own: Quantity) => isOfEach(action, own, line);
  const stated = action.quantities.filter(
    (each) =>
      each.sort === "amount" &&
      !each.portion &&
      (isOf(action, each, line) || ofEach(each) || isKeptOf(action, each, line)),
  );
  const measured = stated.filter((each) => each.unit !== null);
  const perEach = action.stems.some((stem) => CHECKING.perEach.has(stem));
  const divided = (own: Quantity) =>
    action.quantities.some((each) => each.portion && each.at >= own.next && each.at <= own.next + NEAR);
  for (const own of measured.length > 0 ? measured : stated) {
    if (isNoneOfIts(action, own) || line.mixed || (perEach && !ofEach(own)) || divided(own)) continue;
    // "One egg at a time" says how they go in, and all of them do.
    if (goesInByTurns(action.stems, own.next, own.next + NEAR)) continue;
    const part = partOf(line, own);
    if (part === null) {
      // "1 EL vom Zucker" of "100 g Zucker": what is shown is told from what is said, where neither is told from the list.
      const [given] = amount === "all" || amount === "some" ? [] : quantitiesIn(amount, language);
      const same = given === undefined ? null : shareOf(given, own);
      if (same !== null && measured.length === 1 && !near(same.low, 1) && !near(same.high, 1))
        return tell(SENTENCES.otherAmount(action.step));
      continue;
    }
    if (isKept(action, own)) {
      const left = { low: 1 - part.high, high: 1 - part.low };
      if (share !== null && part.high < 1 && !overlap(share, left) && before.sum.high === 0)
        tell(SENTENCES.keepsBack(action.step));
      return;
    }
    const extra = action.stems
      .slice(Math.max(0, own.at - 1), own.next + NEAR)
      .some((stem) => CHECKING.more.has(stem));
    if (part.low > 1 + ROUNDING && !extra) return tell(SENTENCES.asksForMore(action.step));
    // "three potatoes in slices, the others in cubes": all of them.
    const others = amount === "all" && (takesRest(action, own) || saysOtherPart(action, own));
    if (share !== null && measured.length <= 1 && !overlap(share, part) && !others)
      return tell(SENTENCES.otherAmount(action.step));
  }
  if (stated.length > 0) return;
  const told = portionTold(action, line, amount, share, before, language);
  if (told !== null) tell(told(action.step));
}
