/**
 * Gives text without line breaks its lines back: "Cake. Ingredients: 2 eggs; 1 cup flour. Method: Mix. Bake." and rows of several columns.
 * A line is divided only where its own words show a boundary (a heading word, a numbered step, a separator before an amount).
 */
import {
  DURATION_ONLY,
  FIRST_STEP,
  FOR,
  ENERGY_FIRST,
  INGREDIENT_WORDS,
  NOTE_WORDS,
  NUMBER_SIGN,
  STEP_WORDS,
  STEPS_INSIDE,
} from "@/lib/engine/language/shapes";
import { sparing } from "@/lib/engine/language/sparing";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { splitIngredientRun, startsWithAmount, piece } from "./ingredient-run";
import type { Gloss } from "@/lib/engine/language/gloss";
import { knowNamedSteps, unfoldCaptions } from "./captioned-lists";
import { partInLine } from "./lists-in-a-line";
import { bareRun, isNamedRun, namedParts } from "./recipe-in-a-paragraph";
import { isShare, knownAs, toldLists } from "./told-list";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { headingOf } from "@/lib/engine/language/headings";
import { splitSentences } from "@/lib/engine/language/sentences";
import { isTimeInWord } from "@/lib/engine/lines/recipe-card";

/** A heading word that opens a line or a sentence and has its content on the same line. */
const INLINE_HEADING = sparing(
  new RegExp(
    `(^|[.!?;:)\\]]\\s{1,3}|(?<!\\s)\\s{2,}|\\s(?=\\p{Lu}))` +
      `(?:(?<ingredients>${INGREDIENT_WORDS})(?:\\s?\\([^()]{1,40}\\)|\\s(?:${FOR})\\s[^:.\\n]{1,40}(?=:))?(?:\\s?[:–—-]\\s{0,3}|\\s{1,3}(?=${NUMBER_SIGN}))` +
      `|(?<steps>${STEP_WORDS})(?:\\s?[:–—-]\\s{1,3}|\\s{1,3}(?=${FIRST_STEP})|(?<unmarked>\\s{1,3})(?=\\p{L}+\\s\\p{L}))|(?<notes>${NOTE_WORDS})\\s?:\\s{1,3})(?=\\S)`,
    "giu",
  ),
  `${INGREDIENT_WORDS}|${STEP_WORDS}|${NOTE_WORDS}`,
);
const RUN_ON_LENGTH = 150;
/** In a text of this few lines a shorter one may hold the whole recipe. */
const FEW_LINES = 3;
const SHORT_RUN_ON_LENGTH = 40;
/** A shorter sentence tells no list. */
const SHORT_TOLD_LENGTH = 30;
/** "6 tbsp for the dough" is read within so many characters. */
const SHARE_LENGTH = 40;

type Piece = { text: string; part: "ingredients" | "steps" | "notes" | null; heading: string | null };

/** "Salt and pepper Method Put the onions in a pan": nothing but capitals part the heading from the first order. "Method Cook time" is a row. */
const opensWork = (text: string): boolean => {
  const first = CAPITAL_AND_SMALL.exec(text)?.[1] ?? "";
  // "How to make Roast chicken" is a title.
  return COOKING_VERBS.has(first.toLowerCase()) && /[.!]/.test(text);
};
const CAPITAL_AND_SMALL = /^(\p{Lu}\p{Ll}+)\s\p{Ll}/u;
/** The first sentence of a method ends within so many characters. */
const OPENING = 300;

/** Divides a line at the headings inside it; one piece when there are none. */
function splitAtHeadings(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let part: Piece["part"] = null;
  let heading: string | null = null;
  const push = (end: number): void => {
    const body = text.slice(from, end).trim();
    if (body !== "" || heading !== null) pieces.push({ text: body, part, heading });
  };
  for (const found of INLINE_HEADING.all(text)) {
    const groups = found.groups ?? {};
    const word = groups.ingredients ?? groups.steps ?? groups.notes ?? "";
    const lead = found[1] ?? "";
    const start = found.index + lead.length;
    const end = found.index + found[0].length;
    const midLine = start > 0;
    if (midLine && !/^\p{Lu}/u.test(word)) continue;
    if (groups.notes !== undefined && part !== "steps") continue;
    if (groups.unmarked !== undefined && !opensWork(text.slice(end, end + OPENING))) continue;
    if (DURATION_ONLY.test(text.slice(end, end + 30))) continue;
    if (groups.ingredients !== undefined && isShare(text.slice(end, end + SHARE_LENGTH))) continue;
    push(start);
    part = groups.ingredients !== undefined ? "ingredients" : groups.steps !== undefined ? "steps" : "notes";
    heading = text.slice(start, end).replace(/(?<![\s:–—-])[\s:–—-]+$/, "");
    from = end;
  }
  push(text.length);
  return pieces;
}

/** Divides at "Step 1 … Step 2 …" or "1. … 2. …" when the numbers count up from one; else one piece. */
export function splitNumberedRun(text: string): string[] {
  for (const pattern of [STEPS_INSIDE, /(?:^|[\s.!?])\(?(\d{1,2})[.)]\s{0,2}(?=\p{Lu})/gu]) {
    const cuts: { start: number; end: number }[] = [];
    for (const found of text.matchAll(pattern)) {
      if (Number(found[1]) === cuts.length + 1)
        cuts.push({
          start: found.index + (/^[.!?]/.test(found[0]) ? 1 : 0),
          end: found.index + found[0].length,
        });
    }
    if (cuts.length < 2) continue;
    const pieces = cuts.map((cut, i) => text.slice(cut.end, cuts[i + 1]?.start ?? text.length).trim());
    return [text.slice(0, cuts[0]?.start ?? 0).trim(), ...pieces].filter((piece) => piece !== "");
  }
  return [text];
}

/** "2 courgettes, 1 aubergine, 2 onions, 4 eggs and salt": amounts behind commas, from the first word. */
const isAmountRun = (text: string): boolean =>
  startsWithAmount(text) && (text.match(/,\s\p{N}/gu)?.length ?? 0) >= FEWEST_AMOUNTS;
const FEWEST_AMOUNTS = 3;

/** So many things of a list, half of them measured at least. */
const isMeasuredRun = (items: readonly string[]): boolean =>
  items.length > FEWEST_AMOUNTS && items.filter(startsWithAmount).length * 2 >= items.length;

/** "3 eggs / 250 g flour / salt": a list between strokes; null for any other line. */
function strokedRun(text: string): string[] | null {
  const items = text.split(STROKE).map((item) => item.trim());
  return isMeasuredRun(items) && items.every((item) => item !== "") && startsWithAmount(text) ? items : null;
}
const STROKE = /\s\/\s/;

/** Cells that are ingredients each ("2 eggs    1 cup milk") become lines; other rows stay whole. */
function splitColumns(line: TextLine): string[] | null {
  if (line.cells.length < 2) return null;
  const full = line.cells.filter(
    (cell) => startsWithAmount(cell) && /\p{L}{3}/u.test(cell) && cell.split(" ").length > 1,
  );
  return full.length >= 2 && full.length === line.cells.length ? line.cells : null;
}

/** "Ingredients" above short lines: the list stands in lines of its own, whatever the language. */
function headsNames(lines: readonly TextLine[], i: number): boolean {
  const heading = headingOf(lines[i]?.text ?? "");
  const below = lines.slice(i + 1, i + 4);
  return (
    heading === "ingredients" &&
    below.length === 3 &&
    below.every(
      ({ text }) => text.length <= LONGEST_HEADED && headingOf(text) === null && !/[.!?]$/.test(text),
    )
  );
}
const LONGEST_HEADED = 60;

/** "Per serving: 290 kcal, 7 g protein, 24 g fat": the energy, and then what it is of; nothing to buy and nothing to do. */
const knowNutrition = (line: TextLine): TextLine =>
  line.known === undefined &&
  line.text.length <= LONGEST_NUTRITION &&
  ENERGY_FIRST.test(line.text) &&
  (line.text.match(NUMBERS)?.length ?? 0) >= FEWEST_NUTRIENTS
    ? { ...line, known: "nutrition" }
    : line;
const NUMBERS = /\d[\d.,]*/g;
/** The energy and two more. */
const FEWEST_NUTRIENTS = 3;
const LONGEST_NUTRITION = 160;

/** Gives the lists that sentences tell ("You'll need a pound of beef, …") a line for each thing. */
export function unfoldTold(lines: readonly TextLine[]): TextLine[] {
  const alone = !lines.some(({ text }) => text.length < SHORT_TOLD_LENGTH && startsWithAmount(text));
  return lines.flatMap((line) => {
    const told = line.text.length < SHORT_TOLD_LENGTH ? null : toldLists(line.text, alone);
    if (told === null) return [line];
    return told.map((each, i) => piece(line, each.text, i, knownAs(each)));
  });
}

/**
 * Replaces every run-on line by its pieces. Pieces keep the `source` of their line, so that what was one paragraph can be joined again.
 * `hasList`: the list is known to stand in lines of its own; `gloss`: of the text's language, where it has one.
 */
export function unfoldLines(
  lines: readonly TextLine[],
  hasList = false,
  gloss: Gloss | null = null,
): TextLine[] {
  const measuredLines = lines.filter((line) => line.text.length < 120 && startsWithAmount(line.text)).length;
  // Without lines of their own, ingredients can only stand inside the paragraphs.
  const mayBeBare = measuredLines < 3 && !hasList && !lines.some((_, i) => headsNames(lines, i));
  const inLines = mayBeBare && lines.some(({ text }) => partInLine(text, false) !== null);
  const longEnough = lines.length <= FEW_LINES ? SHORT_RUN_ON_LENGTH : RUN_ON_LENGTH;
  return knowNamedSteps(unfoldCaptions(lines.map(knowNutrition), gloss)).flatMap((line) => {
    // "Topping: warm water 120 g, salt 8 g" opens like an order.
    const part = mayBeBare && line.known !== "heading" ? partInLine(line.text, inLines) : null;
    if (line.known !== undefined && (part === null || line.known !== "step")) return [line];
    const columns = splitColumns(line);
    if (columns) return columns.map((text, i) => piece(line, text, i, { marker: line.marker }));
    if (line.text.length < 25 || isTimeInWord(line.text)) return [line];
    const stroked = mayBeBare ? strokedRun(line.text) : null;
    if (stroked !== null) return stroked.map((text, i) => piece(line, text, i, { known: "ingredient" }));
    if (part !== null)
      return [part.name, ...part.items].map((text, i) =>
        piece(line, text, i, { known: i === 0 ? "heading" : "ingredient" }),
      );
    const parts = splitAtHeadings(line.text);
    const single = parts.length === 1 && parts[0]?.part === null;
    const isBare =
      mayBeBare && (line.text.length >= longEnough || isAmountRun(line.text) || isNamedRun(line.text));
    if (single && isBare) return bareRun(line, line.text, 0);
    if (single) return splitNumberedRun(line.text).map((text, i) => piece(line, text, i));
    return parts.flatMap((part) => unfoldPart(line, part));
  });
}

/** "2 eggs; 1 onion, diced. Fry the onion …": the list, and the method that begins at the first sentence that orders; "" where none does. */
function listAndMethod(text: string): [string, string] {
  const sentences = splitSentences(text);
  const at = sentences.findIndex(
    (sentence, i) => i > 0 && COOKING_VERBS.has(/^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? ""),
  );
  return at < 0 ? [text, ""] : [sentences.slice(0, at).join(" "), sentences.slice(at).join(" ")];
}

function unfoldPart(line: TextLine, part: Piece): TextLine[] {
  const heading = part.heading === null ? [] : [piece(line, part.heading, 1, { gap: 1 })];
  if (part.text === "") return heading;
  if (part.part === "ingredients") {
    const [list, method] = listAndMethod(part.text);
    const parts = namedParts(list).map(({ name, text }) => ({ name, items: splitIngredientRun(text) }));
    // Between its heading and the method everything is bought, and so is the rest of a list that is measured for the most part.
    const isBought = method !== "" || isMeasuredRun(parts.flatMap(({ items }) => items));
    const over = isBought ? { known: "ingredient" as const } : {};
    const rows = parts.flatMap(({ name, items }) => [
      ...(name === null ? [] : [piece(line, name, 1, { known: "heading" as const })]),
      ...items.map((text) => piece(line, text, 1, over)),
    ]);
    return [...heading, ...rows, ...bareRun(line, method, 1)];
  }
  const texts = part.part === "steps" ? splitNumberedRun(part.text) : [part.text];
  return [...heading, ...texts.map((text, i) => piece(line, text, part.part === null ? i : 1))];
}
