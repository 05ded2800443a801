/** Blocks of notes inside the recipe: behind "> ", as programs set remarks, so that their numbers count no steps; and behind a star, "*These can be made ahead." */
import { isRemark } from "@/lib/engine/language/headings";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isNote } from "./notes";

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

/** "*These can be made a day ahead. …" in a paragraph of its own, and the lines of the paragraph below it: how it keeps, and no step. Linear. */
export function knowStarredNotes(lines: readonly TextLine[]): TextLine[] {
  let inNote = false;
  return lines.map((line, i) => {
    const goesOn = line.gap === 0 && line.marker === "none" && line.level === 0;
    const [first = ""] = line.starred === true ? splitSentences(line.text) : [];
    const opens = first !== "" && (i === 0 || line.gap > 0) && line.known === undefined && isNote(first);
    inNote = opens || (inNote && goesOn);
    return inNote ? { ...line, known: "note" } : line;
  });
}
