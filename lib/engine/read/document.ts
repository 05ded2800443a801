/**
 * Reads the recipe of a document: the pages of a book, the messages of a mailbox, the one text of a letter. Each part is read as a page and as
 * text, and the reading that found more of a recipe is taken; several recipes in one part are told apart by its headings.
 */
import { type HtmlDocument, parseHtml } from "@/lib/engine/read/html/document";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";
import { CELL_BREAKS, NO_WORDS, RULE } from "@/lib/engine/read/html/vocabulary.data";
import { extractRecipe } from "@/lib/engine/read/page";
import { readOriginal } from "@/lib/engine/read/page/claims";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";

/** One part of a document: the same words as HTML and as text, or one of both. `title`: what it is called where its words do not say. */
export type DocumentPart = { html?: string; text?: string; title?: string };

export type DocumentReading = {
  recipe: { source: SourceRecipe; original: string };
  /** How many recipes were met, this one among them, and what the part is called that it stands in, where there are several parts. */
  recipes: number;
  part: string | null;
};

/** Recipes behind the first are only counted, in so many parts. */
const MAX_COUNTED = 200;
/** Readings of all parts and their pieces together: the rest of the document is not read. */
const MAX_READINGS = 800;
/** No part is longer, and no text: the rest is not read. */
const MAX_PART_CHARS = 1_500_000;
const MAX_TEXT_CHARS = 60_000;
const HEADINGS = [/<h1\b/gi, /<h2\b/gi, /<h3\b/gi];

type Found = { source: SourceRecipe; original: string };

/** The first recipe in `parts`, and how many there are; null when there is none. Never throws; linear in their length. */
export function readParts(
  parts: readonly DocumentPart[],
  hasSize: (recipe: SourceRecipe) => boolean = () => true,
): DocumentReading | null {
  let first: { recipe: Found; part: string | null } | null = null;
  let recipes = 0;
  let looked = 0;
  const budget: Budget = { readings: MAX_READINGS };
  for (const part of parts) {
    if (budget.readings <= 0 || (first && looked >= MAX_COUNTED)) break;
    if (first) looked += 1;
    const found = recipesIn(part, budget).filter(({ source }) => hasSize(source));
    recipes += found.length;
    const [recipe] = found;
    if (recipe && !first)
      first = { recipe: titled(recipe, part), part: parts.length > 1 ? (part.title ?? null) : null };
  }
  return first && { ...first, recipes };
}

const titled = ({ source, original }: Found, { title }: DocumentPart): Found => ({
  source: source.title === null && title ? { ...source, title } : source,
  original,
});

type Budget = { readings: number };

function recipesIn({ html, text }: DocumentPart, budget: Budget): Found[] {
  const page = html?.slice(0, MAX_PART_CHARS);
  if (page !== undefined) {
    for (const heading of HEADINGS) {
      const pieces = piecesAt(page, heading);
      if (pieces.length < 2) continue;
      budget.readings -= pieces.length;
      const found = pieces.flatMap((piece) => readHtml(piece) ?? []);
      if (found.length >= 2) return found;
    }
    budget.readings -= 1;
    const whole = readHtml(page);
    if (whole) return [whole];
  }
  if (text !== undefined) budget.readings -= 1;
  const own = text === undefined ? null : readText(text);
  return own ? [own] : [];
}

const MAX_PIECES = 200;

/** The page cut before each heading of one level. */
function piecesAt(html: string, heading: RegExp): string[] {
  const starts = [...html.matchAll(heading)].map(({ index }) => index);
  return starts.slice(0, MAX_PIECES).map((start, at) => html.slice(start, starts[at + 1] ?? html.length));
}

function readText(text: string): Found | null {
  const original = text.slice(0, MAX_TEXT_CHARS);
  const source = parseRecipeText(original);
  return source && { source, original };
}

function readHtml(page: string): Found | null {
  const html = withColumnsApart(page);
  const asText = readText(textOf(html));
  const reading = extractRecipe(html);
  if (reading.kind !== "recipe") return asText;
  const { recipe, original } = readOriginal(html, reading.recipe);
  const isStated = reading.via[0] !== "plain";
  return asText && !isStated && isAsWhole(asText.source, recipe) ? asText : { source: recipe, original };
}

/** Documents are written as texts are, so that the reader of texts knows them better; where it found much less, it missed a part. */
const AS_MUCH = 0.75;
const isAsWhole = (text: SourceRecipe, page: SourceRecipe): boolean =>
  text.ingredients.length >= AS_MUCH * page.ingredients.length &&
  text.instructions.length >= AS_MUCH * page.instructions.length;

/** The words of a page as somebody would type them: a paragraph, list item or table row a line, and an empty line where the page has one. */
export function textOf(html: string): string {
  const doc = parseHtml(html);
  const gaps = gapsOf(doc);
  const counted = new Map<number, number>();
  const rows: string[] = [];
  let before: Line | undefined;
  let gap = 0;
  for (const line of linesOf(doc)) {
    while (before && (gaps[gap] ?? Infinity) < before.node) gap += 1;
    if (before && (isApart(before, line) || (gaps[gap] ?? Infinity) < line.node)) rows.push("");
    const mark = line.item === before?.item ? "" : markOf(doc, line.item, counted);
    rows.push(mark + line.text);
    before = line;
  }
  return rows.join("\n");
}

/** The page with a line break between two cells one of which has several lines: they are columns, and no pieces of one row. */
function withColumnsApart(html: string): string {
  const doc = parseHtml(html);
  const hasLines = (cell: number): boolean => {
    const end = doc.end[cell] ?? cell;
    for (let node = cell + 1; node < end; node += 1) if (CELL_BREAKS.has(doc.tag[node] ?? "")) return true;
    return false;
  };
  const pieces: string[] = [];
  let kept = 0;
  let before = { row: -1, hasLines: false };
  for (let node = 0; node < doc.size; node += 1) {
    if (doc.tag[node] !== "td") continue;
    const cell = { row: doc.parent[node] ?? -1, hasLines: hasLines(node) };
    if (cell.row === before.row && (cell.hasLines || before.hasLines)) {
      const at = doc.from[node] ?? kept;
      pieces.push(html.slice(kept, at), "<br>");
      kept = at;
    }
    before = cell;
  }
  return pieces.join("") + html.slice(kept);
}

/** A heading stands apart, and so does a list. */
const isApart = (before: Line, line: Line): boolean =>
  line.heading > 0 || before.heading > 0 || line.item < 0 !== before.item < 0;

/** Paragraphs without words: writers set parts apart by them. */
function gapsOf(doc: HtmlDocument): number[] {
  const gaps: number[] = [];
  for (let node = 0; node < doc.size; node += 1) {
    if (doc.tag[node] === RULE) gaps.push(node);
    if (doc.tag[node] !== "p" && doc.tag[node] !== "div") continue;
    const inside = doc.html.slice(doc.to[node], doc.from[doc.end[node] ?? 0] ?? doc.html.length);
    if (inside.length < 200 && inside.replace(NO_WORDS, "") === "") gaps.push(node);
  }
  return gaps;
}

/** What a list shows before an item; `counted`: how many items of each list came before. */
function markOf(doc: HtmlDocument, item: number, counted: Map<number, number>): string {
  if (item < 0 || doc.tag[item] !== "li") return "";
  const list = doc.parent[item] ?? -1;
  if (doc.tag[list] !== "ol") return "- ";
  const number = (counted.get(list) ?? 0) + 1;
  counted.set(list, number);
  return `${number}. `;
}
