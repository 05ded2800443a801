/** What a pack knows of how ingredients are linked to steps, and of the words that the receipt reads with. */
import type { FoodPartWords, KindWords, SeasoningWords, TurnWords } from "./turns";
import type { LeftOutWords, PortionWords } from "./portions";

type Words = ReadonlySet<string>;

type Said = PortionWords & TurnWords & FoodPartWords & LeftOutWords & KindWords & SeasoningWords;
export type LinkingWords = Said & {
  /** Measures and containers beside the units of volume and weight and the containers: they stand before a food's name and never name it. */
  measures: Words;
  /** Words of grammar: never part of a name. */
  functionWords: Words;
  /** Describing words: alone they never identify a line, but they tell two lines of one food apart. */
  descriptions: Words;
  /** Shapes and cuts at the end of a name: "chicken breast halves", "coconut flakes". They name nothing by themselves. */
  shapes: Words;
  /** Cuts of meat and fish: a cook calls "chicken wings" by them alone. */
  cuts: Words;
  /** Heads that make something else of the food before them: garlic powder is no garlic, chicken broth no chicken. */
  transforming: Words;
  /** Heads of lines that the food before them alone never means: "chicken" is not the chicken stock while there is anything else to mean. */
  extracts: Words;
  /** What a step makes and a later step calls by this name: "egg mixture", "the dough". */
  products: Words;
  /** Products that a recipe nearly always makes itself: "the marinade" is no bought paste. */
  mixtures: Words;
  /** What a food that was stirred into a liquid is called behind its name: "the yeast mixture". */
  stirred: Words;
  /** Tools and places: "butter knife", "rice cooker", "bread pan" are no butter, rice or bread. */
  tools: Words;
  /** Verbs that put something into the dish: what they name is being used now. */
  adding: Words;
  /** Verbs that only make a food ready: after them the food is still to be used. */
  readying: Words;
  /** Verbs that are as often nouns or describe: they count as verbs only where an order begins. */
  nounVerbs: Words;
  /** Verbs that take a fresh helping of a staple: "season with salt", "heat a drizzle of oil". */
  helping: Words;
  /** Foods that a cook reaches for again and again; a list names them once. */
  staples: Words;
  /** Conjunctions that open a state to wait for: "until the onions are soft". */
  waiting: Words;
  /** What a food does by itself: with a conjunction before it, a state and no use. */
  states: Words;
  /** Foods that are verbs too: "oil the grate". */
  verbal: Words;
  /** Foods that are verbs and use the food: "butter a dish". */
  greases: Words;
  /** Words that open the object of a verb. */
  objectStarts: Words;
  /** Words after which an order begins: "and", "then". */
  orderOpeners: Words;
  /** What follows is left out: "without the butter". */
  notUsed: Words;
  /** Brackets that open with these speak of another way. */
  asideOpeners: Words;
  /** Verbs that throw away what they name. */
  discards: Words;
  /** Verbs that take a thing out of the dish again, by themselves and with a word behind them ("fish out"). */
  removing: { alone: Words; withOut: Words; out: Words };
  /** Places that a food comes from before it is cooked: "from the fridge". */
  storePlaces: Words;
  /** Forms that begin another thing to do. */
  laterVerbs: Words;
  /** Words before a food that is in the pan already: "the hot oil". */
  usedUp: Words;
  /** Words before "the" that still take a helping: "with the oil". */
  freshly: Words;
  /** Vessels whose water is no ingredient. */
  waterPlaces: Words;
  /** Before water that is measured by what it covers: "enough water to cover". */
  enough: Words;
  /** Verbs that run water into a vessel: "refill the can with water". */
  fills: Words;
  /** Before water that the list states: "the measured water". */
  measured: Words;
  /** Words before water that is no ingredient. */
  waterKinds: Words;
  /** Verbs that keep things from sticking. */
  greasing: Words;
  /** What is greased, floured or oiled. */
  surfaces: Words;
  /** "1 tbsp each of the oil and vinegar": said of every food of the list behind it. */
  eachWords: Words;
  /** "the third lemon", "the second egg": one of them. */
  ordinals: Words;
  /** Counting from the end. */
  lastWords: Words;
  /** "the ingredients list": no use. */
  ingredientsStop: Words;
  /** The noun for lines that needs no other word with it. */
  plainIngredients: Words;
  /** Verbs and their participles that keep things from sticking, with the classes of food they take. */
  greased: Readonly<Record<string, readonly string[]>>;
  /** Kinds that are one word for several foods: "the fruit". */
  massKinds: Words;
  /** Those of them that are fried first, of whatever is told with them: "the sofrito". */
  friedBases: Words;
  /** Articles of a thing that is new: "to a smooth paste". */
  indefinite: Words;
  /** Words before the place where something goes: what follows is there already. */
  places: Words;
  /** Words between a thing and what it becomes: "to a paste". */
  becoming: Words;
  /** Words between a food and what it is there for: "butter for the tin"; and what is only said of a tin. */
  beforePurpose: Words;
  tinPurposes: Words;
  /** What a line says it is for when it keeps things from sticking: "plus extra for greasing". */
  greasePurposes: Words;
  /** Further things that are oiled or floured. */
  greasedObjects: Words;
  /** Conjunctions whose clause is never a use: "before the onions go in". */
  aroundWords: Words;
  /** Conjunctions that open a state only with a verb of one: "as the butter melts". */
  stateOnly: Words;
  /** "if it looks dry": the condition speaks of the dish. */
  pronouns: Words;
  /** Those of what was worked on before: "drain them". */
  objectPronouns: Words;
  /** Who cooks: "while you make everything else" speaks of another time. */
  cooks: Words;
  /** Conjunctions of waiting. */
  untilWords: Words;
  /** Conjunctions of a condition. */
  ifWords: Words;
  /** Verbs right behind a food that say how it is. */
  becomes: Words;
  /** Words before "and" after which a food word is a verb: "grease and flour". */
  beforeVerb: Words;
  /** Second verbs: "butter and flour the tin". */
  secondVerbs: Words;
  /** "discard the core from the apple": what is thrown away is the core. */
  sources: Words;
  /** Between two lines of the list that mean all between them, too: "soy sauce through gochujang". */
  throughWords: Words;
  /** One word for all lines. */
  everything: Words;
  /** The plain noun for lines, abbreviated too. */
  ingredients: Words;
  /** Words that open a noun anew: an amount before them does not reach behind them. */
  determiners: Words;
  /** Words that stand between an amount and its food. */
  portionFillers: Words;
  /** Counting from the first. */
  firstWords: Words;
  /** The following ones. */
  nextWords: Words;
  /** Dry ingredients. */
  dry: Words;
  /** Words that mean the dry or the wet ingredients without a noun. */
  dryAlone: string;
  wetAlone: string;
  /** Wet ingredients. */
  wet: Words;
  /** All of them. */
  allWords: Words;
  /** Both of two. */
  both: Words;
  /** "both kinds of beans". */
  sorts: Words;
  /** What is put on top or beside at the end: "and any other toppings". */
  servings: Words;
  /** Words by which a line or a heading says that it is for that. */
  serving: Words;
  /** The line says that it goes on at the end: "to serve", "for dusting". */
  finishing: Words;
  /** Words inside "all of the listed ingredients". */
  collectiveFillers: Words;
  /** Words behind "all" where it stands alone: "mix all together", "blend all until smooth". */
  afterAll: Words;
  /** Verbs whose object may be a whole part: "mix the rub". */
  combining: Words;
  /** Words that make one of several: "stir the sauce together". */
  together: Words;
  /** Words between the verb and what goes in: "fold in the add-ins". */
  inwards: Words;
  /** Words before the name of a part: "for the sauce", "to make the dough". */
  partOpeners: Words;
  /** Classes of foods that are kept otherwise when they are dried or frozen, and the kinds that a cook calls them by all the same. */
  keptClasses: readonly string[];
  plainKinds: readonly string[];
  /** The word for spices among which a rub's salt is meant too. */
  spiceWord: string;
  /** Collective nouns for food as it grows or is cut, not for what is made of it. */
  rawKinds: Words;
  /** Words for what also runs out of other food in cooking, and the verbs that take it from the list. */
  cookedOut: Words;
  takesFat: Words;
  /** Kinds whose word may mean several lines together: "all of the cheese". */
  /** Kinds of which a plain word means all lines that nothing else names: "the fish" of cod and haddock. */
  sharedKinds: Words;
  /** Verbs by which a food comes to what was mixed for it. */
  joining: Words;
  /** What makes a food one of the wet ingredients: "melted", "mashed". */
  wetStates: Words;
  joinedKinds: Words;
  /** Nouns for a kind of food that a cook uses for one food of the kind. */
  kinds: Words;
  /** Say that it is done more than once, or nobody knows how often. */
  manyTimes: Words;
  /** Behind how often it is: "three more times". */
  times: Words;
  /** Verbs that do the actions before once more. */
  repeating: Words;
  /** What goes in so goes in by and by: "layer the pasta and the cheese", and later "the rest of the cheese". */
  layering: Words;
  /** "Cover with the cream": verbs that put more of a food on or in. */
  laysOn: Words;
  /** Their object is what lies there already. */
  covering: Words;
  /** "season with": what follows says with what. */
  withWords: Words;
  /** Before what something is wrapped in: "roll each in a slice of ham". */
  enclosing: Words;
  /** Words that single one food out among its kin; a step that leaves them out rather means the plain one. */
  distinctive: Words;
  /** Kinds of sugar and salt that are scattered at the end, and seldom meant by a line that does not say so: "coarse sugar". */
  scatteredKinds: Words;
  /** Words before a fat that make a seasoning of it: a plain "oil" rather means another one. */
  flavours: Words;
  /** What runs out of food as it cooks: "the cooking juices" are no lime's. */
  juices: Words;
  /** What a food gives by itself stands behind these: "leave to draw the juice", "with all its juice". */
  drawing: Words;
  /** What the work on a line makes of it, by the classes of its food: toasted bread is "toast", a lemon's zest "the zest". */
  made: readonly { by: Words; from: readonly string[]; name: string }[];
  /** Ends of compound names that name the whole: "the crumbs" of breadcrumbs. */
  tails: readonly string[];
  /** Parts of an egg that a separated one gives. */
  separable: Words;
  /** Eggs that are bought or boiled before, beside raw ones: "hard-boiled". */
  cookedEggs: Words;
  /** "oil-packed tomatoes" are no oil: the first half describes. */
  halfDescribes: Words;
  /** Between two foods of which one is taken. */
  alternatives: Words;
  /** Between two foods that are both taken. */
  conjunctions: Words;
  /** Between a part and its whole. */
  genitive: Words;
  /** The article of something spoken of before. */
  definite: Words;
  /** Each of several vessels or pieces gets some: "a spoonful of yogurt into each". */
  intoEach: Words;
  /** "their soaking liquid": it comes out of something. */
  possessives: Words;
  /** Things whose kept back part is no line: "reserve a cup of the cooking water". */
  fluids: Words;
  /** Spellings and names that mean one thing to a cook: left is read as right. */
  variants: Readonly<Record<string, string>>;
  /** Shortened words of recipe cards, with or without a dot: left is read as right. */
  abbreviations: Readonly<Record<string, string>>;
  /** Signs behind which a line says no more what it is. */
  nameEnds: readonly string[];
  /** Words behind which a line says no more what it is. */
  nameEndWords: readonly string[];
  /** The line says that it is used in more than one place. */
  divided: readonly string[];
  /** Something beside the line's amount is used as well: "plus extra for greasing". */
  extra: readonly string[];
  /** Eggs are parted before use. */
  separated: readonly string[];
  /** A step parts the eggs: "separate the eggs". */
  separating: Words;
  egg: string;
  /** How much is the cook's choice. */
  openLine: readonly string[];
  /** A bracket with one of these says no other name of the food. */
  bracketSkips: Words;
  /** Classes of the lexicon whose foods a cook reaches for again and again. */
  stapleClasses: readonly string[];
  /** Classes of foods that are marinated or salted with the rest of their part, and cooked after that. */
  readiedClasses: readonly string[];
  water: string;
  /** Ends of words that say how something is by now: "until browned". */
  stateEnds: readonly string[];
  /** Ends of words that describe what is behind them. */
  describingEnds: readonly string[];
  adverbEnd: string;
  /** Between two amounts that a line adds up: "1 cup plus 2 tbsp". */
  sums: string;
  /** Words before what a part is for: "for garnish", "to serve". */
  purposes: string;
  /** Sources of patterns: what stays one word although it has hyphens, and what is written together with the word behind it. */
  unparted: string;
  elided: string;
};
