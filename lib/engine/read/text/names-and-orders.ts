/** What a line of a list or a method is by its words, in English or in a language with a gloss: the name of a food, a dish, an order. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { firstWord, opensOrder } from "@/lib/engine/lines/opens-order";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { isLabelledNote } from "./notes";

/** No food has a longer name. */
const LONGEST_NAME_WORDS = 8;
const LONGEST_NAME_CHARS = 80;

/** Reads names and orders in one language. */
export type NameReader = {
  isFood: (text: string) => boolean;
  isOrder: (text: string) => boolean;
  /** Has a food in it, whatever else. */
  namesFood: (text: string) => boolean;
  /** More than the name of one food: a dish, or foods with one another. */
  isDish: (text: string) => boolean;
  /** Has words between its nouns: "cake of carrots". */
  isPhrase: (text: string) => boolean;
  /** The very name of a food. */
  isSold: (text: string) => boolean;
};

const isExactFood = (text: string): boolean => findFood(text.toLowerCase())?.exact === true;

function isKnownFood(text: string): boolean {
  if (isSeasoning(text)) return true;
  const { name } = parseIngredientLine(text);
  const words = foodWords(name);
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return false;
  const food = findFood(name);
  return food !== null && (food.exact || food.phrase.split(" ").length * 2 >= words.length);
}

/** Reads with the gloss of a language; as English where there is none. */
export function nameReaderOf(gloss: Gloss | null): NameReader {
  if (gloss === null)
    return {
      isFood: isKnownFood,
      // "Brown sugar" opens with a verb too.
      isOrder: (text) => opensOrder(text) && !isExactFood(text),
      namesFood: (text) => findFood(text.toLowerCase()) !== null,
      isDish: namesPreparation,
      isPhrase: () => false,
      isSold: isExactFood,
    };
  const said = (text: string): string => gloss.translate(text).text;
  return {
    isFood(text) {
      const words = gloss.read(text);
      const named = words.some(({ kind }) => kind === "food");
      if (named && words.every(({ kind }) => kind !== "verb" && kind !== "unknown")) return true;
      return isKnownFood(said(text));
    },
    isOrder(text) {
      const words = gloss.read(text);
      const first = firstWord(said(text));
      // "Roll out the dough" has no roll in it; "oil to fry in" has oil.
      const isNamed = words.some(({ kind, means }) => kind === "food" && firstWord(means) === first);
      return words.some(({ kind }) => kind === "verb") && COOKING_VERBS.has(first) && !isNamed;
    },
    namesFood: (text) => gloss.read(text).some(({ kind }) => kind === "food"),
    isDish(text) {
      const kinds = gloss.read(text).map(({ kind }) => kind);
      const isJoined = kinds.some(
        (kind, i) => kind === "grammar" && kinds.indexOf("food", i) > kinds.indexOf("food"),
      );
      return namesPreparation(said(text)) || isJoined || kinds.includes("thing");
    },
    isPhrase: (text) => gloss.read(text).some(({ kind }) => kind === "grammar"),
    isSold: (text) => isExactFood(said(text)),
  };
}

/** "Tomato soup 5.50" stands on a menu. */
const PRICED = /\d[.,]\d{2}\s?\p{Sc}?$/u;

/** "Seed oil 1 scant glass (150 ml, mother's addition)": what somebody remarks on a food makes its name no longer. */
const BRACKET_BEHIND = /(?<!\s)\s\([^()]{1,60}\)$/u;

/** A line that can be a name in a list: short, no heading or fact, no sentence, no order. */
export function isListable({ text, level, marker, known }: TextLine, { isOrder }: NameReader): boolean {
  return (
    level === 0 &&
    (marker === "none" || marker === "bullet") &&
    known === undefined &&
    text.length <= LONGEST_NAME_CHARS &&
    text.replace(BRACKET_BEHIND, "").split(" ").length <= LONGEST_NAME_WORDS &&
    !/[.!?:]["')\]]?$/.test(text.replace(/(?:\p{Ll}\.){1,2}$/u, "")) &&
    headingOf(text) === null &&
    // "Ingredients 6 eggs": a heading with what belongs below it.
    headingOf(firstWord(text)) === null &&
    !isCardLine(text) &&
    !isLabelledNote(text) &&
    !PRICED.test(text) &&
    !isOrder(text)
  );
}

const ENDS_MEASURED = /^\p{L}[^\d.:;!?]{2,40}\s(?:\p{L}{1,3}\.?\s?)?\d[\d.,/]{0,6}(?:\s?\p{L}{1,12}\.?)?$/u;

/** A food's name and its amount behind it, and nothing else: "Carrots 400 g". */
export const endsMeasured = (text: string): boolean => ENDS_MEASURED.test(text);
