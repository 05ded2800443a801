/** Judges the readings of a page: which of several recipes it is about, and whether data alone tells it all. */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { hasPlaceholder, instructionScore } from "./list-score";
import { statesAmount, type LineJudge } from "./line-shape";
import type { Page } from "./page";
import type { Reading } from "./reading";
import { agreement } from "./title";

/** How well a reading stands for the page: its size, and whether the page's own title and address speak of it. */
function standing(reading: Reading, page: Page): number {
  const named = reading.title ? agreement(reading.title, page) : 0;
  const size =
    Math.min(1, reading.ingredients.length / 5) + Math.min(1, textLength(reading.instructions) / 300);
  return size * 1.5 + named;
}

const textLength = (lines: readonly SourceLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

export function bestReading(readings: readonly Reading[], page: Page): Reading | undefined {
  if (readings.length < 2) return readings[0];
  return readings
    .map((reading, index) => ({ reading, score: standing(reading, page) - index * 0.001 }))
    .sort((a, b) => b.score - a.score)[0]?.reading;
}

/** Fewer ingredients than this may be the recipe "for the dressing" only: then the page is searched too. */
const FEW = 5;
const LONG_STEP = 100;
/** Share of the ingredients that state an amount in data that is complete. */
const WITH_AMOUNT = 0.4;

/** Is the structured data complete enough that the page need not be searched? */
export function isComplete(reading: Reading, judge: LineJudge): boolean {
  const { ingredients } = reading;
  if (ingredients.length < FEW || reading.title === null) return false;
  if (ingredients.filter((line) => statesAmount(line.text)).length < WITH_AMOUNT * ingredients.length)
    return false;
  if (ingredients.filter(hasPlaceholder).length >= 2) return false;
  // One long string may be steps that the page shows apart.
  const [only] = reading.instructions;
  if (reading.instructions.length === 1 && only && only.text.length > LONG_STEP) return false;
  return instructionScore(reading.instructions, judge) > 0.3;
}
