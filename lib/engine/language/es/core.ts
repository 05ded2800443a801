/** Spanish numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack } from "@/lib/engine/language/pack";
import { UNITS } from "./units";

const ONES = { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 };
const TENS = { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 };

export const CORE: CorePack = {
  code: "es",
  numbers: {
    // "once" and "quince" are English words before anything but a time: `DurationWords.numbers`.
    values: {
      una: 1,
      uno: 1,
      ...ONES,
      diez: 10,
      doce: 12,
      trece: 13,
      catorce: 14,
      veinte: 20,
      veinticinco: 25,
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${ten} y ${one}`),
    },
    fractions: { media: 1 / 2, medio: 1 / 2 },
    parts: { tercio: 1 / 3, tercios: 1 / 3, cuarto: 1 / 4, cuartos: 1 / 4 },
    articles: "",
    dozens: "docena",
    ranges: "o a",
    couples: "",
    joins: "y",
    halves: { "y media": 1 / 2, "y medio": 1 / 2 },
    notHalved: "",
    of: "de",
    decimal: ",",
  },
  abbreviations: {
    words: "aprox ej p.ej cda cdta cdas cdtas kcal gm",
    ending: "",
  },
  units: UNITS,
  durations: {
    numbers: { once: 11, quince: 15 },
    units: [
      { minutes: 1 / 60, forms: "segundo/segundos,seg" },
      { minutes: 1, forms: "minuto/minutos" },
      { minutes: 60, forms: "hora/horas" },
      { minutes: 1440, forms: "día/días,dia/dias" },
      { minutes: 10_080, forms: "semana/semanas" },
      { minutes: 43_200, forms: "mes/meses" },
    ],
    fillers: "",
    another: "",
    between: "entre",
    sums: "y",
    fixed: {},
    leadWork: "remojar marinar descongelar",
    nights: "toda la noche|la noche anterior",
  },
  temperatures: {
    degrees: "grado grados",
    celsius: "",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "menos",
  },
  scaling: NO_SCALING_WORDS,
};
