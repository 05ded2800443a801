/**
 * What page layout works on: pieces of text with their place, whether a PDF states them or a reader of photos found them.
 * Lengths are in one unit per page (points or pixels); y grows downwards.
 */
export type Piece = {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  base: number;
  /** Size of the type (its em, about 1.4 times the height of a small x-height line). */
  size: number;
  /** Name of the type face, where the source tells; equal names, equal style. */
  font?: string;
};

/** Pieces of one baseline that stand close together: a word, a line, or a cell of a row. */
export type Segment = Piece;

/** One line of the page as it will be read, its segments from left to right. */
export type Line = Piece & { segments: Segment[] };

/** Width of the white between two pieces that makes them two words, in em. */
const SPACE_EM = 0.14;

/** Text of pieces of one line, from left to right: a blank where there is white between them. */
export function joinPieces(pieces: readonly Piece[]): string {
  let text = "";
  let before: Piece | undefined;
  for (const piece of pieces) {
    const gap = piece.x0 - (before?.x1 ?? piece.x0);
    if (before && (gap > SPACE_EM * piece.size || gap < -piece.size || startsFraction(before, piece)))
      text += " ";
    text += piece.text;
    before = piece;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** A raised "1" after a full-size "1": the fraction of "1 1/2", not eleven. */
function startsFraction(before: Piece, piece: Piece): boolean {
  return piece.size < 0.8 * before.size && /\d$/.test(before.text) && /^\d/.test(piece.text);
}

/** One piece that covers all of `pieces` (one or more, of one baseline), in reading order. */
export function mergePieces(pieces: readonly Piece[]): Piece {
  const sorted = [...pieces].sort((a, b) => a.x0 - b.x0);
  const main = sorted.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  return {
    text: joinPieces(sorted),
    x0: sorted.reduce((least, one) => Math.min(least, one.x0), Infinity),
    x1: sorted.reduce((most, one) => Math.max(most, one.x1), -Infinity),
    base: main.base,
    size: main.size,
    font: main.font,
  };
}

/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Size of most of the text, by characters. */
export function bodySize(pieces: readonly Piece[]): number {
  const chars = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    chars.set(rounded, (chars.get(rounded) ?? 0) + text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of chars) if (count > most) [best, most] = [size, count];
  return best;
}
