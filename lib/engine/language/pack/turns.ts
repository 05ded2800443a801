/** How steps speak of food: turns of phrase that name a line or none, parts and kinds of food, salt and pepper. */

type Words = ReadonlySet<string>;

/** Turns of phrase by which an action names a line, or does not: what a pack says of them for linking. */
export type TurnWords = {
  /** Where food is worked on and nothing is cooked in. */
  benches: Words;
  /** "You should get about 2 cups": what comes out is told, and nothing goes in. */
  foretelling: { openers: Words; likely: Words; comes: Words };
  /** Orders for what was soaked before, where no food stands behind them. */
  drains: Words;
  /** Orders that take out what they name, where nothing stands behind it. */
  pulls: Words;
  /** Orders that brown in the fat of the order before, and not the fat. */
  sears: Words;
  /** What a food is canned in and used for itself, and the word that may stand behind it: "adobo sauce" of "chipotles in adobo". */
  keptIn: Readonly<Record<string, string>>;
  /** Foods, by their name in the lexicon, that cooks call by that of another one. */
  standsInFor: Readonly<Record<string, string>>;
  /** Foods that are poured in as a sauce, and what the steps call it: "passata", "the tomato sauce". */
  pouredAsSauce: Readonly<Record<string, readonly [string, string]>>;
  /** What follows says why something is done. */
  because: Words;
  /** What guests do with a line, and what it is called at the table: "for dipping" are "the dips". */
  purposeNames: Readonly<Record<string, string>>;
  /** Letters that stand for two seasonings side by side: "S & P". */
  seasoningLetters: readonly [first: readonly [string, string], second: readonly [string, string]];
  /** What the list says of fat that things are fried in, the orders to do so, and the classes of such fat. */
  /** Verbs for water from a bottle or the tap that goes onto a loaf. */
  sprays: Words;
  /** What is brushed with water so that it sticks: "wet the edges with a little water". */
  edges: Words;
  /** What makes pastry shine: the work, what is brushed on and of what, and what thins it. */
  glazing: {
    verbs: Words;
    brushes: Words;
    wash: readonly [string, string];
    food: string;
    thinners: readonly string[];
  };
  /** What several foods become that are laid on pastry: "repeat with the remaining pastry and filling". */
  laidOn: Words;
  /** How far something comes, and along what: "halfway up the sausages". */
  reaching: { way: Words; along: Words };
  /** What says that a part is told further on: "prepare the sauce below". */
  pointers: Words;
  /** Units that tell a line by themselves: "the slices". */
  namingUnits: Words;
  /** Kinds of food that grow: a number of them is bought, and none is made. */
  grownKinds: readonly string[];
  /** What is done with fat before anything is in the pan. */
  panFat: Words;
  frying: { purposes: Words; verbs: Words; classes: readonly string[] };
  /** Behind so much of a food that goes in again and again: "a ladle of stock at a time". */
  byTurns: readonly string[];
  /** Foods of the lexicon that are taken from the freezer anew wherever they are named. */
  takenAnew: Words;
  /** Begin the next thing to do: "the honey except 2 tbsp, then the eggs". */
  goesOn: Words;
  /** "Dust with icing sugar": verbs that scatter a little on top, and the foods that are put on by them. */
  dusting: { verbs: ReadonlySet<string>; foods: readonly string[] };
  /** Tools that are dipped in flour so that nothing sticks to them. */
  dipped: { verbs: Words; tools: Words };
  /** "Squeeze out the liquid", "pour off the fat": it runs out, and is no line's. */
  runningOff: { verbs: Words; away: Words };
  /** Verbs that put a thing into the dish that was in it before, by themselves and with a word behind them ("add the beef back"). */
  returning: { alone: Words; with: Words; back: Words };
  /** Words for a kind that mean the one line of it that no other words have placed. */
  lastKinds: Words;
  /** "While you prepare the rest": of the dish, and of no line. */
  readiesRest: Words;
  /** Verbs that make one thing of a whole part: "mix the rub". */
  /** Those of them that are made here of what their name says: "the butter mixture" is no "sponge mixture" of the list. */
  ownMixtures: Words;
  mixing: Words;
  /** Those by which all of a list goes in where none of it did before: "Quickly knead to a dough". */
  mixesAll: Words;
  /** Before the name of a part of the list: "everything under marinade", "the ingredients listed under the sauce". */
  under: { words: Words; listed: Words };
  /** Before a hyphen it says what the food is without: "no-cook noodles", "no-salt-added tomatoes". */
  lacking: Words;
  /** Before what is not there, up to "with": "without fat with the rosemary". */
  withoutWords: Words;
  /** Behind a food that opens a bracket: "(paprika burns in a second)" says something of it. */
  remarks: Words;
  /** What a food is canned in, behind "and": "the beans and liquid". */
  canned: Words;
  /** How food is that stands there already: "over the hot pasta", "into the warm rice". */
  hot: Words;
  /** Verbs that only clean a food: whatever they name still has to go in. */
  washing: Words;
  /** Orders for knife, peeler and grater. */
  handWork: Words;
  /** What a bare name means where a list counts it in spoons: a teaspoon of soda is no lemonade. */
  spoonedFoods: Readonly<Record<string, string>>;
  /** Classes of food that make more of a flour than what things are dredged in. */
  moist: readonly string[];
};

/** Parts of a food that a step speaks of by themselves: "the zest", "the whites", "the fronds". */
export type FoodPartWords = {
  /** Parts of a food that a cook takes from it: "lemon juice" may come from "1 lemon". */
  takenFrom: Words;
  /** Those of them that a line must set apart itself: "basil leaves" are all of the basil. */
  plantParts: Words;
  /** Those of them that lie in a fruit or a pod, and the verbs that get them out: by themselves, and with a word behind them ("scoop out"). */
  inside: { parts: Words; alone: Words; withOut: Words };
  /** By which the two halves of a spring onion are told apart: "the whites". */
  colours: Words;
  /** Foods of the lexicon that have such halves. */
  twoColoured: Words;
  /** "the white parts of the onions". */
  partNouns: Words;
  /** Words by which a line says that a part is kept for another place. */
  keptParts: Words;
  /** Verbs that take a part of a food: "juice the lemon". */
  takenBy: Words;
  /** Classes of food that no word for what is made of a food, "peel", takes out of their kind. */
  neverMade: readonly string[];
};

/** Words for kinds of food, and what tells that they mean no line or all of a part. */
export type KindWords = {
  /** The word for herbs, which are no spices where both are named. */
  herbWord: string;
  /** Words of hot spices that are called pepper, and are not meant beside salt. */
  hotSpices: Words;
  /** Verbs behind which stands what the whole comes to: "add water to make 3 cups of liquid". */
  comesTo: Words;
  /** Verbs that use all of a part by themselves, and what it is called: "marinate the chicken". */
  usesPart: Readonly<Record<string, string>>;
  /** "The bread is delicious with …", "Also great with …": what a sentence says that orders nothing. */
  praises: Words;
  copulas: Words;
  /** "I like the texture of the oats": who tells, and what of. */
  tellers: Words;
  likes: Words;
  alsoWords: Words;
  thisWords: Words;
  /** Classes of the lexicon that foods of many kinds share. */
  wideClasses: Words;
  /** "1 whole egg" */
  wholeWords: Words;
  /** "yolks only" */
  onlyWords: Words;
};

/** What a pack knows of salt and pepper: how a dish is seasoned, and how it is tasted for them. */
export type SeasoningWords = {
  /** "Taste for salt": the verb, and what stands before the seasoning. */
  tasting: Words;
  tastedFor: Words;
  /** Between "taste" and the salt: what is asked of it. "Taste to see whether there is enough salt". */
  askedOfTaste: Words;
  /** Verbs that mean salt and pepper when nothing is named. */
  seasoning: Words;
  /** "adjust the seasoning". */
  seasoningNoun: Words;
  /** Words before that noun that ask for a helping. */
  seasoningBefore: Words;
  /** Heads of the lines that "season" means. */
  seasonings: Words;
  /** Classes of what a dish is seasoned with, which stands in one line of most lists. */
  seasoningClasses: readonly string[];
};
