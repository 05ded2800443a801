/** What a pack knows of ingredient lines: amounts and servings, preparation, foods and how they keep. */
import type { OvenWords } from "./steps";

type Words = ReadonlySet<string>;

/** Words of ingredient lines that are neither amount nor food. Lists have blanks between their words, phrases commas. */
export type LineWords = {
  sizes: string;
  /** Stand between an amount and its unit, and say how full or how big. */
  qualifiers: string;
  approximately: string;
  /** Before the line proper: "some". */
  leads: string;
  /** Ways of preparing that a cook does or buys: dropped before a name, ending it after one. */
  prepared: string;
  /** Only after a name: they never begin one. */
  afterName: string;
  /** After these "ground", "chopped" … is a way of preparing even where the bare word belongs to the name. */
  adverbs: string;
  /** Adjectives: a name that has only these so far goes on after a comma. */
  modifiers: string;
  /** What is taken of a thing: "juice of 1 lemon" needs one lemon. */
  takenOf: string;
  takenNouns: string;
  /** A name ends before these when the words after them say what to do or how, not what it is. */
  alwaysEnds: string;
  /** Of two foods or amounts either will do: "or". */
  either: string;
  /** Before an amount that is added to the one before it, or taken off: "plus", "minus". */
  further: string;
  less: string;
  /** Ways of preparing that stay in a name: "tuna packed in oil". */
  staysInName: string;
  /** After "and" or "or" these do not begin a second food. */
  noSecondFood: string;
  of: string;
  /** Foods by themselves, and with a dot the first word of another: "veg. oil". */
  shortened: string;
  conjunctions: string;
  /** A piece behind the name that begins so is a note, not work; "approx*" with any end. */
  noteStarts: string;
  /** Before a number that is no amount of the food: "cut into 2 cm pieces". */
  notBeforeAmount: string;
  /** A label before a colon that says what a line is for, not what it is. */
  labels: string;
  /** Passed over between an amount and its food: "1 tsp each ginger and salt". */
  each: string;
  /** Amounts of these are none: "a few". */
  loose: string;
  /** Ways of preparing by which canned food is bought. */
  boughtInCans: string;
  /** A word with such an end describes. */
  describingEnds: string;
  /** An adverb is told by this end, but for some foods. */
  adverbEnd: string;
  noAdverbs: string;
  /** Only after an adverb, or after `preparingAfter`, is it work: "freshly ground pepper". */
  preparingAfterAdverb: string;
  preparingAfter: string;
  /** "in", "with": with `afterIn` behind them the name has ended. */
  inWords: string;
  afterIn: string;
  optional: readonly string[];
  toTaste: readonly string[];
  /** Where the word of preparing is part of what is bought: "whipped cream". Singular. */
  boughtSo: string;
  /** Two words that end a name, and two that do not although the first one would. */
  endPhrases: string;
  notEndPhrases: string;
  /** Last words of a name that say how the food is counted ("2 garlic cloves"): the unit's id. */
  countedBy: Readonly<Record<string, string>>;
  /** Units that count only one food so: "rib" of celery. */
  countedOnly: Readonly<Record<string, string>>;
  /** Begin an alternative behind a food: "butter or margarine"; and what behind one of them is no other food: "or more to taste". */
  alternatives: string;
  noAlternatives: string;
  /** Begin what only manages the list: "divided", "plus extra for dusting", "see note". */
  manages: string;
  /** Of those: what goes in beside the stated amount. */
  extras: string;
  /** Before a number they add or estimate: "plus ½ cup", "about 200 g". */
  beforeNumbers: string;
};

export type ReadyingWords = OvenWords & {
  /** A number before one of these is no temperature. */
  energy: Words;
  /** Words before the verb of a sentence. */
  openers: Words;
  /** Before a temperature or a purpose: "heat to 200 °C", "use it to grease". */
  to: Words;
  /** Verbs that begin so are done beforehand, whatever they name: "preheat to 200 °C". */
  beforehand: readonly string[];
  /** Verbs by which a method makes a tin or tray ready. */
  readiesTin: Words;
  /** "Use the teaspoon of butter to grease a tin." */
  uses: Words;
  tins: Words;
  /** "Line the base." behind a tin that was greased. */
  tinParts: Words;
  /** Put or set in place to make ready. */
  putReady: Words;
  puts: Words;
  /** Of `puts`, those that make a tin ready: "rub a tin with butter". */
  putsOnTins: Words;
  /** Before where something is put, which says nothing of what: "set the meat on a rack". */
  putsOn: Words;
  /** What is left to stand and is no marinade. */
  stands: Words;
  /** What a tin is lined with when that is food: then it is no preparation. */
  liningFood: Words;
  /** Words for what is done long before the cooking. */
  ahead: Words;
  /** "The night before": the word, and what stands before it. */
  dayBefore: Words;
  days: Words;
  /** What opens a sentence that says so: "Before you start, …". */
  early: Words;
  /** Verbs of leading work that takes its time before cooking. */
  leadVerbs: Words;
  /** Verbs by which a food waits, cold or not. */
  restVerbs: Words;
  /** Say that it waits for hours, where no time is stated. */
  lasting: Words;
  /** What draws the water out of vegetables overnight. */
  salts: ReadonlySet<string>;
  /** Words for what was named before: "sprinkle them with salt". */
  named: ReadonlySet<string>;
  /** Say that their water runs off. */
  drains: ReadonlySet<string>;
  saltedClasses: readonly string[];
  soaks: Words;
  /** Orders that leave a food in a liquid, whatever time they state. */
  steeps: Words;
  /** Verbs after which a rest is a dough's or a patty's, and no marinade. */
  shapeVerbs: Words;
  /** Verbs that heat: what follows them is cooking. */
  heatVerbs: Words;
  /** Between two verbs. */
  and: Words;
  /** Words that say that a food is being marinated. */
  marinades: Words;
  /** Foods that are marinated like meat, beside those of these classes. */
  marinatedFoods: Words;
  marinatedClasses: readonly string[];
  /** Out of the fridge: "Take the chicken out of the fridge 1 hour before cooking". */
  takesOut: Words;
  coldPlaces: Words;
  /** "Leave the butter out to soften", "soften the cream cheese": how it is said, and of which foods. */
  softening: { verbs: Words; toward: Words; foods: readonly string[] };
};

/** What a list says of a food's preparation, and how that is said to the cook. */
export type ListWorkWords = {
  /** Ways of making ready with knife, grater, peeler or sieve, as the list states them, and as they are said to the cook. */
  handWork: Readonly<Record<string, string>>;
  /** Of those, what alone says how a thing is bought and not what is to be done: "ground", "dried". */
  onlyAfterOthers: Words;
  /** Of those, what of a spooned or poured food only says that it goes in by parts: "2 tsp oil, split". */
  splits: Words;
  /** What the butcher or the fishmonger does, where the line says no more of it: "boned and diced" is diced. */
  butchered: Words;
  /** Before a way of making ready: "finely chopped". */
  how: Words;
  /** What may follow a way of making ready: "into chunks", "lengthwise". */
  howContinues: Words;
  /** Those that stand right behind their verb: "scoop out the pulp". */
  particles: Words;
  /** Shapes that a food is cut in, where the list leaves out that it is: "in 2 cm chunks", "fine julienne". */
  /** `pieces`: as meat is bought; `slices`: as foods whose names end so, `boughtSliced`, are; `fractions`: a shape without a cut of its own, "into quarters". */
  cut: {
    said: string;
    saidInto: string;
    into: Words;
    pieces: Words;
    slices: Words;
    boughtSliced: Words;
    fractions: Words;
    shapes: Words;
    sizes: Words;
    sized: Words;
  };
  /** Opens a food that is one bunch, handful or piece: it takes an article in a sentence. */
  oneOfIt: { article: string; before: Words; measures: Words };
  /** Behind a food, these manage the list and are no part of it. */
  manages: Words;
  /** Behind a participle, these tell how it was weighed: "hulled weight". */
  weights: Words;
  /** Behind a comma, what follows one of these is no work any more: "plus extra to serve". */
  ends: Words;
  /** A count before a way of making ready: "one sliced". */
  counts: Readonly<Record<string, number>>;
  /** How half of one thing is said: "half juiced". */
  half: { words: Words; of: (name: string) => string; ofThe: (name: string) => string; amount: string };
  /** The words of `handWork` that take a part away. */
  removed: Words;
  /** Parts of a food that a list names before what is done to them: "leaves picked". */
  parts: Words;
  /** What may stand before or between parts. */
  partWords: Words;
  /** Parts that are the food itself: what is done next is done to them. */
  keptParts: Words;
  /** What is done to a part that is only kept: "fronds reserved". */
  kept: Words;
  /** "white and green parts separated": how it is cut, and no work of its own. */
  toldApart: Words;
  /** Words before a way of making ready that say only of which things it is done. */
  ofEach: Words;
  /**
   * Parts of a fruit that are the work themselves, what may stand beside them ("finely grated zest and juice only"), and how many they are of
   * ("zest of both").
   */
  fruitParts: { zest: string; juice: string; of: string; whole: Words; fill: Words };
  /** Between two ways of making ready. */
  separators: Words;
  /** How work of the list is said to the cook. */
  saying: {
    and: string;
    /** "Pat dry": the verb whose state stands with it, before its object. */
    withState: { verb: string; state: string };
    /** "Finely grate the zest of 1 lemon and juice it." */
    thenJuice: string;
    /** "Pick the leaves of the thyme", "Remove the casings from the sausages". */
    onPart: (work: string, part: string, food: string, isRemoved: boolean) => string;
    /** "remove the stems", where the food was named before. */
    ofPart: (work: string, part: string) => string;
  };
  /** A bracket that opens with one of these says nothing about the food itself. */
  asides: Words;
  /** Before a second amount of a line: "1 chipotle, plus 1 tbsp sauce". */
  secondAmount: string;
  /** States that need nothing but time outside the fridge or the freezer, by the words that state them. */
  waitingStates: readonly { state: readonly string[]; say: (food: string) => string }[];
  /** "juice of 2 lemons": the words before the fruit, what they ask for, and the verbs by which a method says it itself. */
  fruitOpenings: readonly { before: string; said: string; verbs: readonly string[] }[];
  /** Said to the cook where a source bakes at a temperature and never lights the oven. */
  heatTheOven: (temperature: string) => string;
  /** How an oven is heated, behind its temperature. */
  fan: string;
  /** Before a further imperative of a sentence, or before the only one. */
  beforeImperative: Words;
  /** Behind a verb, these make another work of it: "beat in the eggs", "cut side up". */
  notTheWork: Words;
  /** Work that takes its time, and comes first. */
  takesTime: Words;
  /** Says that something waits through the night. */
  overnight: Words;
};

export type PreparationWords = { readying: ReadyingWords; listWork: ListWorkWords };

/** What decides where a bought food is kept. */
export type StorageWords = {
  /** Preserved so that it keeps on a shelf, whatever the food is when fresh. */
  shelf: string;
  shelfUnlessPerishable: string;
  cold: string;
  herbFresh: string;
  /** Herbs that are sold dried hardly ever. */
  neverDried: string;
  notFreshHerb: string;
  cans: string;
  states: string;
  thawed: string;
  dried: string;
  fresh: string;
  cut: string;
  rind: string;
  /** Two words: "dry aged". */
  cured: readonly string[];
  /** Perishable foods by their commonest words, for a language whose foods are in no lexicon; ends of compounds too. */
  perishable: string;
  perishableEnds: string;
  keeps: string;
  keepsEnds: string;
};

export type StorageGroup = "refrigerated" | "other";
export type FoodGroup = { classes: string; storage: StorageGroup; names: string };

/** Collective noun, singular → classes of the lexicon that belong to it; one is enough. */
export type Collectives = Readonly<Record<string, readonly string[]>>;
