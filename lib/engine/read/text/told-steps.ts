/** Paragraphs of a method that is told like a story: "While it's in the oven make the drizzle. Just stir the sugar into the juice." */
import { LINKING } from "@/lib/engine/language/linking";
import { READYING } from "@/lib/engine/language/preparation";
import { splitSentences } from "@/lib/engine/language/sentences";
import { has, isContent, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/opens-order";
import { isNote, isPostscript, isTalk } from "./notes";

/** Fewer words are a heading, or a remark. */
const FEWEST_WORDS = 8;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;
const WORD = /\p{L}[\p{L}'’-]*/gu;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).slice(0, 400);

/** The line ends as a sentence does; of a long paragraph the shape knows the beginning only. */
export const endsSentence = (line: TextLine, shape: LineShape | undefined): boolean =>
  has(shape, "ends_stop") || (!has(shape, "ends_colon", "ends_question") && /[.!]["”»)]?$/.test(line.text));

/** "Just stir …", "While it bakes, melt …": an order, behind what says when and how. */
export function isOrder(sentence: string): boolean {
  const comma = sentence.indexOf(",");
  const openings = [sentence, ...(comma < 0 ? [] : [sentence.slice(comma + 1)])];
  return openings.some((opening) => {
    const words = wordsOf(opening);
    const from = words.findIndex((word) => !READYING.openers.has(word) && !LINKING.orderOpeners.has(word));
    return opensOrder(words.slice(Math.max(0, from)).join(" "));
  });
}

/** The paragraph goes on with the method above it: it has an order, and a thing of the kitchen in which the work is done. */
function tellsOn(text: string): boolean {
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES);
  if (sentences.some((sentence) => isTalk(sentence) || isPostscript(sentence)) || isNote(text)) return false;
  const words = wordsOf(text);
  return (
    words.length >= FEWEST_WORDS &&
    words.some((word) => LINKING.tools.has(word) || LINKING.surfaces.has(word)) &&
    sentences.some(isOrder)
  );
}

/** A time between two steps is none of a page's furniture, though it says "when you get home". */
const isBetweenSteps = (shape: LineShape | undefined, next: Label | undefined): boolean =>
  isStep(next) && has(shape, "duration") && !has(shape, "nutrition", "date", "bars", "level");

/** The labels, with such paragraphs behind a step as steps: up to the first that is none. Linear. */
export function withToldSteps(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const told = [...labels];
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const follows = above !== undefined && isStep(told[i - 1]) && above.marker === line.marker;
    if (told[i] !== "O" || !follows || !endsSentence(line, shapes[i])) return;
    if (!isContent(shapes[i]) && !isBetweenSteps(shapes[i], told[i + 1])) return;
    if (tellsOn(line.text)) told[i] = "S";
  });
  return told;
}
