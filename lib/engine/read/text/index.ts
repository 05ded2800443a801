/**
 * Reads any pasted text as a recipe: markdown, plain text with or without headings, one paragraph, scanned pages, whole web pages with menus and
 * comments. Also the reader of text from PDFs and photos. The kinds of all lines are decided together by their shapes and surroundings.
 */
import type { SourceRecipe, Claim } from "@/lib/engine/recipe/source";
import { assembleRecipe } from "./assemble";
import { decodeEntities, hasTags, withoutTags } from "@/lib/engine/read/html/clean-text";
import { agreeInBlocks } from "@/lib/engine/lines/classify/block-agreement";
import { agreeInLists } from "@/lib/engine/lines/classify/list-agreement";
import { shapeOf, type LineShape } from "@/lib/engine/lines/classify/features";
import { observe } from "@/lib/engine/lines/classify/context";
import { decode, LINE_WEIGHTS, type LineWeights, type Label } from "@/lib/engine/lines/classify/model";
import { isRecipe, isWebPage, tellOnce } from "./whole";
import { readLines, type TextLine } from "@/lib/engine/lines/classify/text-lines";
import { unfoldLines } from "./run-on";

/** More lines than any recipe has, with all that may surround it; what stands behind them is not read, so that memory stays bounded. */
const MOST_LINES = 20_000;

const HYPHENED = /(\p{L}{2})[-‐¬][ \t]*\n[ \t>]*(\p{Ll}{2}[^\s]{0,40})[ \t]?/gu;

/**
 * Makes pasted text readable without changing what it says: line ends, invisible characters, HTML tags and entities, hyphens that only the
 * line break needed.
 * Promises plain text with `\n` line ends, no control or direction characters, no tags, entities decoded; tabs, runs of
 * spaces and, in text without tags, the number of lines are kept. Linear in the length of the text.
 */
function cleanText(text: string): string {
  const unix = text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
  const decoded = withoutTags(unix)
    .split("\n")
    .map((line) => (line.includes("&") ? decodeEntities(line).replace(/\s/g, " ") : line))
    .join("\n");
  const plain = decoded
    .replace(/\u00ad[ \t]*\n[ \t]*([^\s]{1,40})/g, "$1\n")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc]/g, "")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd\ud800-\udfff]/gu, " ");
  return /[-‐¬][ \t]*\n/.test(plain) ? plain.replace(HYPHENED, "$1$2\n") : plain;
}

/** The lines of a text, as the line model is trained and asked on them. */
export function linesOf(text: string): TextLine[] {
  return unfoldLines(readLines(cleanText(text)).slice(0, MOST_LINES)).slice(0, MOST_LINES);
}

/** As `parseRecipeText`, with other weights: for training and cross-validation. */
export function readWith(
  text: string,
  weights: LineWeights,
  titleWeights?: Readonly<Record<string, number>>,
  original?: string,
): SourceRecipe | null {
  const lines = linesOf(text);
  const shapes = lines.map(shapeOf);
  const decoded = decode(observe(lines, shapes), weights);
  const agreed = agreeInBlocks(lines, shapes, agreeInLists(lines, shapes, decoded));
  const labels = tellOnce(lines, shapes, agreed, isWebPage(shapes, agreed));
  return isRecipe(shapes, labels) ? assembleRecipe(lines, shapes, labels, titleWeights, original) : null;
}

/**
 * The recipe in `text`, in the source's own wording, or null when there is none in it: a text without a single ingredient is no recipe. Never throws; linear in the length of the text.
 */
export function parseRecipeText(text: string): SourceRecipe | null {
  const recipe = readWith(text, LINE_WEIGHTS, undefined, hasTags(text) ? undefined : text);
  return recipe === null || recipe.ingredients.length === 0 ? null : recipe;
}

/** A line of a text with what it was found to be. */
export type Kinded = {
  line: TextLine;
  shape: LineShape;
  label: Label;
  /** Place among the lines of the text; pieces of one line share it. */
  index: number;
  /** What it became in the recipe; set by the first that takes it. */
  as?: Claim["as"];
  reason?: Claim["reason"];
  /** The last sentence of a method that states a yield without its label: "About 5 doz." */
  unlabelled?: true;
};

/** Marks `item` as taken, unless something took it before. */
export function take(item: Kinded, as: Claim["as"], reason?: Claim["reason"]): void {
  if (item.as !== undefined) return;
  item.as = as;
  if (reason !== undefined) item.reason = reason;
}

const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f\n]/g;
const HAS_WORDS = /[\p{L}\p{N}]/u;

type Span = { start: number; end: number };

/** The lines of `original` with the same line ends by which it was read, as offsets without the blanks around. */
function linesIn(original: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const push = (end: number): void => {
    let start = from;
    let stop = end;
    while (start < stop && /\s/.test(original.charAt(start))) start += 1;
    while (stop > start && /\s/.test(original.charAt(stop - 1))) stop -= 1;
    spans.push({ start, end: stop });
  };
  for (const found of original.matchAll(LINE_END)) {
    push(found.index);
    from = found.index + found[0].length;
  }
  push(original.length);
  return spans;
}

/** Where the words of `piece` begin in `line`, from `from` on: found by its first words; -1 when they are written otherwise. */
function findPiece(line: string, piece: string, from: number): number {
  const opening = piece.split(" ").slice(0, 3).join(" ");
  return line.indexOf(opening, from);
}

/** The claims of one line by its pieces: each from where its words begin to where the next begin; pieces of one kind are one claim. */
function claimsOfLine(original: string, span: Span, pieces: readonly Kinded[]): Claim[] {
  const line = original.slice(span.start, span.end);
  const claims: Claim[] = [];
  let at = 0;
  pieces.forEach((piece, i) => {
    const as = piece.as ?? "aside";
    const reason = as === "aside" ? { reason: piece.reason ?? ("furniture" as const) } : {};
    const last = claims.at(-1);
    if (last && last.as === as && last.reason === reason.reason) return;
    const found = i === 0 ? 0 : findPiece(line, piece.line.text, at);
    // Words that were repaired stand nowhere in the original: the claim before keeps them.
    if (found < 0 || (i > 0 && found <= at && found === 0)) return;
    at = found;
    if (last) last.end = span.start + found;
    claims.push({ start: span.start + found, end: span.end, as, ...reason });
  });
  return claims;
}

/** One claim or more for every line of `original` that has words. `items` are the pieces that the text was read in, in order. */
export function claimsOf(original: string, items: readonly Kinded[]): Claim[] {
  const bySource = new Map<number, Kinded[]>();
  for (const item of items) {
    for (const source of [item.line.source, ...(item.line.also ?? [])]) {
      const list = bySource.get(source) ?? [];
      list.push(item);
      bySource.set(source, list);
    }
  }
  return linesIn(original).flatMap((span, source): Claim[] => {
    if (!HAS_WORDS.test(original.slice(span.start, span.end))) return [];
    const pieces = bySource.get(source);
    if (!pieces) return [{ ...span, as: "aside", reason: "furniture" }];
    return claimsOfLine(original, span, pieces);
  });
}
