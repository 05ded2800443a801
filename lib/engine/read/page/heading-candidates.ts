/** What stands under a heading that names the part ("Ingredients", "Method", "Zubereitung"), up to the next part. */
import { bestOf, type Candidate } from "./candidates";
import type { Page } from "./page";
import type { Part } from "./part";
import { readRegion } from "./region";

const MAX_HEADINGS = 40;

export function candidatesByHeading(page: Page, part: Part): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (page.headedAt(index) !== part.kind) continue;
    found.push(
      readRegion(page, { from: index + 1, to: page.lines.length, level: line.heading, part, via: "heading" }),
    );
    if (found.length >= MAX_HEADINGS) break;
  }
  return bestOf(found);
}
