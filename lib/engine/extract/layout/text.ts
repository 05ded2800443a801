/** Paragraphs of all blocks to plain text: one line each, a blank line where the page sets them apart. */
import { joinLines } from "./hyphens";
import type { Paragraph } from "./paragraphs";

const SENTENCE_END = /[.!?:]["”’)]?$/;

/** A sentence that a column or a page cuts in two is joined again. */
export function toText(blocks: readonly (readonly Paragraph[])[]): string {
  const lines: { text: string; apart: boolean }[] = [];
  let before: Paragraph | undefined;
  for (const block of blocks) {
    block.forEach((paragraph, index) => {
      const last = lines.at(-1);
      if (index === 0 && last && before && goesOn(before, last.text, paragraph)) {
        last.text = joinLines(last.text, paragraph.text);
      } else {
        lines.push({ text: paragraph.text, apart: paragraph.apart && last !== undefined });
      }
      before = paragraph;
    });
  }
  return lines.map(({ text, apart }) => (apart ? `\n${unspaced(text)}` : unspaced(text))).join("\n");
}

function goesOn(before: Paragraph, text: string, next: Paragraph): boolean {
  const sameSize = Math.abs(before.size - next.size) < 0.08 * before.size;
  return (
    sameSize &&
    before.full &&
    text.length > 30 &&
    !SENTENCE_END.test(text) &&
    /^[("“]?\p{Ll}/u.test(next.text)
  );
}

/** "I N G R E D I E N T S" is one word, set wide. */
function unspaced(text: string): string {
  const spaced = /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text);
  return (spaced ? text.replace(/ /g, "") : text).replace(/\u00ad/g, "");
}
