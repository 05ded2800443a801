/** Recipes in several parts, each with its own ingredients and its own steps, and the headings of ingredient groups ("For the sauce"), which JSON-LD
 * cannot state: they are found where the page shows the ingredients' own words. */
import type { SourceLine } from "@/lib/engine/recipe/stages";
import type { Candidate } from "./region";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";
import { isJunk, withoutBullet, nameWords, sameName } from "./tidy-lines";
import { type HeadingKind } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import type { Page } from "./page";
import { sourceLine } from "@/lib/engine/read/json-ld/reading";
import { unitWritten } from "@/lib/engine/language/units";
import { parseHtml } from "@/lib/engine/read/html/document";
import { isSectionTitle, joinItems } from "./microdata";
import type { ScriptSpan } from "@/lib/engine/read/json-ld/scripts";

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

/** The last line of `[from, to)` that can name a part; "Ingredients" names none. */
function titleBetween(page: Page, from: number, to: number): Line | null {
  for (let index = to - 1; index >= from; index--) {
    const line = page.lines[index]!;
    if (page.headedAt(index) !== null) continue;
    if (!isJunk(line.text) && line.text.length < 80 && line.linked < 0.9) return line;
  }
  return null;
}

/** Where the lines begin that the heading right there ("Method") announces; `index` itself where none stands. */
const behindHeading = (page: Page, index: number, kind: HeadingKind): number =>
  page.headedAt(index) === kind ? index + 1 : index;

/** The heading of the first part: right above its list, or above the "Ingredients" that stands there. */
function titleAbove(page: Page, start: number): Line | null {
  const isAnnounced = page.headedAt(start - 1) === "ingredients";
  const line = page.lines[start - (isAnnounced ? 2 : 1)];
  return line && line.heading > (isAnnounced ? 1 : LOWEST_RECIPE_HEADING) ? line : null;
}

const isHigh = (line: Line): boolean => line.heading > 0 && line.heading <= LOWEST_RECIPE_HEADING;

/**
 * Below a high heading stands another part of the dish only where it is named as one ("Filling"), where its steps speak of a part before,
 * or those before speak of it.
 */
function isOneDish(before: Chain, title: string | null, { lines }: Run): boolean {
  const isNamed = (name: string | undefined, steps: readonly SourceLine[]): boolean => {
    const words = nameWords(name ?? "");
    const said = new Set(steps.flatMap(({ text }) => nameWords(text)));
    return words.length > 0 && words.every((word) => said.has(word));
  };
  const parts = new Set(before.instructions.map(({ section }) => section));
  if (title !== null && nameWords(title).every((word) => namesPreparation(word))) return true;
  return isNamed(title ?? undefined, before.instructions) || [...parts].some((part) => isNamed(part, lines));
}

/** Parts that follow each other from line `start` on; the first must begin right there. */
function chainFrom(page: Page, start: number): Chain {
  const chain: Chain = { parts: 0, from: start, to: start, ingredients: [], instructions: [] };
  let at = start;
  while (chain.parts < MAX_PARTS) {
    let first = at;
    while (first < page.lines.length && first - at <= BETWEEN && !startsPart(page, first)) first++;
    if (first - at > BETWEEN || first >= page.lines.length) break;
    const title = chain.parts === 0 ? titleAbove(page, start) : titleBetween(page, at, first);
    const section = title?.text ?? null;
    const ingredients = run(page, first, section, INGREDIENT);
    const steps = behindHeading(page, ingredients.to, "steps");
    const instructions = run(page, steps, section, INSTRUCTION);
    const high = page.lines.slice(at, first).filter(isHigh);
    if (high.length > 0 && (high.some((line) => line !== title) || !isOneDish(chain, section, instructions)))
      break;
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

/** Does another list of ingredients begin there? */
function interrupted(page: Page, from: number, to: number): boolean {
  for (let index = from; index < to; index++)
    if (startsPart(page, index) && startsPart(page, index + 1)) return true;
  return false;
}

/** The parts of the recipe whose best pair of lists is given, when it has several; else null. */
export function readParts(page: Page, ingredients: Candidate, instructions: Candidate): Chain | null {
  const mixed = ingredients.from < instructions.to && instructions.from < ingredients.to;
  const last = Math.max(ingredients.to, instructions.to);
  const earliest = Math.max(0, Math.min(ingredients.from, instructions.from) - MAX_RUN);
  const isOneOfSeveral =
    interrupted(page, ingredients.to, last + BETWEEN + 1) || interrupted(page, earliest, ingredients.from);
  if (!mixed && !isOneOfSeveral) return null;
  for (let start = earliest; start <= ingredients.from; start++) {
    if (!startsPart(page, start) || startsPart(page, start - 1)) continue;
    const chain = chainFrom(page, start);
    const covers = chain.from <= ingredients.from && chain.to >= ingredients.to;
    const more = chain.ingredients.length - ingredients.lines.length;
    if (chain.parts >= 2 && covers && (more > 0 || (more === 0 && mixed))) return chain;
  }
  return null;
}

/** So far apart may two lines of one list stand in the source text. */
const REACH = 4000;
const LONGEST_ANCHOR = 30;
const MAX_STARTS = 12;
/** Share of the lines that must be found for the stretch to be the list. */
const FOUND = 0.7;
/** Share of the ingredients that the page must show again for its headings to be believed. */
const ALIGNED = 0.85;
const LONGEST_LINE = 300;
const BEFORE = 3000;
const AFTER = 300;

/** Words of the line that are likely to stand in the page as they are written here: a run without amounts and units. */
function anchorOf(text: string): string {
  let longest = "";
  let run = "";
  for (const word of text.split(" ")) {
    run = /^[A-Za-z]{3,}$/.test(word) && unitWritten(word) === null ? (run ? `${run} ${word}` : word) : "";
    if (run.length > longest.length && run.length <= LONGEST_ANCHOR) longest = run;
  }
  return longest;
}

const skippedTo = (at: number, blocks: readonly ScriptSpan[]) =>
  blocks.find(({ from, to }) => at >= from && at < to)?.to ?? -1;

/** Follows the anchors from `start` on; null when too few of them come in order. */
function follow(html: string, anchors: readonly string[], start: number): number | null {
  let at = start;
  let found = 0;
  for (const anchor of anchors) {
    if (anchor === "") continue;
    const window = html.slice(at, at + REACH);
    const next = window.indexOf(anchor);
    if (next < 0) continue;
    at += next + 1;
    found++;
  }
  return found >= FOUND * anchors.length ? at : null;
}

/** The stretch of the source text where the list stands, or null. */
function locate(
  html: string,
  anchors: readonly string[],
  blocks: readonly ScriptSpan[],
): [number, number] | null {
  const first = anchors.find((anchor) => anchor !== "");
  if (!first) return null;
  let at = html.indexOf(first);
  for (let tries = 0; at >= 0 && tries < MAX_STARTS; tries++) {
    const behind = skippedTo(at, blocks);
    if (behind < 0) {
      const end = follow(html, anchors, at);
      if (end !== null) return [at, end];
    }
    at = html.indexOf(first, behind < 0 ? at + 1 : behind);
  }
  return null;
}

/** A line of the list may be missing or worded otherwise on the page: look so many further. */
const LOOK_ON = 3;

/** The section of each ingredient by the page's lines, or null when the lists do not agree. */
function sectionsIn(
  lines: readonly Line[],
  ingredients: readonly SourceLine[],
): (string | undefined)[] | null {
  const names = ingredients.map((line) => nameWords(line.text));
  const sections: (string | undefined)[] = [];
  let section: string | undefined;
  let found = 0;
  for (const line of lines) {
    const own = line.text.length < LONGEST_LINE ? nameWords(line.text) : [];
    const ahead = names
      .slice(sections.length, sections.length + LOOK_ON)
      .findIndex((name) => sameName(name, own));
    if (ahead >= 0 && (line.heading === 0 || line.heading === 7 || line.item >= 0)) {
      // Lines that were passed over stand between: they belong to the group that was open.
      for (let passed = 0; passed < ahead; passed++) sections.push(sections.at(-1) ?? section);
      sections.push(section);
      found++;
    } else if (sections.length < names.length && isSectionTitle(line) && line.linked < 0.9)
      section = line.text;
  }
  while (sections.length < names.length) sections.push(sections.at(-1));
  return found >= ALIGNED * names.length && new Set(sections).size > 1 ? sections : null;
}

/** The lines with the page's group headings as sections, when the page shows the same list in groups; else the lines as they are. */
export function withGroups(
  ingredients: SourceLine[],
  html: string,
  blocks: readonly ScriptSpan[],
): SourceLine[] {
  if (ingredients.some((line) => line.section !== undefined)) return ingredients;
  const stretch = locate(
    html,
    ingredients.map((line) => anchorOf(line.text)),
    blocks,
  );
  if (!stretch) return ingredients;
  const from = html.indexOf("<", Math.max(0, stretch[0] - BEFORE));
  const lines = joinItems(linesOf(parseHtml(html.slice(Math.max(0, from), stretch[1] + AFTER))));
  const sections = sectionsIn(lines, ingredients);
  if (!sections) return ingredients;
  return ingredients.map((line, index) => {
    const section = sections[index];
    return section ? { ...line, section } : line;
  });
}
