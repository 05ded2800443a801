/** Which of a recipe's languages each of its lines is in. */
import { singular } from "@/lib/engine/language/food/singular";
import { keepingRecent } from "@/lib/engine/language/recent";
import { wordsOfForm } from "./entries";
import { glossOf, type Gloss } from "./index";

/** The languages of one recipe, the one that most of its method is in first. */
export type Languages = readonly [main: string, ...others: string[]];

/** So much of a line tells its language. */
const LONGEST = 400;

/** Every word of the engine that the gloss of a language tells, one by one. */
const SAID = new WeakMap<Gloss, ReadonlySet<string>>();
function englishBeside(gloss: Gloss): ReadonlySet<string> {
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
    const english = languages.flatMap((other) => glossOf(other) ?? []).map(englishBeside);
    const words = wordsOfForm(text.toLowerCase()).map(singular);
    return words.filter((word) => english.some((set) => set.has(word))).length;
  }
  const known = gloss
    .read(text)
    .filter(({ kind }) => kind !== "unknown" && kind !== "kept" && kind !== "mark");
  return known.reduce((count, { start, end }) => count + wordsOfForm(text.slice(start, end)).length, 0);
}

const DECIDED = new Map<string, (text: string) => string>();

/** The language of one line of a recipe that is written in several: the one that knows most of its words, the recipe's own where two do. */
export function languageIn(text: string, languages: Languages): string {
  const [main] = languages;
  if (languages.length === 1) return main;
  const key = languages.join();
  const decide =
    DECIDED.get(key) ??
    keepingRecent((line: string): string => {
      const known = languages.map((language) => wordsKnown(line.slice(0, LONGEST), language, languages));
      return languages[known.indexOf(Math.max(...known))] ?? main;
    });
  DECIDED.set(key, decide);
  return decide(text);
}
