/** What Cook Mode asks of a language: the words around a time and an ingredient, the tools that are got out, what may be said to it. */
import { COOK_MODE as EN } from "./en/cook-mode";
import { listed } from "./registry";

/** What the words that steer Cook Mode mean. */
export type VoiceCommand = "next" | "back" | "repeat" | "ingredients" | "start-timer" | "stop";

/** Lists of words with blanks between them, lists of phrases with bars. */
export type CookModeWords = {
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
  tools: {
    /** What is got out, in the singular. */
    names: string;
    /** Which one of several: two bowls of two sizes are two things to get out. */
    which: string;
    /** Behind a size: "a medium sized bowl". */
    sized: string;
    /** Behind the name of a tool they make something else of it: "pot roast". */
    not: string;
    /** Ends of the plural. */
    plurals: string;
  };
  commands: {
    /** What the cook may say, as a screen shows it. */
    shown: Readonly<Record<VoiceCommand, string>>;
    /** A whole utterance, in lower case and without marks. */
    said: readonly (readonly [command: VoiceCommand, said: RegExp])[];
    /** Politeness, hesitation and the product's name before and behind a command. */
    before: string;
    behind: string;
  };
};

const setsOf = (words: CookModeWords) => ({
  ...words,
  joins: new Set(listed(words.joins)),
  opens: new Set(listed(words.opens)),
  beforeTimes: new Set(listed(words.beforeTimes)),
  shares: new Set(listed(words.shares)),
  beforeNames: new Set(listed(words.beforeNames)),
  counting: new Set(listed(words.counting)),
  betweenAmountAndName: new Set(listed(words.betweenAmountAndName)),
});

/** English, the language of Cook Mode. */
export const COOK_MODE = setsOf(EN);
