/** "3. Important: stir a quarter of the whites into the yolks": a number of the method that says so is an order, and no remark. */
import { furniturePattern } from "@/lib/engine/language/pages";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

const MUST = new RegExp(`^(?:${furniturePattern((words) => words.musts)})\\s?[:–—-]\\s?(?=\\p{L})`, "iu");

/** The line is one of the numbers of a method, and says that it must be done. */
export const isMust = ({ text, number }: TextLine): boolean => number !== null && MUST.test(text);

/** Knows such lines as steps where the number before and behind counts on. Linear. */
export const knowMusts = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line, at) => {
    const isAmong =
      line.number !== null &&
      lines[at - 1]?.number === line.number - 1 &&
      lines[at + 1]?.number === line.number + 1;
    return isAmong && isMust(line) ? { ...line, known: "step" } : line;
  });
