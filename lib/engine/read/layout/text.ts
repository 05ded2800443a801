/** Paragraphs of all blocks to plain text: one line each, a blank line where the page sets them apart. */
import { continueWith, type Paragraph } from "./paragraphs";

const SENTENCE_END = /[.!?:]["”’)]?$/;

/** A sentence that a column or a page cuts in two is joined again. */
export function toText(blocks: readonly (readonly Paragraph[])[]): string {
  const joined: { lines: string[]; apart: boolean }[] = [];
  let before: Paragraph | undefined;
  for (const block of blocks) {
    block.forEach((paragraph, index) => {
      const last = joined.at(-1);
      if (index === 0 && last && before && goesOn(before, paragraph)) {
        const [first = "", ...rest] = paragraph.lines;
        continueWith(last, first);
        last.lines.push(...rest);
      } else {
        joined.push({ lines: [...paragraph.lines], apart: paragraph.apart && last !== undefined });
      }
      before = paragraph;
    });
  }
  return joined.map(({ lines, apart }) => `${apart ? "\n" : ""}${unspaced(lines.join(""))}`).join("\n");
}

function goesOn(before: Paragraph, next: Paragraph): boolean {
  const sameSize = Math.abs(before.size - next.size) < 0.08 * before.size;
  const end = before.lines.slice(-2).join("");
  return (
    sameSize &&
    before.full &&
    end.length > 30 &&
    !SENTENCE_END.test(end) &&
    /^[("“]?\p{Ll}/u.test(next.lines[0] ?? "")
  );
}

/** "I N G R E D I E N T S" is one word, set wide. */
function unspaced(text: string): string {
  const spaced = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text);
  return (spaced ? text.replace(/ /g, "") : text).replace(/\u00ad/g, "");
}
