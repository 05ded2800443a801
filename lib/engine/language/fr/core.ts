/** French numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack } from "@/lib/engine/language/pack";
import { UNITS } from "./units";

const ONES = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9 };
const TENS = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };

export const CORE: CorePack = {
  code: "fr",
  numbers: {
    values: {
      un: 1,
      une: 1,
      ...ONES,
      dix: 10,
      onze: 11,
      douze: 12,
      treize: 13,
      quatorze: 14,
      quinze: 15,
      seize: 16,
      "dix sept": 17,
      "dix huit": 18,
      "dix neuf": 19,
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${ten} ${one}`),
    },
    fractions: { demi: 1 / 2, demie: 1 / 2 },
    parts: { tiers: 1 / 3, quart: 1 / 4, quarts: 1 / 4 },
    articles: "",
    dozens: "douzaine",
    ranges: "à ou",
    couples: "",
    joins: "et",
    halves: { "et demie": 1 / 2, "et demi": 1 / 2 },
    notHalved: "",
    of: "d'",
    decimal: ",",
  },
  abbreviations: {
    words: "p.ex ex env cs cc c.à.s c.à.c cuil",
    ending: "",
  },
  units: UNITS,
  durations: {
    units: [
      { minutes: 1 / 60, forms: "seconde/secondes" },
      { minutes: 1, forms: "minute/minutes" },
      { minutes: 60, forms: "heure/heures" },
      { minutes: 1440, forms: "jour/jours" },
      { minutes: 10_080, forms: "semaine/semaines" },
      { minutes: 43_200, forms: "mois" },
    ],
    fillers: "bonne bonnes",
    another: "",
    between: "entre",
    sums: "et",
    fixed: {},
    leadWork: "tremper mariner décongeler",
    nights: "toute la nuit|la veille",
  },
  temperatures: {
    degrees: "degré degrés",
    celsius: "",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "moins",
  },
  scaling: NO_SCALING_WORDS,
};
