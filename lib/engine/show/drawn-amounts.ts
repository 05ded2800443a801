/** How amounts in a text look: "1/2" as our letters' one sign ½, "180C" with its degree sign, "180 °C" and "1 1/2" never at two ends of a line. The words stay the recipe's. */
import { SHORT_TIMES } from "@/lib/engine/language/times/minutes";

/** `whole`: of a fraction, the number before it with its blank: "1 " of "1 1/2". */
export type DrawnText = { text: string; look: "plain" | "fraction" | "degrees" | "together"; whole?: string };

/** Fractions that the typeface has a sign for, and that stand alone: no date, no "11/2", and no range of minutes ("3/4 min"). */
const FRACTION = `(?<![\\p{L}\\p{N}/.,])(?:1/[24]|3/4(?! ?(?:${SHORT_TIMES})(?!\\p{L})))(?![\\p{N}/])`;
const DEGREES = "(?<![\\p{L}\\p{N}])\\d{1,3} ?[°º˚](?: ?[CF](?!\\p{L}))?";
/** "180C", "350 F": the number, whose sign was left out. Two digits are degrees where the letter stands at them: nobody takes 26 cups. */
const BARE_DEGREES =
  "(?<![\\p{L}\\p{N}.,])(?:\\d{3}(?= ?[CF](?![\\p{L}\\p{N}]))|\\d{2}(?=[CF](?![\\p{L}\\p{N}])))";
const DRAWN = new RegExp(`${FRACTION}|${DEGREES}|${BARE_DEGREES}`, "giu");
/** "1 " before a fraction. */
const WHOLE = /(?<![\p{L}\p{N}/.,])\d{1,3} $/u;

function lookOf(written: string, behind: string): DrawnText["look"] {
  if (written.includes("/")) return "fraction";
  if (/\D/u.test(written)) return "together";
  // "250c" is a misprint of anything.
  return /^ ?[CF]/.test(behind) ? "degrees" : "plain";
}

/** A text in pieces, what is drawn in its own way apart. */
export function drawnAmounts(text: string): DrawnText[] {
  if (!/[/°º˚]|\d ?[CF]/u.test(text)) return [{ text, look: "plain" }];
  const pieces: DrawnText[] = [];
  let done = 0;
  for (const { index, 0: written } of text.matchAll(DRAWN)) {
    const whole = written.includes("/")
      ? WHOLE.exec(text.slice(Math.max(done, index - 5), index))?.[0]
      : undefined;
    const from = index - (whole?.length ?? 0);
    if (from > done) pieces.push({ text: text.slice(done, from), look: "plain" });
    done = index + written.length;
    const look = lookOf(written, text.slice(done, done + 2));
    pieces.push({ text: text.slice(from, done), look, ...(whole === undefined ? {} : { whole }) });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), look: "plain" });
  return pieces;
}
