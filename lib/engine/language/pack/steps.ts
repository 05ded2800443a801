/** What a pack knows of steps: cutting sentences, ovens that are heated first, and what Cook Mode hears and says. */

/** A word, number or mark of a sentence that is cut. */
export type CutToken = {
  /** Lower case. */
  text: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
  /** Inside brackets, the brackets themselves included. */
  bracketed: boolean;
  /** Whether it is an order, where the language says so by its form. */
  verb?: boolean;
  /** Says only how something is done. */
  manner?: true;
  /** What was done to a thing, in a language whose orders do not look so: "untada". */
  done?: true;
  /** An order with a shape or a place of its own in it, though it is one word of the engine: "in Ringe schneiden" is "slice". */
  whole?: true;
  /** An order that stands before what it is done to, where others of its language stand behind. */
  leads?: true;
  /** A word for where to, in the place of the order that was left out: "erbij". */
  standsIn?: boolean;
  /** Stands before a name or a time and opens no clause. */
  preposed?: true;
};

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
  /** What makes an order of the verb behind it: "make boil", as some languages say. */
  causatives: Words;
  /** Verbs that lead to the next one, whatever stands between ("cover, and chill"). */
  leadingVerbs: Words;
  /** What is added by an order of one word: "salez, poivrez". */
  seasonings?: Words;
  /** Verbs of what happens by itself: after "until" or "let" they belong to what happens ("let it rise and double"). */
  happenings: Words;
  /** What a cake or a dough comes away from by itself. */
  sides?: Words;
  /** Happenings that only say that another one sets in: "begin to brown". */
  begins?: Words;
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
  /** "then" joins what follows in time; "but" stands before an order not to do something. */
  then: Words;
  but: Words;
  /** Joining words that an action never starts with. */
  dropped: Words;
  /** Open a reason behind a semicolon, where no verb follows them. */
  reasons: Words;
  /** Open a clause with a verb of its own ("when the oil is hot, …"). */
  subordinators: Words;
  /** Those that put a condition on the whole sentence ("if it is dry, …"). */
  conditions: Words;
  /** Begin another way of doing it: "or, if you like it finer, mash them". */
  alternatives: Words;
  /** Open a sentence that tells another way, and is one line: "Alternatively, cut it up and fry it". */
  otherWays: Words;
  /** Open a description that an "and" may go on with ("until golden and crisp"). */
  descriptions: Words;
  /** Open a setting without a verb ("in a large bowl, …", "meanwhile, …"). */
  settings: Words;
  /** Two words that name things where "and" joins them, the second of which is a verb elsewhere: "wet and dry". */
  pairs?: ReadonlySet<string>;
  /** What is done to a tin together with buttering it: "butter and line a tin". */
  tinVerbs?: Words;
  /** Behind a quality, where it is no order: "when cool enough, …". */
  qualifiers?: Words;
  /** The ending of several things: "once the onions start …" has its subject before the verb. */
  manyEnding: string;
  /** The ending of verbs that open a setting ("working quickly, …"). */
  gerund: string;
  /** Open a setting that is a time ("the day before, …", "next morning …"). */
  timeSettings: Words;
  /** "to": what follows is a purpose; and the purposes that say nothing ("to taste"). */
  purpose: Words;
  openPurposes: Words;
  /** Before "heat": how much of it there is ("over low heat"). */
  levels: Words;
  /** Verbs that set a stove to something: "switch to broil". */
  switching?: Words;
  /** Aims that are said of any order, and go on with no other: "toss to combine and bake". */
  closedAims?: Words;
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
  /** Open such a sentence with when it comes ("Now for the glaze.", "First, the onions. Slice them …"). */
  headingLeads: Words;
  /** Labels that speak about the recipe and are no part of it ("Tip: …"). */
  remarks: Words;
  /** Times that open a setting ("The night before: …"). */
  dayWords: Words;
  /** Of a language that is read by a gloss: its words in the engine's, with their places; and a text as it is said so. */
  gloss?: {
    tokens: (text: string) => readonly CutToken[];
    /** The orders of a sentence end with their verb: "Zwiebeln fein hacken". */
    endsWithOrder: (text: string) => boolean;
    /** Nouns have a capital: "2 Zwiebeln" opens with an amount, "2 Peel" with the number of a step. */
    capitals: boolean;
    say: (text: string) => string;
    /** Whether a word that joins may go from before it: not where it says who does it ("Danach legst du …", "Dann wird der Teig …"). */
    opensAlone: (text: string) => boolean;
    /** Whether a line says by its first word what comes of the work before, and orders nothing: "Zo trekken de kruiden erin". */
    tellsResult: (line: string) => boolean;
  };
};

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
  /** Work that goes on by itself once it is begun: nobody stands beside it. */
  goesOnAlone: string;
  /** In the same line, they keep a cook beside it all the same. */
  keepsACook: string;
  withObject: string;
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
};

export type TimeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

export type Sayings = {
  /** One and several of a unit of time. */
  timeUnits: Readonly<Record<TimeUnit, readonly [one: string, many: string]>>;
  /** Two ends of a time: "10 to 12 minutes". */
  range: (low: string, high: string) => string;
  /** Less than a minute ago. */
  aMoment: string;
  /** More minutes than any label for the number of steps has: "60+ minutes". */
  andMore: (minutes: number, unit: string) => string;
  /** A timer that rang so long ago. */
  rangNow: string;
  rangAgo: (hours: number, minutes: number) => string;
  /** Where a cook is who comes back. */
  stepNow: (step: number, of: number, words: string) => string;
  stepBefore: (words: string) => string;
  away: (time: string) => string;
  ticked: (count: number) => string;
  timer: (name: string, state: string) => string;
  /** The name of the switch, by how the screen is held. */
  keepAwake: Readonly<Record<"off" | "on" | "fallback", string>>;
};

/** What a pack knows of ovens: what is heated before cooking, how hot, and by which verbs. */
export type OvenWords = {
  /** Things that are heated before cooking, and what one is that nobody heated: "a cold oven". */
  appliances: Words;
  unlit: string;
  /** Of them, what bakes; and what is hot without an oven. */
  /** What is grilled over, and no oven: "coals". */
  openFires: Words;
  ovens: Words;
  fryers: Words;
  /** Before a heat at which something stays, "at 180 °C"; before one without its sign, whatever the language has there. */
  heatLeads: Words;
  bareHeatLeads: Words;
  /** Words by which a heat is the food's own: "until a thermometer reads 165 °F". */
  foodHeats: Words;
  /** Verbs that begin the heating of one, and verbs that need a hot oven. */
  lights: Words;
  bakes: Words;
  /** The oven is on already where one of these stands. */
  litAlready: Words;
  /** Of `lights`, those that with one of `turned` behind them change the heat and light nothing: "turn the oven down". */
  turns: Words;
  turned: Words;
  /** What is turned and is no oven: "turn the burner off". */
  stoves: Words;
};

/** What the words that steer Cook Mode mean. */
export type VoiceCommand = "next" | "back" | "repeat" | "ingredients" | "start-timer" | "stop";

/** The words that steer Cook Mode without hands. */
export type SpokenCommands = {
  /** What the cook may say, as a screen shows it. */
  shown: Readonly<Record<VoiceCommand, string>>;
  /** A whole utterance, in lower case and without marks. */
  said: readonly (readonly [command: VoiceCommand, said: RegExp])[];
  /** Politeness, hesitation and the product's name before and behind a command; phrases with bars. */
  before: string;
  behind: string;
};
