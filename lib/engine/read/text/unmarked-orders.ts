/** Orders that look like a page's words or like notes, and are known by their place: between two orders, or right behind the steps. */
import { cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import { singular } from "@/lib/engine/language/food/singular";
import { CONJUNCTIONS } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import { has, isContent, isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { sharesOut } from "@/lib/engine/lines/fact-patterns";
import { factsIn } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { isLabelledNote, isNote, isPostscript, isTalk, isWarning } from "./notes";
import { isWebPage } from "./text-kind";
import { isOrder } from "./told-as-story";

// What stands between orders and is one itself. A short sentence in one block with the orders above and below it belongs to the one above,
// whatever its words: "Weiter kochen.", "Share between two bowls." are a page's words elsewhere. A paragraph of its own between two steps
// is a step where one of its sentences gives an order: "Pour la pâte : dans la cuve, …".

/** Fewer words are a heading, or a remark. */
const FEWEST_WORDS = 8;
/** Longer paragraphs are looked through so far. */
const MOST_SENTENCES = 12;

/** Something that is said, and neither by the page alone nor to its readers. */
const isSaid = ({ text, marker, level }: TextLine, shape: LineShape | undefined): boolean =>
  shape !== undefined &&
  shape.heading === null &&
  !shape.meta &&
  marker === "none" &&
  level === 0 &&
  /^\p{Lu}.*\.$/su.test(text) &&
  !has(shape, "page_only", "nutrition", "date", "bars", "brackets") &&
  !isTalk(text) &&
  !isNote(text);

/** "next, slice the carrot": written like the orders around it, small and without a stop. */
const isSmall = ({ text }: TextLine): boolean => /^\p{Ll}.*[^.!?:]$/su.test(text);

/** The same of a cook's notes, where an order begins small and ends without a stop. */
const isNoted = (line: TextLine, shape: LineShape | undefined, orders: readonly TextLine[]): boolean =>
  shape !== undefined &&
  shape.words >= FEWEST_NOTED &&
  shape.heading === null &&
  !shape.meta &&
  line.marker === "none" &&
  !has(shape, "page_only", "nutrition", "date", "bars", "brackets") &&
  [line, ...orders].every(isSmall) &&
  (shape.imperative || has(shape, "opener_verb") || isOrder(line.text));
/** "to serve" is a name. */
const FEWEST_NOTED = 4;

/** A paragraph that gives an order, and says of itself neither that it is a note nor that it is talk. */
function ordersWork({ text }: TextLine, shape: LineShape | undefined): boolean {
  if (shape === undefined || shape.heading !== null || shape.words < FEWEST_WORDS) return false;
  if (has(shape, "page_only", "nutrition", "date", "bars", "brackets") || isNote(text)) return false;
  const sentences = splitSentences(text).slice(0, MOST_SENTENCES);
  return sentences.some(isOrder) && !sentences.some((sentence) => isTalk(sentence) || isPostscript(sentence));
}

/** `labels` with such sentences as steps; those of a whole web page stay as they are, for there a page's words are the page's. Linear. */
export function withOrdersBetween(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  if (isWebPage(lines, shapes, labels)) return result;
  let from = -1;
  lines.forEach((line, i) => {
    const isWork = isStep(labels[i]);
    if (line.gap > 0 || (!isWork && labels[i] !== "O")) from = -1;
    if (!isWork) return;
    if (from >= 0)
      for (let at = from + 1; at < i; at += 1) {
        const between = lines[at]!;
        if (isSaid(between, shapes[at]) || isNoted(between, shapes[at], [lines[from]!, line]))
          result[at] = "S";
      }
    from = i;
  });
  // From below, so that one paragraph behind the other is told by the step that follows them.
  for (let i = lines.length - 2; i > 0; i -= 1) {
    const line = lines[i]!;
    const below = lines[i + 1]!;
    if (result[i] !== "O" || !isStep(result[i + 1]) || below.marker !== line.marker) continue;
    const above = result.findLastIndex((label, at) => at < i && label !== "O");
    if (isStep(result[above]) && ordersWork(line, shapes[i])) result[i] = "S";
  }
  return result;
}

// What stands right behind the steps and is an order and no note: a paragraph that alone takes a food of the list, "Dust with powdered
// sugar. Tastes best cold.", and a line of theirs whose verb few recipes have, "Slash the top."

const WORD = /\p{L}{3,}/gu;
/** No list is looked through further. */
const MOST_LINES = 200;

/** "6 eggs" of the list are told by "crack an egg". */
const wordsIn = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(singular);

const WHEN = /^[^,.;:!?]{3,50},\s/u;
/** "Fresh from the oven, brush the pears …": a few words on when, and then the order. */
export const ordersBehindWhen = (text: string): boolean => {
  const when = WHEN.exec(text)?.[0];
  return when !== undefined && opensOrder(text.slice(when.length));
};

/** "…, brush the pears with the jelly. Even better the next day!": praise behind an order makes no page's row of it. */
const withoutPraise = (line: TextLine, shape: LineShape): LineShape =>
  ordersBehindWhen(line.text)
    ? { ...shape, features: shape.features.filter((feature) => feature !== "furniture") }
    : shape;

/** A sentence of the recipe that says nothing of how the dish keeps before. */
const maySay = (line: TextLine, shape: LineShape | undefined): boolean =>
  shape?.sentence === true &&
  isContent(withoutPraise(line, shape)) &&
  !isTalk(line.text) &&
  !isWarning(line.text) &&
  !isLabelledNote(line.text) &&
  !isNote(splitSentences(line.text)[0] ?? "");

const CUTTING = cuttingWordsOf("en");
/** "Slash the top.", "Dampen them well.": a verb that cooking words do not have, told by what stands behind it. */
function isRareOrder({ text, gap, marker }: TextLine, shape: LineShape | undefined): boolean {
  if (CUTTING === null || gap > 0 || marker === "bullet" || !text.endsWith(".")) return false;
  // "Puis égoutter."
  if (shape?.features.includes("opener_verb") === true) return true;
  const [first = "", second = ""] = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  if (CUTTING.verbs.has(first)) return true;
  const mayBeVerb =
    !CUTTING.noVerbs.has(first) && !CUTTING.determiners.has(first) && !CUTTING.subjects.has(first);
  return mayBeVerb && CUTTING.plainObjects.has(second);
}

const JOINED_VERB = new RegExp(`\\s(?:${[...CONJUNCTIONS].join("|")})\\s\\p{L}{2,20}\\.$`, "iu");
/** An order of more words may be a remark. */
const LONGEST_LAST = 12;

/**
 * Of a method with a blank line between its steps, one more: "Once cool, cut into squares.", a few words on when and a verb; or "Bottle it hot and
 * seal.", which ends with one.
 */
function isNextParagraph(above: TextLine | undefined, line: TextLine, shape: LineShape | undefined): boolean {
  if (above === undefined || above.gap === 0 || line.gap !== above.gap || line.marker !== "none")
    return false;
  if (has(shape, "you") || !line.text.endsWith(".") || splitSentences(line.text).length > 1) return false;
  const first = /^\p{L}+/u.exec(line.text)?.[0].toLowerCase() ?? "";
  // "If the crust is soft, bake it for longer." is what to do then.
  if (has(shape, "opener_verb")) return !LINKING.ifWords.has(first);
  const isOrder = has(shape, "verb_last") && !has(shape, "copula") && JOINED_VERB.test(line.text);
  return isOrder && (shape?.words ?? Infinity) <= LONGEST_LAST && !saysWho(first);
}

/** "It keeps well and improves." tells of something. */
const saysWho = (first: string): boolean =>
  CUTTING === null || CUTTING.subjects.has(first) || CUTTING.determiners.has(first);

/** "Repeat with the remaining tacos.": work that only the steps above tell. */
const repeats = (text: string): boolean =>
  LINKING.repeating.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "");

/**
 * Tells of a text whether a food of the list, by its name or its last word ("buns"), stands in it and in none of the first `before` steps. List
 * and steps are read once, at the first question.
 */
export function foodsAloneIn(
  list: readonly string[],
  steps: readonly string[],
): (text: string, before: number) => boolean {
  let names: string[][] | null = null;
  /** The first step that each word stands in. */
  const first = new Map<string, number>();
  return (text, before) => {
    if (names === null) {
      names = list.slice(0, MOST_LINES).map((line) => wordsIn(parseIngredientLine(line).name));
      steps.forEach((step, at) => {
        for (const word of wordsIn(step)) if (!first.has(word)) first.set(word, at);
      });
    }
    const isTold = (word: string): boolean => (first.get(word) ?? before) < before;
    const here = new Set(wordsIn(text));
    return names.some((name) => {
      const last = name.at(-1);
      if (last === undefined) return false;
      return (
        (here.has(last) && !isTold(last)) || (name.every((word) => here.has(word)) && !name.every(isTold))
      );
    });
  };
}

/** `labels` with such a paragraph as a step, right behind the steps. Linear. */
export function withClosingOrders(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  let last = result.findLastIndex(isStep);
  if (last < 0) return result;
  const mayBeStep = (at: number): boolean =>
    lines[at] !== undefined && result[at] === "O" && maySay(lines[at], shapes[at]);
  const goesOn = (line: TextLine, shape: LineShape | undefined): boolean =>
    repeats(line.text) || isRareOrder(line, shape) || isNextParagraph(lines[last], line, shape);
  for (; mayBeStep(last + 1) && goesOn(lines[last + 1]!, shapes[last + 1]); last += 1) result[last + 1] = "S";
  if (!mayBeStep(last + 1)) return result;
  const { text, marker } = lines[last + 1]!;
  if (marker !== "bullet" && sharesOut(text) && !factsIn(text).isRow) {
    result[last + 1] = "S";
    return result;
  }
  if (shapes[last + 1]?.imperative !== true && !ordersBehindWhen(text)) return result;
  const texts = (is: (label: Label | undefined) => boolean) =>
    lines.filter((_line, i) => is(labels[i])).map((each) => each.text);
  const steps = texts(isStep);
  if (foodsAloneIn(texts(isIngredient), steps)(text, steps.length)) result[last + 1] = "S";
  return result;
}
