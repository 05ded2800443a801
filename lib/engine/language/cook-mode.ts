/** What Cook Mode asks of a language: the words around a time and an ingredient, the tools that are got out. */
import { COOK_MODE as EN } from "./en/cook-mode";
import { COOKING as EN_COOKING } from "./en/cooking";
import { listed, PACKS } from "./registry";
import type { CookModeWords } from "@/lib/engine/language/pack/steps";

const setsOf = (words: CookModeWords) => ({
  ...words,
  joins: new Set(listed(words.joins)),
  opens: new Set(listed(words.opens)),
  beforeTimes: new Set(listed(words.beforeTimes)),
  shares: new Set(listed(words.shares)),
  beforeNames: new Set(listed(words.beforeNames)),
  goesOnAlone: new Set(listed(words.goesOnAlone)),
  keepsACook: new Set(listed(words.keepsACook)),
  counting: new Set(listed(words.counting)),
  betweenAmountAndName: new Set(listed(words.betweenAmountAndName)),
});

/** English, the language of Cook Mode. */
export const COOK_MODE = setsOf(EN);

/** What stands before a time in the recipes of any language. */
export const BEFORE_TIMES: ReadonlySet<string> = new Set([
  ...COOK_MODE.beforeTimes,
  ...PACKS.flatMap(({ durations }) => listed(durations.before ?? "")),
]);

const ENGLISH_VERBS = new Set(listed(EN_COOKING.verbs));

/** True for what a cook of English does: other verbs take no English words beside them. */
export const isEnglishVerb = (word: string): boolean => ENGLISH_VERBS.has(word.toLowerCase());
