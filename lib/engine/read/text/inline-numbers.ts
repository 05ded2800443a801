/** Steps whose numbers stand within lines that were wrapped at a width: "… on a tray. 2. After all vegetables are" over "cut, mix them.". */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { piece } from "./piece";

/** A number behind the end of a sentence, and the capital letter that begins the next step. */
const INLINE = /(?<=[.!?]["”’)]?)\s(\d{1,2})[.)]\s(?=\p{Lu})/gu;
/** One number within a line may be anything. */
const FEWEST_INLINE = 2;

type Cut = { number: number; start: number; end: number };

/** `lines` divided where the next number of a numbered method stands within one, for two of them at least. Linear in the text. */
export function atInlineNumbers(lines: readonly TextLine[]): TextLine[] {
  let last = 0;
  const cuts = lines.map(({ text, number, known }): Cut[] => {
    if (number !== null) last = number;
    if (last === 0 || known !== undefined) return [];
    const found: Cut[] = [];
    for (const { 0: said, 1: digits, index } of text.matchAll(INLINE)) {
      if (Number(digits) !== last + 1) continue;
      last += 1;
      found.push({ number: last, start: index, end: index + said.length });
    }
    return found;
  });
  if (cuts.flat().length < FEWEST_INLINE) return [...lines];
  const result: TextLine[] = [];
  let isOpen = false;
  lines.forEach((line, at) => {
    const own = cuts[at] ?? [];
    const steps = own.map(({ number, end }, i) =>
      piece(line, line.text.slice(end, own[i + 1]?.start ?? line.text.length), i + 1, {
        marker: "number",
        number,
      }),
    );
    const first = piece(line, line.text.slice(0, own[0]?.start ?? line.text.length), 0);
    const before = result.at(-1);
    if (isOpen && before !== undefined && first.marker === "none" && first.gap === 0) goOn(before, first);
    else result.push(first);
    result.push(...steps);
    // Only a number shows that the line was wrapped at a width.
    isOpen = (isOpen || own.length > 0) && !ENDED.test(line.text);
  });
  return result;
}

const ENDED = /[.!?:]["”’)]?$/u;

/** Adds the words of `line` to those of the step that they belong to. */
function goOn(step: TextLine, line: TextLine): void {
  step.text = `${step.text} ${line.text}`;
  step.cells = [step.text];
  step.also = [...(step.also ?? []), line.source];
}
