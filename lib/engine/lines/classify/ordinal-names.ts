/** Names of a method's parts that count them: "1st Layer", "2nd Layer", or that are counted: "1 GET PREPPED", "2 FRY". */
import { OPENS_ORDINAL } from "./features";
import { has, isStep, type Lines } from "./list-agreement";
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

/** "2 FRY" above what is done: a number and a name in capitals. */
const COUNTED_NAME = /^(\d{1,2})[.):]?\s+\p{Lu}[\p{Lu}\s&,'’!-]{1,40}$/u;

/** "1 GET PREPPED", "2 FRY", "3 SOAK", counted from one, each above lines that are not in capitals: the names of the method's parts. */
export function freeCountedNames({ lines, shapes }: Lines, labels: Label[]): void {
  const found: number[] = [];
  lines.forEach(({ text }, i) => {
    const number = COUNTED_NAME.exec(text)?.[1];
    const next = shapes[i + 1];
    if (number === undefined || Number(number) !== found.length + 1 || next === undefined) return;
    if (!has(next, "all_caps") && !next.amountFirst) found.push(i);
  });
  if (found.length < 2) return;
  for (const i of found) {
    labels[i] = "O";
    if (labels[i + 1] === "s") labels[i + 1] = "S";
  }
}
