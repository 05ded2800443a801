/** Dutch numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack } from "@/lib/engine/language/pack";
import { UNITS } from "./units";

const ONES = { één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9 };
const TENS = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
};
/** "tweeëntwintig", "drieëntwintig": two vowels are kept apart; "eenentwintig" has lost its accents. */
const joined = (ten: string, one: string): string =>
  `${one.replaceAll("é", "e")}${one.endsWith("e") ? "ën" : "en"}${ten}`;

export const CORE: CorePack = {
  code: "nl",
  sentence: {
    articles: "de het",
    articlesKept: "die dat deze dit",
    verbLast: true,
    and: "en",
    lets: "laten laat",
    rests: "rusten rijzen koelen afkoelen opstijven zetten",
    partOpeners: "voor",
  },
  numbers: {
    values: {
      ...ONES,
      tien: 10,
      elf: 11,
      twaalf: 12,
      dertien: 13,
      veertien: 14,
      vijftien: 15,
      zestien: 16,
      zeventien: 17,
      achttien: 18,
      negentien: 19,
      ...TENS,
      ...compounds(TENS, ONES, joined),
      honderd: 100,
      anderhalf: 1.5,
      anderhalve: 1.5,
      tweeënhalf: 2.5,
      tweeënhalve: 2.5,
      drieënhalf: 3.5,
    },
    fractions: { half: 1 / 2, halve: 1 / 2, kwart: 1 / 4, driekwart: 3 / 4 },
    parts: { derde: 1 / 3, kwart: 1 / 4 },
    articles: "een",
    dozens: "dozijn",
    ranges: "tot à",
    couples: "",
    joins: "en",
    halves: { "en een half": 1 / 2, "en een halve": 1 / 2, "en een kwart": 1 / 4 },
    notHalved: "om half,volle,vol,zachte",
    of: "",
    decimal: ",",
  },
  abbreviations: {
    words: "bijv bv o.a d.w.z m.b.v i.p.v evt ca el tl kl gr min sec ong max pers st incl excl enz etc vb",
    ending: "min sec gr enz etc st",
  },
  units: UNITS,
  durations: {
    units: [
      { minutes: 1 / 60, forms: "seconde/seconden,sec" },
      { minutes: 1, forms: "minuut/minuten,minuutje/minuutjes,min" },
      { minutes: 15, forms: "kwartier,kwartiertje" },
      { minutes: 60, forms: "uur,uren,uurtje/uurtjes,u" },
      { minutes: 1440, forms: "dag/dagen" },
      { minutes: 10_080, forms: "week/weken" },
      { minutes: 43_200, forms: "maand/maanden" },
    ],
    before: "voor gedurende ongeveer circa nog minstens",
    fillers: "extra hele volle goede ruime goed ruim klein kleine dikke krap krappe flink flinke slordige",
    aboutBehind: "of",
    another: "laatste",
    elided: {
      another: "nog|nog eens|nog zo'n",
      behind: "op|in|met|zonder|tot|onder|bij",
      side: "aan de andere|op de andere",
    },
    between: "tussen",
    sums: "en",
    context: {
      nounsBehind: /^\s+(?:durend|(?:lang )?houdbaar|oud|op (?:zijn|z'n|haar) (?:best|lekkerst))\b/i,
      article: /^een\s/i,
      soon: /\bbinnen\s+$/i,
      limitsBefore: /\b(?:binnen|iedere|elke|om de|per)\s+(?:ongeveer\s+)?$/i,
      limitsBeforeNot: /\bniet binnen\s+$/i,
      ratesBehind: /^\s*(?:per|voor elke)\s+(?:pond|kg|kilo|500|100)/i,
      leadBehind:
        /^\s*(?:op de andere|van tevoren|tevoren|vooraf|op voorhand|eerder|ervoor|korter|minder(?= dan))\b/i,
      beforeBehind: /^\s*(?:voor|voordat)\b/i,
      endBehind: /^\s*(?:voor (?:het )?eind(?:e)?\b|voordat [^,.]{2,25} klaar )/i,
      waitNouns: /^/,
      upTo: /\b(?:hooguit|maximaal|tot wel|tot)\s+$/i,
      placesBehind: /^\s*in de (?:koelkast|vriezer|diepvries)\b/i,
      stores: /\b(?:bewaar|bewaren|houdbaar|bewaard|blijft|blijven)\b/i,
      storesNot: /\b(?:minstens|minimaal|marineren)\b/i,
      keepsBefore: /\b(?:houdbaar|(?:blijft|blijven) (?:zo'n |ongeveer )?(?:goed |vers )?)\s*$/i,
    },
    fixed: { halfuur: 30, halfuurtje: 30, driekwartier: 45 },
    leadWork: "weken inweken marineren ontdooien wellen",
    nights: "een nacht|een hele nacht|de avond van tevoren|de avond ervoor|'s nachts",
  },
  temperatures: {
    degrees: "graden graad",
    celsius: "",
    fahrenheit: "",
    gas: "gasstand gasovenstand",
    marks: "stand",
    angles: "hoek slag",
    differences: "",
    minus: "",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "van",
    nameEnds: "en of voor met in op",
    wholeThings: "ei eieren eidooier eidooiers blik blikken zakje zakjes teen tenen",
    about: "ongeveer {n}",
    perPiece: /(?<!\p{L})(?:elke?|ieder|per (?:persoon|stuk|portie|pannenkoek|glas))(?!\p{L})/iu,
    oneByOne: /^\s*(?:per keer|per (?:persoon|stuk|portie|pannenkoek|glas)|tegelijk)(?!\p{L})/iu,
    counted: `
      ui/uien sjalot/sjalotten wortel/wortels aardappel/aardappelen tomaat/tomaten citroen/citroenen limoen/limoenen sinaasappel/sinaasappels
      appel/appels peer/peren banaan/bananen paprika/paprika's courgette/courgettes aubergine/aubergines komkommer/komkommers prei/preien
      ei/eieren eidooier/eidooiers eierdooier/eierdooiers kipfilet/kipfilets bouillonblokje/bouillonblokjes laurierblaadje/laurierblaadjes
    `.trim(),
  },
};
