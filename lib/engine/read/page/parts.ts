/**
 * Recipes in several parts, each with its own ingredients and its own steps ("Sauce": four lines, two steps; "Topping": …).
 * A single list and a single run of steps would lose all parts but one.
 */
import type { SourceLine } from "@/lib/engine/recipe/source";
import type { Candidate } from "./region";
import type { Line } from "@/lib/engine/read/html/lines";
import { isJunk, withoutBullet } from "./junk";
import type { Page } from "./page";
import { sourceLine } from "@/lib/engine/read/json-ld/reading";

/** Likeness from which a line is of the kind. */
const LIKELY = 0.5;
/** Between two parts stand at most this many lines: a title, a yield. */
const BETWEEN = 3;
const MAX_PARTS = 12;
const MAX_RUN = 60;
/** A heading this high begins another recipe, not another part. */
const LOWEST_RECIPE_HEADING = 2;

type Run = { lines: SourceLine[]; to: number };
type Chain = {
  parts: number;
  from: number;
  to: number;
  ingredients: SourceLine[];
  instructions: SourceLine[];
};

type Kind = { is: (page: Page, text: string) => boolean; isOther: (page: Page, text: string) => boolean };

const isIngredient = (page: Page, text: string) =>
  page.judge.ingredient(text) >= LIKELY && page.judge.ingredient(text) >= page.judge.instruction(text) - 0.2;
const isInstruction = (page: Page, text: string) =>
  page.judge.instruction(text) >= LIKELY && page.judge.instruction(text) > page.judge.ingredient(text);

const INGREDIENT: Kind = { is: isIngredient, isOther: isInstruction };
const INSTRUCTION: Kind = { is: isInstruction, isOther: isIngredient };

function run(page: Page, from: number, section: string | null, kind: Kind): Run {
  const lines: SourceLine[] = [];
  let to = from;
  for (let index = from; index < Math.min(page.lines.length, from + MAX_RUN); index++) {
    const line = page.lines[index]!;
    const text = withoutBullet(line.text);
    // A weaker line is carried by the one after it, or by the list that it stands in.
    const listed = line.item >= 0 && (page.lines[from]?.item ?? -1) >= 0 && !kind.isOther(page, text);
    if (line.heading > 0 || (!kind.is(page, text) && !kind.is(page, nextText(page, index)) && !listed)) break;
    lines.push(sourceLine(text, section));
    to = index + 1;
  }
  return { lines, to };
}

const nextText = (page: Page, index: number) => withoutBullet(page.lines[index + 1]?.text ?? "");

function titleBetween(lines: readonly Line[]): string | null {
  const titles = lines.filter((line) => !isJunk(line.text) && line.text.length < 80 && line.linked < 0.9);
  return titles.at(-1)?.text ?? null;
}

/** Parts that follow each other from line `start` on; the first must begin right there. */
function chainFrom(page: Page, start: number): Chain {
  const chain: Chain = { parts: 0, from: start, to: start, ingredients: [], instructions: [] };
  let at = start;
  while (chain.parts < MAX_PARTS) {
    let first = at;
    while (first < page.lines.length && first - at <= BETWEEN && !startsPart(page, first)) first++;
    const between = page.lines.slice(at, first);
    if (first - at > BETWEEN || first >= page.lines.length) break;
    if (between.some((line) => line.heading > 0 && line.heading <= LOWEST_RECIPE_HEADING)) break;
    const before = page.lines[start - 1];
    const section =
      chain.parts === 0
        ? before && before.heading > LOWEST_RECIPE_HEADING
          ? before.text
          : null
        : titleBetween(between);
    const ingredients = run(page, first, section, INGREDIENT);
    const instructions = run(page, ingredients.to, section, INSTRUCTION);
    if (ingredients.lines.length < 2 || instructions.lines.length === 0) break;
    chain.ingredients.push(...ingredients.lines);
    chain.instructions.push(...instructions.lines);
    chain.parts++;
    at = chain.to = instructions.to;
  }
  return chain;
}

function startsPart(page: Page, index: number): boolean {
  const line = page.lines[index];
  return line !== undefined && line.heading === 0 && isIngredient(page, withoutBullet(line.text));
}

/** Do ingredients come again after the ingredients? */
function interrupted(page: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index++)
    if (startsPart(page, index) && startsPart(page, index + 1)) return true;
  return false;
}

/** The parts of the recipe whose best pair of lists is given, when it has several; else null. */
export function readParts(page: Page, ingredients: Candidate, instructions: Candidate): Chain | null {
  const inside = ingredients.from >= instructions.from && ingredients.to <= instructions.to;
  const last = Math.max(ingredients.to, instructions.to);
  if (!inside && !interrupted(page, ingredients.to, last + BETWEEN + 1)) return null;
  const earliest = Math.max(0, Math.min(ingredients.from, instructions.from) - MAX_RUN);
  for (let start = earliest; start <= ingredients.from; start++) {
    if (!startsPart(page, start) || startsPart(page, start - 1)) continue;
    const chain = chainFrom(page, start);
    const covers = chain.from <= ingredients.from && chain.to >= ingredients.to;
    if (chain.parts >= 2 && covers && chain.ingredients.length > ingredients.lines.length) return chain;
  }
  return null;
}
