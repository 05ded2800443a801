/** What a line of a list or a method is by its words, in English or in a language with a gloss: the name of a food, a dish, an order. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood, foodWords } from "@/lib/engine/language/food/lexicon";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import type { Gloss } from "@/lib/engine/language/gloss";
import { type HeadingKind, headingOf } from "@/lib/engine/language/headings";
import { RECIPE_WORDS } from "@/lib/engine/language/pages";
import { isSeasoning, namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { FOR_PART, PART_ALONE, REMARK_BEHIND } from "@/lib/engine/language/shapes";
import { saysWhatFor } from "@/lib/engine/lines/classify/part-name-shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isCardLine } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { firstWord, opensOrder } from "@/lib/engine/lines/line-phrases";
import { startsWithAmount } from "./ingredient-run";
import { isLabelledNote, isNote } from "./notes";

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

const JUST_RECIPE: ReadonlySet<string> = new Set(RECIPE_WORDS.split(" "));

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
    !JUST_RECIPE.has(text.toLowerCase()) &&
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

// Names of parts above measured lines, in lists that are read by their foods.

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

// The steps below a list of bare names, which their own words and their places show.

/** A line of fewer words was not ended by its width. */
const FEWEST_WRAPPED_WORDS = 6;
const FEWEST_ORDER_WORDS = 3;
const ENDED = /[.!?:]["')\]]?$/;

/** "Ghee – 3 tbsp": the amount stands behind the name. */
const AMOUNT_BEHIND = new RegExp(`^\\p{L}[\\p{L}\\s,&'’]{1,40}\\s?[–—:-]\\s?[\\d${FRACTION_SIGNS}]`, "u");

/**
 * Below the list an order is a step, whatever else it looks like: "Servir tiède !" is no remark; and so is the line on which a sentence
 * that was wrapped goes on. "To make the stew" above them heads those below it. Linear.
 */
export function knowSteps(lines: readonly TextLine[], reading: NameReader): TextLine[] {
  const first = lines.findIndex(({ known }) => known === "ingredient");
  const last = lines.findLastIndex(({ known }) => known === "ingredient");
  const orders = lines.map(
    (line) =>
      line.known === undefined && splitSentences(line.text).some((sentence) => reading.isOrder(sentence)),
  );
  // Where nothing is ordered below the list, the method stands above it.
  const isAbove = !orders.some((order, i) => order && i > last);
  const from = isAbove ? 0 : last + 1;
  const to = isAbove ? first : lines.length;
  let heading: HeadingKind | null = null;
  let step = false;
  return lines.map((line, i) => {
    const own = headingOf(line.text);
    heading = own ?? heading;
    const above = lines[i - 1];
    const together = i > from && line.gap === 0 && above?.marker === line.marker;
    // "Azúcar humedecido con unas gotas de agua", and below it "almendras laminadas": a food by itself.
    const isBought =
      !step &&
      !ENDED.test(line.text) &&
      line.text.split(" ").length <= FEWEST_ORDER_WORDS &&
      reading.isFood(line.text);
    const goesOn =
      together &&
      !isAbove &&
      !isBought &&
      line.marker === "none" &&
      above !== undefined &&
      (step || !startsWithAmount(above.text)) &&
      above.text.split(" ").length >= FEWEST_WRAPPED_WORDS &&
      !ENDED.test(above.text);
    const aside = heading === "notes" || heading === "junk" || isNote(line.text) || isCardLine(line.text);
    // "1/2 taza de aceite" in a list's next part is bought, though one of its words can be an order.
    const measured = startsWithAmount(line.text) || AMOUNT_BEHIND.test(line.text);
    const bought = measured && !ENDED.test(line.text);
    const heads = saysWhatFor(lines, i);
    const free = own === null && !heads && line.known === undefined && line.level === 0 && !aside && !bought;
    const words = line.text.split(" ").length;
    const isWhole = ENDED.test(line.text) || words >= FEWEST_ORDER_WORDS || (step && together);
    const follows = step && together && (ENDED.test(line.text) || words > FEWEST_ORDER_WORDS);
    step = free && i >= from && i < to && (goesOn || follows || (isWhole && orders[i] === true));
    return step ? { ...line, known: "step" } : line;
  });
}
