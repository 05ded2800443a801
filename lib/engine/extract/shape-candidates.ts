/** Runs of lines that look like ingredients, or like instructions, where no heading and no name says so. */
import type { SourceLine } from "../recipe/source";
import { bestOf, type Candidate } from "./candidates";
import { headingOf } from "../format/text/headings";
import { isSectionTitle } from "./item-lines";
import { isJunk, withoutBullet } from "./junk";
import { ingredientLikeness, instructionLikeness } from "./line-shape";
import { ingredientScore, instructionScore } from "./list-score";
import type { Page } from "./page";
import { sourceLine } from "./reading";

const GOOD = 0.5;
/** A run may hold so many weaker lines in a row. */
const WEAK_IN_A_ROW = 2;
const MAX_RUN = 120;

function runs(
  page: Page,
  likeness: (text: string) => number,
  score: (lines: readonly SourceLine[]) => number,
  least: number,
): Candidate[] {
  const { lines } = page;
  const found: Candidate[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (likeness(lines[start]!.text) < GOOD) continue;
    const kept: SourceLine[] = [];
    let doubtful: SourceLine[] = [];
    let section: string | null = null;
    const before = lines[start - 1];
    if (before && isSectionTitle(before) && headingOf(before.text) === null) section = before.text;
    let to = start;
    for (let index = start; index < lines.length && kept.length < MAX_RUN; index++) {
      const line = lines[index]!;
      if (isJunk(line.text)) continue;
      const text = withoutBullet(line.text);
      if (headingOf(text) !== null) break;
      const likely = likeness(text);
      if (likely < GOOD && isSectionTitle(line)) {
        section = text;
        continue;
      }
      doubtful.push(sourceLine(text, section));
      if (likely >= GOOD) {
        kept.push(...doubtful);
        doubtful = [];
        to = index + 1;
      } else if (doubtful.length > WEAK_IN_A_ROW) break;
    }
    if (kept.length >= least) found.push({ via: "shape", lines: kept, from: start, to, score: score(kept) });
    start = Math.max(start, to - 1);
  }
  return bestOf(found);
}

export function ingredientsByShape(page: Page): Candidate[] {
  return runs(page, ingredientLikeness, ingredientScore, 3);
}

export function instructionsByShape(page: Page): Candidate[] {
  return runs(page, instructionLikeness, instructionScore, 1);
}
