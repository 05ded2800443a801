/** Shortened words whose full stop is part of the word, in the languages that recipes are read in. Data only, lower case, without the stop. */

/** Words whose full stop does not end a sentence. Compared in lower case, without the stop. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `approx ca circa e.g i.e eg ie etc vs no nr st mr mrs ms dr inc co fig pkg pkt oz lb lbs tbsp tbs tsp c qt pt gal g kg ml l cm mm in ft min mins hr hrs h sec secs temp deg f max med lg sm
  bzw z.b d.h u.a ggf evtl std stk el tl msp pck pkg bd ca. usw inkl gr p.ex ex env cs cc c.à.s c.à.c cuil aprox ej p.ej cda cdta cdas cdtas kcal gm q.b es ecc`.split(
    /\s+/,
  ),
);

/** Abbreviations that may end a sentence as well: they do so when a capital follows and a number stood before ("for 5 min. Add"). */
export const ENDING_UNITS: ReadonlySet<string> = new Set(
  "min mins hr hrs h sec secs f c oz lb lbs tbsp tbs tsp g kg ml l cm mm in std etc usw ecc temp gr qt pt".split(
    " ",
  ),
);
