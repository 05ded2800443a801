/**
 * Orders right below what they are done with: by turns with the lines of the list, below one of its parts, or below all of it where the
 * text shows no other method.
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import type { Gloss } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote, isPostscript, isTalk } from "./notes";
import { tellsWork } from "./orders-over-lists";
import { isOrder } from "./told-as-story";

// A method that is told by turns with its list, each order below what it takes: "350 g fruit", "300 ml tea", "soak overnight", "250 g
// flour". Such an order is nothing to buy; it is done with the lines above it, up to the order before.

/** Longer lines are sentences of a method. */
const MOST_CHARS = 60;
/** In a list of fewer measured lines one without an amount may be anything. */
const FEWEST_MEASURED = 3;

/** No recipe is told in more turns. */
const MOST_TURNS = 30;

/** Right below a measured line, right above another: an order that names none of them. */
function ordersUnder(line: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  if (shape === undefined || shape.meta || shape.heading !== null || line.known === "heading") return false;
  if (line.marker !== "none" || line.text.length > MOST_CHARS || /[:,]$/.test(line.text)) return false;
  if (has(shape, "amt") || !has(shape, "verb1")) return false;
  const said = gloss?.translate(line.text).text ?? line.text;
  // "rub in, leave overnight" begins as a spice rub does.
  const orders = has(shape, "food_none") ? isOrder(said) : has(shape, "verbs_2", "verbs_3");
  return orders && (tellsWork(said, true) || has(shape, "duration", "until"));
}

/** "Mix in, bake for an hour" done with `taken`: "Mix in: 2 eggs, 250 g flour; bake for an hour". */
function doneWith(text: string, taken: readonly string[]): string {
  const end = /[,.;!]/.exec(text)?.index ?? text.length;
  const rest = text.slice(end + 1).trim();
  const behind = rest === "" ? "" : text[end] === "," ? `; ${rest}` : ` ${rest}`;
  return `${text.slice(0, end)}: ${taken.join(", ")}${text[end] === "," ? "" : "."}${behind}`;
}

/**
 * `lines` and `labels` with such orders as steps that are done with what stands above them, and the one below the whole list too; none where the
 * list has a heading of its own. Linear.
 */
export function ordersUnderLists(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): { lines: TextLine[]; labels: Label[] } {
  const told = { lines: [...lines], labels: [...labels] };
  const isMeasured = (i: number): boolean => isIngredient(labels[i]) && has(shapes[i], "amt");
  const measured = lines.flatMap((_line, i) => (isMeasured(i) ? [i] : []));
  const [first = 0] = measured;
  const last = measured.at(-1) ?? 0;
  if (measured.length < FEWEST_MEASURED || shapes.some(({ heading }) => heading !== null)) return told;
  const orders = lines.map(
    (line, i) => isMeasured(i - 1) && isMeasured(i + 1) && ordersUnder(line, shapes[i], gloss),
  );
  const turns = orders.filter(Boolean).length;
  const inMethod = new Set(measured.filter((i) => endsInMethod(lines, labels, i)));
  if (turns > MOST_TURNS || (turns === 0 && inMethod.size === 0)) return told;
  let taken: string[] = [];
  lines.forEach((line, i) => {
    const isBelow = (turns > 0 && i === last + 1) || (inMethod.has(i - 1) && line.gap === 0);
    if (orders[i] === true || (isBelow && opensWork(line, shapes[i], gloss))) {
      told.labels[i] = "S";
      told.lines[i] = { ...line, text: doneWith(line.text, taken) };
    } else if (isIngredient(labels[i]) && i >= first) taken.push(line.text);
    if (!isIngredient(told.labels[i])) taken = [];
  });
  return told;
}

/** Rows of such a list that are looked back at. */
const MOST_ROWS = 20;

/** Line `i` is the last of a short list that stands apart behind a step, and whose method goes on right below it. */
function endsInMethod(lines: readonly TextLine[], labels: readonly Label[], i: number): boolean {
  if (!isStep(labels[i + 1])) return false;
  let from = i;
  while (from > 0 && i - from < MOST_ROWS && isIngredient(labels[from - 1]) && lines[from]?.gap === 0)
    from -= 1;
  return i > from && (lines[from]?.gap ?? 0) > 0 && isStep(labels[from - 1]);
}

/** Its first sentence orders, and no food is named that it is done with. */
function opensWork({ text }: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  const [first = ""] = splitSentences(text);
  return has(shape, "foods_0") && isOrder(gloss?.translate(first).text ?? first);
}

// An order right below the part of a list that it is done with, without a stop: "Mix all the sauce ingredients together and set aside".
// Nothing to buy.

/** One word below a list may be a food that is also a verb. */
const FEWEST_ORDER_WORDS = 2;

/** The line says what is done, and names nothing that could be bought. */
function ordersAll(line: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  if (shape === undefined || shape.meta || shape.heading !== null || line.known !== undefined) return false;
  if (has(shape, "amt", "ends_colon", "ends_question")) return false;
  const said = gloss?.translate(line.text).text ?? line.text;
  // "All the sauce ingredients" names no sauce.
  const isOfAll = (said.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => LINKING.ingredients.has(word));
  if (!has(shape, "foods_0") && !isOfAll) return false;
  return said.split(" ").length >= FEWEST_ORDER_WORDS && isOrder(said) && tellsWork(said, true);
}

/** `labels` with such lines as steps: the last ones of a block of the list, and marked as its rows are. Linear. */
export function withOrdersBelowParts(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const told = [...labels];
  lines.forEach((line, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    const isLast = below === undefined || below.gap > 0 || !isIngredient(labels[i + 1]);
    if (above === undefined || !isLast || line.gap > 0 || line.marker !== above.marker) return;
    if (!isIngredient(labels[i - 1]) || told[i] === "S" || told[i] === "s") return;
    if (ordersAll(line, shapes[i], gloss)) told[i] = "S";
  });
  return told;
}

// The method of a text that shows no other: a line or two below its list ("Heat until dissolved." of a syrup), or told above it.

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
