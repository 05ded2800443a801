/** English number words. */
import { compounds } from "@/lib/engine/language/compose";
import type { NumberWords } from "@/lib/engine/language/pack";

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
