/**
 * A recipe that is told as a story or in a letter: its dish's name before the paragraph, those of its paragraphs that bring in foods, and
 * those that tell the work.
 */
import type { Gloss } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import { READYING } from "@/lib/engine/language/cooking-words";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isContent, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { piece } from "./ingredient-run";
import { foodsToldIn } from "./list-in-method";
import { isNote, isPostscript, isTalk } from "./notes";
import { isMessage } from "./title-name";

// Paragraphs of a method that is told like a story: "While it's in the oven make the drizzle. Just stir the sugar into the juice."

/** Fewer words are a heading, or a remark. */
const FEWEST_WORDS = 8;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;
const WORD = /\p{L}[\p{L}'’-]*/gu;

const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).slice(0, 400);

/** The line ends as a sentence does; of a long paragraph the shape knows the beginning only. */
const endsSentence = (line: TextLine, shape: LineShape | undefined): boolean =>
  has(shape, "ends_stop") || (!has(shape, "ends_colon", "ends_question") && /[.!]["”»)]?$/.test(line.text));

/** "Just stir …", "While it bakes, melt …": an order, behind what says when and how. */
export function isOrder(sentence: string): boolean {
  const comma = sentence.indexOf(",");
  const openings = [sentence, ...(comma < 0 ? [] : [sentence.slice(comma + 1)])];
  return openings.some((opening) => {
    const words = wordsOf(opening);
    const from = words.findIndex((word) => !READYING.openers.has(word) && !LINKING.orderOpeners.has(word));
    return opensOrder(words.slice(Math.max(0, from)).join(" "));
  });
}

/** The paragraph goes on with the method above it: it has an order, and a thing of the kitchen in which the work is done. */
function tellsOn(text: string): boolean {
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES);
  if (sentences.some((sentence) => isTalk(sentence) || isPostscript(sentence)) || isNote(text)) return false;
  const words = wordsOf(text);
  return (
    words.length >= FEWEST_WORDS &&
    words.some((word) => LINKING.tools.has(word) || LINKING.surfaces.has(word)) &&
    sentences.some(isOrder)
  );
}

/** A time between two steps is none of a page's furniture, though it says "when you get home". */
const isBetweenSteps = (shape: LineShape | undefined, next: Label | undefined): boolean =>
  isStep(next) && has(shape, "duration") && !has(shape, "nutrition", "date", "bars", "level");

/** The labels, with such paragraphs behind a step as steps: up to the first that is none. Linear. */
export function withToldSteps(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const told = [...labels];
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    const follows = above !== undefined && isStep(told[i - 1]) && above.marker === line.marker;
    if (told[i] !== "O" || !follows || !endsSentence(line, shapes[i])) return;
    if (!isContent(shapes[i]) && !isBetweenSteps(shapes[i], told[i + 1])) return;
    if (tellsOn(line.text)) told[i] = "S";
  });
  return told;
}

// A recipe told in one paragraph behind the dish's name: "Curry: fry an onion …", "Hi love, here's the curry: fry an onion …".

/** What stands before the colon, and the order behind it. */
const NAME_BEFORE_COLON = /^([^:.!?\n]{3,60}):\s+(?=\p{L})/u;
/** Whether an order stands there is known by its first words. */
const ORDER_REACH = 80;

/** The lines, the name before the first order of the first line in a line of its own. "Cook the rice: rinse it …" is an order all the same. */
export const nameApart = (lines: readonly TextLine[], gloss: Gloss | null): TextLine[] =>
  lines.flatMap((line, i) => {
    const lead = i > 0 || line.marker !== "none" ? null : NAME_BEFORE_COLON.exec(line.text);
    if (lead === null) return [line];
    const [whole, name = ""] = lead;
    const behind = line.text.slice(whole.length);
    const opening = behind.slice(0, ORDER_REACH);
    const orders = (text: string): boolean => isOrder(text) || isOrder(gloss?.translate(text).text ?? text);
    if (orders(name) || !orders(opening)) return [line];
    return [piece(line, name, 0), piece(line, behind, 1)];
  });

// Paragraphs of a recipe that is told as a story: those that bring in foods, and those that go on with the work between and behind them.

/** So many characters are no row of facts. */
const PARAGRAPH = 80;
/** A paragraph that brings in fewer foods may be a remark, where no step follows. */
const FEWEST_FOODS = 2;

/** The sentences of a paragraph in the engine's words. */
const sentencesOf = ({ text }: TextLine, gloss: Gloss | null): string[] =>
  splitSentences(text)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => gloss?.translate(sentence).text ?? sentence);

/**
 * A letter that opens the text as one paragraph, in its parts: what greets and speaks of the dish, the recipe from its first food or order on, and
 * what takes leave. Linear.
 */
export const letterInParts = (lines: readonly TextLine[], gloss: Gloss | null): TextLine[] =>
  lines.flatMap((line, i) => {
    if (i > 0 || !isLetter(line.text)) return [line];
    const { text } = line;
    const said = splitSentences(text);
    const first = said.slice(0, MOST_SENTENCES).find((sentence) => {
      const own = gloss?.translate(sentence).text ?? sentence;
      return foodsToldIn(own) > 0 || (isOrder(own) && !isMessage(sentence));
    });
    const leave = said.slice(said.findLastIndex((sentence) => !isTalk(sentence)) + 1)[0];
    const from = first === undefined ? 0 : text.indexOf(first);
    const to = leave === undefined ? text.length : text.lastIndexOf(leave);
    if (from < 0 || to <= from) return [line];
    return [text.slice(0, from), text.slice(from, to), text.slice(to)]
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part, place) => piece(line, part, place));
  });

/** The labels, with the paragraphs that tell the cooking as steps; `gloss`: of the text's language, where it has one. Linear. */
export function withStory(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): Label[] {
  const told = [...labels];
  const mayTell = lines.map(
    (line, i) =>
      told[i] === "O" &&
      // "…, ten minutes or so": a paragraph is no row of times.
      (isContent(shapes[i]) || line.text.length >= PARAGRAPH) &&
      (endsSentence(line, shapes[i]) || isLetter(line.text)) &&
      !isBeside(line.text),
  );
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const line = lines[i];
    if (line === undefined || mayTell[i] !== true) continue;
    const foods = sentencesOf(line, gloss).reduce((count, sentence) => count + foodsToldIn(sentence), 0);
    if (foods >= (isStep(told[i + 1]) ? 1 : FEWEST_FOODS)) told[i] = "S";
  }
  lines.forEach((line, i) => {
    const follows = isStep(told[i - 1]);
    if (mayTell[i] === true && follows && sentencesOf(line, gloss).some(isOrder)) told[i] = "S";
  });
  return told;
}

/** A letter that is one paragraph ends with who writes it: "… Bises, Martine". */
const isLetter = (text: string): boolean =>
  text.length >= LETTER_CHARS && splitSentences(text).length >= LETTER_SENTENCES;
const LETTER_CHARS = 150;
const LETTER_SENTENCES = 4;

/** Talk and notes say so where they begin: "it keeps in the fridge" within a paragraph that cooks makes no note of it. */
const isBeside = (text: string): boolean =>
  isTalk(text) || isPostscript(text) || isNote(splitSentences(text)[0] ?? text);

/** Paragraphs with orders make a method of what is told. */
const FEWEST_ORDERS = 2;
/** Who tells it all in one paragraph gives so many orders in it, and brings in so many foods by a measure. */
const FEWEST_IN_ONE = 3;
/** So many foods with their measures are there to be cooked, though it is said in two sentences. */
const MANY_FOODS = 4;

/** True when several of the steps give an order, and do not only bring in foods; or one does, in several sentences. */
export function tellsCooking(
  lines: readonly TextLine[],
  labels: readonly Label[],
  gloss: Gloss | null,
): boolean {
  const steps = lines.filter((_, i) => isStep(labels[i])).map((line) => sentencesOf(line, gloss));
  const orders = steps.map((sentences) => sentences.filter(isOrder).length);
  const foods = (sentences: readonly string[]): number =>
    sentences.reduce((count, sentence) => count + foodsToldIn(sentence), 0);
  return (
    orders.filter((count) => count > 0).length >= FEWEST_ORDERS ||
    steps.some((sentences, i) => {
      const [told, given = 0] = [foods(sentences), orders[i]];
      return (given >= FEWEST_IN_ONE && told >= FEWEST_IN_ONE) || (given > 0 && told >= MANY_FOODS);
    })
  );
}
