/**
 * What a pack says of its words by the words of the engine, which are English: a word list as a learner would write it. The stages that
 * decide (which line is meant, how much of it) read a recipe through it word by word and answer with places in the cook's own text, so
 * that none of these words is ever shown.
 *
 * Each list holds one entry to a line, "form/form = word": every form means the word. Where two words stand behind the sign
 * ("Zwiebel/Zwiebeln = onion/onions"), the first form is one of the thing and the others are several. A form of more than one word is a
 * phrase; the longest phrase is found first. Empty behind the sign: the word says nothing ("bitte =").
 */
export type GlossWords = {
  /** Foods, by the name that an English list has: "Zwiebel/Zwiebeln = onion/onions". */
  foods: string;
  /** Other things: tools, places, containers, cuts, what a step makes, times of the day. */
  things: string;
  /** Qualities, colours, states, adverbs. */
  describing: string;
  /** Orders, in every form that recipes have: "ajouter/ajoutez/ajoute = add". */
  verbs: string;
  /** What was done to a food: "haché/hachée/hachés/hachées = chopped". */
  participles: string;
  /** Articles, prepositions, conjunctions, pronouns, portions, and phrases of them: "die Hälfte der = half of the". */
  grammar: string;
  /** Ends that an unknown form may lose to become a known one, by list; words with blanks between them, the longest first. */
  endings: Readonly<Partial<Record<"foods" | "things" | "describing" | "verbs" | "participles", string>>>;
  /** Letters between two words that are written as one ("Rind-s-braten"); null where words are not put together. */
  compounds: string | null;
  /** Short words that are written before an order and say where to ("darunter-mischen"), and stand alone at the end of its clause. */
  particles?: string;
  /** Orders end with their verb: "Zwiebeln fein hacken". */
  verbLast: boolean;
  /**
   * Ends of an order that stands last: "hacken", "snijden". An order with another end ("hacke", "snijd", "hackst du") stands before what it
   * is done to, and so does one whose particle stands behind it ("schuim af").
   */
  infinitives?: string;
  /** Stand before a name or a time only, where the engine's word may open a clause too: "nach 10 Minuten", and "nachdem" is another word. */
  prepositions?: string;
  /** Who is told, behind the order: "du" of "dann hackst du die Zwiebeln", in small letters. A word before such an order is not left out. */
  subjects?: string;
  /** Who is told, or tells it, before the order: "tu" of "tu verses la farine". The word behind such a subject is an order in any form. */
  subjectsBefore?: string;
  /** Say at the end of a clause that its food is added, where the order is left out: "gehakt erbij". */
  additions?: string;
  /**
   * Ends of an order to somebody, each with what stands in their place in the lists: "st:en" for "hackst". Looked for where an order opens
   * a sentence or a clause, or its subject follows.
   */
  spokenEndings?: string;
  /** Names of vegetables that are a spice beside salt and pepper, in small letters: "paprika" → "paprika". */
  spices?: Readonly<Record<string, string>>;
  /** Seasonings by their first letter, where two stand together: "S & P", "p en z". */
  letters?: Readonly<Record<string, string>>;
  /** A quality stands behind its noun: "beurre mou". */
  qualityLast: boolean;
  /** Nouns have a capital: a word that is listed with one is never found for a small letter, but where a sentence opens. */
  capitals: boolean;
  /** Letters as keyboards without them write them: "ue" for "ü" ("verruehren"). */
  writtenOut?: Readonly<Record<string, string>>;
  /** Short words that lean on the next one with an apostrophe: l' → "the", d' → "of". */
  elided: Readonly<Record<string, string>>;
  /** Pronouns written onto the end of a verb: "-les" → "them", "añádela" → "it". */
  clitics: Readonly<Record<string, string>>;
};

/**
 * Work that a list states behind or beside its food, said as work: "2 Zwiebeln, fein gehackt" → "2 Zwiebeln fein hacken." Lists have one
 * entry to a line, "form/form = order/order": the orders are the same one in the ways that recipes of the language write them
 * ("hacher/hachez/hache"), always in the same columns, and the recipe's own way is taken.
 */
export type ListWorkForms = {
  /** What was done, in all its forms, and the order to do it. With nothing before the sign, the order only shows the recipe's way. */
  work: string;
  /** The ways, counted from 0, in which an order stands behind its object, where not all do: "ui snijden" beside "snijd ui". */
  behind?: readonly number[];
  /** A cut without its verb ("en dés", "in Würfeln"): the words that open it, and how cutting is said. */
  shapes: {
    openers: string;
    cut: string;
    /** Words that say how a food lies, and as an order has them: "in kleinen Würfeln" is cut "in kleine Würfel": "kleinen=kleine Würfeln=Würfel". */
    turned?: string;
  };
  /** A state that is waited for: "weich = {food} aus dem Kühlschrank nehmen, damit es weich wird". */
  states: string;
  /** A part that is taken: "abgeriebene Schale = die Schale von {food} abreiben". */
  parts: string;
  /** Between an amount and its food, and before a vowel: "de/d'". */
  of?: string;
  /** "{heat}" is the oven's temperature as the source states it. */
  oven: string;
};
