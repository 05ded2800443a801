/** What stands under a heading that names the part ("Ingredients", "Method", "Zubereitung"), up to the next part. */
import { headingOf } from "../format/text/headings";
import type { HeadingKind } from "../format/text/heading-words";
import type { SourceLine } from "../recipe/source";
import { bestOf, type Candidate } from "./candidates";
import type { Line } from "./html/lines";
import { isSectionTitle } from "./item-lines";
import { isJunk, withoutBullet } from "./junk";
import { ingredientLikeness, instructionLikeness } from "./line-shape";
import { ingredientScore, instructionScore } from "./list-score";
import type { Page } from "./page";
import { sourceLine } from "./reading";

/** A region ends after this many lines in a row that do not belong. */
const STRANGERS = 3;
const MAX_REGION_LINES = 150;
/** A line less likely than this is a stranger unless a good one follows soon. */
const STRANGE = 0.15;

type Part = {
  kind: HeadingKind;
  likeness: (text: string) => number;
  score: (lines: readonly SourceLine[]) => number;
  /** Lines of one list item are one line of the recipe. */
  joins: boolean;
};
const INGREDIENTS: Part = {
  kind: "ingredients",
  likeness: ingredientLikeness,
  score: ingredientScore,
  joins: true,
};
const STEPS: Part = { kind: "steps", likeness: instructionLikeness, score: instructionScore, joins: false };

/** The part that the line heads by its words, when it can be a heading at all. */
function headed(line: Line): HeadingKind | null {
  return line.text.length > 80 || line.linked > 0.9 ? null : headingOf(line.text);
}

/** A heading as high as the one above the region begins something else, unless it reads like a group of the same part ("For the sauce"). */
function endsRegion(line: Line, level: number): boolean {
  return line.heading > 0 && line.heading < 7 && level > 0 && level < 7 && line.heading < level;
}

/** Reads on from the line after the heading; lines in doubt are kept only when a good one follows. */
function regionAfter(page: Page, heading: number, part: Part): Candidate {
  const { lines } = page;
  const level = lines[heading]!.heading;
  const kept: SourceLine[] = [];
  let doubtful: SourceLine[] = [];
  let section: string | null = null;
  let strangers = 0;
  let to = heading + 1;
  let lastItem = -2;
  for (let index = heading + 1; index < lines.length && index - heading < MAX_REGION_LINES; index++) {
    const line = lines[index]!;
    const kind = headed(line);
    if (kind === part.kind) continue;
    if (kind !== null || endsRegion(line, level)) break;
    const text = withoutBullet(line.text);
    if (isJunk(text)) continue;
    const likeness = part.likeness(text);
    if (part.joins && line.item >= 0 && line.item === lastItem) {
      const list = doubtful.length ? doubtful : kept;
      const last = list.pop();
      if (last) list.push({ ...last, text: `${last.text} ${text}` });
      if (!doubtful.length) to = index + 1;
      continue;
    }
    lastItem = line.item;
    if (isSectionTitle(line) && likeness < 0.6) {
      section = text;
      continue;
    }
    if (likeness < STRANGE && ++strangers >= STRANGERS) break;
    doubtful.push(sourceLine(text, section));
    if (likeness >= STRANGE) {
      kept.push(...doubtful);
      doubtful = [];
      strangers = 0;
      to = index + 1;
    }
  }
  return { via: "heading", lines: kept, from: heading + 1, to, score: part.score(kept) };
}

function candidates(page: Page, part: Part): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (headed(line) === part.kind && found.length < 40) found.push(regionAfter(page, index, part));
  }
  return bestOf(found);
}

export function ingredientsByHeading(page: Page): Candidate[] {
  return candidates(page, INGREDIENTS);
}

export function instructionsByHeading(page: Page): Candidate[] {
  return candidates(page, STEPS);
}
