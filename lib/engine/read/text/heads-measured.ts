/** Names of parts above measured lines, in lists that are read by their foods. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { FOR_PART, PART_ALONE, REMARK_BEHIND } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { NameReader } from "./names-and-orders";

/** "(peso netto, 1,5 kg in totale)" behind the name of a part. */
const REMARK = new RegExp(`(?<!\\s)${REMARK_BEHIND}\\s*:?$`, "u");
/** "Olio EVO 2 cucchiai", "Huevos duros, 4": the food first, then its number. */
const AMOUNT_AT_END = new RegExp(`^\\p{L}[^\\d]{1,60}[\\d${FRACTION_SIGNS}]`, "u");

/** Lines looked back at for a part that goes into a later one. */
const MOST_ABOVE = 60;

/** "Main dough" at line `i`, above "all of the starter" and measured lines: a part into which goes another that a line above is called by. */
export function headsPartAbove(lines: readonly TextLine[], measured: readonly boolean[], i: number): boolean {
  const [line, below] = [lines[i], lines[i + 1]];
  if (line === undefined || line.gap === 0 || below === undefined || below.gap > 0) return false;
  if (measured[i] === true || measured[i + 1] === true || measured[i + 2] !== true) return false;
  const said = below.text.toLowerCase();
  const from = Math.max(0, i - MOST_ABOVE);
  return lines.slice(from, i).some(({ text }, at) => {
    const name = text.replace(REMARK, "").replace(/\s?:$/, "").toLowerCase();
    const isHead = measured[from + at] === false && measured[from + at + 1] === true;
    return isHead && (said === name || said.endsWith(` ${name}`));
  });
}

/** "RAGOUT", "Teig" right above measured lines, set apart or written as a heading: the list's own rules decide whether it heads them. */
export function headsMeasured(
  lines: readonly TextLine[],
  measured: readonly boolean[],
  i: number,
  reading: NameReader,
): boolean {
  const [line, below] = [lines[i], lines[i + 1]];
  if (line === undefined || below === undefined || measured[i] === true) return false;
  const isPart = FOR_PART.test(line.text) || PART_ALONE.test(line.text.trim());
  // "Caldo de carne" among the lines below "Para la salsa": there a part says that it is one.
  const isTold = lines.slice(0, i).some(({ text }) => FOR_PART.test(text));
  const isMade = !isTold && /^\p{Lu}/u.test(line.text) && !isBought(line.text, reading);
  const name = line.text.replace(REMARK, "");
  const isLoud = !/\p{Ll}/u.test(name);
  const isSetApart = line.gap > 0 || line.strong || isPart || isMade || isLoud;
  // "Vinagreta" above "Aceite de oliva, 2 cucharadas": there every amount stands behind.
  const isAbove =
    measured[i + 1] === true || (AMOUNT_AT_END.test(below.text) && (isPart || isMade || isLoud));
  // A blank line stands below each row of such a list.
  const isNear = below.gap === 0 || (isPart && below.gap <= line.gap);
  const isName = isSetApart && isNear && (isPart || !AMOUNT_AT_END.test(name));
  return (
    isName &&
    (isAbove || (isAboveBare(lines, measured, i, reading) && (isPart || isFurther(lines, measured, i))))
  );
}

/** No step makes it, though another language calls a sauce what is parsley in Portuguese: "Salsa fresca". */
const isBought = (text: string, { isFood, isDish }: NameReader): boolean =>
  !namesPreparation(text) || (isFood(text) && !isDish(text));

/** "Salt and pepper", first below the name and above measured lines. */
const isAboveBare = (
  lines: readonly TextLine[],
  measured: readonly boolean[],
  i: number,
  reading: NameReader,
): boolean =>
  lines[i + 1]?.gap === 0 &&
  lines[i + 2]?.gap === 0 &&
  measured[i + 2] === true &&
  isBought(lines[i + 1]?.text ?? "", reading);

/** The list has named a part above: "Filling", above its measured lines. */
const isFurther = (lines: readonly TextLine[], measured: readonly boolean[], i: number): boolean =>
  lines.slice(Math.max(0, i - MOST_ABOVE), i).some(({ text, gap, known }, at) => {
    const place = Math.max(0, i - MOST_ABOVE) + at;
    const isAbove = measured[place + 1] === true || measured[place + 2] === true;
    const isBare = measured[place] === false && isAbove && lines[place + 1]?.gap === 0;
    return isBare && (known === "heading" || (gap > 0 && namesPreparation(text)));
  });
