/** Lists whose lines end with a comma or a semicolon each, as in a sentence: "- 150 g of rice, cooked," is one thing, and its last sign none of it. */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** Fewer lines are no list that is written so. */
const FEWEST_LINES = 3;
const END = /\s{0,2}[,;]$/;

/** Lines that stand together below one another, each with its own mark. */
function runsOf(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  lines.forEach((line, i) => {
    const run = line.gap === 0 && lines[i - 1]?.marker === line.marker ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([line]);
    else run.push(line);
  });
  return runs;
}

/** `lines` without the signs that end the lines of such a list; the last one ends as it likes, or with the list's full stop. Linear. */
export const withoutCommaEnds = (lines: readonly TextLine[]): TextLine[] =>
  runsOf(lines).flatMap((run) => {
    const ended = run.filter(({ text }) => END.test(text)).length;
    const isList = run[0]?.marker === "bullet" && run.length >= FEWEST_LINES && ended >= run.length - 1;
    if (!isList) return run;
    return run.map((line, i) => {
      const text = line.text.replace(i === run.length - 1 ? /\s{0,2}[,;.]$/ : END, "");
      return text === line.text ? line : { ...line, text, cells: [text] };
    });
  });
