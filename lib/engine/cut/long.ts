/** What is still too long for one line is parted where its writer paused: at a dash, or before a bracket. */

/** More words than this are no line to cook by. */
const MOST_WORDS = 26;
/** Fewer say nothing by themselves. */
const FEWEST_WORDS = 4;
const DASHES = [" — ", " – ", " - ", " -- "];

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** The parts of a long line, else the line itself; all its words, in order. */
export function partLong(text: string): string[] {
  if (wordCount(text) <= MOST_WORDS) return [text];
  const bracket = text.lastIndexOf(" (");
  const end = /\)\s*(?:[.!]\s*)?$/u.exec(text.slice(-6));
  if (bracket > 0 && end !== null && !text.slice(bracket + 2, -1).includes("(")) {
    const inner = text.slice(bracket + 2, text.lastIndexOf(")"));
    if (
      wordCount(inner) >= FEWEST_WORDS &&
      wordCount(text.slice(0, bracket)) >= FEWEST_WORDS &&
      !inner.includes(")")
    )
      return [text.slice(0, bracket), inner];
  }
  for (const dash of DASHES) {
    const at = text.indexOf(dash);
    const parts = [text.slice(0, at), text.slice(at + dash.length)];
    if (
      at > 0 &&
      text.indexOf(dash, at + 1) < 0 &&
      parts.every((part) => wordCount(part) >= FEWEST_WORDS) &&
      !isOpen(parts[0] ?? "")
    )
      return parts;
  }
  return [text];
}

/** A bracket is open at the end of `text`. */
const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");
