/**
 * A page as a reader sees it: a list of lines, each with the markup facts that the recipe readers judge by.
 * A block element or `<br>` ends a line; the cells of a table row stand in one line.
 */
import type { HtmlDocument } from "./document";
import { cleanText } from "./clean-text";

export type Line = {
  text: string;
  /** Innermost block element around the line (−1: top of the document). */
  block: number;
  /** 1–6 for h1–h6; 7 for a line that is bold from end to end; 0 otherwise. */
  heading: number;
  /** Innermost `li` around the line, −1 outside lists. */
  item: number;
  /** Share of the characters inside links, 0–1. */
  linked: number;
  /** First node of the line, for looking around it. */
  node: number;
};

const INLINE = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark meta link q s samp small span strike strong sub sup td th time tt u var wbr picture source svg script style noscript template iframe".split(
    " ",
  ),
);
/** Navigation and controls: never part of a recipe. */
const SKIPPED = new Set("nav select datalist head".split(" "));
const BOLD = new Set(["b", "strong"]);
const CELLS = new Set(["span", "td", "th", "label", "data", "small"]);
const MAX_LINE_CHARS = 20_000;
const isDigit = (code: number) => code >= 48 && code <= 57;

type Open = { node: number; end: number; tag: string; block: boolean };

/** Lines of the subtree of `root` (−1: the whole document), in order. Linear. */
export function linesOf(doc: HtmlDocument, root = -1): Line[] {
  const lines: Line[] = [];
  const stack: Open[] = [];
  let raw = "",
    first = -1,
    boldChars = 0,
    linkChars = 0,
    chars = 0;
  let bold = 0,
    links = 0,
    item = -1,
    heading = 0;
  let block = root;
  let closedCell = false;
  let digitLast = false;
  let preformatted = 0;

  const flush = () => {
    if (chars > 0) {
      const text = cleanText(raw.length > MAX_LINE_CHARS ? raw.slice(0, MAX_LINE_CHARS) : raw);
      if (text) {
        const level = heading || (boldChars === chars ? 7 : 0);
        lines.push({ text, block, heading: level, item, linked: linkChars / chars, node: first });
      }
    }
    raw = "";
    first = -1;
    boldChars = linkChars = chars = 0;
    closedCell = digitLast = false;
  };
  const addText = (source: string, node: number) => {
    const visible = visibleChars(source);
    if (visible > 0) {
      if (first < 0) first = node;
      chars += visible;
      if (bold > 0) boldChars += visible;
      if (links > 0) linkChars += visible;
      closedCell = false;
      digitLast = isDigit(source.charCodeAt(source.length - 1));
    }
    if (raw.length < MAX_LINE_CHARS) raw += source;
  };
  const restore = () => {
    block = root;
    item = -1;
    heading = 0;
    for (const entry of stack) {
      if (entry.block) block = entry.node;
      if (entry.tag === "li") item = entry.node;
      else if (entry.tag === "ul" || entry.tag === "ol") item = -1;
      const level = headingLevel(entry.tag);
      if (level) heading = level;
    }
  };
  const leave = (entry: Open) => {
    if (entry.block) {
      flush();
      restore();
    }
    if (BOLD.has(entry.tag)) bold--;
    else if (entry.tag === "a") links--;
    else if (entry.tag === "pre") preformatted--;
    closedCell = CELLS.has(entry.tag);
  };

  const last = root < 0 ? doc.size : doc.end[root]!;
  for (let node = root < 0 ? 0 : root + 1; node < last; node++) {
    for (let top = stack[stack.length - 1]; top && top.end <= node; top = stack[stack.length - 1]) {
      stack.pop();
      leave(top);
    }
    const tag = doc.tag[node]!;
    if (tag === "") {
      const source = doc.html.slice(doc.from[node], doc.to[node]);
      if (preformatted === 0) addText(source, node);
      else
        for (const row of source.split("\n")) {
          addText(row, node);
          if (row.length < source.length) flush();
        }
      continue;
    }
    if (SKIPPED.has(tag)) {
      flush();
      node = doc.end[node]! - 1;
      continue;
    }
    const isBlock = !INLINE.has(tag);
    if (isBlock) flush();
    else if ((closedCell && CELLS.has(tag)) || tag === "td" || tag === "th") raw += " ";
    else if (tag === "sup" && digitLast) raw += " ";
    if (doc.end[node]! > node + 1) {
      stack.push({ node, end: doc.end[node]!, tag, block: isBlock });
      if (isBlock) {
        block = node;
        if (tag === "pre") preformatted++;
        if (tag === "li") item = node;
        else if (tag === "ul" || tag === "ol") item = -1;
        const level = headingLevel(tag);
        if (level) heading = level;
      } else if (BOLD.has(tag)) bold++;
      else if (tag === "a") links++;
    }
  }
  while (stack.length) leave(stack.pop()!);
  flush();
  return lines;
}

function headingLevel(tag: string): number {
  if (tag.length !== 2 || tag.charCodeAt(0) !== 104) return 0;
  const level = tag.charCodeAt(1) - 48;
  return level >= 1 && level <= 6 ? level : 0;
}

/** Characters that are not white space; entities count as they are written, which is enough for shares. */
function visibleChars(source: string): number {
  let count = 0;
  for (let at = 0; at < source.length; at++) if (source.charCodeAt(at) > 32) count++;
  return count;
}
