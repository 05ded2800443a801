/**
 * Puts the lines of a page in the order in which a reader takes them: tabs above their panes, the cells of a table apart, terms with what
 * they are of, and no footer.
 */
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { headingOf, PART_KINDS } from "@/lib/engine/language/headings";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { attributes, type TagIndex } from "@/lib/engine/read/html/elements";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";
import {
  BELOW_POST,
  BELOW_POST_WORDS,
  FOOTER,
  HAVE_FOOTERS,
  TAB_LIST,
} from "@/lib/engine/read/html/vocabulary.data";
import { isBareAmount, startsWithAmount } from "./line-shape";
import { nameWords, sameName } from "./tidy-lines";

// Tabs: a row of titles, and below it a pane for each of them. Every title is put above its own pane, where a reader sees it after a click.

const MOST_TABS = 8;
/** More rows that could be tabs are not looked at. */
const MOST_TRIES = 5;
const MOST_CHILDREN = 100;
const LONGEST_TITLE = 45;
/** The panes stand beside the row of titles, or beside one of so many elements around it. */
const MOST_AROUND = 3;
/** The heading that a title above its pane is. */
const TITLE_LEVEL = 2;

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
      heading: title.heading > 0 && title.heading < 7 ? title.heading : TITLE_LEVEL,
      item: -1,
      linked: 0,
      control: false,
    }));
    return [...lines.slice(0, from), ...[...moved, ...behind].sort((a, b) => a.node - b.node)];
  }
  return lines;
}

// Tables that set two ingredients side by side to save room: each cell is a line of its own.

/** Of a table's rows with several cells so many must hold whole ingredients. */
const WHOLE_ROWS = 0.6;
const FEWEST_ROWS = 2;
const LONGEST_ROW = 200;

type Cell = { node: number; text: string };

/** The cells of a row that hold text. */
function cellsOf(doc: HtmlDocument, row: number): Cell[] {
  const cells: Cell[] = [];
  for (let node = row + 1; node < doc.end[row]!; node = Math.max(node + 1, doc.end[node]!)) {
    if (doc.tag[node] !== "td" && doc.tag[node] !== "th") continue;
    const text = linesOf(doc, node)
      .map((line) => line.text)
      .join(" ");
    if (text !== "") cells.push({ node, text });
  }
  return cells;
}

/** An amount and what it is of: "500 g flour"; "500 g" alone is one half of a row. */
const isWhole = ({ text }: Cell): boolean =>
  startsWithAmount(text) && /\p{L}{3}/u.test(text) && !isBareAmount(text);

/** Are the cells one food in two systems: "1 cup flour", "120 g flour"? */
const sayTheSame = ([first, ...others]: readonly Cell[]): boolean =>
  others.some(({ text }) => sameName(nameWords(first?.text ?? ""), nameWords(text)));

/** The lines with the cells of such tables apart. */
export function withCells(doc: HtmlDocument, lines: Line[]): Line[] {
  const rows = new Map<Line, Cell[]>();
  const tables = new Map<number, { several: number; whole: number }>();
  for (const [index, line] of lines.entries()) {
    if (doc.tag[line.item] !== "tr" || line.text.length > LONGEST_ROW) continue;
    // Cells of several lines have been taken apart.
    if ((lines[index + 1]?.node ?? doc.size) < doc.end[line.item]!) continue;
    const cells = cellsOf(doc, line.item);
    rows.set(line, cells);
    if (cells.length < 2) continue;
    const table = doc.parent[line.item]!;
    const known = tables.get(table) ?? { several: 0, whole: 0 };
    tables.set(table, {
      several: known.several + 1,
      whole: known.whole + (cells.every(isWhole) && !sayTheSame(cells) ? 1 : 0),
    });
  }
  const areApart = (line: Line): boolean => {
    const { several, whole } = tables.get(doc.parent[line.item]!) ?? { several: 0, whole: 0 };
    return several >= FEWEST_ROWS && whole >= WHOLE_ROWS * several;
  };
  return lines.flatMap((line) => {
    const cells = rows.get(line) ?? [];
    if (cells.length < 2 || !areApart(line)) return [line];
    return cells.map(({ node, text }) => ({ ...line, text, node, item: node }));
  });
}

// Lists of terms that pair amounts with names: "<dt>500 g</dt><dd>flour</dd>" is one line.

const LONGEST_AMOUNT = 25;
const LONGEST_NAME = 120;
const AMOUNT = new RegExp(`^[\\d${FRACTION_SIGNS}]`, "u");
const FEWEST_PAIRS = 2;
const MOST_PAIRS = 100;
/** Of the pairs of one list so many must have an amount on the same side. */
const WITH_AMOUNT = 0.6;

const isAmount = ({ text }: Line): boolean => text.length <= LONGEST_AMOUNT && AMOUNT.test(text);

/** The pairs that follow each other in one list from line `from` on: a term of one line and one description of one line. */
function pairsFrom(doc: HtmlDocument, lines: readonly Line[], from: number): [Line, Line][] {
  const pairs: [Line, Line][] = [];
  const list = doc.parent[lines[from]!.block];
  const isOf = (line: Line | undefined, tag: string): line is Line =>
    line !== undefined && doc.tag[line.block] === tag && doc.parent[line.block] === list;
  for (let at = from; pairs.length < MOST_PAIRS; at += 2) {
    const [term, said, next] = [lines[at], lines[at + 1], lines[at + 2]];
    if (!isOf(term, "dt") || !isOf(said, "dd")) return pairs;
    // A description of several lines, or several descriptions: no pair.
    if (next !== undefined && isOf(next, "dd")) return [];
    if (term.text.length > LONGEST_NAME || said.text.length > LONGEST_NAME) return [];
    pairs.push([term, said]);
  }
  return pairs;
}

/** The lines with every pair of an amount and a name in one; other lists of terms stay as they are. */
export function withPairs(doc: HtmlDocument, lines: Line[]): Line[] {
  if (!lines.some(({ block }) => doc.tag[block] === "dt")) return lines;
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const pairs = doc.tag[line.block] === "dt" ? pairsFrom(doc, lines, at) : [];
    const most = WITH_AMOUNT * pairs.length;
    const first = pairs.filter(([term, said]) => isAmount(term) && !isAmount(said)).length;
    const last = pairs.filter(([term, said]) => isAmount(said) && !isAmount(term)).length;
    if (pairs.length < FEWEST_PAIRS || Math.max(first, last) < most) {
      joined.push(line);
      continue;
    }
    for (const [term, said] of pairs)
      joined.push({
        ...term,
        text: `${term.text} ${said.text}`,
        heading: 0,
        item: term.block,
        linked: Math.min(term.linked, said.linked),
      });
    at += 2 * pairs.length - 1;
  }
  return joined;
}

// What a page says below everything else, of its site and not of the recipe, and below the post that the recipe stands in.

/** What holds more of the page's lines is no footer, whatever its tag or class says. */
const MOST_OF_PAGE = 0.4;
const MOST_POSTS = 200;

/** The lines without those of the page's own footer, which tells of the site. */
export function withoutFooter(doc: HtmlDocument, lines: Line[]): Line[] {
  let kept = lines;
  for (let node = 0; node < doc.size; node++) {
    if (doc.tag[node] !== FOOTER) continue;
    let above = doc.parent[node]!;
    while (above >= 0 && !HAVE_FOOTERS.has(doc.tag[above]!)) above = doc.parent[above]!;
    const end = doc.end[node]!;
    if (above < 0) {
      const rest = kept.filter((line) => line.node < node || line.node >= end);
      if (lines.length - rest.length <= MOST_OF_PAGE * lines.length) kept = rest;
    }
    node = end - 1;
  }
  return kept;
}

/** The lines without what stands below posts, where its class says so and it heads no part of a recipe. */
export function withoutPostFooters(doc: HtmlDocument, tags: TagIndex, lines: Line[]): Line[] {
  const below: [number, number][] = [];
  for (const node of tags.mentioning(BELOW_POST_WORDS)) {
    const names = (attributes(doc, node).get("class") ?? "").split(/\s+/);
    if (names.some((name) => BELOW_POST.test(name)) && below.length < MOST_POSTS)
      below.push([node, doc.end[node]!]);
  }
  if (below.length === 0) return lines;
  const isBelow = ({ node }: Line) => below.some(([from, to]) => node >= from && node < to);
  const out = lines.filter(isBelow);
  const isPart = out.some(({ text }) => PART_KINDS.some((kind) => kind === headingOf(text)));
  return isPart || out.length > MOST_OF_PAGE * lines.length ? lines : lines.filter((line) => !isBelow(line));
}
