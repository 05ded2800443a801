/** Puts together what a page's layout took apart, and takes apart what it ran together, before a list is judged. */
import { splitIngredientRun } from "@/lib/engine/read/text/ingredient-run";
import { headingOf } from "@/lib/engine/language/headings";
import type { SourceLine } from "@/lib/engine/recipe/source";
import type { Line } from "@/lib/engine/read/html/lines";
import { isBareAmount, statesAmount, type LineJudge } from "./line-shape";

/** Fewer lone amounts than this are odd lines, not a column. */
const COLUMN = 2;
const COLUMN_SHARE = 0.25;

/** "2 cups" and "flour" in lines of their own, in either order, become "2 cups flour". */
export function joinAmounts(lines: SourceLine[]): SourceLine[] {
  const bare = lines.map((line) => isBareAmount(line.text));
  const count = bare.filter(Boolean).length;
  if (count < COLUMN || count < COLUMN_SHARE * lines.length) return lines;
  const amountFirst = bare[0] === true;
  const joined: SourceLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const next = lines[index + 1];
    const pair = amountFirst ? bare[index] && !bare[index + 1] : !statesAmount(line.text) && bare[index + 1];
    if (next && pair) {
      joined.push(
        amountFirst
          ? { ...next, text: `${line.text} ${next.text}` }
          : { ...line, text: `${next.text} ${line.text}` },
      );
      index++;
    } else joined.push(line);
  }
  return joined;
}

/** One line that lists several ingredients is divided when its pieces look like ingredients; several lines are left as they are. */
export function divideRun(lines: SourceLine[], judge: LineJudge): SourceLine[] {
  const only = lines[0];
  if (!only || lines.length > 1) return lines;
  const pieces = splitIngredientRun(only.text);
  const likely = pieces.filter((piece) => judge.ingredient(piece) >= 0.4).length;
  return pieces.length >= 3 && likely >= 0.7 * pieces.length
    ? pieces.map((text) => ({ ...only, text }))
    : lines;
}

const RUN_IN = /^([\p{L}' ]{4,30})\s*:\s*(\S.{9,})$/u;

/** "Ingredients: 2 eggs, 1 cup flour …" is a heading and what stands under it. */
export function withoutRunIn(line: Line): Line[] {
  const found = RUN_IN.exec(line.text);
  if (!found || line.heading > 0) return [line];
  const [, head = "", rest = ""] = found;
  const kind = headingOf(head);
  return kind === "ingredients" || kind === "steps"
    ? [
        { ...line, text: head, heading: 7 },
        { ...line, text: rest },
      ]
    : [line];
}
