/** The chosen reading as the recipe that is handed on: clean lines under their sections, absolute picture, the page's address and site. */
import { absolute, ownTitle, pictureOf, titleOfPage, wordShare } from "./around";
import { isJunk, sectionTitle, withoutBullet, withoutSeams, withoutStepNumber } from "./junk";
import { isBareAmount, statesAmount } from "./line-shape";
import type { Page } from "./page";
import { LISTED_GROUP, RECIPE_WORDS } from "@/lib/engine/language/pages";
import { statedYield } from "@/lib/engine/lines/facts";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import { type Reading, sourceLine } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/source";

const LONGEST = 60;
const COLON = /^[^,;.:]+(?:\([^()]*\)\s*)?:$/;
const isHeading = (text: string) =>
  text.length <= LONGEST && !statesAmount(text) && (COLON.test(text) || LISTED_GROUP.test(text));

export type Sectioned = { lines: SourceLine[]; headings: string[] };

/** The lines without the headings among them, and those headings as they were written. A heading needs a line below it. */
export function liftHeadings(lines: readonly SourceLine[]): Sectioned {
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

export function toSource(reading: Reading, page: Page): Source {
  const { meta } = page;
  const url = page.url ?? absolute(meta.canonical, null) ?? undefined;
  const base = absolute(meta.baseHref, url ?? null) ?? url ?? null;
  const named = cleanText(reading.title ?? "");
  const own = reading.isTitleMended ? ownTitle(page, listBegins(reading, page)) : null;
  const title = own !== null && !says(named, own) ? own : named || titleOfPage(page, null);
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
    ...(url && { url }),
    ingredients: ingredients.lines,
    instructions: instructions.lines,
    ...(reading.notes.length > 0 && { notes: reading.notes }),
  };
  return { recipe, headings: ingredients.headings };
}
