/** English, as far as a browser needs it; its units stand in `units.ts`, for they are many. */
import { compounds } from "@/lib/engine/language/compose";
import type {
  CorePack,
  DurationWords,
  NumberWords,
  ScalingWords,
  TemperatureWords,
  TimeContext,
} from "@/lib/engine/language/pack";
import { regularPlural } from "./spelling";
import { UNITS } from "./units";

// English number words.

const ONES = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const TENS = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };

export const NUMBERS: NumberWords = {
  values: {
    ...ONES,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    ...TENS,
    ...compounds(TENS, ONES, (ten, one) => `${ten} ${one}`),
    hundred: 100,
    "a hundred": 100,
    "one hundred": 100,
    couple: 2,
  },
  fractions: { half: 1 / 2, quarter: 1 / 4, third: 1 / 3, eighth: 1 / 8 },
  parts: {
    half: 1 / 2,
    halves: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    fourth: 1 / 4,
    fourths: 1 / 4,
    fifth: 1 / 5,
    fifths: 1 / 5,
    sixth: 1 / 6,
    sixths: 1 / 6,
    eighth: 1 / 8,
    eighths: 1 / 8,
  },
  articles: "a an",
  dozens: "dozen",
  ranges: "to or until",
  couples: "couple",
  joins: "and",
  halves: {
    "and a half": 1 / 2,
    "and one half": 1 / 2,
    "and a quarter": 1 / 4,
    "and one quarter": 1 / 4,
    "and a third": 1 / 3,
    "and three quarters": 3 / 4,
  },
  notHalved: "fat,and half,& half,n half,moon,moons,shell,shells,cooked,baked,way,full",
  ordinalEnds: "st nd rd th ths",
  of: "of",
  decimal: ".",
};

// English words around a stated time that say whether a cook waits for it.

const TIME_CONTEXT: TimeContext = {
  // "a minute amount", "5 minute steaks"
  nounsBehind: /^\s+(?:amounts?|quantit(?:y|ies)|specks?|steaks?)\b/i,
  article: /^(?:an?|last|final)\s/i,
  // "ready in a minute", "at the last minute"
  soon: /\b(?:in|at the|until the|to the)\s+$/i,
  limitsBefore:
    /\b(?:within|inside|minus|under|less than|every|each|first|per|than|at)\s+(?:of\s+)?(?:the\s+)?(?:about\s+)?(?:next\s+)?$|\b(?:per|each|every)\s(?:\d{1,4}\s?)?(?:pounds?|lbs?|kgs?|kilos?|g|grams)\s?(?:plus|\+|and)(?:\san(?:other|\sextra))?\s$/i,
  limitsBeforeNot: /\b(?:no|not) less than\s+$/i,
  ratesBehind: /^\s*(?:per|a|each|for every|for each)\s+(?:pound|lb|kg|kilo|500|100)/i,
  leadBehind:
    /^[\s-]*(?:ahead|in advance|beforehand|earlier|before(?=\s*(?:[.,;:!?)–—]|$))|old|prior|ago|less|shorter|past (?:what|the)|longer than|short of|shy of)\b/i,
  beforeBehind: /^\s*(?:or so\s+)?before\b/i,
  endBehind:
    /^\s*before (?:the end\b|(?:it|they|the [\p{L} ]{2,20})(?:['’]s|['’]re| is| are) (?:done|ready|cooked|finished)\b)/iu,
  waitNouns:
    /^\s+(?:timer|rest|soak|simmer|boil|bake|chill|wait|rise|proof|steep|marinade|marination|cook|roast)\b/i,
  upTo: /\bup to\s+(?:about\s+)?$/i,
  placesBehind: /^\s*(?:or\s+)?(?:in|inside)\s+(?:the|an?)\s+(?:fridge|refrigerator|freezer|airtight)/i,
  stores:
    /\b(?:keeps?|kept|stor(?:e|es|ed|age)|lasts?|good|stays?|leftovers?|shelf|best|eat(?:en)?|use(?:d)?\s+(?:up\s+)?within|freez(?:e|es|er)|frozen|refrigerat(?:e|ed|or)|fridge|made|make|prepared?)\b/i,
  storesNot: /\b(?:at least|ferment|marinate|brine|cure|soak)\b/i,
  madeBefore:
    /\b(?:made|make|prepared?|started?|begin)\s+(?:(?:it|this|these|them|up)\s+)?(?:at least\s+|about\s+)?$/i,
  keepsBefore:
    /\b(?:keeps?|lasts|(?<=\b(?:will|can|should|they|it|would|to) )last|stays? fresh|(?<!\ba\s)good|(?:good|better|best|fine|great)\s+after|(?:good|fine)\s+for)\s+(?:well\s+)?(?:for\s+)?(?:about\s+)?$/i,
};

export const DURATIONS: DurationWords = {
  units: [
    { minutes: 1 / 60, forms: "second/seconds,sec<secs,s", spoken: ["second", "seconds"] },
    {
      minutes: 1,
      forms: "minute/minutes,min<mins,mn,m,minuet/minuets,mintue/mintues,minuite/minuites,mintes,minuts",
      spoken: ["minute", "minutes"],
    },
    { minutes: 60, forms: "hour/hours,hr<hrs,h", spoken: ["hour", "hours"] },
    { minutes: 1440, forms: "day/days" },
    { minutes: 10_080, forms: "week/weeks,wk<wks" },
    { minutes: 43_200, forms: "month/months" },
  ],
  bare: {
    verbs: "bake|roast|simmer|cook|boil|fry|saute|sauté|grill|broil|steam|braise|bubble|microwave",
    before: "for|about|another|for another|for about|a further|for a further",
    more: "more|longer",
  },
  fillers: "ish more additional extra further full whole good solid long",
  another: "another last final",
  elided: {
    another: "another|a further|then another",
    behind: "in|on|at|with|without|until|till|under|over|covered|uncovered|more",
    side: "on the other|on the second|per other",
  },
  between: "between",
  sums: "and &",
  ordinals: "second",
  behind: "in at until till on before then total covered uncovered",
  context: TIME_CONTEXT,
  fixed: {},
  leadWork:
    "soak soaked soaking marinate marinated marinating marinade brine brining thaw thawed defrost defrosted overnight",
  nights: "overnight|over night|the night before",
};

const TEMPERATURES: TemperatureWords = {
  degrees: "degree degrees deg",
  celsius: "c celsius centigrade",
  fahrenheit: "f fahrenheit",
  gas: "gas",
  marks: "mark",
  angles: "angle angles turn turns rotation rotations",
  differences: "by",
  minus: "minus",
};

// English words around an amount that say whether it grows with the servings.

/** Foods that are counted; the plural stands where it is not by rule. */
const COUNTED =
  "egg onion shallot carrot potato/potatoes tomato/tomatoes lemon lime orange apple pear banana peach plum apricot avocado pepper chili/chilies cucumber courgette zucchini aubergine eggplant leek beet beetroot turnip parsnip radish mushroom scallion cabbage cauliflower lettuce mango/mangoes kiwi fig date olive breast thigh drumstick wing leg steak chop sausage shrimp/shrimp prawn scallop anchovy tortilla bun roll pita bagel muffin cracker cookie biscuit yolk white/white jalapeno grapefruit pineapple melon squash pumpkin artichoke nectarine clementine tangerine leaf/leaves loaf/loaves cake pie pancake crepe waffle brownie cupcake scone dumpling meatball patty burger kebab skewer taco wrap sandwich";

const SCALING: ScalingWords = {
  notFoodAfter: "servings serving people persons percent per inch-thick inches-thick proof",
  notFoodBefore:
    "into page step grade type no number size within gas mark serves every level day part method until at by under above over below between exceed",
  opensBareAmount: "about approximately approx plus or and roughly from around",
  shared: "the this that these your it them each",
  each: "each apiece per",
  ofEach: "each",
  qualifiers:
    "heaped heaping level scant generous rounded large small medium big good thick thin full packed brimming",
  between:
    "of the a an remaining reserved more extra additional all-purpose fresh freshly finely chopped grated minced sliced diced large small medium ground melted cold warm hot dried your each boiling lukewarm tepid cool iced",
  loose: "few little bit time",
  nameEnds: "of or and for with in at to plus",
  counted: COUNTED.split(" ")
    .map((word) => (word.includes("/") ? word : `${word}/${regularPlural(word)}`))
    .join(" "),
  sizeBefore: "",
  wholeThings:
    "egg eggs yolk yolks white whites bay leaf leaves clove cloves sprig sprigs sausage sausages bun buns tortilla tortillas tin tins can cans packet packets package packages",
  about: "about {n}",
  numberedFoods: [
    "five spice",
    "5 spice",
    "seven spice",
    "7 spice",
    "two cheese",
    "three cheese",
    "four cheese",
    "five cheese",
    "three bean",
    "five bean",
    "thousand island",
    "1000 island",
    "7 up",
  ],
  vessels:
    "pan saucepan pot dish bowl jug pitcher jar tin container casserole skillet measure measuring mold mould ramekin ramekins bottle bag can cans tins cooker kettle wok oven stockpot crock scoop scoops spoon portion portions ball balls mound mounds piece pieces amounts increments batches additions bundt loaf springform baking roasting frying capacity slow heavy heavy-bottomed nonstick ovenproof nonreactive dutch",
  oneByOne: /^\s*(?:at a time|per|each)\b/i,
  perPiece: /\b(?:each|every|apiece)\b(?!\s+(?:side|other|time|addition))/i,
  forSome: /\bfor \d/,
};

export const CORE: CorePack = {
  code: "en",
  sentence: {
    articles: "the",
    articlesKept: "your this that these those",
    verbLast: false,
    and: "and",
    rests: "chill chilled refrigerate freeze rest rise prove proof cool set ferment",
    partOpeners: "for",
  },
  numbers: NUMBERS,
  abbreviations: {
    words: `w approx ca e.g i.e eg ie etc vs no nr st mr mrs ms dr inc co fig pkg pkt oz lb lbs pd tbsp tbs tsp c qt pt
      gal g kg ml l cm mm in ft min mins hr hrs h sec secs temp deg f max med lg sm ingred br pkgs env rem`,
    ending: "min mins approx hr hrs h sec secs f c oz lb lbs tbsp tbs tsp g kg ml l cm mm in etc temp qt pt",
  },
  units: UNITS,
  durations: DURATIONS,
  temperatures: TEMPERATURES,
  scaling: SCALING,
};
