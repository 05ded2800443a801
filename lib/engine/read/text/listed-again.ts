/** What a part of the method takes, told again in brackets above its orders: "(125 g butter, 80 g sugar)", every piece a line of the list. */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { splitOutside } from "./ingredient-run";

/** Fewer pieces may be a remark. */
const FEWEST_PIECES = 2;
const LONGEST = 600;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.]+/g, " ")
    .trim();

/** The words between the brackets that the line is, "(… (room temperature), …)" too; null for other lines. */
function insideOf({ text }: TextLine): string | null {
  if (!text.startsWith("(") || text.length > LONGEST) return null;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return /^[.:]?$/.test(text.slice(at + 1)) ? text.slice(1, at) : null;
  }
  return null;
}

/** The lines without such rows, which belong to the line above them: nothing is done in them, and what they list is bought once. Linear. */
export function withoutListedAgain(lines: readonly TextLine[]): TextLine[] {
  const inside = lines.map(insideOf);
  if (inside.every((words) => words === null)) return [...lines];
  const all = new Set(lines.map(({ text }) => plain(text)));
  const kept: TextLine[] = [];
  /** By the place in `kept`, the rows that belong to that line. */
  const again = new Map<number, number[]>();
  lines.forEach((line, at) => {
    const pieces = splitOutside(inside[at] ?? "", /[,;]/)
      .map(plain)
      .filter((piece) => piece !== "");
    const above = kept.length - 1;
    const isAgain = pieces.length >= FEWEST_PIECES && pieces.every((piece) => all.has(piece));
    if (!isAgain || above < 0) kept.push(line);
    else if (again.get(above)?.push(line.source) === undefined) again.set(above, [line.source]);
  });
  return kept.map((line, at) => {
    const rows = again.get(at);
    return rows === undefined ? line : { ...line, also: [...(line.also ?? []), ...rows] };
  });
}
