/** Pieces: "a garlic clove" is one of what the list counts, "a lemon wedge" is not a lemon, "each slice of bread" is all of it. */
import { LINKING } from "@/lib/engine/language/linking";
import { formWritten } from "@/lib/engine/language/units";
import { rational } from "@/lib/engine/recipe/rational";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { Word } from "@/lib/engine/link/words/words";

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
