/** What a language must say of preparation: what a list hides behind a comma, and a method's first work, which only makes ready. */
import { LIST_WORK as EN_LIST_WORK, READYING as EN_READYING } from "./en/preparation";

type Words = ReadonlySet<string>;

export type ReadyingWords = {
  /** A number before one of these is no temperature. */
  energy: Words;
  /** Words before the verb of a sentence. */
  openers: Words;
  /** Things that are heated before cooking. */
  appliances: Words;
  /** Verbs that begin the heating of one. */
  lights: Words;
  /** Verbs that need a hot oven. */
  bakes: Words;
  /** The oven is on already where one of these stands. */
  litAlready: Words;
  /** Of `lights`, those that with one of `turned` behind them change the heat and light nothing: "turn the oven down". */
  turns: Words;
  turned: Words;
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
  /** What a tin is lined with when that is food: then it is no preparation. */
  liningFood: Words;
  /** Verbs of leading work that takes its time before cooking. */
  leadVerbs: Words;
  /** Verbs by which a food waits, cold or not. */
  restVerbs: Words;
  /** Say that it waits for hours, where no time is stated. */
  lasting: Words;
  /** What draws the water out of vegetables overnight. */
  salts: ReadonlySet<string>;
  saltedClasses: readonly string[];
  soaks: Words;
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
};

/** What a list says of a food's preparation, and how that is said to the cook. */
export type ListWorkWords = {
  /** Ways of making ready with knife, grater, peeler or sieve, as the list states them, and as they are said to the cook. */
  handWork: Readonly<Record<string, string>>;
  /** Of those, what alone says how a thing is bought and not what is to be done: "ground", "dried". */
  onlyAfterOthers: Words;
  /** Before a way of making ready: "finely chopped". */
  how: Words;
  /** What may follow a way of making ready: "into chunks", "lengthwise". */
  howContinues: Words;
  /** Those that stand right behind their verb: "scoop out the pulp". */
  particles: Words;
  /** Shapes that a food is cut in, where the list leaves out that it is: "in 2 cm chunks", "fine julienne". */
  cut: { said: string; saidInto: string; into: Words; shapes: Words; sizes: Words; sized: Words };
  /** Opens a food that is one bunch, handful or piece: it takes an article in a sentence. */
  oneOfIt: { article: string; before: Words; measures: Words };
  /** Behind a food, these manage the list and are no part of it. */
  manages: Words;
  /** Behind a comma, what follows one of these is no work any more: "plus extra to serve". */
  ends: Words;
  /** A count before a way of making ready: "one sliced". */
  counts: Readonly<Record<string, number>>;
  /** How half of one thing is said: "half juiced". */
  half: { words: Words; of: (name: string) => string; amount: string };
  /** The word of `handWork` that takes a part away. */
  removed: string;
  /** Parts of a food that a list names before what is done to them: "leaves picked". */
  parts: Words;
  /** What may stand before or between parts. */
  partWords: Words;
  /** Parts that are the food itself: what is done next is done to them. */
  keptParts: Words;
  /** What is done to a part that is only kept: "fronds reserved". */
  kept: Words;
  /** Words before a way of making ready that say only of which things it is done. */
  ofEach: Words;
  /** Parts of a fruit that are the work themselves, and what may stand beside them: "finely grated zest and juice only". */
  fruitParts: { zest: string; juice: string; fill: Words };
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

/** The words of the language that methods are cut in: English. */
export const READYING: ReadyingWords = EN_READYING;
export const LIST_WORK: ListWorkWords = EN_LIST_WORK;
