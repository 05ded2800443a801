/**
 * Labels of a method's stretches, each with its orders below it: counted stages ("Step 2: Filling", "3. The sauce" above bullets), and two
 * ways to do the same work.
 */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingNamed, headingOf } from "@/lib/engine/language/headings";
import { namesPreparation, namesWay } from "@/lib/engine/language/part-names";
import { HANGS } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { startsWithAmount } from "./ingredient-run";

// Counted stages of a method, each with its orders below it: "Step 2: Filling", "Préparation 1/4 : Légumes", "3. The sauce" above bullets.

/** One such line may be anything. */
const FEWEST_STAGES = 2;
const LONGEST_NAME_WORDS = 8;
/** "Préparation 1/4 : ", "Preparación 2: " */
const COUNTED = /^(\p{L}[\p{L} ]{3,24}?)\s?\d{1,2}(?:\s?\/\s?\d{1,2})?\s?[:–—-]\s+(?=\p{L})/u;

/** The name behind the count of a stage; the text itself where nothing is counted. */
export const withoutStage = (text: string): string => {
  const counted = COUNTED.exec(text);
  return counted !== null && headingOf(counted[1] ?? "") === "steps" ? text.slice(counted[0].length) : text;
};

const isOrdered = ({ marker }: TextLine): boolean => marker === "bullet" || marker === "number";
const isName = (name: string): boolean =>
  name.split(" ").length <= LONGEST_NAME_WORDS && !/[.!?;,]$/.test(name);

/** "- dough" above "- mix the flour and the milk": a point of the method that only names what is made. */
const isPointNaming = ({ text, marker }: TextLine, next: TextLine): boolean =>
  marker === "bullet" &&
  next.marker === marker &&
  /^[\p{L} ]+$/u.test(text) &&
  text.split(" ").length <= LONGEST_POINT_NAME &&
  namesPreparation(text) &&
  (opensOrder(next.text) || (!startsWithAmount(next.text) && next.text.split(" ").length >= SHORTEST_ORDER));
const LONGEST_POINT_NAME = 3;
/** A thing of a list has fewer words. */
const SHORTEST_ORDER = 7;

/** "- Cooking the beans:" above "- Boil the beans …", "Filling:" above such points: a label, and no order over what it takes. */
const isLabelOver = ({ text, marker }: TextLine, next: TextLine): boolean =>
  (marker === "bullet" || marker === "none") &&
  next.marker === "bullet" &&
  POINT_LABEL.test(text) &&
  text.split(" ").length <= LONGEST_NAME_WORDS &&
  (!opensOrder(text) || opensOrder(next.text)) &&
  (ENDED.test(next.text) || next.text.split(" ").length >= SHORTEST_ORDER);
const POINT_LABEL = /^\p{Lu}[\p{L}'’ -]+\s?:$/u;

const ENDED = /[.!](?:["')\]]|\s?\p{Extended_Pictographic})?$/u;

/** "1. Cook the chicken" above its points, each of which is a sentence: what they tell, in a few words, and no order beside them. */
const isNumberNaming = ({ text, marker }: TextLine, next: TextLine): boolean =>
  marker === "number" &&
  next.marker === "bullet" &&
  !/\d/.test(text) &&
  text.split(" ").length <= LONGEST_ORDER_NAME &&
  ENDED.test(next.text);
const LONGEST_ORDER_NAME = 5;
/** Of numbered lines that may be orders with a remark below them, so many points a line show that the points are the method. */
const POINTS_OF_STAGE = 1.5;

/** The points right below lines of which each names what they tell are more than remarks. */
function arePointsTheMethod(lines: readonly TextLine[]): boolean {
  const naming = lines.filter((line, i) => isNumberNaming(line, lines[i + 1] ?? line)).length;
  let points = 0;
  let isBelow = false;
  lines.forEach((line, i) => {
    if (isNumberNaming(line, lines[i + 1] ?? line)) isBelow = true;
    else if (line.marker !== "bullet") isBelow = false;
    else if (isBelow) points += 1;
  });
  return points >= naming * POINTS_OF_STAGE;
}

/** "Step 2: Preparation of the vegetables", where each counted step is a name that stands over lines of its own. */
function areNamesOverLines(lines: readonly TextLine[]): boolean {
  const isOver = (line: TextLine, next: TextLine | undefined): boolean => {
    const last = line.text.split(" ").at(-1)?.toLowerCase() ?? "";
    const isOrder = opensOrder(line.text) || COOKING_VERBS.has(last);
    const isTold = next?.marker === "none" && /^\p{Lu}/u.test(next.text) && !startsWithAmount(next.text);
    return isName(line.text) && !isOrder && !HANGS.test(line.text) && isTold && ENDED.test(next.text);
  };
  return lines.every((line, i) => line.marker !== "step" || isOver(line, lines[i + 1]));
}

/** What the lines of a text show together: whether the points below numbered lines are the method, and counted steps names over lines. */
type Shown = { points: boolean; overLines: boolean };

/** The name of the stage that a line opens, right above its orders; null for any other line. */
function stageOf(line: TextLine, next: TextLine | undefined, shown: Shown): string | null {
  if (next === undefined || line.known !== undefined || headingOf(line.text) !== null) return null;
  const name = line.text.replace(/\s?:$/, "");
  if (line.marker === "step" && shown.overLines) return isName(name) ? name : null;
  const isNamedPoint = isPointNaming(line, next) || isLabelOver(line, next);
  if (!isOrdered(next) || (next.marker === line.marker && !isNamedPoint)) return null;
  // "2. The sauce:" above what goes into it is a list.
  if (startsWithAmount(next.text)) return null;
  const isCounted = line.marker === "none" && withoutStage(line.text) !== line.text;
  const isNumbered = line.marker === "number" && line.text.endsWith(":") && next.marker === "bullet";
  const isNumberOfPoints = shown.points && isNumberNaming(line, next);
  // "1. Put into a bowl:" is an order, and its points are what it takes.
  const isStage =
    line.marker === "step" ||
    isNamedPoint ||
    isCounted ||
    isNumberOfPoints ||
    (isNumbered && !opensOrder(name));
  return isStage && isName(name) ? name : null;
}

/** "Tartare Sauce Method" is a heading, however much of an order its words may be. */
export const knowNamedHeadings = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) =>
    line.marker === "none" && line.known === undefined && headingNamed(line.text) !== null
      ? { ...line, known: "heading" }
      : line,
  );

/** `lines` with the names of such stages as headings, and what stands below each of them, marked alike, as steps. Linear. */
export function knowStages(lines: readonly TextLine[]): TextLine[] {
  const shown = { points: arePointsTheMethod(lines), overLines: areNamesOverLines(lines) };
  const names = lines.map((line, i) => stageOf(line, lines[i + 1], shown));
  if (names.filter((name) => name !== null).length < FEWEST_STAGES) return [...lines];
  let mark: TextLine["marker"] | null = null;
  return lines.map((line, i): TextLine => {
    const name = names[i] ?? null;
    if (name !== null) {
      const below = lines[i + 1]?.marker;
      // What nothing marks is told apart by its own words.
      mark = below === undefined || below === "none" ? null : below;
      const text = name.charAt(0).toUpperCase() + name.slice(1);
      return { ...line, text, cells: [text], marker: "none", number: null, known: "heading" };
    }
    if (line.marker !== mark) mark = null;
    // "Kochen der Bohnen:" may be one more name.
    const isOrder = mark !== null && line.known === undefined && !POINT_LABEL.test(line.text);
    return isOrder ? { ...line, known: "step" } : line;
  });
}

// Headings of two ways to do the same work, above the orders of each: "Slow cooker", "In the oven:".

/** One such line may be a tool that the recipe needs. */
const FEWEST_WAYS = 2;
const LONGEST_NAME = 50;
/** Words of an order below one; tools that are listed have fewer. */
const FEWEST_WORDS = 4;

const isOrder = ({ text }: TextLine): boolean =>
  !startsWithAmount(text) && text.split(" ").length >= FEWEST_WORDS;

/** `lines` with the names of ways as headings, and what stands right below each of them as a step. Linear. */
export function knowWays(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  const isWay = ({ text, known }: TextLine, at: number): boolean => {
    const next = lines[at + 1];
    if (known !== undefined || next === undefined || text.length > LONGEST_NAME || /[.!?;,]$/.test(text))
      return false;
    return isOrder(next) && namesWay(gloss?.translate(text).text ?? text);
  };
  const ways = lines.map(isWay);
  if (ways.filter((way) => way).length < FEWEST_WAYS) return [...lines];
  return lines.map((line, at): TextLine => {
    if (ways[at] === true) return { ...line, marker: "none", number: null, known: "heading" };
    return ways[at - 1] === true && line.known === undefined ? { ...line, known: "step" } : line;
  });
}
