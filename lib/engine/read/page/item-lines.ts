/** Turns marked elements (an itemprop, a class of a plug-in) into recipe lines, with the headings that stand between them as sections. */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { attribute } from "@/lib/engine/read/html/elements";
import { cleanText } from "@/lib/engine/read/html/clean-text";
import type { Line } from "@/lib/engine/read/html/lines";
import { isJunk, withoutBullet } from "./junk";
import type { Page } from "./page";
import { sourceLine } from "@/lib/engine/read/json-ld/reading";

const SECTION_CHARS = 90;

/** Could this line between items head the next group? Headings, bold lines and lines that end in a colon. */
export function isSectionTitle(line: Line): boolean {
  const { text } = line;
  if (text.length > SECTION_CHARS || isJunk(text) || !/\p{L}{2}/u.test(text)) return false;
  return line.heading > 0 || /:$/.test(text);
}

/** Lines of one list item belong together; otherwise every line stands for itself. */
export function joinItems(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    if (last && line.item >= 0 && line.item === last.item)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, heading: 0 };
    else joined.push(line);
  }
  return joined;
}

/** Elements without those that contain another of the list. */
export function innermost(page: Page, nodes: readonly number[]): number[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    return next === undefined || next >= page.doc.end[node]!;
  });
}

/**
 * Lines of the items in order. An item that holds a whole list is divided; short lines between the items become sections.
 * `whole`: an item is one line (ingredients); otherwise its lines stay apart (instructions).
 */
export function itemLines(page: Page, nodes: readonly number[], whole: boolean): SourceLine[] {
  const result: SourceLine[] = [];
  let section: string | null = null;
  let after = -1;
  for (const node of nodes) {
    if (page.doc.tag[node] === "meta") {
      const text = cleanText(attribute(page.doc, node, "content") ?? "");
      if (text) result.push(sourceLine(text, section));
      continue;
    }
    const [first, last] = page.lineRange(node);
    if (after >= 0) {
      for (let index = after; index < first; index++) {
        const between = page.lines[index]!;
        if (
          isSectionTitle(between) ||
          (first - after <= 2 && between.text.length <= 60 && !isJunk(between.text))
        )
          section = between.text;
      }
    } else if (first > 0) {
      const before = page.lines[first - 1]!;
      if (isSectionTitle(before) && page.doc.parent[before.block] === page.doc.parent[node])
        section = before.text;
    }
    const own = page.lines.slice(first, last);
    const lists = new Set(own.map((line) => line.item)).size > 1;
    if (whole && !lists && (nodes.length > 1 || own.length < 3)) {
      const text = withoutBullet(own.map((line) => line.text).join(" "));
      if (text && !isJunk(text)) result.push(sourceLine(text, section));
    } else {
      for (const line of lists || whole ? joinItems(own) : own) {
        const text = withoutBullet(line.text);
        if (isJunk(text)) continue;
        if (own.length > 1 && line.heading > 0 && isSectionTitle(line) && text.length < SECTION_CHARS)
          section = text;
        else result.push(sourceLine(text, section));
      }
    }
    after = last;
  }
  return result;
}
