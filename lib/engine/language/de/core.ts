/** German numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack } from "@/lib/engine/language/pack";
import { UNITS } from "./units";

const ONES = { ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9 };
const TENS = {
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
};

export const CORE: CorePack = {
  code: "de",
  numbers: {
    values: {
      ...ONES,
      eine: 1,
      einen: 1,
      einer: 1,
      zehn: 10,
      elf: 11,
      zwölf: 12,
      dreizehn: 13,
      vierzehn: 14,
      fünfzehn: 15,
      sechzehn: 16,
      siebzehn: 17,
      achtzehn: 18,
      neunzehn: 19,
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${one}und${ten}`),
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      dreieinhalb: 3.5,
    },
    fractions: { halbe: 1 / 2, halber: 1 / 2, halbes: 1 / 2, halben: 1 / 2 },
    parts: { drittel: 1 / 3, viertel: 1 / 4 },
    articles: "",
    dozens: "dutzend",
    ranges: "bis oder",
    couples: "",
    joins: "und",
    halves: { "und eine halbe": 1 / 2 },
    notHalved: "",
    of: "",
    decimal: ",",
  },
  abbreviations: {
    words: "bzw z.b d.h u.a ggf evtl std stk el tl msp pck pkg bd ca usw inkl gr",
    ending: "std usw gr",
  },
  units: UNITS,
  durations: {
    units: [
      { minutes: 1 / 60, forms: "sekunde/sekunden,sek" },
      { minutes: 1, forms: "minute/minuten,min" },
      { minutes: 60, forms: "stunde/stunden,std" },
      { minutes: 1440, forms: "tag/tage,tagen" },
      { minutes: 10_080, forms: "woche/wochen" },
      { minutes: 43_200, forms: "monat/monate,monaten" },
    ],
    fillers: "weitere weiteren ganze gute guten",
    another: "",
    between: "zwischen",
    sums: "und",
    fixed: { viertelstunde: 15, dreiviertelstunde: 45, halbstunde: 30 },
    leadWork: "einweichen marinieren auftauen",
    nights: "über nacht",
  },
  temperatures: {
    degrees: "grad",
    celsius: "",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "winkel",
    differences: "um",
    minus: "minus",
  },
  scaling: NO_SCALING_WORDS,
};
