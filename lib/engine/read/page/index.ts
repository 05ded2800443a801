/**
 * Reads the recipe of a web page. Every way of stating a recipe is read, judged and combined (`choose.ts`); pages without one are told apart.
 * Pure, linear in the page, and it never throws, whatever the page holds.
 */
import type { SourceRecipe, SourceLine } from "@/lib/engine/recipe/stages";
import { bestReading, isComplete, isListOfRecipes, isRecipe, combine } from "./choose";
import { kindWithoutRecipe, type NoRecipe } from "./page-kind";
import { withGroups } from "./parts";
import { fuller, speaksOfMore } from "./shown-recipe";
import { readJsonLd } from "@/lib/engine/read/json-ld";
import { readMarkup } from "./microdata";
import { Page } from "./page";
import { readPageState } from "@/lib/engine/read/json-ld/page-state";
import { readPlain } from "./plain-html";
import { type Reading, sourceLine } from "@/lib/engine/read/json-ld/reading";
import { absolute, ownTitle, pictureOf, titleOfPage, wordShare } from "./title-and-picture";
import { isJunk, sectionTitle, withoutBullet, withoutSeams, withoutStepNumber } from "./tidy-lines";
import { isBareAmount, statesAmount } from "./line-shape";
import { LISTED_GROUP, RECIPE_WORDS } from "@/lib/engine/language/pages";
import { statedYield } from "@/lib/engine/lines/facts";
import { cleanText } from "@/lib/engine/read/html/clean-text";

/**
 * `via`: which ways of reading went into the recipe, the main one first. `headings`: group headings that the page lists among its ingredients
 * as lines of their own ("For the sauce:"); in the recipe they are sections.
 */
export type PageReading =
  | { kind: "recipe"; recipe: SourceRecipe; via: string[]; headings: string[] }
  | { kind: NoRecipe };

/** The recipe that the page at `pageUrl` states, or what the page is instead. `html` is the decoded text of the page. */
export function extractRecipe(html: string, pageUrl?: string): PageReading {
  const page = new Page(html, pageUrl);
  const { readings, graph } = readJsonLd(html);
  if (isListOfRecipes(readings, page)) return { kind: "list" };
  let base: Reading | undefined = bestReading(readings, page);
  if (base && isComplete(base, page.judge)) {
    const whole = speaksOfMore(base) ? fuller(base, readPlain(page)) : null;
    base = whole ?? { ...base, ingredients: withGroups(base.ingredients, html, graph.blocks) };
  } else {
    const markup = bestReading(readMarkup(page), page);
    if (markup) base = base ? combine(base, markup, page.judge) : markup;
    const plain = readPlain(page);
    if (base && speaksOfMore(base)) base = fuller(base, plain) ?? base;
    // The page's own words for the title are weighed at the end, for data of every kind.
    base = base ? combine(base, base.title === null ? plain : { ...plain, title: null }, page.judge) : plain;
  }
  if (!base || !isRecipe(base, page)) base = readPageState(page.doc, graph) ?? undefined;
  if (!base || !isRecipe(base, page)) return { kind: kindWithoutRecipe(page, graph.types) };
  return { kind: "recipe", ...toSource(base, page), via: base.via };
}

const LONGEST = 60;
const COLON = /^[^,;.:]+(?:\([^()]*\)\s*)?:$/;
const isHeading = (text: string) =>
  text.length <= LONGEST && !statesAmount(text) && (COLON.test(text) || LISTED_GROUP.test(text));

export type Sectioned = { lines: SourceLine[]; headings: string[] };

/** The lines without the headings among them, and those headings as they were written. A heading needs a line below it. */
function liftHeadings(lines: readonly SourceLine[]): Sectioned {
  const lifted: SourceLine[] = [];
  const headings: string[] = [];
  let section: string | null = null;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const title = next && !isHeading(next.text) && isHeading(line.text) ? sectionTitle(line.text) : null;
    if (title) {
      section = title;
      headings.push(line.text);
    } else lifted.push(line.section === undefined ? sourceLine(line.text, section) : line);
  }
  return { lines: lifted, headings };
}

/** No recipe has more lines than this; a page that states more is not read to its end. */
const MAX_LINES = 1000;

/** "200 g - rhubarb": a dash between amount and name is the layout's. */
function ingredientText(text: string): string {
  const bare = withoutSeams(withoutBullet(text));
  const dash = bare.indexOf(" - ");
  return dash > 0 && isBareAmount(bare.slice(0, dash))
    ? `${bare.slice(0, dash)} ${bare.slice(dash + 3)}`
    : bare;
}

/** Are all words of `text` in `other`, the word "recipe" apart? */
const isSaidBy = (text: string, other: string): boolean => wordShare(text, `${other} ${RECIPE_WORDS}`) === 1;

/** The recipe's own name is no group of it. */
function groupTitle(section: string | undefined, title: string | null): string | null {
  const bare = sectionTitle(section);
  if (!bare || !title) return bare;
  return isSaidBy(bare, title) && isSaidBy(title, bare) ? null : bare;
}

function cleanLines(
  lines: readonly SourceLine[],
  title: string | null,
  clean: (text: string) => string,
): SourceLine[] {
  const result: SourceLine[] = [];
  for (const line of lines) {
    const text = clean(line.text);
    if (!text || isJunk(text)) continue;
    result.push(sourceLine(text, groupTitle(line.section, title)));
  }
  return result;
}

/** Is a mended title the page's own with more behind it, and no piece of the data around it? */
const says = (mended: string, own: string): boolean =>
  mended.toLowerCase().includes(own.toLowerCase()) && !/["[\]{}]/.test(mended);

/** The line of the page where the reading's list begins, where it stands there. */
function listBegins({ ingredients }: Reading, page: Page): number | null {
  const first = cleanText(ingredients[0]?.text ?? "");
  const index = first === "" ? -1 : page.lines.findIndex(({ text }) => text.includes(first));
  return index < 0 ? null : index;
}

/** `headings`: headings that stood among the ingredients as lines, as they were written; in `recipe` they are sections. */
export type Source = { recipe: SourceRecipe; headings: string[] };

function toSource(reading: Reading, page: Page): Source {
  const { meta } = page;
  const url = page.url ?? absolute(meta.canonical, null) ?? undefined;
  const base = absolute(meta.baseHref, url ?? null) ?? url ?? null;
  const named = cleanText(reading.title ?? "");
  const own = reading.isTitleMended ? ownTitle(page, listBegins(reading, page)) : null;
  const isShown = (): boolean => page.lines.some(({ heading, text }) => heading > 0 && text === named);
  const title = own !== null && !says(named, own) && !isShown() ? own : named || titleOfPage(page, null);
  const ingredients = liftHeadings(
    cleanLines(reading.ingredients.slice(0, MAX_LINES), title, ingredientText),
  );
  const instructions = liftHeadings(
    cleanLines(reading.instructions.slice(0, MAX_LINES), title, (text) =>
      withoutSeams(withoutStepNumber(text)),
    ),
  );
  const stated = reading.yield === null ? {} : statedYield(reading.yield);
  const recipe = {
    title,
    description: cleanText(reading.description ?? meta.description ?? "") || null,
    yield: stated.servings ?? null,
    ...(stated.makes !== undefined && { makes: stated.makes }),
    totalMinutes: reading.totalMinutes,
    ...(reading.times && { times: reading.times }),
    imageUrl: pictureOf([meta.image, reading.imageUrl], base),
    ...(meta.siteName && { siteName: meta.siteName }),
    ...(meta.language !== null && { language: meta.language }),
    ...(url && { url }),
    ingredients: ingredients.lines,
    instructions: instructions.lines,
    ...(reading.notes.length > 0 && { notes: reading.notes }),
  };
  return { recipe, headings: ingredients.headings };
}
