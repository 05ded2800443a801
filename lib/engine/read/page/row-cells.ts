/** Tables that set two ingredients side by side to save room: each cell is a line of its own. */
import { isBareAmount } from "./line-shape";
import { startsWithAmount } from "./line-looks";
import { nameWords, sameName } from "./tidy-lines";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { type Line, linesOf } from "@/lib/engine/read/html/lines";

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
