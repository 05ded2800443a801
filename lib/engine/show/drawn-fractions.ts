/** Fractions that our letters draw as one sign ("1/2" as ½). The words stay the recipe's: only how they look is said here. */
import { SHORT_TIMES } from "@/lib/engine/language/short-times";

export type DrawnText = { text: string; isFraction: boolean };

/** Those that the typeface has a sign for, and that stand alone: no date, no "11/2", and no range of minutes ("3/4 min"). */
const DRAWN = new RegExp(
  `(?<![\\p{L}\\p{N}/.,])(?:1/[24]|3/4(?! ?(?:${SHORT_TIMES})(?!\\p{L})))(?![\\p{N}/])`,
  "giu",
);

/** A text in pieces, the fractions apart. */
export function drawnFractions(text: string): DrawnText[] {
  if (!text.includes("/")) return [{ text, isFraction: false }];
  const pieces: DrawnText[] = [];
  let done = 0;
  for (const { index, 0: written } of text.matchAll(DRAWN)) {
    if (index > done) pieces.push({ text: text.slice(done, index), isFraction: false });
    pieces.push({ text: written, isFraction: true });
    done = index + written.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isFraction: false });
  return pieces;
}
