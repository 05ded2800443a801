/** Elements that a plug-in or theme named after what they hold ("wprm-recipe-ingredient", "tasty-recipes-instructions", "method-steps"). */
import { bestOf, type Candidate } from "./candidates";
import { attributes } from "@/lib/engine/read/html/attributes";
import { innermost, itemLines } from "./item-lines";
import type { Page } from "./page";
import type { Part } from "./part";
import { readRegion } from "./region";
import { NAMING_ATTRIBUTES, PART_NAMES, UNNAMED } from "@/lib/engine/read/html/vocabulary.data";

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
