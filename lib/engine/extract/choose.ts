/** Judges the readings of a page against each other and makes one recipe of the best parts. */
import type { SourceLine, SourceRecipe } from "../recipe/source";
import { cleanText } from "./html/clean-text";
import { isJunk, sectionTitle, withoutBullet, withoutSeams, withoutStepNumber } from "./junk";
import { hasPlaceholder, instructionScore } from "./list-score";
import { isBareAmount, statesAmount, type LineJudge } from "./line-shape";
import type { Page } from "./page";
import { absolute, pictureOf } from "./picture";
import { sourceLine, type Reading } from "./reading";
import { agreement, titleOfPage, wordShare } from "./title";

/** How well a reading stands for the page: its size, and whether the page's own title and address speak of it. */
function standing(reading: Reading, page: Page): number {
  const named = reading.title ? agreement(reading.title, page) : 0;
  const size =
    Math.min(1, reading.ingredients.length / 5) + Math.min(1, textLength(reading.instructions) / 300);
  return size * 1.5 + named;
}

const textLength = (lines: readonly SourceLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

export function bestReading(readings: readonly Reading[], page: Page): Reading | undefined {
  if (readings.length < 2) return readings[0];
  return readings
    .map((reading, index) => ({ reading, score: standing(reading, page) - index * 0.001 }))
    .sort((a, b) => b.score - a.score)[0]?.reading;
}

/** No recipe has more lines than this; a page that states more is not read to its end. */
const MAX_LINES = 1000;
/** Fewer ingredients than this may be the recipe "for the dressing" only: then the page is searched too. */
const FEW = 5;
const LONG_STEP = 100;
/** Share of the ingredients that state an amount in data that is complete. */
const WITH_AMOUNT = 0.4;

/** Is the structured data complete enough that the page need not be searched? */
export function isComplete(reading: Reading, judge: LineJudge): boolean {
  const { ingredients } = reading;
  if (ingredients.length < FEW || reading.title === null) return false;
  if (ingredients.filter((line) => statesAmount(line.text)).length < WITH_AMOUNT * ingredients.length)
    return false;
  if (ingredients.filter(hasPlaceholder).length >= 2) return false;
  // One long string may be steps that the page shows apart.
  const [only] = reading.instructions;
  if (reading.instructions.length === 1 && only && only.text.length > LONG_STEP) return false;
  return instructionScore(reading.instructions, judge) > 0.3;
}

/** "200 g - rhubarb": a dash between amount and name is the layout's. */
function ingredientText(text: string): string {
  const bare = withoutSeams(withoutBullet(text));
  const dash = bare.indexOf(" - ");
  return dash > 0 && isBareAmount(bare.slice(0, dash))
    ? `${bare.slice(0, dash)} ${bare.slice(dash + 3)}`
    : bare;
}

/** The recipe's own name is no group of it. */
function groupTitle(section: string | undefined, title: string | null): string | null {
  const bare = sectionTitle(section);
  if (!bare || !title) return bare;
  return wordShare(bare, `${title} recipe`) === 1 && wordShare(title, `${bare} recipe`) === 1 ? null : bare;
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

/** The reading as the recipe that is handed on: clean lines, absolute picture, the page's address and site. */
export function toSource(reading: Reading, page: Page): SourceRecipe {
  const { meta } = page;
  const url = page.url ?? absolute(meta.canonical, null) ?? undefined;
  const base = absolute(meta.baseHref, url ?? null) ?? url ?? null;
  const title = cleanText(reading.title ?? "") || titleOfPage(page, null);
  return {
    title,
    description: cleanText(reading.description ?? meta.description ?? "") || null,
    yield: reading.yield,
    totalMinutes: reading.totalMinutes,
    imageUrl: pictureOf([meta.image, reading.imageUrl], base),
    ...(meta.siteName && { siteName: meta.siteName }),
    ...(url && { url }),
    ingredients: cleanLines(reading.ingredients.slice(0, MAX_LINES), title, ingredientText),
    instructions: cleanLines(reading.instructions.slice(0, MAX_LINES), title, (text) =>
      withoutSeams(withoutStepNumber(text)),
    ),
    ...(reading.notes.length > 0 && { notes: reading.notes }),
  };
}
