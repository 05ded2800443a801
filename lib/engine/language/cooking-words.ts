/** Words that tell an instruction, an amount and talk to readers apart, of all languages together; data in the folder of each language. */
import { COOKING as DE } from "./de/cooking";
import { COOKING as EN } from "./en/cooking";
import { COOKING as ES } from "./es/cooking";
import { COOKING as FR } from "./fr/cooking";
import { COOKING as IT } from "./it/cooking";
import { entriesIn, listed, wordsIn } from "./registry";

/** Lists of words with blanks between them. */
export type CookingWords = {
  /** What a cook does, in the form that opens (or, in German, closes) an instruction: imperative and infinitive. */
  verbs: string;
  /** What may stand before the verb of an instruction. */
  openers: string;
  /** What opens an ingredient line beside numbers: "a", "some", "pinch". */
  amountOpeners: string;
  /** Words by which people talk to readers: blog prose, comments and page furniture rather than recipe. */
  prose: string;
};

const words = (key: keyof CookingWords): ReadonlySet<string> =>
  new Set([EN, DE, FR, ES, IT].flatMap((cooking) => listed(cooking[key])));

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
