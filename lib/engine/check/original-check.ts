/** What of the original text did not even get into the recipe that was read from it, and what of it could not be read. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { totalMinutesIn } from "@/lib/engine/lines/stated-facts";
import { tokensOf } from "./coverage";
import type { Report } from "./report";

/** Lines with fewer words than this are headings, buttons and page numbers. */
const FEWEST_WORDS = 3;
/** Part of a line's words that must stand in the recipe for the line to count as read. */
const READ = 0.7;
const MOST_REPORTED = 40;
/** "Total time: 1 hour 15 minutes"; a longer line states more than that. */
const MOST_PAIRS_OF_A_TIME = 5;
const UNREADABLE = /\uFFFD+|[\u0000-\u0008\u000E-\u001F]+/;

/** Reports lines of `original` whose words are in no part of `source`. They are shown as they stand: nothing of the source is lost. */
export function checkOriginal(source: SourceRecipe, original: string, report: Report): void {
  const known = new Set<string>();
  const parts = [
    source.title,
    source.description,
    source.yield,
    source.siteName ?? null,
    ...(source.notes ?? []),
  ];
  const lines = [...source.ingredients, ...source.instructions];
  for (const text of [...parts, ...lines.flatMap((line) => [line.text, line.section ?? null])]) {
    if (text !== null) for (const pair of pairsOf(text)) known.add(pair);
  }
  let reported = 0;
  let at = 0;
  for (const line of original.split("\n")) {
    const start = at;
    at += line.length + 1;
    const pairs = pairsOf(line);
    if (pairs.length < FEWEST_WORDS || reported >= MOST_REPORTED) continue;
    if (pairs.filter((pair) => known.has(pair)).length >= pairs.length * READ) continue;
    if (pairs.length <= MOST_PAIRS_OF_A_TIME && statesTotal(line, source)) continue;
    reported += 1;
    const text = line.trim();
    const from = start + line.indexOf(text);
    report({
      kind: "unplaced",
      message: "A line of the original that is in no part of this recipe.",
      text,
      start: from,
      end: from + text.length,
    });
  }
}

/** The line says the recipe's total time, which the recipe has as a number. */
const statesTotal = (line: string, { totalMinutes }: SourceRecipe): boolean =>
  totalMinutes !== null && totalMinutesIn(line) === totalMinutes;

/** Neighbouring words, two by two: single words are shared by all recipes. */
function pairsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.slice(1).map((token, index) => `${tokens[index] ?? ""} ${token}`);
}

/** Reports lines with signs that the reading failed: replacement and control characters. */
export function checkReadable(source: SourceRecipe, report: Report): void {
  for (const { text } of [...source.ingredients, ...source.instructions]) {
    if (UNREADABLE.test(text))
      report({ kind: "unreadable", message: "Some characters here could not be read.", text });
  }
}
