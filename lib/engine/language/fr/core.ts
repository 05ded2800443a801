/** French, as far as a browser needs it. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack, TimeContext, UnitWords } from "@/lib/engine/language/pack";

// Units as French recipes write them.

const UNITS: readonly UnitWords[] = [
  {
    id: "tsp",
    forms:
      "cc,c à c,c à café,c a c,càc,cac,cuillère à café/cuillères à café,cuil à café,cuil à c,c café,c à thé,cuillérée à café/cuillérées à café,cuillerée à café/cuillerées à café,cuiller à café/cuillers à café,cuil café,cuillère à thé/cuillères à thé,cuillere a cafe/cuilleres a cafe",
  },
  {
    id: "tbsp",
    forms:
      "cs,c à s,c à soupe,c a s,càs,cas,cuillère à soupe/cuillères à soupe,cuil à soupe,cuil à s,c soupe,c à table,cuillère à table/cuillères à table,cuillérée à soupe/cuillérées à soupe,cuillerée à soupe/cuillerées à soupe,cuiller à soupe/cuillers à soupe,cuil soupe,cuillere a soupe/cuilleres a soupe",
  },
  { id: "dsp", forms: "cuillère à dessert/cuillères à dessert" },
  { id: "cup", forms: "tasse/tasses" },
  { id: "ml", forms: "millilitre/millilitres" },
  { id: "cl", forms: "centilitre/centilitres" },
  { id: "dl", forms: "décilitre/décilitres" },
  { id: "l", forms: "litre/litres" },
  { id: "g", forms: "gramme/grammes" },
  { id: "kg", forms: "kilogramme/kilogrammes,kilo/kilos" },
  { id: "mg", forms: "milligramme/milligrammes" },
  { id: "oz", forms: "once/onces" },
  { id: "lb", forms: "livre/livres" },
  { id: "cm", forms: "centimètre/centimètres" },
  { id: "mm", forms: "millimètre/millimètres" },
  { id: "inch", forms: "pouce/pouces" },
  { id: "clove", forms: "gousse/gousses" },
  { id: "slice", forms: "tranche/tranches,rondelle/rondelles" },
  { id: "bunch", forms: "bouquet/bouquets,botte/bottes" },
  { id: "head", forms: "tête/têtes" },
  { id: "stalk", forms: "branche/branches,côte/côtes" },
  { id: "stem", forms: "tige/tiges" },
  { id: "sprig", forms: "brin/brins,branchette/branchettes,brindille/brindilles" },
  { id: "leaf", forms: "feuille/feuilles" },
  { id: "bulb", forms: "bulbe/bulbes" },
  { id: "strip", forms: "lanière/lanières,bande/bandes" },
  { id: "wedge", forms: "quartier/quartiers" },
  { id: "square", forms: "carré/carrés" },
  { id: "cube", forms: "cube/cubes,dé/dés" },
  { id: "strand", forms: "filament/filaments,pistil/pistils" },
  { id: "sheet", forms: "plaque/plaques" },
  { id: "part", forms: "part/parts" },
  { id: "portion", forms: "portion/portions" },
  { id: "piece", forms: "morceau/morceaux,pièce/pièces" },
  { id: "knob", forms: "noix" },
  { id: "ball", forms: "boule/boules" },
  { id: "block", forms: "bloc/blocs" },
  { id: "bar", forms: "tablette/tablettes" },
  { id: "drop", forms: "goutte/gouttes,larme/larmes" },
  { id: "dash", forms: "trait/traits" },
  { id: "splash", forms: "filet de,filet d,rasade/rasades,giclée/giclées" },
  { id: "pinch", forms: "pincée/pincées,pincee/pincees" },
  { id: "handful", forms: "poignée/poignées,poignee/poignees" },
  { id: "can", forms: "boîte/boîtes,boite/boites,conserve/conserves,canette/canettes" },
  { id: "jar", forms: "bocal/bocaux,pot/pots" },
  { id: "glass", forms: "verre/verres" },
  { id: "package", forms: "paquet/paquets,sachet/sachets" },
  { id: "bag", forms: "sac/sacs" },
  { id: "box", forms: "carton de" },
  { id: "bottle", forms: "bouteille/bouteilles" },
  { id: "carton", forms: "barquette/barquettes,brique/briques,briquette/briquettes" },
];

const ONES = { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9 };
const TENS = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };
const TEENS = {
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
};
/** "soixante-dix", "quatre-vingt-cinq"; Belgium and Switzerland say "septante", "huitante", "nonante". */
const HIGH = { soixante: 60, "quatre vingt": 80 };
const EASTERN = { septante: 70, huitante: 80, octante: 80, nonante: 90 };

/** Never found: English has these, French recipes do not. */
const NEVER = /(?!)/;
/** English knows which compounds with a time are waited for. */
const ALWAYS = /^/;

const TIME_CONTEXT: TimeContext = {
  nounsBehind: NEVER,
  article: /^une?\s/i,
  // "prêt en une heure"
  soon: /\b(?:prête?s?|faite?s?|réalisée?s?) en\s+$/i,
  limitsBefore:
    /\b(?:chaque|toutes les|tous les|moins (?:de|d')|(?<!\b(?:au|ou|du|le)\s)moins|en moins (?:de|d')|les premi(?:ers|ères)|les prochain(?:s|es)|maximum|au maximum|dans les)\s*$/i,
  limitsBeforeNot: /\b(?:pas moins (?:de|d')|plus ou moins)\s*$/i,
  ratesBehind: /^\s*(?:par|pour)\s+(?:kilo|kg|livre|500|100)/i,
  leadBehind:
    /^\s*(?:à l['’]autre|à l['’]avance|d['’]avance|auparavant|de moins|avant(?!\s+(?:de|d['’]|la fin|que)))/i,
  beforeBehind: /^\s*avant\b/i,
  endBehind: /^\s*avant (?:la fin\b|qu[^,.]{2,25} (?:cuit|prêt))/i,
  waitNouns: ALWAYS,
  upTo: /\bjusqu['’]à\s+(?:environ\s+)?$/i,
  placesBehind:
    /^\s*(?:ou\s+)?(?:au (?:frigo|réfrigérateur|frais|congélateur)|dans (?:une?|la|le) (?:boîte|bocal|récipient|pot))/i,
  stores: /(?:conserv|gard|stock|se tient|congel|congél|frigo|réfrigérateur)/i,
  storesNot: /(?:au moins|minimum|marin|macér|ferment|tremp|dessal|saumure|repos)/i,
  keepsBefore:
    /\b(?:se conservent?|se gardent?|conserver|garder|se congèlent?)\s+(?:très\s+)?(?:bien\s+)?(?:(?:au|dans) (?:le |la |un |une )?\p{L}{3,14}\s+)?(?:pendant\s+|jusqu['’]à\s+)?(?:environ\s+)?$/iu,
};

export const CORE: CorePack = {
  code: "fr",
  sentence: {
    articles: "",
    articlesKept: "le la les l du des au aux ce cet cette ces votre vos",
    verbLast: false,
    and: "et",
    rests: "reposer lever refroidir réfrigérer",
    partOpeners: "pour",
  },
  numbers: {
    values: {
      un: 1,
      une: 1,
      ...ONES,
      ...TEENS,
      ...TENS,
      ...EASTERN,
      ...compounds({ ...TENS, ...EASTERN, "quatre vingt": 80 }, ONES, (ten, one) => `${ten} ${one}`),
      ...compounds({ ...TENS, ...EASTERN }, { un: 1, une: 1 }, (ten, one) => `${ten} et ${one}`),
      ...compounds(HIGH, TEENS, (ten, one) => `${ten} ${one}`),
      "soixante et onze": 71,
      "quatre vingt": 80,
      "quatre vingts": 80,
      "quatre vingt un": 81,
      "quatre vingt une": 81,
      cent: 100,
      "une dizaine": 10,
      "une quinzaine": 15,
      "une vingtaine": 20,
      "une trentaine": 30,
      "une quarantaine": 40,
    },
    fractions: { demi: 1 / 2, demie: 1 / 2 },
    parts: {
      tiers: 1 / 3,
      quart: 1 / 4,
      quarts: 1 / 4,
      cinquième: 1 / 5,
      cinquièmes: 1 / 5,
      huitième: 1 / 8,
      huitièmes: 1 / 8,
    },
    articles: "",
    dozens: "douzaine",
    ranges: "à ou",
    couples: "",
    joins: "et",
    halves: {
      "et demie": 1 / 2,
      "et demi": 1 / 2,
      "et quart": 1 / 4,
      "et un quart": 1 / 4,
      "et trois quarts": 3 / 4,
      "et un tiers": 1 / 3,
    },
    notHalved: "",
    of: "de d' d’",
    decimal: ",",
  },
  abbreviations: {
    words:
      "p.ex ex env cs cc c.à.s c.à.c c.a.s c.a.c cuil càs càc pers th temp min mn sec max mini maxi kcal réf vit",
    ending: "pers sec mn env",
  },
  units: UNITS,
  durations: {
    behind: "à au pour dans en",
    units: [
      { minutes: 1 / 60, forms: "seconde/secondes" },
      { minutes: 1, forms: "minute/minutes,mn" },
      { minutes: 60, forms: "heure/heures" },
      { minutes: 1440, forms: "jour/jours,journée/journées" },
      { minutes: 10_080, forms: "semaine/semaines" },
      { minutes: 43_200, forms: "mois" },
    ],
    before: "pendant durant environ encore",
    fillers: "dernières derniers bonne bonnes petite petites grosse grosses longues de",
    another: "autre autres",
    elided: {
      another: "encore|encore environ|puis|autres",
      behind: "en|à|au|aux|sur|dans|avec|sans|sous|jusqu|de l'autre|de plus",
      side: "de l'autre|sur l'autre|du second|sur la seconde",
    },
    ordinals: "seconde",
    between: "entre",
    sums: "et",
    context: TIME_CONTEXT,
    fixed: { "demi-heure": 30, "demi-heures": 30, "demi-journée": 720 },
    leadWork: "tremper trempage mariner marinade macérer dessaler décongeler",
    nights: "toute la nuit|une nuit|la veille|une nuit entière|du jour au lendemain",
  },
  temperatures: {
    degrees: "degré degrés",
    celsius: "",
    fahrenheit: "",
    gas: "thermostat",
    marks: "",
    angles: "",
    differences: "",
    minus: "moins",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "de d'",
    nameEnds: "et ou pour avec dans sur à en",
    counted:
      "œuf/œufs oeuf/oeufs oignon/oignons échalote/échalotes carotte/carottes tomate/tomates citron/citrons orange/oranges pomme/pommes poire/poires banane/bananes courgette/courgettes aubergine/aubergines poivron/poivrons poireau/poireaux avocat/avocats concombre/concombres",
    wholeThings: "œuf œufs oeuf oeufs boîte boîtes sachet sachets gousse gousses",
    about: "environ {n}",
    perPiece: /(?<!\p{L})(?:chacune?|chaque|par personne|par pièce)(?!\p{L})/iu,
    oneByOne: /^\s*(?:à la fois|par (?:personne|pièce|crêpe|verre))(?!\p{L})/iu,
  },
};
