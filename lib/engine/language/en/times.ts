/** English words around a stated time that say whether a cook waits for it. */
import type { TimeContext, DurationWords, TemperatureWords } from "@/lib/engine/language/pack";

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

export const TEMPERATURES: TemperatureWords = {
  degrees: "degree degrees deg",
  celsius: "c celsius centigrade",
  fahrenheit: "f fahrenheit",
  gas: "gas",
  marks: "mark",
  angles: "angle angles turn turns rotation rotations",
  differences: "by",
  minus: "minus",
};
