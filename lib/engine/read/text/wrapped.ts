/** Lines of a method that were wrapped at the edge of the page belong to one instruction, also where the next one begins with a capital. */
import { HANGS } from "@/lib/engine/language/shapes";
import { LINKING } from "@/lib/engine/language/linking";
import { firstWord, opensOrder } from "@/lib/engine/lines/opens-order";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** A shorter line was not wrapped at the edge of anything. */
const WRAPPED = 50;
/** So many instructions show whether a text ends them with a stop. */
const FEWEST_ENDS = 3;
/** Of those that do, this share is the habit of the text. */
const HABIT = 0.6;
const ENDS = /[.!?:;…]["”’»)\]]{0,2}$/;

const isSmall = ({ text }: TextLine): boolean => /^\p{Ll}/u.test(text);
const ends = ({ text }: TextLine): boolean => ENDS.test(text.slice(-3));

const isHabit = (last: readonly TextLine[]): boolean =>
  last.length >= FEWEST_ENDS && last.filter(ends).length >= HABIT * last.length;

/** Whether the text ends its instructions with a stop, so that a line without one goes on. */
const endsItsSentences = (lines: readonly TextLine[], labels: readonly Label[]): boolean =>
  isHabit(lines.filter((_line, i) => (labels[i] === "S" || labels[i] === "s") && labels[i + 1] !== "s"));

/** The same, where what a small letter goes on with shows no habit: a text with sentences broken behind any word. */
const endsBrokenSentences = (lines: readonly TextLine[], labels: readonly Label[]): boolean =>
  isHabit(
    lines.filter((line, i) => {
      if (labels[i] !== "S" && labels[i] !== "s") return false;
      const below = lines[i + 1];
      const goesOn = below !== undefined && below.gap === 0 && labels[i + 1] === "S" && isSmall(below);
      return labels[i + 1] !== "s" && (!goesOn || ends(line));
    }),
  );

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

/** Whether sentences begin with a capital letter, so that a small one goes on with the line above. */
function opensWithCapitals(lines: readonly TextLine[], labels: readonly Label[]): boolean {
  const opening = lines.filter((_line, i) => {
    const above = lines[i - 1];
    const isFirst = labels[i - 1] !== "S" && labels[i - 1] !== "s";
    return labels[i] === "S" && (above === undefined || isFirst || ends(above));
  });
  return (
    opening.length > 1 && opening.filter((line) => !isSmall(line)).length >= SMALL_HABIT * opening.length
  );
}

/** "… and pour into a", and then "greased tin."; "Bake", and then "at 350F.": no order ends or begins there. */
const isTornOff = (above: TextLine, line: TextLine): boolean =>
  isSmall(line) && (HANGS.test(above.text) || LINKING.functionWords.has(firstWord(line.text)));

/** Words of a line that was cut off and looks like a heading. */
const MOST_TORN = 2;

/** "In", and below it "large bowl, combine the flour.": the first words of a sentence that was broken behind them, and no heading. */
const knowTorn = (lines: readonly TextLine[], labels: readonly Label[]): Label[] =>
  labels.map((label, i) => {
    const [line, below] = [lines[i], lines[i + 1]];
    if (label !== "O" || labels[i + 1] !== "S" || line === undefined || below === undefined) return label;
    const isTorn = line.text.split(" ").length <= MOST_TORN && HANGS.test(line.text) && isSmall(below);
    return isTorn && below.gap === 0 && line.level === 0 && !line.strong ? "S" : label;
  });

/**
 * `labels` with the rest of every wrapped instruction as its continuation: "… mit Salz," and "Zucker und Öl verrühren.", "… und das" and "Brot
 * backen." A line of its own mark, or behind a blank one, is another instruction.
 */
export function joinWrapped(lines: readonly TextLine[], labels: readonly Label[]): Label[] {
  const habit = endsItsSentences(lines, labels);
  const ended = habit || endsBrokenSentences(lines, labels);
  const torn = ended ? knowTorn(lines, labels) : labels;
  const capitals = ended && opensWithCapitals(lines, torn);
  return torn.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    const before = torn[i - 1];
    const isNext = label === "S" && (before === "S" || before === "s");
    if (!isNext || above === undefined || line === undefined) return label;
    // "…, dill and parsley", a blank line, "and stir.": no order begins small where the others end with a stop and begin with a capital.
    const goesOn = line.gap === 1 && habit && !ends(above) && /^\p{Ll}/u.test(line.text);
    const isApart = line.gap > 0 && !goesOn;
    const isOwn = line.marker !== "none" || isApart || line.level > 0 || line.strong || line.run;
    // "… (in rows first)", and then "Bake at 350F.": an order of its own.
    const isRemark = above.text.endsWith(")") && opensOrder(line.text);
    const isOpen = !ends(above) && !isRemark;
    const wrapped =
      (above.text.length >= WRAPPED && (above.text.endsWith(",") || (habit && isOpen))) ||
      (capitals && isOpen && isTornOff(above, line));
    return !isOwn && wrapped && above.source !== line.source ? "s" : label;
  });
}
