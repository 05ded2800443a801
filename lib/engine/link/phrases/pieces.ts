/** Amounts that words say of pieces, of two of a thing, and by a measure of the line's own. */
import { LINKING } from "@/lib/engine/language/linking";
import { formWritten, unitForms } from "@/lib/engine/language/units";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { countOf } from "@/lib/engine/link/words/all-ingredients";
import type { Word } from "@/lib/engine/link/words/words";
import { compare, rational } from "@/lib/engine/recipe/rational";
import type { Phrase } from "./phrases";

// Pieces: "a garlic clove" is one of what the list counts, "a lemon wedge" is not a lemon, "each slice of bread" is all of it.

/** The word counts pieces, and one of them: "clove". */
function isPiece(word: Word | undefined): boolean {
  const { kind } = formWritten(word?.form ?? "")?.unit ?? {};
  return kind === "count" && word?.form === word?.lemma;
}

/** One of the pieces that the line measures its food in; null where the words do not say so. */
export function oneOfUnit(
  words: readonly Word[],
  { from, to, options }: Phrase,
  lines: readonly LineModel[],
): Portion | null {
  const article = words[from - 1];
  if (article === undefined || !LINKING.indefinite.has(article.form)) return null;
  const behind = /^\s+$/.test(words[to]?.gap ?? "") ? words[to] : undefined;
  const last = [to - from > 1 ? words[to - 1] : undefined, behind].find(isPiece);
  const unit = formWritten(last?.form ?? "")?.unit;
  if (unit === undefined) return null;
  return options.some(({ line }) => lines[line]?.amounts.pools[0]?.unit === unit.id)
    ? {
        kind: "part",
        fraction: null,
        amount: { low: rational(1), high: null, unit: null },
        start: article.start,
      }
    : null;
}

/** "one side of each slice of bread": what stands before is so much of every piece, and all pieces are meant. */
const isOfEachPiece = (words: readonly Word[], { from }: Phrase, { start }: Portion): boolean =>
  words
    .slice(Math.max(0, from - PIECE_REACH), from)
    .some(
      ({ form }, at, near) =>
        LINKING.intoEach.has(form) &&
        (near[at]?.start ?? 0) > start &&
        isPiece(near[at + 1]) &&
        LINKING.genitive.has(near.at(-1)?.form ?? ""),
    );
/** "each slice of", "each slice of the" */
const PIECE_REACH = 4;

/** "The whole piece of cod" of a line that counts no pieces: all of it. */
function isWholePiece(
  words: readonly Word[],
  { from, options }: Phrase,
  lines: readonly LineModel[],
): boolean {
  const near = words.slice(Math.max(0, from - PIECE_REACH), from);
  const isEntire = near.some(({ form }) => LINKING.entire.has(form));
  const unit = formWritten(near.find(isPiece)?.form ?? "")?.unit.id;
  return (
    isEntire &&
    unit !== undefined &&
    options.every(({ line }) => lines[line]?.amounts.pools[0]?.unit !== unit)
  );
}

/** What the words say of the amount, where they speak of pieces: nothing of "each slice", and an open part of "an orange slice" of 2 oranges. */
export function ofPieces(
  words: readonly Word[],
  phrase: Phrase,
  portion: Portion | null,
  lines: readonly LineModel[],
): Portion | null {
  if (portion?.amount != null && isOfEachPiece(words, phrase, portion)) return null;
  if (portion?.amount != null && isWholePiece(words, phrase, lines)) return null;
  const { from, to, options } = phrase;
  const article = words[from - 1];
  if (article === undefined || !LINKING.indefinite.has(article.form)) return portion;
  const { amount = null } = portion ?? {};
  const isOne = amount?.unit === null && amount.high === null && amount.low.n === amount.low.d;
  const last = to - from > 1 ? words[to - 1] : undefined;
  const piece = /^\s+$/.test(words[to]?.gap ?? "") ? words[to] : last;
  const areSeveral = options.some(({ line }) => {
    const [pool] = lines[line]?.amounts.pools ?? [];
    // "a sage leaf" is one of "8 sage leaves".
    const isOwn = lines[line]?.vocabulary.has(piece?.lemma ?? "") === true;
    return pool !== undefined && pool.unit === null && pool.low.n > pool.low.d && !isOwn;
  });
  if ((portion !== null && !isOne) || !areSeveral || !isPiece(piece)) return portion;
  return { kind: "open", fraction: null, amount: null, start: article.start };
}

// A line that counts two of a thing.

/** "2 onions": as many as "both" says. */
export const isPair = (line: LineModel | undefined): boolean => {
  const [pool] = line?.amounts.pools ?? [];
  return pool?.unit === null && pool.high === null && pool.low.n === 2 * pool.low.d;
};

// Amounts that words say of two of a thing: "the zest of both lemons", "the other onion".

/** Letters by which "sliced" is "slices" and "juiced" "juice". */
export const SAME_WORK = 4;

/** "2 lemons, 1 zested and juiced, 1 cut into wedges": nobody can say how much of the first one its zest is. */
export const takesBoth = ({ amounts }: LineModel, { taken }: Phrase): boolean =>
  taken !== null &&
  LINKING.takenBy.has(taken) &&
  amounts.splits.some(({ works }) =>
    [...LINKING.takenBy].every((part) =>
      works.some((work) => work.slice(0, SAME_WORK) === part.slice(0, SAME_WORK)),
    ),
  );

/** "Slice the other onion" of two: one. */
export function oneOfTwo(
  line: LineModel,
  { from, to }: Phrase,
  portion: Portion | null,
  words: readonly Word[],
): Portion | null {
  const last = words[to - 1];
  const isOther = portion?.kind === "rest" && LINKING.theOther.has(words[from - 1]?.form ?? "");
  const isSingle = last?.form === last?.lemma && portion?.amount === null && portion.fraction === null;
  return portion !== null && isOther && isSingle && isPair(line)
    ? { ...portion, amount: { low: rational(1), high: null, unit: null } }
    : portion;
}

/** "The zest of both lemons" of two. */
export function bothOf(line: LineModel, { taken, from }: Phrase, words: readonly Word[]): Portion | null {
  const [pool] = line.amounts.pools;
  const before = words[from - 1];
  return taken !== null && pool !== undefined && isPair(line) && LINKING.both.has(before?.form ?? "")
    ? { kind: "part", fraction: null, amount: pool, start: before?.start ?? -1 }
    : null;
}

/** "… and the juice of both", "… and the juice of two" behind the zest of a phrase that ends before word `to`: of how many; 0 where no words say so. */
function otherPartOf(words: readonly Word[], to: number, taken: string): number {
  let at = to;
  if (!LINKING.conjunctions.has(words[at]?.form ?? "")) return 0;
  at += LINKING.definite.has(words[at + 1]?.form ?? "") ? 2 : 1;
  const part = words[at]?.lemma ?? "";
  if (!LINKING.takenFrom.has(part) || part === taken) return 0;
  if (!LINKING.genitive.has(words[at + 1]?.form ?? "")) return 0;
  at += LINKING.definite.has(words[at + 2]?.form ?? "") ? 3 : 2;
  const { form = "" } = words[at] ?? {};
  const next = words[at + 1];
  // "The zest of one lemon and the juice of two oranges"
  const isAlone = next === undefined || /[.,;:)]/.test(next.gap) || LINKING.functionWords.has(next.form);
  if (!isAlone) return 0;
  return LINKING.both.has(form) ? 2 : countOf(form);
}

/** "The zest of one lemon and the juice of both": two of them go in. */
export function asManyAsBoth(
  words: readonly Word[],
  { from, to }: Pick<Phrase, "from" | "to">,
  portion: Portion | null,
): Portion | null {
  const amount = portion?.kind === "part" && portion.fraction === null ? portion.amount : null;
  if (portion === null || amount?.unit !== null || !LINKING.genitive.has(words[from - 2]?.form ?? ""))
    return portion;
  const taken = words[from - 3]?.lemma ?? "";
  const count = rational(LINKING.takenFrom.has(taken) ? otherPartOf(words, to, taken) : 0);
  return compare(count, amount.low) > 0 ? { ...portion, amount: { ...amount, low: count } } : portion;
}

/** "The three cheeses", of three lines: all of each of them. */
export const countsLines = ({ portion }: Phrase, lines: number): boolean =>
  lines > 1 &&
  portion?.amount?.unit === null &&
  portion.kind === "part" &&
  portion.fraction === null &&
  compare(portion.amount.low, rational(lines)) === 0;

// Measures that leave the amount to the cook, where a line has one of its own.

/** A measure and "of" stand before the food. */
const MEASURE_REACH = 3;
/** "splash", "pinch". */
const VAGUE: ReadonlySet<string> = new Set(
  unitForms()
    .filter(({ unit }) => unit.kind === "vague")
    .map(({ form }) => form),
);

/** "a splash of milk" is the line "splash of milk", and not the one of 500 ml: what leaves the amount to the cook is the line's own. */
export const isOwnMeasure = (words: readonly Word[], { from, portion }: Phrase, line: LineModel): boolean =>
  portion?.kind === "open" &&
  words
    .slice(Math.max(0, from - MEASURE_REACH), from)
    .some(
      ({ form, lemma, start }) => start >= portion.start && VAGUE.has(form) && line.vocabulary.has(lemma),
    );
