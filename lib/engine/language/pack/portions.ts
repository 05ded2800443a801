/** What a pack knows of the words that say how much of a line is meant, and what does not go in where it is named. */

type Words = ReadonlySet<string>;

export type PortionWords = {
  /** "The whole piece of cod": all of it, and no count. */
  entire: Words;
  /** "everything else". */
  elseWords: Words;
  /** What is left of a line or of the list. */
  restWords: Words;
  /** "what is left of the oil", "the oil that you have left": the word, words right before it, words between it and the food. */
  left: Readonly<Record<"words" | "before" | "towards", Words>>;
  /** What was kept back: it is left over too. */
  reservedWords: Words;
  /** The same as an order in brackets: "add the cheese (keep a little for the top)". */
  keptInBrackets: Words;
  /** Foods that are also how something is to become: "cook to a thick cream". */
  consistencies: Words;
  /** Words before "frying": "oil for deep frying". */
  waysOfFrying: Words;
  /** What an egg is brushed on for: "1 egg, to glaze". */
  glazes: Words;
  /** What is done with the extra of a food in which all is covered: "plus extra for coating". */
  covers: Words;
  /** "reserving", "leaving" behind a comma: the rest of the sentence says what does not go in yet. */
  keepingBack: Words;
  /** A further helping. */
  moreWords: Words;
  /** An amount left to the cook. */
  openWords: Words;
  /** Behind a liquid: as much as it takes. */
  toCover: readonly string[];
  /** "Add salt to taste": as much as the cook finds right, from the jar. */
  byTaste: readonly string[];
  /** Verbs for what comes out of a food or is in the pan already, and what it is: "releases water", "reduce the liquid". */
  givenOff: readonly { verbs: Words; what: Words }[];
  /** What stands before the place that a food goes to: "into the sauce". */
  goesInto: Words;
  /** "On top of the sauce": before "of", what says where. */
  topOf: Words;
  /** Verbs whose object is in the pan already: "steam the vegetables". */
  cooksOn: Words;
  /** Verbs that add what is poured, squeezed or stirred in, and the classes of such foods. */
  pours: Words;
  poured: readonly string[];
  /** Fats that come out of the pan again: "pour off half of the oil". */
  cookedFats: Words;
  /** Before what a dish is to be by now: "the meat should be tender". */
  shouldBe: Words;
  /** Opens what happens where the order before it is not followed: "otherwise the eggs curdle". */
  orElse: Words;
  /** Behind "or", what will happen where an order is not followed, without its apostrophe: "or you'll scramble the eggs". */
  orWill: Words;
  /** Words for one half. */
  halves: Words;
  /** Verbs that keep something back and use none of it. */
  kept: Words;
  /** Verbs that keep something back together with such a word. */
  /** "Mince in." and "Cream to finish.": a word that is a verb elsewhere is a food before these. */
  brought: { in: Words; to: Words; end: Words };
  /** "Skim the cream from the coconut milk": what is taken off a line leaves the rest of it, nobody says how much. */
  skimmed: { verbs: Words; cream: Words; from: Words; reach: number };
  keptVerbs: Words;
  /** Words behind a verb that keep something back: "set aside", "keep back". */
  keptAway: Words;
  /** What is taken out of a pan or bowl, and the word before what it is meant for: "set half aside for the kale". */
  setsAside: Words;
  asideFor: Words;
  /** Between an exception and its amount: "except for 2 tbsp", "apart from 2 tbsp". */
  exceptFor: Words;
  /** "A splash of the latter": what was named last. */
  latter: Words;
  /** Before or behind a verb, what is not to be done: "do not salt", "add no salt". */
  negations: Words;
  /** Those that stand before a food itself: "no liquid". */
  noneOf: Words;
  /** Behind "to", what only says how a food is to stay: "to keep the stock clear". */
  keeping: Words;
  /** Before what something is only compared with: "no bigger than a nut". */
  comparing: Words;
  /** Behind "the", a word for everything: "beat the lot together". */
  lots: Words;
  /** What is boiled to be clean, or closed: "boil the jars in water". */
  closed: Words;
  /** Put into something, and neither cut nor cook by themselves: what is kept back right behind is a part of what went in. */
  putsIn: Words;
  /** What is left, without its food: "scatter the rest on top". */
  theRest: Words;
  /** "The others", of what was spoken of. */
  otherOnes: Words;
  /** One piece that is left, without its food: "slice one lemon and juice the other". */
  theOther: Words;
  /** What was spoken of before a measure: "with that teaspoon of oil". */
  thatOne: Words;
  /** Before "ingredients": those that were put in just before. */
  theseOnes: Words;
  /** Words behind "the rest" or "a little more" where the food is left out. */
  afterElided: Words;
  /** Verbs behind which "more" needs no food: "add more if it is dry". */
  addsMore: Words;
  /** Kinds of food that stand together on a line without an amount: "salt, pepper, nutmeg". */
  seasoningKinds: Words;
  /** What is taken from a food that stays: "zest the lemon", "the oil from the tuna". */
  leavesFood: Words;
  /** "of which 1 tbsp", "one of them": what a line says of a part of itself. */
  ofWhich: Words;
  /** "whatever else you fancy": what is put on top or beside. */
  whatever: Words;
  /** Meat that nobody calls "the meat" beside a fresh one. */
  cured: Words;
  /** Orders that take the juice out of a fruit, and what comes out. */
  squeezed: { by: Words; out: Words };
  /** A vegetable that is not always meant by that word. */
  starchy: Words;
  /** Says what is made next: "first prepare the meatballs". */
  announcing: Words;
  /** As much as it takes: "just enough lemon juice". */
  asNeeded: Words;
  /** What a list keeps for later, in two words: "1/3 set aside for the top". */
  putAside: { said: Words; aside: Words };
  /** More of it than anybody measures: "fry in plenty of oil". */
  plenty: Words;
  /** The cook decides: "possibly add a little more butter". */
  maybe: Words;
  /** Orders that put in as much of a spice as the cook likes, and the classes of what they put in. */
  flavouring: Words;
  spices: readonly string[];
  /** Orders that put in what is left of a line: "a little of the milk … add the milk". */
  restAdders: Words;
  /** "A little of the milk … bring the milk to a simmer": verbs that heat what is left of a liquid. */
  restHeaters: Words;
  /** What heat or water has done to it: "everything browned, add the wine". */
  done: Words;
  /** What was done before to several lines that are meant together: "the soaked seeds". */
  readied: Words;
  /** "paper thin": the word before says how thin. */
  thinness: Words;
};

/** What servings are told by. */
export type ServingWords = {
  /** Tie a number to eaters; such a number wins over a number of pieces. */
  eaters: string;
  /** Between those words and the number. */
  links: string;
  /** Numbers of these count no servings: "kcal". */
  notCounted: string;
};

/** What a pack knows of what does not go in where it is named: left out of everything, or part of another way to do the work. */
export type LeftOutWords = {
  /** "Shake off the excess flour": what is too much of a food that is on it. */
  excess: Words;
  /** "A pot big enough to hold the meat": how a vessel is, and what it can do with a food that is not in it yet. */
  fitting: { sizes: Words; holds: Words };
  /** "all ingredients except the parsley". */
  exceptions: Words;
  /** Exceptions that may stand a few words behind what they narrow: "put everything in a bowl apart from the nuts". */
  farExceptions: Words;
  /** Words, or two of them, by which something is kept of everything: "reserving the nuts", "leaving out the nuts". */
  keptOfAll: Words;
  /** Words that end what is left out. */
  exceptEnds: Words;
  /**
   * Around a food that another one takes the place of, or that may be left out: "in place of the broth", "swap the broth for water", "replace the broth
   * with water", "leave out the cumin", "if you don't have cumin".
   */
  replaced: Readonly<Record<"place" | "swaps" | "replaces" | "by" | "leaves" | "out" | "have", Words>>;
  /** How an order opens that may take the place of another: "alternatively", "you can also", "another option is"; "if you like, … instead". */
  otherWay: { alone: Words; may: Words; also: Words; named: Words };
};
