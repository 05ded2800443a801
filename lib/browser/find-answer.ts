/**
 * Finds the help entry that answers a question, typing errors included; null when none does well enough. MiniSearch ranks the entries:
 * rare words count more than common ones, and a word of an entry's question more than one of its answer.
 */
import MiniSearch from "minisearch";
import { messageLanguage } from "@/lib/messages";
import type { MessageLanguage } from "@/lib/messages/languages";
import { faq, type FaqEntry } from "@/lib/rules/support/faq.data";

/** Words that stand in every question and say nothing about its subject. */
const SMALL_WORDS: Record<MessageLanguage, string> = {
  en: `a about am an and any are as ask at be been but by can cannot cant could did didnt do does doesnt dont for from get give got had has have
  help hello hi how i if im in into is isnt it its just know like me my need no not now of off on one or our out please plainspoon recipe recipes
  says should so some tell than thank thanks that the their them then there these they this to too up us use using want was way we what when
  where which while who why will with work works would you your`,
  de: `aber alle als also am an auch auf aus bei bin bitte da das dass dem den der des die dies diese dir du ein eine einem einen einer es
  etwas für gibt habe haben hallo hat hier ich ihr im in ist ja kann kannst kein keine können man mein meine meinen meiner mich mir mit muss
  nach nein nicht noch nun oder ohne plainspoon rezept rezepte rezepts schon sein sich sie sind so soll um und uns unter vom von vor war was
  wenn wer werden wie will wird wo wozu zu zum zur`,
};

/** Below this share of the question understood, an answer would be a guess. */
const ENOUGH = 0.5;
/** Letters of a word that may be wrong, as a share of its length; none in a short one. */
const MISSPELT = 0.25;
const MISSPELT_SURENESS = 0.8;
const WORDS_MAX = 30;
const WORD_MAX_CHARS = 32;

const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** "recipes" and "recipe", "printing" and "print" are one word here; so are "Rezepte" and "Rezept", "drucken" and "druckt". */
const ENDINGS: Record<MessageLanguage, RegExp> = {
  en: /(?:ing|ed|es|s)$/,
  de: /(?:en|er|em|es|et|e|n|s|t)$/,
};
const stem = (word: string): string =>
  word.length > 4 ? word.replace(ENDINGS[messageLanguage()], "").replace(/(.)\1$/, "$1") : word;

const processTerm = (word: string): string | null =>
  word.length > 1 && !smallWords.has(word) ? stem(word).slice(0, WORD_MAX_CHARS) : null;

const smallWords = new Set(SMALL_WORDS[messageLanguage()].split(/\s+/));

const index = new MiniSearch<FaqEntry>({
  idField: "question",
  fields: ["question", "words", "answer"],
  tokenize,
  processTerm,
  searchOptions: {
    boost: { question: 5, words: 2, answer: 0.5 },
    fuzzy: (term) => (term.length < 4 ? false : MISSPELT),
  },
});
const FAQ = faq();
index.addAll(FAQ);

/** The words of a question that tell what it is about. */
function tellingWords(question: string): string[] {
  const words = tokenize(question).flatMap((word) => processTerm(word) ?? []);
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** How surely a word was understood: misspelt less, and not at all when not even its first letter is that of a word found. */
function sureness(word: string, found: readonly string[]): number {
  if (found.includes(word)) return 1;
  return found.some((term) => term[0] === word[0]) ? MISSPELT_SURENESS : 0;
}

/** The entry that answers `question` best. */
export function findAnswer(question: string): FaqEntry | null {
  const typed = question.trim().toLowerCase();
  const exact = FAQ.find((entry) => entry.question.toLowerCase() === typed);
  if (exact) return exact;
  const asked = tellingWords(question);
  const [best] = index.search(asked.join(" "), { processTerm: (word) => word });
  if (!best) return null;
  const understood = best.queryTerms.reduce((sum, word) => sum + sureness(word, best.terms), 0);
  if (understood / asked.length < ENOUGH) return null;
  return FAQ.find((entry) => entry.question === best.id) ?? null;
}
