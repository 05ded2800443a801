/** The method of a text that shows no other: a line or two below its list ("Heat until dissolved." of a syrup), or told above it. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { splitSentences } from "@/lib/engine/language/sentences";
import { has, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote, isPostscript, isTalk } from "./notes";
import { isOrder } from "./told-steps";

/** One line with an amount may be anything. */
const FEWEST_LISTED = 2;
const LAST_WORD = /(?<!\p{L})(\p{Ll}{3,30})[.!]?$/u;

/** "Alles verrühren.": some languages have the order last. */
const endsAsOrder = (sentence: string): boolean =>
  COOKING_VERBS.has(LAST_WORD.exec(sentence.trim())?.[1] ?? "");

/** The line orders, from its first sentence on, and is no remark. */
const isMethod = (line: TextLine | undefined, shape: LineShape | undefined): boolean => {
  const text = line?.text ?? "";
  const [first = ""] = splitSentences(text);
  if (!shape || shape.meta || shape.heading !== null || isNote(text) || isTalk(first) || isPostscript(first))
    return false;
  return isOrder(first) || endsAsOrder(first);
};

/** The labels, with the lines right below the last thing of the list as steps, as far as they order, where the text has no step. Linear. */
export function withOrdersBelowList(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  if (labels.some(isStep) || labels.filter((label) => label === "I").length < FEWEST_LISTED)
    return [...labels];
  // "boil, cool, chill" as a last line names no food, and was taken for one.
  const isThing = (label: Label, i: number): boolean =>
    (label === "I" || label === "i") &&
    !(has(shapes[i], "food_none") && !has(shapes[i], "amt") && isMethod(lines[i], shapes[i]));
  const below = labels.findLastIndex(isThing) + 1;
  // "Salt", "pepper": the last things of the list, which nobody measures.
  const listed = lines.findIndex((_line, i) => i >= below && !has(shapes[i], "bare_food"));
  const from = listed < 0 ? lines.length : listed;
  const end = lines.findIndex((line, i) => i >= from && !isMethod(line, shapes[i]));
  const to = end < 0 ? lines.length : end;
  if (to === from) return [...labels];
  return labels.map((label, i) => (i < below || i >= to ? label : i < from ? "I" : "S"));
}

/** So many sentences of a paragraph order, at least, and this share of them. */
const FEWEST_ORDERS = 3;
const ORDER_SHARE = 0.4;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 20;
const LONGEST_HEAD = 10;

const isWork = (sentence: string): boolean => isOrder(sentence) || endsAsOrder(sentence);

/** Most of what the paragraph says is work: "Melt the butter … Stir in the flour … Pour in the milk …". */
function tellsMethod(text: string): boolean {
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES);
  const orders = sentences.filter(isWork).length;
  return orders >= FEWEST_ORDERS && orders >= ORDER_SHARE * sentences.length && !isNote(text);
}

/** What may stand between such a method and its list: "Needed for 4:". */
const headsList = (line: TextLine | undefined, shape: LineShape | undefined): boolean =>
  shape !== undefined && shape.words <= LONGEST_HEAD && !/[.!?]$/.test(line?.text ?? "");

/** The labels, with the paragraphs right above the list as steps where they tell work, and the text has no step besides. Linear. */
export function withOrdersAboveList(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const first = labels.indexOf("I");
  if (labels.some(isStep) || labels.filter((label) => label === "I").length < FEWEST_LISTED)
    return [...labels];
  const headed = headsList(lines[first - 1], shapes[first - 1]);
  const end = headed ? first - 1 : first;
  let from = end;
  while (from > 0 && labels[from - 1] === "O" && tellsMethod(lines[from - 1]?.text ?? "")) from -= 1;
  return labels.map((label, i) => (i >= from && i < end ? "S" : label));
}
