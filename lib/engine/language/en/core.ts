/** English, as far as a browser needs it. */
import type { CorePack } from "@/lib/engine/language/pack";
import { NUMBERS } from "./numbers";
import { SCALING } from "./scaling";
import { DURATIONS, TEMPERATURES } from "./times";
import { UNITS } from "./units";

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
