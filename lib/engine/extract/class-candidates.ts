/** Elements that a plug-in or theme named after what they hold ("wprm-recipe-ingredient", "tasty-recipes-instructions", "method-steps"). */
import { bestOf, type Candidate } from "./candidates";
import { attributes } from "./html/attributes";
import { elementsMentioning } from "./html/find";
import { innermost, itemLines } from "./item-lines";
import { ingredientScore, instructionScore } from "./list-score";
import type { Page } from "./page";

const INGREDIENT_TAG = /ingredient/gi;
const INSTRUCTION_TAG =
  /instruction|direction|method|preparation|procedure|(?<![a-z])steps?(?![a-z])|how-?to/gi;
/** More groups or members than this are a page's vocabulary, not a recipe. */
const MAX_GROUPS = 60;
const MAX_MEMBERS = 300;

/** Groups elements by tag and by the word of their class, id or data attribute that names the part. */
function groupsOf(page: Page, pattern: RegExp): number[][] {
  const groups = new Map<string, number[]>();
  const word = new RegExp(pattern.source, "i");
  for (const node of elementsMentioning(page.doc, pattern)) {
    const tag = page.doc.tag[node]!;
    if (
      tag === "script" ||
      tag === "style" ||
      tag === "link" ||
      tag === "a" ||
      tag === "input" ||
      tag === "svg" ||
      tag === "body" ||
      tag === "html"
    )
      continue;
    const all = attributes(page.doc, node);
    for (const name of ["class", "id", "data-component", "data-testid", "data-test-id", "data-name"]) {
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

function candidates(
  page: Page,
  pattern: RegExp,
  whole: boolean,
  score: (lines: Candidate["lines"]) => number,
): Candidate[] {
  const found: Candidate[] = [];
  for (const group of groupsOf(page, pattern)) {
    const nodes = innermost(page, group);
    const lines = itemLines(page, nodes, whole);
    if (lines.length === 0) continue;
    const [from] = page.lineRange(nodes[0]!);
    const [, to] = page.lineRange(nodes[nodes.length - 1]!);
    found.push({ via: "class", lines, from, to, score: score(lines) });
  }
  return bestOf(found);
}

export function ingredientsByClass(page: Page): Candidate[] {
  return candidates(page, INGREDIENT_TAG, true, ingredientScore);
}

export function instructionsByClass(page: Page): Candidate[] {
  return candidates(page, INSTRUCTION_TAG, false, instructionScore);
}
