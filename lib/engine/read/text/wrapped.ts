/** Lines of a method that were wrapped at the edge of the page belong to one instruction, also where the next one begins with a capital. */
import { HANGS } from "@/lib/engine/language/shapes";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** A shorter line was not wrapped at the edge of anything. */
const WRAPPED = 50;
/** So many instructions show whether a text ends them with a stop. */
const FEWEST_ENDS = 3;
/** Of those that do, this share is the habit of the text. */
const HABIT = 0.6;
const ENDS = /[.!?:;…]["”’»)\]]{0,2}$/;

const ends = ({ text }: TextLine): boolean => ENDS.test(text.slice(-3));

/** Whether the text ends its instructions with a stop, so that a line without one goes on. */
function endsItsSentences(lines: readonly TextLine[], labels: readonly Label[]): boolean {
  const last = lines.filter((_line, i) => (labels[i] === "S" || labels[i] === "s") && labels[i + 1] !== "s");
  return last.length >= FEWEST_ENDS && last.filter(ends).length >= HABIT * last.length;
}

/** Of a method in small letters this share opens so. */
const SMALL_HABIT = 0.8;

/** A cook's notes: every line an order in small letters, and no stop behind any. */
function areNotes(lines: readonly TextLine[], labels: readonly Label[]): boolean {
  const method = lines.filter((_line, i) => labels[i] === "S" || labels[i] === "s");
  const small = method.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return method.length >= FEWEST_ENDS && small >= SMALL_HABIT * method.length && !method.some(ends);
}

/** `labels` with each line of such notes as an order of its own: a small letter goes on with nothing there, where the line above was not wrapped. */
export function partNotes(lines: readonly TextLine[], labels: readonly Label[]): Label[] {
  if (!areNotes(lines, labels)) return [...labels];
  return labels.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    if (label !== "s" || above === undefined || line === undefined || line.run) return label;
    const goesOn = above.text.length >= WRAPPED || HANGS.test(above.text);
    return goesOn || above.source === line.source ? label : "S";
  });
}

/**
 * `labels` with the rest of every wrapped instruction as its continuation: "… mit Salz," and "Zucker und Öl verrühren.", "… und das" and "Brot
 * backen." A line of its own mark, or behind a blank one, is another instruction.
 */
export function joinWrapped(lines: readonly TextLine[], labels: readonly Label[]): Label[] {
  const habit = endsItsSentences(lines, labels);
  return labels.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    const isNext = label === "S" && (labels[i - 1] === "S" || labels[i - 1] === "s");
    if (!isNext || above === undefined || line === undefined) return label;
    // "…, dill and parsley", a blank line, "and stir.": no order begins small where the others end with a stop and begin with a capital.
    const goesOn = line.gap === 1 && habit && !ends(above) && /^\p{Ll}/u.test(line.text);
    const isApart = line.gap > 0 && !goesOn;
    const isOwn = line.marker !== "none" || isApart || line.level > 0 || line.strong || line.run;
    const wrapped = above.text.length >= WRAPPED && (above.text.endsWith(",") || (habit && !ends(above)));
    return !isOwn && wrapped && above.source !== line.source ? "s" : label;
  });
}
