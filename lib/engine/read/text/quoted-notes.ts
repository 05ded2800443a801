/** A block of notes that stands in the method behind "> ", as programs set remarks: its numbers count no steps. */
import { isRemark } from "@/lib/engine/language/headings";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** Knows the lines of such a block, which opens with its label; a text that is quoted as a whole, as in a letter, stays. Linear. */
export function knowQuotedNotes(lines: readonly TextLine[]): TextLine[] {
  const quoted = lines.filter((line) => line.quoted === true).length;
  if (quoted === 0 || quoted * 2 > lines.length) return [...lines];
  let isNote = false;
  return lines.map((line, i) => {
    if (line.quoted !== true) isNote = false;
    else if (lines[i - 1]?.quoted !== true) isNote = isRemark(line.text);
    return isNote ? { ...line, known: "note" } : line;
  });
}
