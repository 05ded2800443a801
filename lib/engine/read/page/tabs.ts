/** Tabs: a row of titles, and below it a pane for each of them. Every title is put above its own pane, where a reader sees it after a click. */
import { headingOf } from "@/lib/engine/language/headings";
import { attributes } from "@/lib/engine/read/html/elements";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { TAB_LIST } from "@/lib/engine/read/html/vocabulary.data";
import type { Line } from "@/lib/engine/read/html/lines";

const MOST_TABS = 8;
/** More rows that could be tabs are not looked at. */
const MOST_TRIES = 5;
const MOST_CHILDREN = 100;
const LONGEST_TITLE = 45;
/** The panes stand beside the row of titles, or beside one of so many elements around it. */
const MOST_AROUND = 3;
/** The heading that a title above its pane is. */
const LEVEL = 2;

/** The element children of a node. */
function childrenOf(doc: HtmlDocument, node: number): number[] {
  const children: number[] = [];
  for (
    let at = node + 1;
    at < doc.end[node]! && children.length < MOST_CHILDREN;
    at = Math.max(at + 1, doc.end[at]!)
  )
    if (doc.tag[at] !== "") children.push(at);
  return children;
}

const holdsLine = (doc: HtmlDocument, lines: readonly Line[], node: number): boolean =>
  lines.some((line) => line.node >= node && line.node < doc.end[node]!);

/** The panes of `count` titles that stand in the element `row`; null where none are found. `behind` are the lines after the titles. */
function panesOf(doc: HtmlDocument, behind: readonly Line[], row: number, count: number): number[] | null {
  for (let around = row, up = 0; around >= 0 && up < MOST_AROUND; around = doc.parent[around]!, up++) {
    const parent = doc.parent[around]!;
    if (parent < 0) return null;
    const next = childrenOf(doc, parent).filter((node) => node > around && holdsLine(doc, behind, node));
    const [first] = next;
    if (first === undefined) continue;
    const inside = childrenOf(doc, first).filter((node) => holdsLine(doc, behind, node));
    if (inside.length === count) return inside;
    const nameOf = (node: number) => `${doc.tag[node]} ${attributes(doc, node).get("class")?.split(/\s/)[0]}`;
    const alike = next.filter((node) => nameOf(node) === nameOf(first));
    return alike.length === count &&
      count === next.slice(0, count).filter((node) => alike.includes(node)).length
      ? alike
      : null;
  }
  return null;
}

/** Are these the titles of tabs: the two parts of a recipe side by side, or what the markup calls a list of tabs? */
function areTabs(doc: HtmlDocument, titles: readonly Line[], row: number): boolean {
  const kinds = new Set(titles.map(({ text }) => headingOf(text)));
  if (kinds.has("ingredients") && kinds.has("steps")) return true;
  const { tag } = doc;
  return tag[row] !== "" && attributes(doc, row).get("role") === TAB_LIST;
}

/** The lines from `from` on that stand in one element each, beside each other and short. */
function rowFrom(doc: HtmlDocument, lines: readonly Line[], from: number): Line[] {
  const row = doc.parent[lines[from]!.block] ?? -1;
  let to = from;
  while (to < lines.length && to - from <= MOST_TABS) {
    const { block, text } = lines[to]!;
    const isOwn = to === from || block !== lines[to - 1]!.block;
    if (block < 0 || doc.parent[block] !== row || text.length > LONGEST_TITLE || !isOwn) break;
    to++;
  }
  return lines.slice(from, to);
}

/** The lines with the titles of the first tabs above their panes, in the order of their nodes. */
export function underTabs(doc: HtmlDocument, lines: Line[]): Line[] {
  let tries = 0;
  for (let from = 0; from < lines.length && tries < MOST_TRIES; from++) {
    const row = doc.parent[lines[from]!.block] ?? -1;
    const titles = row < 0 ? [] : rowFrom(doc, lines, from);
    if (titles.length < 2 || titles.length > MOST_TABS || !areTabs(doc, titles, row)) continue;
    tries++;
    const behind = lines.slice(from + titles.length);
    const panes = panesOf(doc, behind, row, titles.length);
    if (panes === null) continue;
    const moved = titles.map((title, at): Line => ({
      ...title,
      node: panes[at]!,
      heading: title.heading > 0 && title.heading < 7 ? title.heading : LEVEL,
      item: -1,
      linked: 0,
      control: false,
    }));
    return [...lines.slice(0, from), ...[...moved, ...behind].sort((a, b) => a.node - b.node)];
  }
  return lines;
}
