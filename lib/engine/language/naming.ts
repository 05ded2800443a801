/** How things of a recipe are named in few words: which words say something, and which only lead to what does. */
import { NAMING } from "./en/naming";
import { listed } from "./registry";

/** Data of a language; lists of words with blanks between them. */
export type NamingWords = {
  /** Between two actions of one sentence. */
  joins: string;
  /** Before an action, saying only when. */
  opens: string;
  /** Between an action and its time. */
  beforeTimes: string;
  /** In a mention: it is a part of its line. */
  shares: string;
  /** Before the name in a mention. */
  beforeNames: string;
  /** Count one, as a number does. */
  counting: string;
  betweenAmountAndName: string;
  withObject: string;
  ofAll: string;
};

const sets = (words: NamingWords) => ({
  ...words,
  joins: new Set(listed(words.joins)),
  opens: new Set(listed(words.opens)),
  beforeTimes: new Set(listed(words.beforeTimes)),
  shares: new Set(listed(words.shares)),
  beforeNames: new Set(listed(words.beforeNames)),
  counting: new Set(listed(words.counting)),
  betweenAmountAndName: new Set(listed(words.betweenAmountAndName)),
});

/** English, which timers and mentions are named in. */
export const NAMES = sets(NAMING);
