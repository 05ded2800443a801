/**
 * Words that tell instructions from other text, cut them into single things to do, and say what is only made ready; data in the folder of
 * each language.
 */
import { ENGLISH_CUTTING } from "@/lib/engine/language/en/cooking";
import { LIST_WORK as EN_LIST_WORK, READYING as EN_READYING } from "@/lib/engine/language/en/preparation";
import type { ListWorkWords, ReadyingWords } from "@/lib/engine/language/pack/lines";
import type { CookingWords, CuttingWords } from "@/lib/engine/language/pack/steps";
import { topicOf } from "./packs";
import { entriesIn, listed, wordsIn } from "./registry";

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

// What a language must say so that its sentences can be cut into single things to do. Data only; without a pack, text is cut at sentences.

type Words = ReadonlySet<string>;

const PACKS: Readonly<Record<string, CuttingWords>> = { en: ENGLISH_CUTTING };

export const CUTTING_LANGUAGES: readonly string[] = Object.keys(PACKS);

/** The pack of a language, null where sentences are all that is known. */
export function cuttingWordsOf(language: string): CuttingWords | null {
  return PACKS[language] ?? null;
}

/** Words for numbered steps, in every language that is read. */
export const STEP_WORDS: Words = new Set(["step", "schritt", "étape", "etape", "paso", "passo", "stap"]);

// What a language must say of preparation: what a list hides behind a comma, and a method's first work, which only makes ready.

/** The words of the language that methods are cut in: English. */
export const READYING: ReadyingWords = EN_READYING;
export const LIST_WORK: ListWorkWords = EN_LIST_WORK;
