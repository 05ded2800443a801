/**
 * Finds the help entry that answers a question, typing errors included; null when none does well enough. Each word of the question
 * is looked up among the words of all entries (Fuse.js forgives misspellings); rare words count more than common ones.
 */
import Fuse from "fuse.js";
import { FAQ, type FaqEntry } from "@/lib/rules/support/faq";

/** Words that stand in every question and say nothing about its subject. */
const SMALL_WORDS = new Set(
  `a about am an and any are as ask at be been but by can cannot cant could did didnt do does doesnt dont for from get give got had has have
  help hello hi how i if im in into is isnt it its just know like me my need no not now of off on one or our out please plainspoon recipe recipes
  says should so some tell than thank thanks that the their them then there these they this to too up us use using want was way we what when
  where which while who why will with work works would you your`.split(/\s+/),
);

/** A match in an entry's question counts more than one in its answer. */
const WEIGHTS = { question: 3, words: 2, answer: 0.7 } as const;
/** Below this share of the question understood, an answer would be a guess. */
const ENOUGH = 0.5;
/** What a misspelt word may differ: Fuse.js's score, 0 is the same. */
const MISSPELT = 0.38;

function contentWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize("NFKC")
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !SMALL_WORDS.has(word)).map(stem);
  return [...new Set(telling)].slice(0, 30);
}

/** "recipes" and "recipe", "printing" and "print" are one word here. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "").replace(/(.)\1$/, "$1") : word;

/** For each word: the entries that have it, with the weight of the best place it stands in. */
const places = new Map<string, Map<FaqEntry, number>>();
for (const entry of FAQ)
  for (const field of ["question", "words", "answer"] as const)
    for (const word of contentWords(entry[field])) {
      const of = places.get(word) ?? new Map<FaqEntry, number>();
      of.set(entry, Math.max(of.get(entry) ?? 0, WEIGHTS[field]));
      places.set(word, of);
    }

const vocabulary = new Fuse([...places.keys()], { includeScore: true, threshold: MISSPELT, distance: 20 });
const rarity = (entries: number): number => Math.log(1 + FAQ.length / entries);

/** The known word closest to a typed one, with the certainty; null when none is close. */
function meant(word: string): { word: string; sure: number } | null {
  if (places.has(word)) return { word, sure: 1 };
  if (word.length < 4) return null;
  const near = vocabulary
    .search(word.slice(0, 32))
    .find(({ item }) => item[0] === word[0] && Math.abs(item.length - word.length) <= 2);
  return near ? { word: near.item, sure: 1 - (near.score ?? 1) } : null;
}

/** The entry that answers `question` best. */
export function findAnswer(question: string): FaqEntry | null {
  const typed = question.trim().toLowerCase();
  const exact = FAQ.find((entry) => entry.question.toLowerCase() === typed);
  if (exact) return exact;
  let wanted = 0;
  const points = new Map<FaqEntry, { score: number; understood: number }>();
  for (const asked of contentWords(question)) {
    const found = meant(asked);
    const entries = found && places.get(found.word);
    const weight = rarity(entries?.size ?? 1);
    wanted += weight;
    for (const [entry, place] of entries ?? []) {
      const before = points.get(entry) ?? { score: 0, understood: 0 };
      const share = weight * (found?.sure ?? 0);
      points.set(entry, { score: before.score + share * place, understood: before.understood + share });
    }
  }
  const [best] = [...points].sort(([, a], [, b]) => b.score - a.score);
  return best && best[1].understood / wanted >= ENOUGH ? best[0] : null;
}
