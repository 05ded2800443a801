/** The text of a PDF in reading order, one paragraph or list item a line, and whether there is enough of it to be a recipe. */
import { toBlocks } from "@/lib/engine/read/layout/blocks";
import { joinFactRows, withoutFurniture } from "@/lib/engine/read/layout/facts-and-furniture";
import { toParagraphs, toText } from "@/lib/engine/read/layout/paragraphs";
import { type Piece, toRows } from "@/lib/engine/read/layout/rows";

/** One piece of text as pdf.js places it: points from the page's top left corner, `y` its baseline, `angle` in degrees clockwise. */
export type PdfItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  angle: number;
};

export type PdfPage = { width: number; height: number; items: PdfItem[]; hasImages: boolean };

/** `empty`: not one letter and no picture; `scanned`: pictures without text; `little`: too few letters for any recipe. */
export type PdfVerdict = "ok" | "empty" | "little" | "scanned";

/** Fewer letters than this are no recipe. */
const LITTLE_LETTERS = 60;
/** A scan may carry a stamp or a page number as text. */
const SCANNED_LETTERS_PER_PAGE = 40;

/** Puts the pages' pieces into reading order and judges them. Never throws; linear in the number of pieces but for sorting. */
export function arrangePdf(pages: readonly PdfPage[]): { text: string; verdict: PdfVerdict } {
  const rows = pages.map((page) => {
    const { height, pieces } = upright(page);
    return { height, rows: joinFactRows(toRows(pieces)) };
  });
  const blocks = withoutFurniture(rows).flatMap((page) => toBlocks(page.rows));
  const text = toText(blocks.map(toParagraphs));
  return { text, verdict: judge(pages) };
}

function judge(pages: readonly PdfPage[]): PdfVerdict {
  const letters = pages.reduce(
    (sum, { items }) => sum + items.reduce((all, item) => all + countLetters(item.text), 0),
    0,
  );
  const pictures = pages.some(({ hasImages }) => hasImages);
  if (pictures && letters < SCANNED_LETTERS_PER_PAGE * Math.max(1, pages.length)) return "scanned";
  if (letters === 0) return "empty";
  return letters < LITTLE_LETTERS ? "little" : "ok";
}

const countLetters = (text: string): number => text.replace(/[^\p{L}]/gu, "").length;

/** The page's pieces with its main direction turned upright; pieces that run another way (watermarks, notes in the margin) are left out. */
function upright(page: PdfPage): { height: number; pieces: Piece[] } {
  const angle = mainAngle(page.items);
  const turned = page.items.filter((item) => Math.abs(difference(item.angle, angle)) <= 8);
  const radians = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const places = turned.map((item) => ({
    item,
    x: item.x * cos - item.y * sin,
    y: item.x * sin + item.y * cos,
  }));
  const quarter = Math.abs(angle) > 45 && Math.abs(angle) < 135;
  const top =
    angle === 0 ? 0 : places.reduce((least, { y, item }) => Math.min(least, y - item.size), Infinity) - 20;
  const left = angle === 0 ? 0 : places.reduce((least, { x }) => Math.min(least, x), Infinity) - 20;
  return {
    height: quarter ? page.width : page.height,
    pieces: places.flatMap(({ item, x, y }) => toPieces(item, x - left, y - top)),
  };
}

/** Wide blanks inside one piece are the white between cells of a typewritten table. */
function toPieces(item: PdfItem, x: number, y: number): Piece[] {
  const text = tidy(item.text);
  const perChar = item.width / Math.max(1, text.length);
  const pieces: Piece[] = [];
  for (const match of text.matchAll(/\S+(?: \S+)*/g)) {
    pieces.push({
      text: match[0],
      x0: x + match.index * perChar,
      x1: x + (match.index + match[0].length) * perChar,
      base: y,
      size: item.size,
      font: item.font,
    });
  }
  return pieces;
}

const LIGATURES: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Ligatures as letters, one kind of blank, leader dots as white; a soft hyphen stays only at the end, where a line is divided. */
function tidy(text: string): string {
  return text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\ufeff]/g, "")
    .replace(/\u00ad(?=\s*\S)/g, "")
    .replace(/(?:[.·…]\s?){4,}/g, (dots) => " ".repeat(Math.max(2, dots.length)));
}

function mainAngle(items: readonly PdfItem[]): number {
  const chars = new Map<number, number>();
  for (const { angle, text } of items) chars.set(angle, (chars.get(angle) ?? 0) + text.length);
  let best = 0;
  let most = 0;
  for (const [angle, count] of chars) if (count > most) [best, most] = [angle, count];
  return best;
}

const difference = (a: number, b: number): number => ((a - b + 540) % 360) - 180;
