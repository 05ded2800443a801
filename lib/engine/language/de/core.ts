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
  sentence: {
    articles: "das die den dem",
    articlesKept: "der des zum zur vom beim im ins am ans diese diesen dieses dieser",
    verbLast: true,
    and: "und",
    lets: "lassen lass lasst",
    rests: "ruhen gehen kühlen stellen auskühlen abkühlen erkalten gefrieren einfrieren durchziehen",
    partOpeners: "für",
  },
  numbers: {
    values: {
      ...ONES,
      eine: 1,
      einen: 1,
      einer: 1,
      einem: 1,
      eines: 1,
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
      eineinviertel: 1.25,
      eindreiviertel: 1.75,
      zweieinhalb: 2.5,
      dreieinhalb: 3.5,
      viereinhalb: 4.5,
      hundert: 100,
    },
    fractions: {
      dreiviertel: 3 / 4,
      halbe: 1 / 2,
      halber: 1 / 2,
      halbes: 1 / 2,
      halben: 1 / 2,
      halbem: 1 / 2,
      drittel: 1 / 3,
      viertel: 1 / 4,
    },
    parts: { drittel: 1 / 3, viertel: 1 / 4, achtel: 1 / 8, fünftel: 1 / 5 },
    articles: "",
    dozens: "dutzend",
    ranges: "bis oder",
    couples: "",
    joins: "und",
    halves: {
      "und eine halbe": 1 / 2,
      "und ein halber": 1 / 2,
      "und ein halbes": 1 / 2,
      "und eine viertel": 1 / 4,
    },
    notHalved: "fett,fette,gar",
    of: "",
    decimal: ",",
  },
  abbreviations: {
    words:
      "u restl übr durchw geschn bzw z.b d.h u.a ggf evtl std stk el tl msp p pck päckch pkg bd ca usw inkl gr gestr geh getr gem geschl min sek mind max etc bes vgl s.o s.u u.ä o.ä zzgl abz entspr vorb pr o",
    ending: "std usw gr min sek etc u.ä o.ä",
    beforeOrdinals: "am dem den der zum vom beim ins",
  },
  units: UNITS,
  durations: {
    units: [
      { minutes: 1 / 60, forms: "sekunde/sekunden,sek", spoken: ["Sekunde", "Sekunden"] },
      { minutes: 1, forms: "minute/minuten,min,minütchen", spoken: ["Minute", "Minuten"] },
      { minutes: 60, forms: "stunde/stunden,std,stündchen", spoken: ["Stunde", "Stunden"] },
      { minutes: 1440, forms: "tag/tage,tagen", spoken: ["Tag", "Tage"] },
      { minutes: 10_080, forms: "woche/wochen" },
      { minutes: 43_200, forms: "monat/monate,monaten" },
    ],
    before: "für ca circa etwa ungefähr weitere noch mindestens",
    fillers:
      "weitere weiteren weiterer ganze ganzen gute guten gut knappe knappen volle vollen zusätzliche knapp kleine kleinen weitere",
    another: "letzte letzten",
    elided: {
      another: "weitere|noch|nochmals|noch mal",
      behind: "auf|im|in|bei|mit|ohne|bis|unter|zugedeckt",
      side: "auf der anderen|von der anderen|auf der zweiten",
    },
    between: "zwischen",
    sums: "und",
    context: {
      nounsBehind: /^\s+(?:alt|alte|altes|altem|lange Garzeit|haltbar|am besten(?=\s*[.!]?$))(?!\p{L})/iu,
      article: /^eine[rn]?\s/i,
      soon: /\bin\s+$/i,
      limitsBefore: /\b(?:innerhalb(?: von)?|binnen|alle|jede|pro|unter)\s+(?:etwa\s+|ca\.?\s+)?$/i,
      limitsBeforeNot: /\bnicht unter\s+$/i,
      ratesBehind: /^\s*(?:pro|je|für jedes)\s+(?:Pfund|kg|Kilo|500|100)/i,
      leadBehind:
        /^\s*(?:auf den (?:anderen|nächsten)|vorher|zuvor|vor dem|im Voraus|vorab|kürzer|weniger(?=,? als))\b/i,
      beforeBehind: /^\s*(?:vor|bevor|ehe)\b/i,
      endBehind:
        /^\s*(?:vor (?:dem )?(?:ende|garzeitende|backzeitende|schluss)\b|bevor [^,.]{2,25} (?:fertig|gar) )/i,
      waitNouns: /^/,
      upTo: /\b(?:bis zu|maximal|höchstens)\s+$/i,
      placesBehind: /^\s*(?:im Kühlschrank|im Gefrierfach|tiefgekühlt|luftdicht)\b/i,
      stores: /\b(?:haltbar|hält|halten|lagern|aufbewahren|aufbewahrt|frisch)\b/i,
      storesNot: /\b(?:mindestens|marinieren|ziehen|fermentieren)\b/i,
      keepsBefore: /\b(?:haltbar|(?:hält|halten)(?: sich)?(?: etwa| ca\.?)?)\s*$/i,
    },
    fixed: {
      viertelstunde: 15,
      viertelstunden: 15,
      viertelstündchen: 15,
      dreiviertelstunde: 45,
      dreiviertelstündchen: 45,
      halbstunde: 30,
    },
    leadWork: "einweichen eingeweicht marinieren mariniert auftauen aufgetaut quellen ziehen",
    nights: "über nacht|am vorabend|am vortag|am abend vorher",
  },
  temperatures: {
    degrees: "grad",
    celsius: "",
    fahrenheit: "",
    gas: "gasherd",
    marks: "stufe",
    angles: "winkel",
    differences: "um",
    minus: "minus",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "von",
    nameEnds: "und oder für mit in zum zur auf",
    wholeThings:
      "ei eier eigelb eiweiß lorbeerblatt lorbeerblätter dose dosen päckchen zehe zehen knoblauchzehe knoblauchzehen würstchen brötchen",
    about: "etwa {n}",
    perPiece: /(?<!\p{L})(?:je|jede[mnrs]?|pro (?:person|stück|portion|pfannkuchen|glas))(?!\p{L})/iu,
    oneByOne: /^\s*(?:pro|je)(?!\p{L})/iu,
    counted: `
      zwiebel/zwiebeln schalotte/schalotten karotte/karotten möhre/möhren kartoffel/kartoffeln tomate/tomaten zitrone/zitronen limette/limetten
      orange/orangen apfel/äpfel birne/birnen banane/bananen aubergine/auberginen gurke/gurken paprikaschote/paprikaschoten avocado/avocados
      chilischote/chilischoten frühlingszwiebel/frühlingszwiebeln lorbeerblatt/lorbeerblätter knoblauchzehe/knoblauchzehen ei/eier brötchen/brötchen
      hähnchenbrustfilet/hähnchenbrustfilets semmel/semmeln vanilleschote/vanilleschoten zimtstange/zimtstangen würstchen/würstchen
    `.trim(),
  },
};
