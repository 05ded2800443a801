/** Italian numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack } from "@/lib/engine/language/pack";
import { UNITS } from "./units";

const ONES = { uno: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9 };
const TENS = { venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60 };

export const CORE: CorePack = {
  code: "it",
  numbers: {
    values: {
      ...ONES,
      una: 1,
      dieci: 10,
      undici: 11,
      dodici: 12,
      tredici: 13,
      quattordici: 14,
      quindici: 15,
      sedici: 16,
      diciassette: 17,
      diciotto: 18,
      diciannove: 19,
      ...TENS,
      // "ventuno", "ventotto": the vowel falls before another one.
      ...compounds(TENS, ONES, (ten, one) => (/^[uo]/.test(one) ? ten.slice(0, -1) : ten) + one),
    },
    fractions: { mezzo: 1 / 2, mezza: 1 / 2 },
    parts: { terzo: 1 / 3, terzi: 1 / 3, quarto: 1 / 4, quarti: 1 / 4 },
    articles: "",
    dozens: "dozzina",
    ranges: "o a",
    couples: "",
    joins: "e",
    halves: { "e mezza": 1 / 2, "e mezzo": 1 / 2 },
    notHalved: "",
    of: "di d'",
    decimal: ",",
  },
  abbreviations: {
    words: "q.b es ecc",
    ending: "ecc",
  },
  units: UNITS,
  durations: {
    numbers: { mezz: 1 / 2, un: 1 },
    units: [
      { minutes: 1 / 60, forms: "secondo/secondi" },
      { minutes: 1, forms: "minuto/minuti" },
      { minutes: 60, forms: "ora/ore" },
      { minutes: 1440, forms: "giorno/giorni" },
      { minutes: 10_080, forms: "settimana/settimane" },
      { minutes: 43_200, forms: "mese/mesi" },
    ],
    fillers: "",
    another: "",
    between: "tra fra",
    sums: "e",
    waitsBefore: /\bper\s+$/i,
    ownUnit: /(?:minut[io]|or[ae]|second[io]|giorn[io])$/i,
    fixed: {},
    leadWork: "ammollo marinare scongelare",
    nights: "tutta la notte|la sera prima",
  },
  temperatures: {
    degrees: "grado gradi",
    celsius: "",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "meno",
  },
  scaling: NO_SCALING_WORDS,
};
