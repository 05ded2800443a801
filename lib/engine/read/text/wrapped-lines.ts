/** Lines that were wrapped at the edge of a page or a column: of a method, of a list, and with the numbers of steps within them. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import type { Gloss } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import { HANGS, PREPARATION } from "@/lib/engine/language/shapes";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { firstWord, opensOrder } from "@/lib/engine/lines/line-phrases";
import { piece, startsWithAmount } from "./ingredient-run";

// Lines of a method that were wrapped at the edge of the page belong to one instruction, also where the next one begins with a capital.

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

/** Words of a line that says no more than in what the work below is done. */
const MOST_SETTING = 6;

/** "In a large pan", and below it "fry the onions.": a setting that was broken off its order. "In the oven" heads a way to do the work. */
function isSetting(line: TextLine, below: TextLine | undefined, gloss: Gloss | null): boolean {
  if (below === undefined || below.gap > 0 || below.marker !== "none" || below.level > 0) return false;
  if (line.level > 0 || line.strong || line.text.split(" ").length > MOST_SETTING) return false;
  if (!/\p{L}$/u.test(line.text)) return false;
  const [opening = "", article = "", ...words] = (gloss?.translate(line.text).text ?? line.text)
    .toLowerCase()
    .split(" ");
  return (
    LINKING.enclosing.has(opening) && LINKING.indefinite.has(article) && LINKING.tools.has(words.at(-1) ?? "")
  );
}

/** `labels` with each such setting as the first words of the order below it. Linear. */
export function joinSettings(
  lines: readonly TextLine[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const settings = labels.map((label, i) => {
    const isOpen = (label === "O" || label === "S") && labels[i + 1] === "S";
    return isOpen && lines[i] !== undefined && isSetting(lines[i]!, lines[i + 1], gloss);
  });
  return labels.map((label, i) => (settings[i] === true ? "S" : settings[i - 1] === true ? "s" : label));
}

/** "… schmoren lassen" over "Wenn es weich ist, …": above no word hangs, and what begins large below is an order, or no noun where those are written large. */
function beginsAnew(above: TextLine, { text }: TextLine, gloss: Gloss | null): boolean {
  if (!/^\p{Lu}/u.test(text) || HANGS.test(above.text)) return false;
  if (gloss === null) return opensOrder(text);
  const kind = gloss.read(text)[0]?.kind;
  const last = gloss.read(above.text).at(-1)?.kind;
  const isOpening = kind === "verb" || kind === "grammar";
  return isOpening && (!gloss.words.capitals || last === "verb");
}

/**
 * `labels` with the rest of every wrapped instruction as its continuation: "… mit Salz," and "Zucker und Öl verrühren.", "… und das" and "Brot
 * backen." A line of its own mark, or behind a blank one, is another instruction.
 */
export function joinWrapped(
  lines: readonly TextLine[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
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
    const isOpen = !ends(above) && !isRemark && !beginsAnew(above, line, gloss);
    const wrapped =
      (above.text.length >= WRAPPED && (above.text.endsWith(",") || (habit && isOpen))) ||
      (capitals && isOpen && isTornOff(above, line));
    return !isOwn && wrapped && above.source !== line.source ? "s" : label;
  });
}

// Rows of a list that were wrapped at the edge of a column: "1 tsp grated zest of", and below it "lemon"; "1 small bunch parsley",
// "chopped".

const LONGEST_REST = 8;

/** Behind a word, and no comma: rows may all end with one. */
const hangs = (text: string): boolean => /\p{L}$/u.test(text) && HANGS.test(text);

/** Says only what is done to the food above: "picado", "dessalgada e cortada em cubos". */
function isWorkAlone(text: string, gloss: Gloss | null): boolean {
  const told = gloss?.translate(text).text ?? text;
  return PREPARATION.test(told) && findFood(told) === null;
}

/** `labels` with the rest of such a row as its continuation: it begins small, right below a row that has its amount. Linear. */
export function joinWrappedRows(
  lines: readonly TextLine[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  return labels.map((label, i) => {
    const [above, line] = [lines[i - 1], lines[i]];
    if (above === undefined || line === undefined || (label !== "I" && label !== "O")) return label;
    const isBelow = labels[i - 1] === "I" && line.gap === 0 && line.source !== above.source;
    const isRest = line.marker === "none" && line.level === 0 && !line.strong && /^\p{Ll}/u.test(line.text);
    if (!isBelow || !isRest || line.text.split(" ").length > LONGEST_REST) return label;
    const goesOn = hangs(above.text) || isWorkAlone(line.text, gloss);
    return startsWithAmount(above.text) && !startsWithAmount(line.text) && goesOn ? "i" : label;
  });
}

// Steps whose numbers stand within lines that were wrapped at a width: "… on a tray. 2. After all vegetables are" over "cut, mix them.".

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
    isOpen = (isOpen || own.length > 0) && !STEP_ENDED.test(line.text);
  });
  return result;
}

const STEP_ENDED = /[.!?:]["”’)]?$/u;

/** Adds the words of `line` to those of the step that they belong to. */
function goOn(step: TextLine, line: TextLine): void {
  step.text = `${step.text} ${line.text}`;
  step.cells = [step.text];
  step.also = [...(step.also ?? []), line.source];
}
