/** Names of a method's parts that count them: "1st Layer", "2nd Layer". */
import { OPENS_ORDINAL } from "./features";
import { isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";

/** "1st Layer" and "2nd Layer" stand so often at least. */
const FEWEST_COUNTED = 2;
const MOST_COUNTED_WORDS = 3;

/** "1st Layer", "2nd Layer:" above the steps of each: names, though their noun is a verb too. */
export function freeOrdinalNames({ lines, shapes }: Lines, labels: Label[]): void {
  const counted = lines.flatMap(({ text, marker }, i) =>
    OPENS_ORDINAL.test(text) &&
    marker === "none" &&
    /\p{L}:?$/u.test(text) &&
    (shapes[i]?.words ?? 0) <= MOST_COUNTED_WORDS
      ? [i]
      : [],
  );
  if (counted.length < FEWEST_COUNTED) return;
  for (const i of counted) {
    if (!isStep(labels[i]) || !isStep(labels[i + 1])) continue;
    labels[i] = "O";
    labels[i + 1] = "S";
  }
}
