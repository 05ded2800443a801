/** Things of the kitchen below the list: under "You will need" they are no food, and nothing is bought of them. */
import { singular } from "@/lib/engine/language/food/singular";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { LINKING } from "@/lib/engine/language/linking";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** No list of things is longer. */
const MOST_LINES = 12;
const MOST_CHARS = 120;

/** Each piece of the line ends in a tool or in what a tin is lined with, in English; names things and no food, where a gloss tells. */
function namesThings(text: string, gloss: Gloss | null): boolean {
  if (text.length > MOST_CHARS || /[.!?]$/.test(text)) return false;
  const pieces = text.split(/[,;/]/).filter((piece) => /\p{L}/u.test(piece));
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      if (gloss !== null) {
        const tokens = gloss.read(piece.trim());
        return tokens.some(({ kind }) => kind === "thing") && tokens.every(({ kind }) => kind !== "food");
      }
      const last = singular(
        piece
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.at(-1) ?? "",
      );
      return LINKING.tools.has(last) || LINKING.surfaces.has(last);
    })
  );
}

/** Lines behind a second heading of a list down to the next blank line or heading. */
function blockBehind(lines: readonly TextLine[], heading: number): readonly TextLine[] {
  const behind = lines.slice(heading + 1, heading + 1 + MOST_LINES + 1);
  const end = behind.findIndex(({ gap, text }, at) => (at > 0 && gap > 0) || headingOf(text) !== null);
  return end < 0 ? behind : behind.slice(0, end);
}

/** The lines, with what stands below a second "you will need" as notes where it is all things of the kitchen. Linear. */
export function knowEquipment(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  let isListed = false;
  const things = new Set<TextLine>();
  const headings = new Set<TextLine>();
  lines.forEach((line, at) => {
    const kind = headingOf(line.text);
    if (kind !== "ingredients" || line.cells.length > 1) return;
    if (!isListed) return void (isListed = true);
    // In the middle of a list it is read like one of its lines, and heads more of it.
    if (line.marker === "none") headings.add(line);
    const block = blockBehind(lines, at);
    if (block.length === 0 || block.length > MOST_LINES) return;
    if (block.every(({ text }) => namesThings(text, gloss))) for (const each of block) things.add(each);
  });
  if (headings.size === 0) return [...lines];
  return lines.map((line) =>
    things.has(line) ? { ...line, known: "note" } : headings.has(line) ? { ...line, known: "heading" } : line,
  );
}
