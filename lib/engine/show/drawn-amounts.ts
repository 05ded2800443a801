/** How amounts in a text look: "1/2" as our letters' one sign ½, "180 °C" never at two ends of a line. The words stay the recipe's. */
import { SHORT_TIMES } from "@/lib/engine/language/short-times";

export type DrawnText = { text: string; look: "plain" | "fraction" | "together" };

/** Fractions that the typeface has a sign for, and that stand alone: no date, no "11/2", and no range of minutes ("3/4 min"). */
const FRACTION = `(?<![\\p{L}\\p{N}/.,])(?:1/[24]|3/4(?! ?(?:${SHORT_TIMES})(?!\\p{L})))(?![\\p{N}/])`;
const DEGREES = "(?<![\\p{L}\\p{N}])\\d{1,3} ?[°º˚](?: ?[CF](?!\\p{L}))?";
const DRAWN = new RegExp(`${FRACTION}|${DEGREES}`, "giu");

/** A text in pieces, what is drawn in its own way apart. */
export function drawnAmounts(text: string): DrawnText[] {
  if (!/[/°º˚]/u.test(text)) return [{ text, look: "plain" }];
  const pieces: DrawnText[] = [];
  let done = 0;
  for (const { index, 0: written } of text.matchAll(DRAWN)) {
    if (index > done) pieces.push({ text: text.slice(done, index), look: "plain" });
    pieces.push({ text: written, look: written.includes("/") ? "fraction" : "together" });
    done = index + written.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), look: "plain" });
  return pieces;
}
