/** Words that tell an instruction, an amount and talk to readers apart, of all languages together; data in the folder of each language. */
import { topicOf } from "./packs";
import { entriesIn, listed, wordsIn } from "./registry";
import type { CookingWords } from "@/lib/engine/language/pack/steps";

const words = (key: keyof CookingWords): ReadonlySet<string> =>
  new Set(topicOf("cooking").flatMap((cooking) => listed(cooking[key] ?? "")));

export const COOKING_VERBS = words("verbs");
export const STEP_OPENERS = words("openers");
export const PROSE_WORDS = words("prose");

/** No recipe opens a line with a larger number in words. */
const LARGEST = 20;
const numbers = [...entriesIn(({ numbers: { values } }) => values)].filter(([, value]) => value <= LARGEST);
const fractions = entriesIn(({ numbers: { fractions: named } }) => named).keys();

/** Amounts in words that open an ingredient line. */
export const AMOUNT_WORDS: ReadonlySet<string> = new Set([
  ...words("amountOpeners"),
  ...numbers.map(([word]) => word),
  ...fractions,
  ...wordsIn(({ numbers: { articles } }) => articles),
  ...wordsIn(({ numbers: { dozens } }) => dozens),
]);
