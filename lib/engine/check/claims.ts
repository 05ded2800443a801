/** Whether every line of the original was claimed once: as title, fact, heading, ingredient, instruction or note, or set aside. */
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { Claim, SourceRecipe } from "@/lib/engine/recipe/source";
import { aboutWords, type About } from "./about";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import type { Row } from "@/lib/engine/check/reading/rows";
import type { Report } from "./report";

const WORD = /\p{L}{2,}|\p{N}/u;
const MOST_REPORTED = 20;

export type Stretch = { start: number; end: number };

/** Without the blanks and signs around its words; null without words. */
function wordsOf(original: string, { start, end }: Stretch): Stretch | null {
  const text = original.slice(start, end);
  if (!WORD.test(text)) return null;
  const from = text.length - text.trimStart().length;
  return { start: start + from, end: start + text.trimEnd().length };
}

/** The stretches of one line that no claim covers. */
function gapsIn(line: Stretch, claims: readonly Claim[], first: number): Stretch[] {
  const gaps: Stretch[] = [];
  let at = line.start;
  for (let i = first; i < claims.length; i += 1) {
    const claim = claims[i];
    if (claim === undefined || claim.start >= line.end) break;
    if (claim.start > at) gaps.push({ start: at, end: claim.start });
    at = Math.max(at, claim.end);
  }
  if (at < line.end) gaps.push({ start: at, end: line.end });
  return gaps;
}

/** Reports stretches of the original that two claims took; claims are in the order of the text. */
function checkTwice(
  claims: readonly Claim[],
  original: string,
  named: (text: string) => About,
  report: Report,
): void {
  let last: Claim | undefined;
  let reported = 0;
  for (const claim of claims) {
    if (last !== undefined && claim.start < last.end && reported < MOST_REPORTED) {
      const twice = wordsOf(original, { start: claim.start, end: Math.min(last.end, claim.end) });
      if (twice !== null) {
        const text = original.slice(twice.start, twice.end);
        report({ kind: "overlap", message: SENTENCES.claimedTwice, text, ...twice, ...named(text) });
        reported += 1;
      }
    }
    if (last === undefined || claim.end > last.end) last = claim;
  }
}

/**
 * Reports lines of `original` that nothing took, and such that were taken twice; returns the former. A source without claims was not given
 * as text, and has no ledger. Linear but for sorting.
 */
export function checkClaims(
  source: SourceRecipe,
  original: string,
  lines: readonly ListLine[],
  report: Report,
): Stretch[] {
  const claims = [...(source.claims ?? [])].sort((a, b) => a.start - b.start || a.end - b.end);
  if (claims.length === 0) return [];
  const named = aboutWords(lines);
  checkTwice(claims, original, named, report);
  const unclaimed: Stretch[] = [];
  let first = 0;
  let start = 0;
  for (const text of original.split(/[\n\r\u2028\u2029\u0085\v\f]/)) {
    const end = start + text.length;
    while (first < claims.length && (claims[first]?.end ?? 0) <= start) first += 1;
    for (const gap of gapsIn({ start, end }, claims, first)) {
      const words = gap.end > gap.start ? wordsOf(original, gap) : null;
      if (words !== null) unclaimed.push(words);
    }
    start = end + 1;
  }
  for (const words of unclaimed.slice(0, MOST_REPORTED)) {
    const text = original.slice(words.start, words.end);
    report({ kind: "unclaimed", message: SENTENCES.unclaimed, text, ...words, ...named(text) });
  }
  return unclaimed;
}

/** The cook is told of the row already: nothing claims it. */
export const isTold = (row: Row | undefined, unclaimed: readonly Stretch[]): boolean =>
  row !== undefined &&
  unclaimed.some(({ start, end }) => start < row.start + row.text.length && end > row.start);
