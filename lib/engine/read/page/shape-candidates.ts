/** Runs of lines that look like ingredients, or like instructions, where no heading and no name says so. */
import { headingOf } from "@/lib/engine/language/headings";
import { bestOf, type Candidate } from "./candidates";
import { isSectionTitle } from "./item-lines";
import type { Page } from "./page";
import type { Part } from "./part";
import { readRegion } from "./region";

const GOOD = 0.5;

export function candidatesByShape(page: Page, part: Part): Candidate[] {
  const { lines } = page;
  const found: Candidate[] = [];
  for (let start = 0; start < lines.length; start++) {
    const first = lines[start]!;
    if (first.linked > 0.95 || part.likeness(first.text, page.judge) < GOOD) continue;
    const before = lines[start - 1];
    const titled = before && isSectionTitle(before) && headingOf(before.text) === null;
    const run = readRegion(page, {
      from: start,
      to: lines.length,
      level: titled ? before.heading : 0,
      part,
      via: "shape",
      opening: titled ? before.text : null,
    });
    if (run.lines.length > 0) found.push(run);
    start = Math.max(start, run.to - 1);
  }
  return bestOf(found);
}
