/** The pieces between a line's commas: which of them name a food. */
import { CHECKING } from "@/lib/engine/language/checking";
import type { Quantity } from "./quantities";
import { stemsOf, tokensIn } from "./tokens";

/** More than an amount and what describes a food. */
export const namesSomething = (text: string): boolean =>
  stemsOf(text).some(
    (stem) => stem.length > 1 && !CHECKING.describing.has(stem) && !CHECKING.stops.has(stem),
  );

/** "Salt, pepper, 1 pinch sugar": the one amount is of another food than the first, which has none. */
export function measuresOther(text: string, { start, end }: Quantity): boolean {
  const pieces = text.slice(0, start).split(",");
  const behind = /^[^,;(]*/.exec(text.slice(end))?.[0] ?? "";
  return pieces.length > 1 && pieces.some(namesSomething) && namesSomething(behind);
}

/** "300 g flour, plus a little for the counter", where a dough is rolled out: it goes under the dough, which no words need to say. */
export const isForCounter = (line: string, actions: readonly { stems: readonly string[] }[]): boolean =>
  stemsOf(line).some((stem) => CHECKING.counters.has(stem)) &&
  actions.some(
    ({ stems }) =>
      stems.some((stem) => CHECKING.rolls.has(stem)) && stems.some((stem) => CHECKING.doughs.has(stem)),
  );

/** More than the stated amount is needed, and not only on the table: "plus extra for the tin". */
export function hasExtra({
  text,
  amounts,
  mixed,
}: {
  text: string;
  amounts: readonly Quantity[];
  mixed: boolean;
}): boolean {
  if (amounts.length === 0 || mixed) return false;
  const words = tokensIn(text).map((token) => token.text);
  const plus = words.findIndex((word) => CHECKING.sums.has(word) && word !== "&");
  const behind = plus < 0 ? [] : words.slice(plus);
  return behind.some((word) => CHECKING.extra.has(word)) && !behind.some((word) => CHECKING.table.has(word));
}

/** "Zest 2 of the lemons and juice all 4": the number is the list's, and needs no name. */
export const juicesAll = (stems: readonly string[], opens: number, amounts: readonly Quantity[]): boolean =>
  CHECKING.juicing.has(stems[opens] ?? "") && stems.some((stem) => Number(stem) === amounts[0]?.low);
