/**
 * What a line looks like, as named yes/no features: the observations of the line model. A feature says something about shape (amount first,
 * imperative first, ends like a sentence, stands under a heading), never about one food, site or recipe.
 */
import { ORDINAL_ENDS } from "@/lib/engine/language/amount";
import { AMOUNT_WORDS, COOKING_VERBS, PROSE_WORDS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { findFood, foodOfWords, foodWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { type HeadingKind, headingOf } from "@/lib/engine/language/headings";
import { EATERS, OPTIONAL } from "@/lib/engine/language/line-words";
import { keepingRecent } from "@/lib/engine/language/memory";
import {
  ABOUT,
  COPULA,
  DATE,
  DURATION,
  FIGURES,
  FURNITURE,
  KITCHEN,
  MEASURES,
  NUTRITION,
  OPENS_FOR,
  PAGE_ONLY,
  PREPARED,
  RANGE,
  READER,
  SHOPPING,
  TEMPERATURE,
  TO_TASTE,
  UNTIL,
} from "@/lib/engine/language/shapes";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { unitById, unitWritten } from "@/lib/engine/language/units";
import { isCardLine } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { isAdverb } from "@/lib/engine/lines/line-phrases";
import type { TextLine } from "./text-lines";

/**
 * The names of a feature by how great its value is: "words_0" below the first edge, "words_1" from there on, and so on; `edges` ascend.
 * They are put together once: every line of every text asks for them.
 */
export function bucketed(name: string, edges: readonly number[]): (value: number) => string {
  const names = [0, ...edges].map((_edge, at) => `${name}_${at}`);
  return (value) => {
    const above = edges.findIndex((edge) => value < edge);
    return names[above < 0 ? edges.length : above] ?? name;
  };
}

/** Features look at this much of a line: enough to know its kind, and a bound for very long ones. */
const LOOK = 600;

const STARTS_AMOUNT = new RegExp(
  `^(?:${ABOUT}|\\(?${OPTIONAL.source}\\)?:?\\s|[x×]\\s?|(?:${MEASURES})\\.?\\s(?=${FIGURES}\\s\\p{L}))?${FIGURES}(?:\\s?${RANGE}\\s?${FIGURES})?\\s*[x×]?\\s*(.*)$`,
  "iu",
);
/** "1st Prize Apple Pie", "2nd layer" */
export const OPENS_ORDINAL = new RegExp(`^\\d{1,3}(?:${[...ORDINAL_ENDS].join("|")})(?!\\p{L})`, "iu");
const HAS_AMOUNT = new RegExp(`(?:^|[\\s(,~])${FIGURES}\\s?(\\p{L}{1,14})?`, "gu");
const AMOUNT_LAST = new RegExp(`\\d\\s?(?:${MEASURES})(?!\\p{L})[^.]{0,30}$`, "iu");
const PROSE = /[.!?](?:\s|$)/;

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]{0,30}/gu) ?? [];
const strip = (word: string): string => word.replace(/(?<![.,:;'’-])[.,:;'’-]+$/u, "");

const VERBS = bucketed("verbs", [1, 2, 4, 8]);
const PROSE_SHARE = bucketed("prose", [1, 2, 4]);
const FOODS = bucketed("foods", [1, 2, 4]);
const WORDS = bucketed("words", [2, 3, 4, 6, 9, 13, 20, 35]);
const SENTENCES = bucketed("sentences", [1, 2, 4]);
const AMOUNTS = bucketed("amounts", [1, 2, 4]);
const NAME_WORDS = bucketed("name_words", [1, 2, 3, 5, 8]);
const FOOD_SHARE = bucketed("food_share", [0.3, 0.5, 0.99]);

/** What is measured of a line once, to be looked at from its neighbours too. */
export type LineShape = {
  features: string[];
  amountFirst: boolean;
  unitFirst: boolean;
  imperative: boolean;
  /** What stands behind the name of a part opens with an order: "For the salad: tear the lettuce." */
  partOrder: boolean;
  sentence: boolean;
  heading: HeadingKind | null;
  meta: boolean;
  words: number;
};

const countsTimeOrPeople = (word: string): boolean => TIME_FORMS.has(word) || EATERS.has(word);

function leadFeatures(
  text: string,
  add: (name: string) => void,
): Pick<LineShape, "amountFirst" | "unitFirst"> {
  const amount = OPENS_ORDINAL.test(text) ? null : STARTS_AMOUNT.exec(text);
  const after = amount?.[1] ?? "";
  const firstAfter = strip(wordsOf(after.replace(/^\([^)]{0,40}\)\s*/, "").slice(0, 40))[0] ?? "");
  const unitFirst = amount !== null && unitWritten(firstAfter) !== null;
  if (amount) add("amt");
  if (unitFirst) add("amt_unit");
  if (amount && !unitFirst && /^\p{Ll}/u.test(after)) add("amt_lower");
  if (amount && /^\p{Lu}/u.test(after)) add("amt_upper");
  if (amount && after === "") add("amt_alone");
  if (amount && unitFirst && wordsOf(after).length === 1) add("amt_unit_alone");
  if (amount && /^\(/.test(after)) add("amt_paren");
  if (amount && (/^[°%/:]/.test(after) || (/^\p{L}/u.test(after) && countsTimeOrPeople(firstAfter))))
    add("amt_time");
  return { amountFirst: amount !== null, unitFirst };
}

const wordFeatures = keepingRecent(
  (text: string): { imperative: boolean; words: number; features: readonly string[] } => {
    const features: string[] = [];
    const add = (name: string): void => void features.push(name);
    const written = wordsOf(text);
    const words = written.map(strip);
    const [first = "", second = ""] = words;
    const last = words.at(-1) ?? "";
    const imperative = COOKING_VERBS.has(first);
    if (imperative) add("verb1");
    if (imperative && unitWritten(first)) add("verb1_unit");
    if (STEP_OPENERS.has(first)) add("opener1");
    if (STEP_OPENERS.has(first) && words.slice(1, 9).some((word) => COOKING_VERBS.has(word)))
      add("opener_verb");
    if (COOKING_VERBS.has(second)) add("verb2");
    if (isAdverb(first) && COOKING_VERBS.has(second)) add("adverb_verb");
    if (COOKING_VERBS.has(last)) add("verb_last");
    if (AMOUNT_WORDS.has(first)) add("amount_word1");
    if (AMOUNT_WORDS.has(first) && unitWritten(second)) add("amount_word_unit");
    if (unitWritten(first)) add("unit1");
    add(VERBS(words.filter((word) => COOKING_VERBS.has(word)).length));
    add(PROSE_SHARE(written.filter((word) => PROSE_WORDS.has(word)).length));
    const isFood = (word: string): boolean => foodOfWords([singular(word)]) !== null;
    add(FOODS(words.slice(0, 60).filter(isFood).length));
    if (isFood(last)) add("food_last");
    if (isFood(first)) add("food1");
    add(WORDS(words.length));
    return { imperative, words: words.length, features };
  },
);

/** "4 fillets (about 1 lb.)": the stop is the unit's. */
const endsInUnit = (text: string): boolean => unitWritten(BRACKETED_UNIT.exec(text)?.[1] ?? "") !== null;
const BRACKETED_UNIT = /\([^()\d]{0,12}\d[^()\s]{0,6}\s?(\p{L}{1,6})\.\)$/u;

function formFeatures(line: TextLine, text: string, add: (name: string) => void): boolean {
  add(`marker_${line.marker}`);
  if (line.level > 0) add("level");
  if (line.level === 1) add("level1");
  if (line.strong) add("strong");
  if (line.indent >= 2) add("indent");
  const sentence = PROSE.test(text);
  if (/[.!]["')\]]?$/.test(text) && !endsInUnit(text)) add("ends_stop");
  else if (/:$/.test(text)) add("ends_colon");
  else if (/\?$/.test(text)) add("ends_question");
  else if (/[,;]$/.test(text)) add("ends_comma");
  else if (/[-–—]$/.test(text)) add("ends_dash");
  else add("ends_bare");
  add(SENTENCES((text.match(/[.!?]["')]?\s+\p{Lu}/gu) ?? []).length));
  if (/!/.test(text)) add("bang");
  if (/^\p{Ll}/u.test(text)) add("lower1");
  if (/^\(/.test(text)) add("paren1");
  if (/^\*/.test(text)) add("star1");
  if (/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)) add("all_caps");
  const capitals = (text.match(/(?:^|\s)\p{Lu}/gu) ?? []).length;
  const all = text.split(" ").length;
  if (all > 1 && capitals / all > 0.6) add("title_case");
  if (/^[^:]{2,40}:\s+\S/.test(text)) add("label_colon");
  const opened = (text.match(/\(/g) ?? []).length - (text.match(/\)/g) ?? []).length;
  if (opened > 0) add("open_paren");
  if (opened < 0) add("close_paren");
  if (line.cells.length > 1) add("cells");
  return sentence;
}

function contentFeatures(text: string, add: (name: string) => void): void {
  const amounts = text.match(HAS_AMOUNT) ?? [];
  add(AMOUNTS(amounts.length));
  if (
    amounts.some((hit) => unitWritten(strip(wordsOf(hit).at(-1) ?? "").replace(/^[\p{N}.,/]+/u, "")) !== null)
  )
    add("unit_inside");
  if (AMOUNT_LAST.test(text)) add("amount_last");
  if (DURATION.test(text)) add("duration");
  if (TEMPERATURE.test(text)) add("temperature");
  if (PREPARED.test(text)) add("prepared");
  if (TO_TASTE.test(text)) add("to_taste");
  if (FURNITURE.test(text)) add("furniture");
  if (PAGE_ONLY.test(text)) add("page_only");
  if (/^\[[^\]]*\]$/.test(text)) add("brackets");
  if (NUTRITION.test(text)) add("nutrition");
  if (DATE.test(text)) add("date");
  if (/\s[|»›>•·]\s/.test(text)) add("bars");
  if (OPENS_FOR.test(text)) add("for1");
  if (UNTIL.test(text)) add("until");
  if (KITCHEN.test(text)) add("kit");
  if (READER.test(text)) add("you");
  if (COPULA.test(text)) add("copula");
}

/** Lines longer than this are no ingredient that the parser of ingredient lines should read. */
const INGREDIENT_CHARS = 200;

/** What the parser of ingredient lines makes of it: a unit, a name, a food that the lexicon knows. */
function ingredientFeatures(text: string, add: (name: string) => void): void {
  if (text.length > INGREDIENT_CHARS) return;
  const parsed = parseIngredientLine(text);
  const unit = unitById(parsed.unit);
  if (unit) add(`unit_${unit.kind}`);
  if (parsed.quantity !== null) add("parsed_amount");
  if (parsed.second) add("parsed_second");
  const nameWords = foodWords(parsed.name).length;
  add(NAME_WORDS(nameWords));
  const food = nameWords <= 12 ? findFood(parsed.name) : null;
  add(food === null ? "food_none" : food.exact ? "food_exact" : "food_part");
  if (food !== null) add(FOOD_SHARE(food.phrase.split(" ").length / Math.max(1, nameWords)));
  if (food !== null && parsed.quantity !== null) add("amount_food");
  if (food !== null && parsed.quantity === null && nameWords <= 4) add("bare_food");
}

/** What the words of a line say, whatever its marks and its place are: texts repeat their lines. */
const saidBy = keepingRecent((text: string): readonly string[] => {
  const features: string[] = [];
  const add = (name: string): void => void features.push(name);
  contentFeatures(text.slice(0, LOOK), add);
  ingredientFeatures(text, add);
  return features;
});

/** What the cook's own words say beyond those they were glossed with: the page's furniture, its dates, its times. */
const saidByOwn = keepingRecent((text: string): readonly string[] => {
  const features: string[] = [];
  contentFeatures(text.slice(0, LOOK), (name) => void features.push(name));
  return features.filter((name) => !name.startsWith("amounts_"));
});

const BEHIND_PART = /^[^:]{2,40}:\s+(\S.*)$/;

/** The features of the line by itself; `said` are its words in those of the engine, where its language is read by a gloss. */
export function shapeOf(line: TextLine, said: string = line.text): LineShape {
  const features: string[] = [];
  const add = (name: string): void => void features.push(name);
  add("bias");
  const words = said.slice(0, LOOK);
  const lead = leadFeatures(words, add);
  const { imperative, words: count, features: ofWords } = wordFeatures(words);
  features.push(...ofWords);
  const sentence = formFeatures(line, line.text.slice(0, LOOK), add);
  const ofSaid = saidBy(said);
  features.push(...ofSaid);
  if (said !== line.text)
    for (const name of saidByOwn(line.text)) if (!ofSaid.includes(name)) features.push(name);
  // What is known for a note heads nothing, whatever its words.
  const heading = line.known === "note" ? null : headingOf(line.text);
  const meta = heading === null && isCardLine(line.text);
  if (heading) add(`heading_${heading}`);
  if (heading === "ingredients" && SHOPPING.test(line.text)) add("heading_list");
  if (meta) add("meta");
  const [, behind = ""] = BEHIND_PART.exec(words) ?? [];
  const partOrder = COOKING_VERBS.has(strip(wordsOf(behind.slice(0, 40))[0] ?? ""));
  if (imperative && sentence) {
    add("verb1_sentence");
    // "Continue to beat until pale.", "Wrap in order of size.": an order may have a page's words.
    const at = features.indexOf("furniture");
    if (at >= 0 && !features.includes("page_only")) features.splice(at, 1);
  }
  if (lead.amountFirst && !sentence) add("amt_phrase");
  if (lead.amountFirst && sentence) add("amt_sentence");
  return { features, ...lead, imperative, partOrder, words: count, sentence, heading, meta };
}
