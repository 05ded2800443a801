/**
 * Lists of a page that may be its ingredients or its instructions, each with how likely it is. Three ways to come by them:
 * elements whose class or id says so (plug-ins and themes), what stands under a heading that says so, and runs of lines that look like it.
 */
import type { SourceLine } from "@/lib/engine/recipe/source";

export type Candidate = {
  via: "class" | "heading" | "shape";
  lines: SourceLine[];
  /** Indexes of the page's lines that the list covers, `[from, to)`. */
  from: number;
  to: number;
  score: number;
};

/** The better candidates first; at most this many are carried on. */
const KEPT = 6;

export function bestOf(candidates: Candidate[]): Candidate[] {
  const ranked = candidates.filter((candidate) => candidate.score > 0).sort((a, b) => b.score - a.score);
  // A class on the list and one on each of its items give the same lines twice.
  const different = ranked.filter((one, index) => {
    const before = ranked[index - 1];
    return !before || before.score !== one.score || before.from !== one.from || before.to !== one.to;
  });
  return different.slice(0, KEPT);
}
