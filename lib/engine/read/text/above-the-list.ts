/**
 * What stands above the list and tells nothing to do: a story above the card, the days of a long recipe in a few words, what is said of the
 * dish.
 */
import type { Gloss } from "@/lib/engine/language/gloss";
import { splitSentences } from "@/lib/engine/language/sentences";
import { findDurations } from "@/lib/engine/language/times/durations";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isIngredient, isMeasured, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { factsIn } from "@/lib/engine/lines/facts";
import { startsWithAmount } from "./ingredient-run";
import { isLabelled, namesWhatToMake, withoutTrimmings } from "./title-name";
import { isOrder } from "./told-as-story";

// "How to Make Prawn Linguine" as the first line of all is the dish's name, and heads no method.

const NAMING_WORD = /\p{L}{4,}/gu;
/** A text is searched so far for the name's words. */
const MOST_SEARCHED = 4000;

/** `lines` with the first as the dish's name alone, where it says how to make what is told of below. */
export function knowHowToTitle(lines: readonly TextLine[]): TextLine[] {
  const [first, ...rest] = lines;
  if (first === undefined || !namesWhatToMake(first.text)) return [...lines];
  const name = withoutTrimmings(first.text);
  const below = rest
    .map(({ text }) => text)
    .join("\n")
    .slice(0, MOST_SEARCHED)
    .toLowerCase();
  const isTold = (name.toLowerCase().match(NAMING_WORD) ?? []).some((word) => below.includes(word));
  return isTold ? [{ ...first, text: name, cells: [name] }, ...rest] : [...lines];
}

// The card of a web page: its list under a heading and its method under the next. What stands above them tells the same in pieces, or
// something else.

/** Fewer measured lines are what a story says of its ingredients. */
const FEWEST_MEASURED = 3;
const FEWEST_STEPS = 2;

/** Where the heading stands whose list is measured for the most part and has a headed method below it; -1 where none does. */
function cardAt(shapes: readonly LineShape[], labels: readonly Label[]): number {
  for (let at = 0; at < shapes.length; at += 1) {
    if (shapes[at]?.heading !== "ingredients") continue;
    let [listed, measured, i] = [0, 0, at + 1];
    for (; i < shapes.length && shapes[i]?.heading !== "steps"; i += 1) {
      if (shapes[i]?.heading === "ingredients" && listed === 0) break;
      if (isStep(labels[i])) break;
      if (labels[i] !== "I") continue;
      listed += 1;
      if (isMeasured(shapes[i])) measured += 1;
    }
    if (shapes[i]?.heading !== "steps" || measured < FEWEST_MEASURED || measured * 2 < listed) continue;
    let steps = 0;
    for (let k = i + 1; k < shapes.length && shapes[k]?.heading !== "ingredients"; k += 1)
      if (labels[k] === "S") steps += 1;
    if (steps >= FEWEST_STEPS) return at;
  }
  return -1;
}

/** A web page's lines and labels, where what its story lists and orders above the card is a story. Linear but for headings that head nothing. */
export function fromCardOn(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): { lines: TextLine[]; labels: Label[] } {
  const card = cardAt(shapes, labels);
  const isStory = (i: number): boolean => i < card && (isIngredient(labels[i]) || isStep(labels[i]));
  return {
    lines: lines.map((line, i) => (isStory(i) ? { ...line, known: "story" } : line)),
    labels: labels.map((label, i) => (isStory(i) ? "O" : label)),
  };
}

// The days of a long recipe in a few words above its list, "Saturday: mix, fold, shape": the method tells all of it again, and none is a
// step.

/** A name and what is done then, in a few words without a sentence's end. */
const DAY_ROW = /^[^:.!?]{2,30}:\s([^:.!?]{3,60})$/u;
const MOST_WORDS = 8;
/** So many rows are an overview, where the method has as many steps at least. */
const FEWEST_ROWS = 2;
const FEWEST_TOLD_AGAIN = 3;

const isDayRow = ({ text }: TextLine): boolean => {
  const said = DAY_ROW.exec(text)?.[1];
  return said !== undefined && said.split(" ").length <= MOST_WORDS && !startsWithAmount(said);
};

/** The lines and labels, with such rows as a story. Linear. */
export function withoutOverview(
  lines: readonly TextLine[],
  labels: readonly Label[],
): { lines: readonly TextLine[]; labels: readonly Label[] } {
  const list = labels.findIndex(isIngredient);
  const steps = labels.filter((label, i) => i > list && label === "S").length;
  const above = lines.slice(0, Math.max(0, list));
  const rows = above.flatMap((line, i) => (isDayRow(line) ? [i] : []));
  const told = rows.filter((i) => isStep(labels[i]));
  if (told.length === 0 || rows.length < FEWEST_ROWS || steps < FEWEST_TOLD_AGAIN) return { lines, labels };
  const isTold = (i: number): boolean => told.includes(i);
  return {
    lines: lines.map((line, i) => (isTold(i) ? { ...line, known: "story" as const } : line)),
    labels: labels.map((label, i) => (isTold(i) ? "O" : label)),
  };
}

// What is said of the dish above its list, and reads like a step: "Ricotta makes these light. If you like, you may use white flour."

/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;

/** "In the 1950's", "in 1880": when something was, and no amount. */
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/** The text without what tells when something was or how long it takes: "It takes 24 hours, and 20 minutes of work". */
function withoutTimes(text: string): string {
  let [told, from] = ["", 0];
  for (const { start, end } of findDurations(text)) {
    told += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return `${told}${text.slice(from)}`.replace(YEAR, "");
}

/** "Recipe: Fish Tacos", "Prep time 15 minutes": what the dish is called and what is stated of it, though "How to make tacos" stands above. */
function isStated(text: string): boolean {
  const { isRow, rest } = factsIn(text);
  return isLabelled(text) || (isRow && rest.length === 0);
}

/** The labels, with an uncounted paragraph that orders nothing right above step 1 of a counted method as talk: what a writer says of the list. Linear. */
function withoutTalkAboveOne(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const one = lines.findIndex(
    ({ number, marker }, i) => number === 1 && marker === "number" && isStep(labels[i]),
  );
  const above = one - 1;
  const [line, shape] = [lines[above], shapes[above]];
  const isCounted = lines[one + 1]?.number === 2;
  if (line === undefined || !isCounted || !isStep(labels[above]) || line.known !== undefined)
    return [...labels];
  const isTalk = line.marker === "none" && shape?.imperative !== true && !/\d/.test(withoutTimes(line.text));
  const orders = splitSentences(line.text)
    .slice(0, MOST_SENTENCES)
    .some((sentence) => isOrder(gloss?.translate(sentence).text ?? sentence));
  return labels.map((label, i) => (i === above && isTalk && !orders ? "O" : label));
}

/**
 * The labels, with paragraphs above the list that order nothing as talk, where the method stands below it, and no order among the facts there.
 * Linear.
 */
export function withoutTalkAbove(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  given: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const labels = withoutTalkAboveOne(lines, shapes, given, gloss);
  const first = labels.findIndex(isIngredient);
  const ordered = labels.map((label, i) =>
    i < first && isStep(label) && isStated(lines[i]?.text ?? "") ? "O" : label,
  );
  // Each part may have its steps below its list.
  const below = labels.slice(first + 1).filter((label) => label === "S").length;
  const headed = shapes.findIndex(({ heading }) => heading === "steps");
  // "How to make a pie" is the name of a recipe whose method has a heading of its own below the list.
  const isHeaded =
    headed >= 0 && headed < first && !shapes.slice(first).some(({ heading }) => heading === "steps");
  if (first < 1 || below < FEWEST_STEPS || isHeaded) return ordered;
  const orders = (text: string): boolean =>
    splitSentences(text)
      .slice(0, MOST_SENTENCES)
      .some((sentence) => isOrder(gloss?.translate(sentence).text ?? sentence));
  return ordered.map((label, i) => {
    const [line, shape] = [lines[i], shapes[i]];
    if (i >= first || !isStep(label) || line === undefined || line.known !== undefined) return label;
    // "The oven should be at 180 °C." is work.
    const isTalk =
      line.marker === "none" && shape?.imperative !== true && !/\d/.test(withoutTimes(line.text));
    // "Steak pie with peas" stands below a picture.
    const isCaption =
      has(shape, "ends_bare") && has(shape, "verbs_0") && has(shape, "foods_1", "foods_2", "foods_3");
    return isTalk && (isCaption || /[.!]$/.test(line.text)) && !orders(line.text) ? "O" : label;
  });
}
