/** Names above the orders of a part of the method, which no sign shows: a name without a full stop where the orders have theirs. */
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { has, type Lines } from "./list-agreement";
import { isOfPart } from "./part-name-shapes";
import type { TextLine } from "./text-lines";

const LONGEST_NAME = 5;
/** A name alone stands above a paragraph, "To make the stew" above any order. */
const SHORTEST_PARAGRAPH = 8;
const SHORTEST_ORDER = 4;

const ENDED = /[.!?:)]["'\]]?$/;
const wordsIn = (text: string): number => text.split(" ").length;

/** "Knead the dough:" above the sentences that tell it. */
function isLabel(lines: readonly TextLine[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  if (!line || !below || line.marker !== "none" || below.marker !== "none" || below.gap > 0) return false;
  const isName = LABEL.test(line.text) && wordsIn(line.text) <= LONGEST_NAME;
  const isBelowEnd = above === undefined || STOPPED.test(above.text) || headingOf(above.text) !== null;
  return isName && isBelowEnd && STOPPED.test(below.text) && wordsIn(below.text) >= SHORTEST_LABELLED;
}
const LABEL = /^\p{Lu}[^\d.,;:!?]{3,50}:$/u;
const STOPPED = /[.!)]["'\]]?$/;
/** A list in a sentence is shorter than work that is told. */
const SHORTEST_LABELLED = 6;

/** Whether line `i` says only what the lines below it are for, "To make the stew", "Knead the dough:", where they and those above it end as sentences do. */
export function saysWhatFor(lines: readonly TextLine[], i: number): boolean {
  if (isLabel(lines, i)) return true;
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]];
  if (!line || !below || line.marker !== "none" || ENDED.test(line.text) || !isOfPart(line.text))
    return false;
  const isName = /^\p{Lu}/u.test(line.text) && wordsIn(line.text) <= LONGEST_NAME;
  const isBelowEnd = above === undefined || ENDED.test(above.text) || headingOf(above.text) !== null;
  return isName && isBelowEnd && ENDED.test(below.text) && wordsIn(below.text) >= SHORTEST_ORDER;
}

/** Whether line `i` names a part of the method: "Make the Crust", "Make the burger sauce", "To make the stew". */
export function namesPart(text: Lines, i: number): boolean {
  const { lines, shapes } = text;
  const [line, shape, next] = [lines[i], shapes[i], shapes[i + 1]];
  if (!line || !shape || !next || line.marker !== "none") return false;
  if (saysWhatFor(lines, i)) return true;
  const isMade = namesPreparation(line.text);
  const isName =
    shape.words <= LONGEST_NAME &&
    has(shape, "ends_bare") &&
    (isMade || has(shape, "title_case", "all_caps"));
  const [above, below] = [lines[i - 1]?.text ?? "", lines[i + 1]?.text ?? ""];
  // Of a long paragraph the shape knows the beginning only.
  const isTold = (has(next, "ends_stop") || STOPPED.test(below)) && !has(next, "all_caps");
  // "Pastry" between a heading and its only order: what is made, and no order itself.
  const isApart = isMade && !shape.imperative && (STOPPED.test(above) || headingOf(above) !== null);
  return isName && isTold && next.words >= (isApart ? SHORTEST_ORDER : SHORTEST_PARAGRAPH);
}
