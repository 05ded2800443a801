/** Counted stages of a method, each with its orders below it: "Step 2: Filling", "Préparation 1/4 : Légumes", "3. The sauce:" above bullets. */
import { headingNamed, headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/opens-order";
import { startsWithAmount } from "./ingredient-run";

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

/** The name of the stage that a line opens, right above its orders; null for any other line. */
function stageOf(line: TextLine, next: TextLine | undefined): string | null {
  if (next === undefined || !isOrdered(next)) return null;
  if (next.marker === line.marker && !isPointNaming(line, next)) return null;
  // "2. The sauce:" above what goes into it is a list.
  if (line.known !== undefined || headingOf(line.text) !== null || startsWithAmount(next.text)) return null;
  const isCounted = line.marker === "none" && withoutStage(line.text) !== line.text;
  const isNumbered = line.marker === "number" && line.text.endsWith(":") && next.marker === "bullet";
  const name = line.text.replace(/\s?:$/, "");
  // "1. Put into a bowl:" is an order, and its points are what it takes.
  const isStage =
    line.marker === "step" || isPointNaming(line, next) || isCounted || (isNumbered && !opensOrder(name));
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
  const names = lines.map((line, i) => stageOf(line, lines[i + 1]));
  if (names.filter((name) => name !== null).length < FEWEST_STAGES) return [...lines];
  let mark: TextLine["marker"] | null = null;
  return lines.map((line, i): TextLine => {
    const name = names[i] ?? null;
    if (name !== null) {
      mark = lines[i + 1]?.marker ?? null;
      const text = name.charAt(0).toUpperCase() + name.slice(1);
      return { ...line, text, cells: [text], marker: "none", number: null, known: "heading" };
    }
    if (line.marker !== mark) mark = null;
    return mark !== null && line.known === undefined ? { ...line, known: "step" } : line;
  });
}
