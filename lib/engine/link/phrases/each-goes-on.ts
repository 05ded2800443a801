/** "Spread each slice with 1 tsp of mustard and lay 2 slices of bacon on top": what the second order gives goes onto each, too. */
import { LINKING } from "@/lib/engine/language/linking";
import { compare, divide, rational, type Rational } from "@/lib/engine/recipe/rational";
import { unitById } from "@/lib/engine/language/units";
import { convert } from "@/lib/engine/link/amounts/exact";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import { toEachFrom } from "./portion-behind";
import type { ReadAction } from "./read-action";

type Told = Pick<ReadAction, "instruction" | "opensSentence" | "phrases" | "words">;

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

/** Words before "each" in an order that is done to every piece: "press each flat". */
const MOST_BEFORE = 2;

/** "Cut into 12 slices, press each flat, wrap an apricot in it": every piece is worked on. */
const worksOnEach = ({ words }: Told): boolean =>
  words.slice(0, MOST_BEFORE).some(({ form }) => LINKING.intoEach.has(form));

/** How many pieces the line of the phrase counts; null where it measures, or where it is not sure which line it is. */
function piecesOf({ options }: Phrase, lines: readonly LineModel[]): Rational | null {
  const [pool] = lines[options[0]?.line ?? -1]?.amounts.pools ?? [];
  const isCounted = pool !== undefined && (pool.unit === null || unitById(pool.unit)?.kind === "count");
  return isCounted && pool.high === null ? pool.low : null;
}

/** "Pit the 12 plums and put in a sugar cube" of 12: one goes into each. */
function isOneForEach(phrase: Phrase, before: Told, lines: readonly LineModel[]): boolean {
  const { amount } = phrase.portion ?? { amount: null };
  if (amount?.high !== null || compare(amount.low, ONE) !== 0) return false;
  const count = piecesOf(phrase, lines);
  const line = phrase.options[0]?.line;
  return (
    count !== null &&
    compare(count, FEWEST) >= 0 &&
    before.phrases.some((other) => {
      const pieces = other.portion === null && !other.passing ? piecesOf(other, lines) : null;
      return pieces !== null && other.options[0]?.line !== line && compare(pieces, count) === 0;
    })
  );
}
const ONE = rational(1);
/** Fewer may be a handful of two foods by chance: 2 eggs beside 2 apples. */
const FEWEST = rational(4);

/** Gives each piece what an order of the same sentence gives behind one that says "each", or on as many. */
export function goOnEach(actions: readonly Told[], lines: readonly LineModel[]): void {
  const isNamedAgain = (phrase: Phrase, index: number): boolean =>
    actions
      .slice(index + 1)
      .some(({ phrases }) =>
        phrases.some(({ options }) => options.length === 1 && options[0]?.line === phrase.options[0]?.line),
      );
  actions.forEach((action, index) => {
    const before = actions[index - 1];
    if (before === undefined || before.instruction !== action.instruction || action.opensSentence) return;
    const isEach = goesToEach(before) || worksOnEach(before);
    for (const phrase of action.phrases) {
      if (phrase.portion === null) continue;
      const isOne = !isEach && !isNamedAgain(phrase, index) && isOneForEach(phrase, before, lines);
      if (isOne || (isEach && isOneOfEqual(phrase, lines))) phrase.portion = toEachFrom(phrase.portion);
    }
  });
}
