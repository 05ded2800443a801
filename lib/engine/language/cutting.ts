/** What a language must say so that its sentences can be cut into single things to do. Data only; without a pack, text is cut at sentences. */
import { ENGLISH_CUTTING } from "./en/cutting";

type Words = ReadonlySet<string>;

export type CuttingWords = {
  /** Verbs that open an instruction and are hardly ever anything else. */
  verbs: Words;
  /** Verbs that are also a thing or a quality: only with something behind them that a verb has ("slice the", "roll into"). */
  doubtfulVerbs: Words;
  /** Foods and things that are verbs only before their object ("butter a tin"). */
  nounVerbs: Words;
  /** Words that make one verb with the next ("dry roast", "pressure cook"). */
  verbPrefixes: Words;
  /** Verbs that always say something of their own, without further words ("let"). */
  wholeVerbs: Words;
  /** Verbs that lead to the next one, whatever stands between ("cover, and chill"). */
  leadingVerbs: Words;
  /** Verbs of what happens by itself: after "until" or "let" they belong to what happens ("let it rise and double"). */
  happenings: Words;
  /** "do", "never": what opens an order not to do something. */
  negations: Words;
  determiners: Words;
  pronouns: Words;
  prepositions: Words;
  /** Words that stand after a verb without adding anything to cut for ("put it back in", "stir well"). */
  particles: Words;
  /** Say how something is done: only after a verb ("slice lengthwise", "serve hot"). */
  manners: Words;
  /** Noun verbs that are verbs with this word behind them ("fish out"). */
  phrasalVerbs: Words;
  /** "of", "side": make a thing of the word before them ("a pinch of", "cut side up"). */
  partOf: Words;
  /** Adverbs that are no particle but may stand before the verb ("gently fry", "now add"). */
  leads: Words;
  /** An ending that makes adverbs, and words that have it and are none. */
  adverbEnding: string;
  notAdverbs: Words;
  /** "and", "&": joins two verbs. */
  and: Words;
  /** Three words whose middle one joins nothing ("now and then"). */
  idioms: Words;
  /** The word that joins two verbs in the language's own writing. */
  joining: string;
  /** "then": joins what follows in time. */
  then: Words;
  /** "but": before an order not to do something. */
  but: Words;
  /** Joining words that an action never starts with. */
  dropped: Words;
  /** Open a clause with a verb of its own ("when the oil is hot, …"). */
  subordinators: Words;
  /** Those that put a condition on the whole sentence ("if it is dry, …"). */
  conditions: Words;
  /** Open a description that an "and" may go on with ("until golden and crisp"). */
  descriptions: Words;
  /** Open a setting without a verb ("in a large bowl, …", "meanwhile, …"). */
  settings: Words;
  /** The ending of several things: "once the onions start …" has its subject before the verb. */
  manyEnding: string;
  /** The ending of verbs that open a setting ("working quickly, …"). */
  gerund: string;
  /** Open a setting that is a time ("the day before, …", "next morning …"). */
  timeSettings: Words;
  /** "to": what follows is a purpose. */
  purpose: Words;
  /** Behind "to": a purpose that says nothing ("to taste"). */
  openPurposes: Words;
  /** Before "heat": how much of it there is ("over low heat"). */
  levels: Words;
  /** "for": how long something is done. */
  lasting: Words;
  /** Subjects: the verb after them is no instruction ("when they splutter"). */
  subjects: Words;
  /** Forms that make a sentence a statement ("the dough will be sticky"). */
  statements: Words;
  /** Words that are never an unknown verb, though "the" may follow. */
  noVerbs: Words;
  /** Sentences that stand with the one before them ("Set aside."). */
  fragments: Words;
  /** Endings that no plain verb has, and objects behind which an unknown word is a verb ("zigzag the mayo"). */
  notVerbEndings: readonly string[];
  plainObjects: Words;
  /** Verbs of sentences that only name the work behind them ("Make the dough.", "Start with the topping."), and what may stand behind them. */
  namingVerbs: Words;
  namingWords: Words;
  /** "for": a sentence of it and a name only heads the work behind it ("For the glaze."). */
  partOpeners: Words;
  /** Labels that speak about the recipe and are no part of it ("Tip: …"). */
  remarks: Words;
  /** Times that open a setting ("The night before: …"). */
  dayWords: Words;
};

const PACKS: Readonly<Record<string, CuttingWords>> = { en: ENGLISH_CUTTING };

export const CUTTING_LANGUAGES: readonly string[] = Object.keys(PACKS);

/** The pack of a language, null where sentences are all that is known. */
export function cuttingWordsOf(language: string): CuttingWords | null {
  return PACKS[language] ?? null;
}

/** Words for numbered steps, in every language that is read. */
export const STEP_WORDS: Words = new Set(["step", "schritt", "étape", "etape", "paso", "passo", "stap"]);
