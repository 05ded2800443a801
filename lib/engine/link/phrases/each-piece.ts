/** What is given to each piece: "spread each slice with 1 tsp of mustard", "each with half of the cheese". */
import { LINKING } from "@/lib/engine/language/linking";
import { unitById } from "@/lib/engine/language/units";
import { convert } from "@/lib/engine/link/amounts/exact";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { compare, divide, rational, type Rational } from "@/lib/engine/recipe/rational";
import type { Phrase } from "./phrases";
import { EACH_REACH, toEachFrom } from "./portion-behind";
import type { ReadAction } from "./read-action";

// "Spread each slice with 1 tsp of mustard and lay 2 slices of bacon on top": what the second order gives goes onto each, too.

type Order = Pick<ReadAction, "instruction" | "opensSentence" | "phrases" | "words">;

const goesToEach = ({ phrases }: Order): boolean => phrases.some(({ portion }) => portion?.toEach === true);

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
const BEFORE_EACH = 2;

/** "Cut into 12 slices, press each flat, wrap an apricot in it": every piece is worked on. */
const worksOnEach = ({ words }: Order): boolean =>
  words.slice(0, BEFORE_EACH).some(({ form }) => LINKING.intoEach.has(form));

/** How many pieces the line of the phrase counts; null where it measures, or where it is not sure which line it is. */
function piecesOf({ options }: Phrase, lines: readonly LineModel[]): Rational | null {
  const [pool] = lines[options[0]?.line ?? -1]?.amounts.pools ?? [];
  const isCounted = pool !== undefined && (pool.unit === null || unitById(pool.unit)?.kind === "count");
  return isCounted && pool.high === null ? pool.low : null;
}

/** "Pit the 12 plums and put in a sugar cube" of 12: one goes into each. */
function isOneForEach(phrase: Phrase, before: Order, lines: readonly LineModel[]): boolean {
  const { amount } = phrase.portion ?? { amount: null };
  if (amount?.high !== null || compare(amount.low, ONE) !== 0) return false;
  const count = piecesOf(phrase, lines);
  const line = phrase.options[0]?.line;
  return (
    count !== null &&
    compare(count, FEWEST_PIECES) >= 0 &&
    before.phrases.some((other) => {
      const pieces = other.portion === null && !other.passing ? piecesOf(other, lines) : null;
      return pieces !== null && other.options[0]?.line !== line && compare(pieces, count) === 0;
    })
  );
}
const ONE = rational(1);
/** Fewer may be a handful of two foods by chance: 2 eggs beside 2 apples. */
const FEWEST_PIECES = rational(4);

/** Gives each piece what an order of the same sentence gives behind one that says "each", or on as many. */
export function goOnEach(actions: readonly Order[], lines: readonly LineModel[]): void {
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

// "Spread each with half of the cheese": the halves that each of two gets are all of it.

type Share = Pick<ReadAction, "phrases" | "words">;

/** A word for every piece stands before the share, in its clause: "each with half", and not "half of each". */
function isForEach(words: ReadAction["words"], from: number, start: number): boolean {
  for (let at = from - 1; at >= 0 && at > from - EACH_REACH; at -= 1) {
    if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
    const { form, start: place } = words[at] ?? { form: "", start: Infinity };
    if (place < start && LINKING.intoEach.has(form)) return true;
  }
  return false;
}

/** Takes all of a line where each piece gets a share of it, and no other action speaks of a part of the line. Linear in the phrases of a line. */
export function takeSharesOfEach(actions: readonly Share[]): void {
  const parted = new Map<number, number>();
  for (const { phrases } of actions)
    for (const { portion, passing, options } of phrases)
      if (!passing && portion !== null && options[0] !== undefined)
        parted.set(options[0].line, (parted.get(options[0].line) ?? 0) + 1);
  for (const { words, phrases } of actions)
    for (const phrase of phrases) {
      const { portion, from, passing } = phrase;
      const isShare = portion?.kind === "part" && portion.but !== true && portion.fraction?.n === 1;
      if (passing || !isShare || (parted.get(phrase.options[0]?.line ?? -1) ?? 0) > 1) continue;
      if (isForEach(words, from, portion.start)) phrase.portion = null;
    }
}
