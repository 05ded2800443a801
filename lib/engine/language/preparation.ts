/** What a language must say so that a method's first work, which only makes ready, is told from its cooking. */
import { READYING as EN } from "./en/preparation";

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

/** The words of the language that methods are cut in: English. */
export const READYING: ReadyingWords = EN;
