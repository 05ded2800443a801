/** Takes off items what their layout gave to each of them: the control that all end in, and the unit that their column states once. */
import { statesAmount } from "./line-shape";
import { COLUMN_NAMES } from "@/lib/engine/language/pages";
import { unitWritten } from "@/lib/engine/language/units";
import type { SourceLine } from "@/lib/engine/recipe/stages";

const UNIT_BEHIND = /\((\p{L}{1,10})\.?\)$/u;

/** The unit that the head of a column states for all of its cells: "Weight (g)". */
export function columnUnitIn(text: string): string | null {
  const unit = UNIT_BEHIND.exec(text);
  const known = unit !== null && unitWritten(unit[1] ?? "") !== null;
  return known && COLUMN_NAMES.test(text.slice(0, unit.index).trim()) ? (unit[1] ?? null) : null;
}

const NUMBER_LAST = /^(\D{2,80}) (\d[\d.,]{0,8})$/;
const NUMBER_ALONE = /^\d[\d.,]{0,8}$/;
/** So many rows add up to a total that is one by its number alone. */
const SUMMED = 3;

/** Rows whose amounts are bare numbers, with the unit of their column; a last row that is their sum is no ingredient. */
export function inUnitOfColumn(lines: readonly SourceLine[], unit: string): SourceLine[] {
  const numbers = lines.map(({ text }) => NUMBER_LAST.exec(text));
  const values = numbers.map((found) => Number(found?.[2]?.replace(",", ".") ?? NaN));
  const sum = values.slice(0, -1).reduce((all, value) => all + (Number.isFinite(value) ? value : 0), 0);
  const isTotal = lines.length > SUMMED && Math.abs(sum - (values.at(-1) ?? NaN)) < 1;
  return (isTotal ? lines.slice(0, -1) : lines).map((line, index) => {
    const found = numbers[index];
    if (found) return { ...line, text: `${found[2]} ${unit} ${found[1]}` };
    return NUMBER_ALONE.test(line.text) ? { ...line, text: `${line.text} ${unit}` } : line;
  });
}

/** So many items that end alike end in a control; a last word alone may be a food's. */
const CONTROLLED = { items: 3, share: 0.8, leastWords: 2, mostWords: 5 };
const SHORTEST_REST = 3;

/** The words that nearly all items end in: "Add to list". Empty where there are none. */
function commonEnd(texts: readonly string[]): string[] {
  let end: string[] = [];
  for (let count = CONTROLLED.leastWords; count <= CONTROLLED.mostWords; count++) {
    const ends = new Map<string, number>();
    for (const text of texts) {
      const words = text.split(" ");
      const last = words.length > count ? words.slice(-count).join(" ") : "";
      if (last !== "") ends.set(last, (ends.get(last) ?? 0) + 1);
    }
    const [best = "", times = 0] = [...ends].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (times < CONTROLLED.share * texts.length || /\d/.test(best)) break;
    end = best.split(" ");
  }
  return end.length > 0 ? end : labelBehind(texts);
}

/** So many items end in one word with a capital for it to be a label ("Shop"): names of food may end alike, but not so many in small letters. */
const LABELLED = 5;
const LONGEST_END = 60;
const LABEL = /^\p{Lu}\p{Ll}{1,11}$/u;
const SMALL = /^[^\p{Lu}]/u;

function labelBehind(texts: readonly string[]): string[] {
  const last = texts.map((text) => {
    const [before = "", word = ""] = text.slice(-LONGEST_END).split(" ").slice(-2);
    return SMALL.test(before) && LABEL.test(word) ? word : "";
  });
  const [label = ""] = last;
  const isLabel = label !== "" && texts.length >= LABELLED && last.every((one) => one === label);
  return isLabel ? [label] : [];
}

const LONGEST_REPEATED = 30;

/** Items without the control that each of them ends in, and without lines that are nothing but a control said again and again. */
export function withoutControls(lines: SourceLine[]): SourceLine[] {
  if (lines.length < CONTROLLED.items) return lines;
  const end = ` ${commonEnd(lines.map(({ text }) => text)).join(" ")}`;
  const bare =
    end === " "
      ? lines
      : lines.map((line) =>
          line.text.endsWith(end) && line.text.length - end.length >= SHORTEST_REST
            ? { ...line, text: line.text.slice(0, -end.length).trim() }
            : line,
        );
  const counts = new Map<string, number>();
  for (const { text } of bare) counts.set(text, (counts.get(text) ?? 0) + 1);
  return bare.filter(
    ({ text }) =>
      text.length > LONGEST_REPEATED ||
      statesAmount(text) ||
      (counts.get(text) ?? 0) < bare.length / 3 ||
      (counts.get(text) ?? 0) < 2,
  );
}
