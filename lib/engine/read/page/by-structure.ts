/**
 * Finds the parts of a recipe on a page whose language has no words here, under headings that say nothing to this reader: a list whose lines
 * begin with amounts, and a list of sentences.
 */
import { endsAsSentence, isMeasured, startsWithAmount } from "./line-looks";
import { isInOtherWords } from "./other-words";
import type { Page } from "./page";
import { readListed } from "./listed";
import type { Candidate, Part } from "./region";
import { withoutStepNumber } from "./tidy-lines";

const MOST_HEADINGS = 40;
const MOST_LINKED = 0.5;

/** Of a list of ingredients so many lines begin with amounts, and so many with measures. */
const WITH_AMOUNT = 0.5;
const WITH_MEASURE = 0.2;
const FEWEST_INGREDIENTS = 3;
const LONGEST_INGREDIENT = 90;

/** A step says something in several words, and ends. */
const SENTENCES = 0.6;
const FEWEST_STEPS = 2;
const SHORTEST_STEP = 35;

const share = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.filter(is).length / Math.max(texts.length, 1);

const isList = (texts: readonly string[]): boolean =>
  texts.length >= FEWEST_INGREDIENTS &&
  share(texts, startsWithAmount) >= WITH_AMOUNT &&
  share(texts, isMeasured) >= WITH_MEASURE &&
  texts.every((text) => text.length <= LONGEST_INGREDIENT);

function isMethod(texts: readonly string[]): boolean {
  const bare = texts.map(withoutStepNumber);
  const length = bare.reduce((sum, text) => sum + text.length, 0) / Math.max(bare.length, 1);
  return (
    bare.length >= FEWEST_STEPS &&
    length >= SHORTEST_STEP &&
    share(bare, endsAsSentence) >= SENTENCES &&
    share(bare, isMeasured) < WITH_MEASURE
  );
}

/** Lists of the part's kind under headings that no language here knows; none on a page in a language that has words here. */
export function candidatesByStructure(page: Page, part: Part): Candidate[] {
  if (!isInOtherWords(page)) return [];
  const found: Candidate[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (found.length >= MOST_HEADINGS) break;
    const isHeading = line.heading > 1 || (line.heading === 0 && line.text.endsWith(":"));
    if (!isHeading || line.linked > MOST_LINKED || page.headedAt(index) !== null) continue;
    const region = {
      from: index + 1,
      to: page.lines.length,
      level: line.heading,
      part,
      via: "heading" as const,
    };
    const list = readListed(page, region);
    const texts = list?.lines.map(({ text }) => text) ?? [];
    if (list !== null && (part.kind === "ingredients" ? isList(texts) : isMethod(texts))) found.push(list);
  }
  return found;
}
