/** The shape of the words that the receipt's readers ask a language for. */
export type CheckingWords = {
  /** Joins two things to do; whoever divides a sentence may leave it out. */
  joiners: ReadonlySet<string>;
  /** May be added where an object is only implied. */
  objects: ReadonlySet<string>;
  /** Endings of verbs that go on: "buttering" may be said as the order "butter". */
  goingOn: readonly string[];
  /** Between an amount or a portion and its food: "of the". */
  fillers: ReadonlySet<string>;
  /** Ends the words of one food. */
  stops: ReadonlySet<string>;
  /** Says how a food is cut, sized or bought, and names none. */
  describing: ReadonlySet<string>;
  /** Tells two foods of one name apart: "brown" and "granulated" sugar. */
  telling: ReadonlySet<string>;
  /** Between two foods of one line: "salt and pepper", "butter or oil". */
  betweenFoods: ReadonlySet<string>;
  /** Between two amounts that add up, and between a number and the size of one. */
  sums: ReadonlySet<string>;
  times: ReadonlySet<string>;
  /** Says on the list that a line is used in parts, or that more of it is needed. */
  managed: ReadonlySet<string>;
  /** More than the stated amount is needed, for a tin or the table. */
  extra: ReadonlySet<string>;
  /** Stands before among how many, or onto how many, a dish is shared out. */
  sharedAmong: ReadonlySet<string>;
  /** Where a dough is worked, how it is, and what it is called: "plus a little for the counter" goes under it, though no words say so. */
  counters: ReadonlySet<string>;
  rolls: ReadonlySet<string>;
  doughs: ReadonlySet<string>;
  /** The extra is for the table. */
  table: ReadonlySet<string>;
  /** Says on the list that the steps divide the line. */
  divided: ReadonlySet<string>;
  /** A part of a line as the list divides it: "half juiced, half cut into wedges". */
  halves: ReadonlySet<string>;
  /** One of something: "plus a knob". Ways to say one work ("dust", "sprinkle"). What opens an action that asks the cook to taste. */
  single: ReadonlySet<string>;
  scattering: ReadonlySet<string>;
  /** "Dip in sugar". */
  covering: ReadonlySet<string>;
  tasting: ReadonlySet<string>;
  /** Work with knife, grater and whisk, as a list says it is done: "chopped". */
  handWork: ReadonlySet<string>;
  /** Once for each of several: "a strip over each". */
  perEach: ReadonlySet<string>;
  /** What a food is also called by a part of it or by what is done with it: "yolk" → "egg". */
  standsFor: Readonly<Record<string, readonly string[]>>;
  /** What is left of a line. */
  rest: ReadonlySet<string>;
  /** An open part: "a little", "more". */
  open: ReadonlySet<string>;
  /** A further amount, beside that of the list. */
  more: ReadonlySet<string>;
  /** Stands for several lines at once. */
  collective: ReadonlySet<string>;
  /** Stands for salt, pepper and the like. */
  seasons: ReadonlySet<string>;
  seasonings: ReadonlySet<string>;
  /** Before how much of something stays where it is: "leave 3 tbsp of the fat". */
  leaves: ReadonlySet<string>;
  /** A food that every kitchen has, or that comes out of the tap: needed, but nothing to buy. */
  atHand: ReadonlySet<string>;
  /** Between an amount and something made before: "1 cup of the sauce". */
  ofThe: readonly [string, string];
  /** Forms of hand work that do not begin alike: "tear" → "torn". */
  irregular: Readonly<Record<string, string>>;
  /** Words that make work of the list a sentence: "take … out of the fridge to soften". */
  listWork: ReadonlySet<string>;
  /** What is greased, floured or lined: the food before it is not named as an ingredient. */
  surfaces: ReadonlySet<string>;
  /** Before the number of a step. */
  numbering: ReadonlySet<string>;
  /** What a part of a recipe is called: alone on a list it is a heading. */
  partNames: ReadonlySet<string>;
  /** Stands in a line of times and yields: "Makes 36", "Prep 10 min". */
  facts: ReadonlySet<string>;
  /** Water that a food was cooked in: "cooking water". */
  potWaters: ReadonlySet<string>;
  /** Behind an order to taste: what is asked for is not put in yet, "taste whether there is enough salt". */
  asking: ReadonlySet<string>;
  /** Bought or at hand, and no food: where no step names it, nothing of the dish is lost. */
  kitchenThings: ReadonlySet<string>;
  /** Before what goes in or goes with it: "fry in butter", "serve over rice". */
  bringsIn: ReadonlySet<string>;
  /** The cook may leave the line out: "if you like". */
  atWill: ReadonlySet<string>;
  /** Opens a line about the recipe and not of it. */
  furniture: ReadonlySet<string>;
  /** Opens an action with the part it belongs to: "for" of "For the sauce, …". */
  partOpeners: ReadonlySet<string>;
  /** Opens what is kept back of a stated whole: "all but 1 tbsp", "reserving 2 tbsp". */
  keepsBack: ReadonlySet<string>;
  /** A state to wait for or a time: what stands behind it is in the dish already. */
  waits: ReadonlySet<string>;
  /** Behind one of those they say how much goes in: "so much water that". */
  howMuch: ReadonlySet<string>;
  /** Open what the cook waits to see: "until a drop of water dances". */
  happens: ReadonlySet<string>;
  /** More of a food goes in only where it is needed. */
  conditions: ReadonlySet<string>;
  /** More than half, and not all: "most of the cheese". */
  most: ReadonlySet<string>;
  /** Parts that one food is divided into, those of one food together: "zest" and "juice". */
  foodParts: readonly (readonly string[])[];
  /** What takes the juice of a fruit, whether it is named or not: "press the 4 lemons". */
  juicing: ReadonlySet<string>;
  /** Between such a part and its food: "the zest from the lemon". */
  partFrom: ReadonlySet<string>;
  /** Stands for all lines at once. */
  everything: ReadonlySet<string>;
  /** Words for foods of one kind that are no name of any of them, and mean what goes in: "the vegetables". */
  kinds: ReadonlySet<string>;
  /** A raw food by its kind, as the first work on it names it: "pat the meat dry". */
  rawKinds: ReadonlySet<string>;
  /** Classes of what is scattered from the bag and of what a pinch seasons; orders that leave a food in a liquid, and what is eaten then. */
  dustings: readonly string[];
  pinches: readonly string[];
  /** Further kinds of food that a step may put in by their name alone. */
  plainKinds: readonly string[];
  /** Classes whose foods are bought as they are called; a sauce, a dough or a stock may be what was made before. */
  boughtKinds: readonly string[];
  /** Of these one is not called by the name of another, an avocado is no onion; and classes that say nothing of what a food is called. */
  apartKinds: ReadonlySet<string>;
  broadKinds: ReadonlySet<string>;
  /** What is done to several foods at once, before each goes its own way: "wash the vegetables". */
  washes: ReadonlySet<string>;
  soaks: ReadonlySet<string>;
  eatenSoaked: readonly string[];
  /** The last of something that was not used up: "the last spoonful". */
  last: ReadonlySet<string>;
  /** Behind a food: what was not used yet ("any butter that is left"). */
  left: ReadonlySet<string>;
  /** Tells a food that is bought in a can or a jar: "the canned tomatoes". */
  canned: ReadonlySet<string>;
  /** Classes of food that are marinated and then cooked. */
  flesh: ReadonlySet<string>;
  /** Letters by which misspelt words differ. */
  softLetters: ReadonlySet<string>;
  /** Last two letters of a word that says what was done with a food: "floured". */
  doneEndings: ReadonlySet<string>;
};
