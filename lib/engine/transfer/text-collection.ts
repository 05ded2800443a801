/** Several recipes in one plain text, as CopyMeThat and others write them: each with its title above a list and a method. */
import { headingOf, partNamed } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";

/** A line of marks between two recipes: "-----", "* * *". */
const RULE = /^\s*([-=*_~#])(?:\s?\1){2,}\s*$/;

const heads = (line: string, kind: "ingredients" | "steps"): boolean =>
  headingOf(line.trim()) === kind && partNamed(line.trim()) === null;

/** Whether a recipe may begin with this line: its title, not a part of the recipe before. */
const isTitle = (line: string | undefined): boolean =>
  line !== undefined && headingOf(line.trim()) === null && !namesPreparation(line.trim());

/**
 * The text of each recipe. One begins behind a line of marks, or behind two blank lines, that stands between the method of the recipe before
 * and the next list; without such a place a second list is a part of the same recipe. Linear in the text; never throws.
 */
export function recipeTexts(text: string): string[] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\f/g, "\n---\n").split("\n");
  const begins = [0];
  let hasMethod = false;
  /** Behind the last line of marks, and the last two blank lines, since the method began. */
  let [ruled, spaced] = [-1, -1];
  let [blanks, isBehindRule] = [0, false];
  for (const [at, line] of lines.entries()) {
    const isRule = RULE.test(line);
    if (line.trim() === "" || isRule) {
      blanks = isRule ? 0 : blanks + 1;
      isBehindRule ||= isRule;
      continue;
    }
    if (hasMethod && isTitle(line)) {
      if (isBehindRule) ruled = at;
      else if (blanks > 1) spaced = at;
    }
    [blanks, isBehindRule] = [0, false];
    if (heads(line, "steps")) [hasMethod, ruled, spaced] = [true, -1, -1];
    else if (hasMethod && heads(line, "ingredients")) {
      const begin = ruled >= 0 ? ruled : spaced;
      if (begin >= 0) begins.push(begin);
      hasMethod = begin < 0;
      [ruled, spaced] = [-1, -1];
    }
  }
  return begins.map((begin, index) =>
    lines
      .slice(begin, begins[index + 1])
      .filter((line) => begins.length === 1 || !RULE.test(line))
      .join("\n")
      .trim(),
  );
}
