/** Letters and figures that scans and typewriters take for each other: both sides of a comparison are written in one way. */
import { unitWritten } from "@/lib/engine/language/units";

const RUN = /[\p{L}\p{N}]+/gu;
const FIGURES: Readonly<Record<string, string>> = { l: "1", I: "1", i: "1", O: "0", o: "0" };
const LETTERS: Readonly<Record<string, string>> = { "1": "l", "0": "o" };

/** "l80" → "180", "s1iced" → "sliced"; words, numbers and "900g" stay. Linear. */
export function asPrinted(text: string): string {
  return text.replace(RUN, (run) => {
    if (run === "l") return "1";
    const letters = run.replace(/\p{N}/gu, "");
    if (letters === run || letters === "") return run;
    const figures = /^\d+/.exec(run)?.[0] ?? "";
    if (figures !== "" && unitWritten(run.slice(figures.length)) !== null) return run;
    if ([...letters].every((char) => char in FIGURES))
      return [...run].map((char) => FIGURES[char] ?? char).join("");
    return run.replace(/[10]/g, (char) => LETTERS[char] ?? char);
  });
}
