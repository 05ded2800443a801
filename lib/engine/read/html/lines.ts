/**
 * A page as a reader sees it: a list of lines, each with the markup facts that the recipe readers judge by.
 * A block element or `<br>` ends a line; the cells of a table row stand in one line.
 */
import { cleanText, decodeEntities } from "./clean-text";
import { type HtmlDocument, parseHtml } from "./document";

export type Line = {
  text: string;
  /** Innermost block element around the line (−1: top of the document). */
  block: number;
  /** 1–6 for h1–h6; 7 for a line that is bold or, without a figure, underlined from end to end; 0 otherwise. */
  heading: number;
  /** Innermost list item or small table row around the line, or the cell where a row's cells hold several lines; −1 outside. */
  item: number;
  /** Share of the characters inside links, 0–1. */
  linked: number;
  /** The line is the label of a button. */
  control: boolean;
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
/** "☐ 200 g flour": a label around its box begins a line. */
const holdsBox = (doc: HtmlDocument, node: number): boolean =>
  doc.tag[node] === "label" &&
  [node + 1, node + 2].some((at) => at < doc.end[node]! && doc.tag[at] === "input");
/** A table row with more nodes lays out a page; a smaller one is one entry, as a list item is. */
const MAX_ROW_NODES = 60;
const isRow = (entry: Open) => entry.tag === "tr" && entry.end - entry.node <= MAX_ROW_NODES;
/** Is the entry that a line stands in (`Line.item`) a row of a table, or a cell of one, and no item of a list? */
export const isOfTable = (doc: HtmlDocument, item: number): boolean =>
  doc.tag[item] === "tr" || doc.tag[item] === "td" || doc.tag[item] === "th";
const MAX_LINE_CHARS = 20_000;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** What tags stood between two texts of one line: one element closed and the next opened, only one of both, a raised digit, or none. */
type Gap = "none" | "opened" | "closed" | "between" | "fraction";

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0;
const isWordCode = (code: number) => isDigit(code) || isLetter(code);

/**
 * Pages set "flour" and "85 g" apart by style alone. Two elements side by side are two words; so are a letter and a digit on both sides of
 * a tag; "1" before a raised "1/2" is a mixed number.
 */
function needsSpace(gap: Gap, before: number, after: number): boolean {
  if (gap === "none" || !isWordCode(before) || !isWordCode(after)) return false;
  if (gap === "fraction") return isDigit(before) && isDigit(after);
  if (isDigit(before) && isDigit(after)) return false;
  return gap === "between" || isDigit(before) !== isDigit(after);
}

const isSmall = (code: number) => (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff);
const isCapital = (code: number) => (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);

/** `isEntry`: a cell that is an entry by itself. */
type Open = { node: number; end: number; tag: string; block: boolean; isEntry: boolean };

/** Lines of the subtree of `root` (−1: the whole document), in order. Linear. */
export function linesOf(doc: HtmlDocument, root = -1): Line[] {
  const lines: Line[] = [];
  const stack: Open[] = [];
  let raw = "",
    first = -1,
    boldChars = 0,
    underChars = 0,
    linkChars = 0,
    chars = 0;
  let bold = 0,
    under = 0,
    links = 0,
    buttons = 0,
    buttonChars = 0,
    item = -1,
    heading = 0;
  let block = root;
  let gap = "none" as Gap;
  let lastCode = 0;
  let preformatted = 0;
  let closed = -1;
  let opened = -1;

  const flush = () => {
    if (chars > 0) {
      const text = cleanText(raw.length > MAX_LINE_CHARS ? raw.slice(0, MAX_LINE_CHARS) : raw);
      if (text) {
        // Underlined a name is written as a heading, and an amount is only stressed.
        const isSet = boldChars === chars || (underChars === chars && !/\d/.test(text));
        const level = heading || (isSet ? 7 : 0);
        lines.push({
          text,
          block,
          heading: level,
          item,
          linked: linkChars / chars,
          control: buttonChars === chars,
          node: first,
        });
      }
    }
    raw = "";
    first = -1;
    boldChars = underChars = linkChars = buttonChars = chars = 0;
    gap = "none";
    lastCode = 0;
  };
  const tagOf = (node: number) => doc.html.slice(doc.from[node], doc.to[node]);
  /** A word processor closes its run behind a capital and opens another one like it: both are one word. */
  const goesOn = () =>
    gap === "between" && endsInInitial(raw) && closed >= 0 && opened >= 0 && tagOf(closed) === tagOf(opened);
  const addText = (source: string, node: number) => {
    const visible = visibleChars(source);
    if (visible > 0) {
      if (first < 0) first = node;
      chars += visible;
      if (bold > 0) boldChars += visible;
      if (under > 0) underChars += visible;
      if (links > 0) linkChars += visible;
      if (buttons > 0) buttonChars += visible;
      const firstCode = source.charCodeAt(0);
      if (needsSpace(gap, lastCode, firstCode) && !(isSmall(firstCode) && goesOn())) raw += " ";
      gap = "none";
      lastCode = source.charCodeAt(source.length - 1);
    } else if (source) lastCode = 32;
    if (raw.length < MAX_LINE_CHARS) raw += source;
  };
  const restore = () => {
    block = root;
    item = -1;
    heading = 0;
    for (const entry of stack) {
      if (entry.block) block = entry.node;
      if (entry.tag === "li" || isRow(entry) || entry.isEntry) item = entry.node;
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
    else if (entry.tag === "u") under--;
    else if (entry.tag === "a") links--;
    else if (entry.tag === "button") buttons--;
    else if (entry.tag === "pre") preformatted--;
    gap = entry.tag === "sup" || entry.tag === "sub" ? "none" : "closed";
    closed = entry.node;
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
    const isBlock = !INLINE.has(tag) || holdsBox(doc, node);
    let isEntry = false;
    if (isBlock) flush();
    else if (tag === "td" || tag === "th") {
      // A row whose cells hold several lines is no row of one entry: its next cell begins a line, and an entry of its own.
      isEntry = item >= 0 && lines.at(-1)?.item === item;
      if (isEntry) {
        flush();
        item = node;
      }
      raw += " ";
    } else if (tag === "sup" || tag === "sub") gap = tag === "sup" && isDigit(lastCode) ? "fraction" : "none";
    else {
      gap = gap === "closed" ? "between" : "opened";
      opened = node;
    }
    if (doc.end[node]! > node + 1) {
      stack.push({ node, end: doc.end[node]!, tag, block: isBlock, isEntry });
      if (isBlock) {
        block = node;
        if (tag === "pre") preformatted++;
        else if (tag === "button") buttons++;
        if (tag === "li" || (tag === "tr" && doc.end[node]! - node <= MAX_ROW_NODES)) item = node;
        else if (tag === "ul" || tag === "ol") item = -1;
        const level = headingLevel(tag);
        if (level) heading = level;
      } else if (BOLD.has(tag)) bold++;
      else if (tag === "u") under++;
      else if (tag === "a") links++;
    }
  }
  while (stack.length) leave(stack.pop()!);
  flush();
  return lines;
}

/** Does the text so far end in one capital letter, with nothing of its word before it? */
function endsInInitial(text: string): boolean {
  const end = text.length - 1;
  return end >= 0 && isCapital(text.charCodeAt(end)) && (end === 0 || text.charCodeAt(end - 1) <= 32);
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

const MARKUP = /<\/?[a-zA-Z][^<>]{0,300}>/;

/** Lines with their markup facts; for plain text every line break ends a line. */
export function fragmentLines(source: string): Pick<Line, "text" | "heading" | "item">[] {
  const text = source.includes("&lt;") ? decodeEntities(source) : source;
  if (!MARKUP.test(text)) {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => ({ text: cleanText(line), heading: 0, item: -1 }))
      .filter((line) => line.text !== "");
  }
  // Line breaks of the source mean nothing beside block tags, but where only inline tags stand they are the only structure.
  const blocks = /<(?:p|div|li|ul|ol|br|h[1-6]|tr|table)\b/i.test(text);
  return linesOf(parseHtml(blocks ? text : text.replace(/\r?\n/g, "<br>")));
}
