/**
 * Lists of a page that may be its ingredients or its instructions, each with how likely it is. Three ways to come by them:
 * elements whose class or id says so (plug-ins and themes), what stands under a heading that says so, and runs of lines that look like it.
 */
import { innermost, isSectionTitle, itemLines } from "./item-lines";
import type { Page } from "./page";
import { readRegion, type Candidate, type Part } from "./region";
import { headingOf } from "@/lib/engine/language/headings";
import { attributes } from "@/lib/engine/read/html/elements";
import { NAMING_ATTRIBUTES, PART_NAMES, UNNAMED } from "@/lib/engine/read/html/vocabulary.data";

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

/** More groups or members than this are a page's vocabulary, not a recipe. */
const MAX_GROUPS = 60;
const MAX_MEMBERS = 300;
/** So many members of a group are also tried one by one: a page may hold the same list twice, or lists of several recipes. */
const MAX_SINGLES = 6;

/** Groups elements by tag and by the word of their class, id or data attribute that names the part. */
function groupsOf(page: Page, names: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  const word = new RegExp(names.join("|"), "i");
  for (const node of page.tags.mentioning(names)) {
    const tag = page.doc.tag[node]!;
    if (UNNAMED.has(tag)) continue;
    const all = attributes(page.doc, node);
    for (const name of NAMING_ATTRIBUTES) {
      const value = all.get(name);
      if (!value) continue;
      for (const token of value.split(/\s+/)) {
        if (token.length > 80 || !word.test(token)) continue;
        const key = `${tag} ${name === "id" ? token.replace(/\d+/g, "#") : token}`;
        const members = groups.get(key);
        if (members) members.push(node);
        else if (groups.size < MAX_GROUPS) groups.set(key, [node]);
      }
    }
  }
  return [...groups.values()].filter((members) => members.length <= MAX_MEMBERS);
}

export function candidatesByClass(page: Page, part: Part): Candidate[] {
  const found: Candidate[] = [];
  for (const group of groupsOf(page, PART_NAMES[part.kind] ?? [])) {
    const nodes = innermost(page, group);
    const ranges = nodes.map((node) => page.lineRange(node));
    const first = ranges[0]!;
    const last = ranges[ranges.length - 1]!;
    if (nodes.length > 1) {
      const lines = itemLines(page, nodes, part.joinsItems);
      found.push({ via: "class", lines, from: first[0], to: last[1], score: part.score(lines, page.judge) });
    }
    if (nodes.length <= MAX_SINGLES) {
      for (const [from, to] of ranges)
        if (to - from >= 2) found.push(readRegion(page, { from, to, level: 0, part, via: "class" }));
    }
  }
  return bestOf(found);
}

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
