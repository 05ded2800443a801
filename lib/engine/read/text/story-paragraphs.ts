/** Paragraphs of a recipe that is told as a story: those that bring in foods, and those that go on with the work between and behind them. */
import type { Gloss } from "@/lib/engine/language/gloss";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { isContent, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { foodsToldIn } from "./list-in-method";
import { isNote, isPostscript, isTalk } from "./notes";
import { piece } from "./piece";
import { isMessage } from "./title-name";
import { endsSentence, isOrder } from "./told-steps";

/** So many characters are no row of facts. */
const PARAGRAPH = 80;
/** A paragraph that brings in fewer foods may be a remark, where no step follows. */
const FEWEST_FOODS = 2;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;

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
