/**
 * Which languages a recipe and each of its lines are in, and one gloss for all of them: each text is read in its own, and English as it is.
 */
import { clearlyOther, commonWordsIn, languageOfSource } from "@/lib/engine/language/detect";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { keepingRecent } from "@/lib/engine/language/memory";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { formWritten } from "@/lib/engine/language/units";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { besideList } from "./beside-list";
import { wordsOfForm } from "./entries";
import type { GlossToken } from "./forms";
import { type Gloss, type Glossed, glossOf } from "./index";
import { rawWords } from "./phrases";

/** The languages of one recipe, the one that most of its method is in first. */
export type Languages = readonly [main: string, ...others: string[]];

/** So much of a line tells its language. */
const LONGEST = 400;

/** Every word of the engine that the gloss of a language tells, one by one. */
const SAID = new WeakMap<Gloss, ReadonlySet<string>>();
function englishWords(gloss: Gloss): ReadonlySet<string> {
  const known = SAID.get(gloss);
  if (known !== undefined) return known;
  const words = new Set([...gloss.meanings].flatMap((means) => wordsOfForm(means)).map(singular));
  SAID.set(gloss, words);
  return words;
}

/** How many words of a text a language knows; English by the words that the other languages' glosses are written in. */
function wordsKnown(text: string, language: string, languages: Languages): number {
  const gloss = glossOf(language);
  if (gloss === null) {
    const english = languages.flatMap((other) => glossOf(other) ?? []).map(englishWords);
    const words = wordsOfForm(text.toLowerCase()).map(singular);
    return words.filter((word) => english.some((set) => set.has(word))).length;
  }
  const known = gloss
    .read(text)
    .filter(({ kind }) => kind !== "unknown" && kind !== "kept" && kind !== "mark");
  return known.reduce((count, { start, end }) => count + wordsOfForm(text.slice(start, end)).length, 0);
}

const DECIDERS = new Map<string, (text: string) => string>();

/** The language of one line of a recipe that is written in several: the one that knows most of its words, the recipe's own where two do. */
export function languageIn(text: string, languages: Languages): string {
  const [main] = languages;
  if (languages.length === 1) return main;
  const key = languages.join();
  const decide =
    DECIDERS.get(key) ??
    keepingRecent((line: string): string => {
      const known = languages.map((language) => wordsKnown(line.slice(0, LONGEST), language, languages));
      return languages[known.indexOf(Math.max(...known))] ?? main;
    });
  DECIDERS.set(key, decide);
  return decide(text);
}

// Which languages a recipe is written in: a German list above an English method, a step that nobody translated.

const ENGLISH = "en";
/** So much of a recipe is looked through for another language. */
const MOST_LINES = 200;
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
  const known = KNOWN.get(source) ?? decided(source);
  KNOWN.set(source, known);
  return known;
}

/** Every stage asks, and the receipt as well. */
const KNOWN = new WeakMap<SourceRecipe, Languages>();

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

// One gloss for a recipe of several languages: each text is read in its own, and English as it is.

/** No text of a recipe that decides anything is longer. */
const LONGEST_TEXT = 4000;

/** Foods of a list in small letters, by what they are in the engine's words. */
type Names = ReadonlyMap<string, string>;

/** What the lines of a list that are in no English call their foods: an English method may call one of them so ("the boerenkool"). */
function namesOn(list: readonly string[], of: (line: string) => Gloss | null): Names {
  const names = new Map<string, string>();
  for (const line of list)
    for (const { kind, means, start, end } of of(line)?.read(line) ?? [])
      if (kind === "food") names.set(line.slice(start, end).toLowerCase(), means);
  return names;
}

const asItStands = (text: string, names: Names): GlossToken[] =>
  rawWords(text.slice(0, LONGEST_TEXT)).map(({ text: word, start, end, isWord }): GlossToken => {
    const named = names.get(word.toLowerCase());
    const kind = isWord ? "unknown" : /^\p{N}/u.test(word) ? "kept" : "mark";
    return { means: named ?? word, kind: named === undefined ? kind : "food", start, end, entry: null };
  });

/** English in the engine's words, which are English: every word in its place but for names of the list. */
function asEnglish(text: string, names: Names): Glossed {
  let said = "";
  let from = 0;
  const spans = asItStands(text, names).map((token) => {
    said += text.slice(from, token.start);
    const start = said.length;
    said += token.means;
    from = token.end;
    return { start, end: said.length, from: token.start, to: token.end, token };
  });
  return { text: said + text.slice(from), spans };
}

/** What reads the English of a recipe that has another language too; its other answers are those of `other`. */
const englishBeside = (other: Gloss, names: Names): Gloss => ({
  ...other,
  read: (text) => asItStands(text, names),
  translate: (text) => asEnglish(text, names),
  ownAmount: (amount) => amount,
});

/**
 * What reads the texts of a recipe in these languages; null where all of it is English, or in a language without a gloss.
 * @param list the recipe's own list, for the words that it gives a meaning
 */
export function glossIn(languages: Languages, list?: readonly string[]): Gloss | null {
  const by = new Map<string, Gloss>();
  for (const language of languages) {
    const gloss = glossOf(language);
    if (gloss === null) continue;
    const own = list?.filter((line) => languageIn(line, languages) === language);
    by.set(language, own === undefined ? gloss : besideList(gloss, own));
  }
  const [first] = by.values();
  if (first === undefined || languages.length === 1) return first ?? null;
  const named = (text: string): Gloss | null => by.get(languageIn(text, languages)) ?? null;
  const english = englishBeside(first, namesOn(list ?? [], named));
  const of = (text: string): Gloss => named(text) ?? english;
  const all = [...by.values()];
  return {
    words: first.words,
    read: (text) => of(text).read(text),
    translate: (text) => of(text).translate(text),
    meanings: new Set(all.flatMap(({ meanings }) => [...meanings])),
    isSubject: (word) => all.some((gloss) => gloss.isSubject(word)),
    formsOf: (meanings) => new Set(all.flatMap((gloss) => [...gloss.formsOf(meanings)])),
    // A chip names the line, so that it has the line's words: the first of the texts.
    ownAmount(amount, texts) {
      const gloss = of(texts[0] ?? "");
      const same = texts.filter((text) => of(text) === gloss);
      return gloss.ownAmount(amount, same);
    },
  };
}
