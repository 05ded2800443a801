/** Lists that set a dash between amount and food, "225 g - Flour", "1 - Egg": there the 1 counts eggs, and no items of the list. */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** "225g - Self raising flour", "1tsp – Soda" */
const BEFORE_DASH = /^\d[\d.,/]{0,6}\s?\p{L}{1,12}\.?\s?[-–—]\s?\p{L}/u;
/** So many rows of a list are written so. */
const FEWEST_DASHED = 2;

type Run = { from: number; to: number; dashed: number };

/** Rows that stand together, numbered or with such a dash. */
function runsOf(lines: readonly TextLine[]): Run[] {
  const runs: Run[] = [];
  lines.forEach(({ text, marker, gap }, i) => {
    const isDashed = marker === "none" && BEFORE_DASH.test(text);
    if (!isDashed && marker !== "number") return;
    const last = runs.at(-1);
    if (last !== undefined && last.to === i && gap === 0) {
      last.to = i + 1;
      last.dashed += isDashed ? 1 : 0;
    } else runs.push({ from: i, to: i + 1, dashed: isDashed ? 1 : 0 });
  });
  return runs;
}

/** `lines` with the numbers of such rows as their amounts again. Linear. */
export function withCountsBeforeDash(lines: readonly TextLine[]): TextLine[] {
  const counted = new Set<number>();
  for (const { from, to, dashed } of runsOf(lines))
    if (dashed >= FEWEST_DASHED) for (let i = from; i < to; i += 1) counted.add(i);
  return lines.map((line, i) => {
    if (!counted.has(i) || line.marker !== "number" || line.number === null) return line;
    const text = `${line.number} ${line.text}`;
    return { ...line, text, cells: [text], marker: "none", number: null };
  });
}
