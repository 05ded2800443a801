/** The two parts of a recipe, and how each is recognised: one table instead of the same code twice. */
import { ENDS_PART, OPENS_STEP } from "@/lib/engine/language/pages";
import { headingOf, type HeadingKind } from "@/lib/engine/language/headings";
import type { SourceLine } from "@/lib/engine/recipe/source";
import type { Line } from "@/lib/engine/read/html/lines";
import { isAdvertisement } from "./junk";
import type { LineJudge } from "./line-shape";
import { divideRun, joinAmounts } from "./tidy-lines";
import { ingredientScore, instructionScore } from "./list-score";

export type Part = {
  /** The heading that announces the part. */
  kind: HeadingKind;
  likeness: (text: string, judge: LineJudge) => number;
  score: (lines: readonly SourceLine[], judge: LineJudge) => number;
  /** Last touch on the lines before they are judged as a list. */
  tidy: (lines: SourceLine[], judge: LineJudge) => SourceLine[];
  /** Lines of one list item or table row are one line of the recipe. */
  joinsItems: boolean;
};

export const INGREDIENTS: Part = {
  kind: "ingredients",
  likeness: (text, judge) => judge.ingredient(text),
  score: ingredientScore,
  tidy: (lines, judge) => joinAmounts(divideRun(lines, judge)),
  joinsItems: true,
};

export const STEPS: Part = {
  kind: "steps",
  likeness: (text, judge) => judge.instruction(text),
  score: instructionScore,
  tidy: (lines) => lines,
  joinsItems: false,
};

const LONGEST_HEADING = 90;
/** A line that is not marked as a heading is one only when it is short. */
const LONGEST_PLAIN_HEADING = 45;

/** The part that the line heads by its words, when it can be a heading at all. */
export function headed(line: Line): HeadingKind | null {
  if (isAdvertisement(line.text)) return null;
  if (line.text.length > (line.heading > 0 ? LONGEST_HEADING : LONGEST_PLAIN_HEADING) || line.linked > 0.9)
    return null;
  const kind = headingOf(line.text);
  if (kind !== null) return kind;
  return line.heading > 0 && !OPENS_STEP.test(line.text) && ENDS_PART.test(line.text) ? "notes" : null;
}
