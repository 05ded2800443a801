/**
 * The headings of ingredient groups ("For the sauce"), which JSON-LD cannot state. The stretch of the page where the list stands is found by
 * the ingredients' own words, so that only a few kilobytes are read.
 */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { unitWritten } from "@/lib/engine/language/units";
import { parseHtml } from "@/lib/engine/read/html/document";
import { linesOf, type Line } from "@/lib/engine/read/html/lines";
import { isSectionTitle, joinItems } from "./item-lines";
import type { Block } from "@/lib/engine/read/json-ld/scripts";
import { nameWords, sameName } from "./tidy-lines";

/** So far apart may two lines of one list stand in the source text. */
const REACH = 4000;
const LONGEST_ANCHOR = 30;
const MAX_STARTS = 12;
/** Share of the lines that must be found for the stretch to be the list. */
const FOUND = 0.7;
/** Share of the ingredients that the page must show again for its headings to be believed. */
const ALIGNED = 0.85;
const LONGEST_LINE = 300;
const BEFORE = 3000;
const AFTER = 300;

/** Words of the line that are likely to stand in the page as they are written here: a run without amounts and units. */
function anchorOf(text: string): string {
  let longest = "";
  let run = "";
  for (const word of text.split(" ")) {
    run = /^[A-Za-z]{3,}$/.test(word) && unitWritten(word) === null ? (run ? `${run} ${word}` : word) : "";
    if (run.length > longest.length && run.length <= LONGEST_ANCHOR) longest = run;
  }
  return longest;
}

const skippedTo = (at: number, blocks: readonly Block[]) =>
  blocks.find(({ from, to }) => at >= from && at < to)?.to ?? -1;

/** Follows the anchors from `start` on; null when too few of them come in order. */
function follow(html: string, anchors: readonly string[], start: number): number | null {
  let at = start;
  let found = 0;
  for (const anchor of anchors) {
    if (anchor === "") continue;
    const window = html.slice(at, at + REACH);
    const next = window.indexOf(anchor);
    if (next < 0) continue;
    at += next + 1;
    found++;
  }
  return found >= FOUND * anchors.length ? at : null;
}

/** The stretch of the source text where the list stands, or null. */
function locate(html: string, anchors: readonly string[], blocks: readonly Block[]): [number, number] | null {
  const first = anchors.find((anchor) => anchor !== "");
  if (!first) return null;
  let at = html.indexOf(first);
  for (let tries = 0; at >= 0 && tries < MAX_STARTS; tries++) {
    const behind = skippedTo(at, blocks);
    if (behind < 0) {
      const end = follow(html, anchors, at);
      if (end !== null) return [at, end];
    }
    at = html.indexOf(first, behind < 0 ? at + 1 : behind);
  }
  return null;
}

/** A line of the list may be missing or worded otherwise on the page: look so many further. */
const LOOK_ON = 3;

/** The section of each ingredient by the page's lines, or null when the lists do not agree. */
function sectionsIn(
  lines: readonly Line[],
  ingredients: readonly SourceLine[],
): (string | undefined)[] | null {
  const names = ingredients.map((line) => nameWords(line.text));
  const sections: (string | undefined)[] = [];
  let section: string | undefined;
  let found = 0;
  for (const line of lines) {
    const own = line.text.length < LONGEST_LINE ? nameWords(line.text) : [];
    const ahead = names
      .slice(sections.length, sections.length + LOOK_ON)
      .findIndex((name) => sameName(name, own));
    if (ahead >= 0 && (line.heading === 0 || line.heading === 7 || line.item >= 0)) {
      // Lines that were passed over stand between: they belong to the group that was open.
      for (let passed = 0; passed < ahead; passed++) sections.push(sections.at(-1) ?? section);
      sections.push(section);
      found++;
    } else if (sections.length < names.length && isSectionTitle(line) && line.linked < 0.9)
      section = line.text;
  }
  while (sections.length < names.length) sections.push(sections.at(-1));
  return found >= ALIGNED * names.length && new Set(sections).size > 1 ? sections : null;
}

/** The lines with the page's group headings as sections, when the page shows the same list in groups; else the lines as they are. */
export function withGroups(ingredients: SourceLine[], html: string, blocks: readonly Block[]): SourceLine[] {
  if (ingredients.some((line) => line.section !== undefined)) return ingredients;
  const stretch = locate(
    html,
    ingredients.map((line) => anchorOf(line.text)),
    blocks,
  );
  if (!stretch) return ingredients;
  const from = html.indexOf("<", Math.max(0, stretch[0] - BEFORE));
  const lines = joinItems(linesOf(parseHtml(html.slice(Math.max(0, from), stretch[1] + AFTER))));
  const sections = sectionsIn(lines, ingredients);
  if (!sections) return ingredients;
  return ingredients.map((line, index) => {
    const section = sections[index];
    return section ? { ...line, section } : line;
  });
}
