/** Headings that stand as lines of their own among a recipe's lines ("For the sauce:") become the section of the lines below them. */
import { LISTED_GROUP } from "@/lib/engine/language/pages";
import type { SourceLine } from "@/lib/engine/recipe/source";
import { sectionTitle } from "./junk";
import { statesAmount } from "./line-shape";
import { sourceLine } from "./reading";

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
