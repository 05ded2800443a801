/** "Spread each slice with 1 tsp of mustard and lay 2 slices of bacon on top": what the second order gives goes onto each, too. */
import { compare, divide, rational } from "@/lib/engine/recipe/rational";
import { unitById } from "@/lib/engine/language/units";
import { convert } from "./exact";
import type { LineModel } from "./line-names";
import type { Phrase } from "./phrases";
import { toEachFrom } from "./portion-behind";

type Told = { instruction: number; opensSentence: boolean; phrases: readonly Phrase[] };

const goesToEach = ({ phrases }: Told): boolean => phrases.some(({ portion }) => portion?.toEach === true);

/** The amount fits into the line's several times, and leaves nothing: 2 of 8 slices. */
function isOneOfEqual({ portion, options }: Phrase, lines: readonly LineModel[]): boolean {
  const amount = portion?.kind === "part" && portion.fraction === null ? portion.amount : null;
  const [pool] = lines[options[0]?.line ?? -1]?.amounts.pools ?? [];
  if (amount === null || amount.high !== null || pool === undefined || pool.high !== null) return false;
  // "2 bacon slices" of "8 slices of bacon"
  const isPiece = amount.unit === null && unitById(pool.unit)?.kind === "count";
  const low = isPiece ? amount.low : convert(amount.low, amount.unit, pool.unit);
  const times = low === null ? null : divide(pool.low, low);
  return times !== null && times.d === 1 && compare(times, rational(1)) > 0;
}

/** Gives each piece what an order of the same sentence gives behind one that says "each". Linear. */
export function goOnEach(actions: readonly Told[], lines: readonly LineModel[]): void {
  actions.forEach((action, index) => {
    const before = actions[index - 1];
    if (before === undefined || before.instruction !== action.instruction || action.opensSentence) return;
    if (!goesToEach(before)) return;
    for (const phrase of action.phrases)
      if (phrase.portion !== null && isOneOfEqual(phrase, lines)) phrase.portion = toEachFrom(phrase.portion);
  });
}
