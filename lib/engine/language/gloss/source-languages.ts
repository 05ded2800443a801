/** Which languages a recipe is written in: a German list above an English method, a step that nobody translated. */
import { clearlyOther, commonWordsIn, languageOfSource } from "@/lib/engine/language/detect";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { formWritten } from "@/lib/engine/language/units";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { wordsOfForm } from "./entries";
import { glossOf } from "./index";
import type { Languages } from "./languages";

const ENGLISH = "en";
/** So much of a recipe is looked through for another language. */
const MOST_LINES = 200;
const LONGEST = 400;
/** A line is in another language when it has so many of its common words, and so many times as many as of the recipe's own. */
const CLEAR = { words: 3, times: 3, isRead };
/** So many foods that only another language knows make a list one of two languages, and so great a share of it. */
const CLEAR_FOODS = 2;
const CLEAR_SHARE = 0.2;
/** More languages than these are one: a menu, no recipe. */
const MOST_OTHERS = 2;

function isRead(language: string): boolean {
  return language === ENGLISH || glossOf(language) !== null;
}

const BRACKETS = /\([^()]*\)/gu;

const namesFood = (line: string, language: string): boolean => {
  const gloss = glossOf(language);
  if (gloss === null) return findFood(line.replace(BRACKETS, " ")) !== null;
  return gloss.read(line).some(({ kind }) => kind === "food");
};

/** A unit that only this language writes, or one of its commonest words: a food's name alone may be a loan. */
const isWritten = (line: string, language: string): boolean =>
  commonWordsIn(line, language) > 0 ||
  wordsOfForm(line).some((word) => formWritten(word)?.language === language);

/** Another language in which foods of the list are named that the recipe's own does not know; null where there is none. */
function listedIn(list: readonly string[], main: string): string | null {
  const unknown = list.filter((line) => !namesFood(line, main));
  if (unknown.length < Math.max(CLEAR_FOODS, CLEAR_SHARE * list.length)) return null;
  const candidates = main === ENGLISH ? LANGUAGES.map(({ code }) => code) : [ENGLISH];
  const found = candidates
    .filter((code) => code !== main && isRead(code))
    .map((language) => {
      const named = unknown.filter((line) => namesFood(line, language));
      const written = named.filter((line) => isWritten(line, language));
      return { language, named: named.length, written: written.length };
    })
    .filter(({ language, named, written }) => (language === ENGLISH ? named : written) >= CLEAR_FOODS);
  return found.sort((a, b) => b.written - a.written || b.named - a.named)[0]?.language ?? null;
}

/** The languages of a source recipe, decided once for all stages. Linear in its text; never throws. */
export function languagesOfSource(source: SourceRecipe): Languages {
  const known = DECIDED.get(source) ?? decided(source);
  DECIDED.set(source, known);
  return known;
}

/** Every stage asks, and the receipt as well. */
const DECIDED = new WeakMap<SourceRecipe, Languages>();

function decided(source: SourceRecipe): Languages {
  const main = languageOfSource(source);
  if (!isRead(main)) return [main];
  const lineOf = ({ text }: { text: string }): string => text.slice(0, LONGEST);
  const list = source.ingredients.slice(0, MOST_LINES).map(lineOf);
  const others = new Set<string>();
  for (const text of [...source.instructions.slice(0, MOST_LINES).map(lineOf), list.join("\n")]) {
    const other = clearlyOther(text, main, CLEAR);
    if (other !== null) others.add(other);
  }
  const listed = listedIn(list, main);
  if (listed !== null) others.add(listed);
  return [main, ...[...others].slice(0, MOST_OTHERS)];
}
