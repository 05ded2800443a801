/** Where the method of a page ends, though no heading says so: at the writer's wishes and greetings below the last step. */
import { isSentence } from "./line-looks";
import { isInOtherWords } from "./other-words";
import type { Page } from "./page";
import { furniturePattern } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import { sparing } from "@/lib/engine/language/sparing";
import { factsIn } from "@/lib/engine/lines/facts";
import type { Line } from "@/lib/engine/read/html/lines";

const WISHES = sparing(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${furniturePattern((words) => words.farewells)})(?![\\p{L}\\p{N}])`,
    "iu",
  ),
);
/** A writer says goodbye in one line. */
const LONGEST = 120;
/** Likeness from which a line is a step. */
const LIKELY = 0.5;
/** So many lines below it are looked at for a further step. */
const LOOK_ON = 20;
const FEWEST_WORDS = 5;

const countOf = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/** Could the line be work to do? Where the page's language has no words here: a sentence of several words. */
const isWork = (page: Page, text: string): boolean =>
  isInOtherWords(page)
    ? countOf(text) >= FEWEST_WORDS
    : page.judge.instruction(text) >= LIKELY || page.judge.ingredient(text) >= LIKELY;

/** Does the line say how much comes of the recipe, and nothing to do? "Rende uns 12 pedaços. Me contem!" */
function saysYield(page: Page, text: string): boolean {
  const { servings, makes, isRow, rest } = factsIn(text);
  return isRow && (servings ?? makes) !== undefined && !rest.some((sentence) => isWork(page, sentence));
}

/** Is the line a wish or a greeting and nothing else? "Serve at once, bon appétit!" is a step. */
function isWish(page: Page, text: string): boolean {
  const found = /\d/.test(text) ? null : WISHES.exec(text);
  if (found === null) return false;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return ![rest, ...splitSentences(rest)].some((piece) => isWork(page, piece));
}

/** Is the line what a writer says when the work is done: a wish, or for how many it is? */
export const isFarewell = (page: Page, { text }: Pick<Line, "text">): boolean =>
  text.length <= LONGEST && (isWish(page, text) || saysYield(page, text));

/** Does a further step follow below line `index`, in the element that it stands in? */
export function goesOnBelow(page: Page, index: number): boolean {
  const { doc, lines } = page;
  const line = lines[index]!;
  const around = (one: Line): number =>
    doc.tag[one.block] === "p" || one.item >= 0 ? doc.parent[one.block]! : one.block;
  const own = around(line);
  for (let at = index + 1; at < Math.min(lines.length, index + 1 + LOOK_ON); at++) {
    const next = lines[at]!;
    if (next.heading > 0 || page.headedAt(at) !== null || around(next) !== own) return false;
    if (isWork(page, next.text) && !isFarewell(page, next)) return true;
  }
  return false;
}

const FIRST = /^1\s?[.)º]\s?(?=\p{L})/u;
const SECOND = /^2\s?[.)º]\s?(?=\p{L})/u;

/** Do counted steps begin at line `index`: "1) Whisk the eggs …", and "2) …" below it? */
export function beginsCount(page: Page, index: number): boolean {
  const text = page.lines[index]?.text ?? "";
  const next = page.lines[index + 1]?.text ?? "";
  const isOrder = (one: string) =>
    isInOtherWords(page) ? isSentence(one) : page.judge.instruction(one) >= LIKELY;
  return (
    FIRST.test(text) &&
    SECOND.test(next) &&
    isOrder(text.replace(FIRST, "")) &&
    isOrder(next.replace(SECOND, ""))
  );
}
