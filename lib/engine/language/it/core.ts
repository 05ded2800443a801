/** Italian, as far as a browser needs it. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack, TimeContext, UnitWords } from "@/lib/engine/language/pack";

// Units as Italian recipes write them.

const UNITS: readonly UnitWords[] = [
  {
    id: "tsp",
    forms:
      "cucchiaino/cucchiaini,cucch ino,cucch no,cucchiaino da caffè/cucchiaini da caffè,cucchiaino da tè/cucchiaini da tè",
  },
  {
    id: "tbsp",
    forms:
      "cucchiaio/cucchiai,cucchiaiata/cucchiaiate,cucch,cucchiaio da tavola/cucchiai da tavola,cucchiaio da minestra/cucchiai da minestra",
  },
  { id: "cup", forms: "tazza/tazze,tazzina/tazzine" },
  { id: "ml", forms: "millilitro/millilitri" },
  { id: "cl", forms: "centilitro/centilitri" },
  { id: "dl", forms: "decilitro/decilitri" },
  { id: "l", forms: "litro/litri" },
  { id: "g", forms: "grammo/grammi" },
  { id: "kg", forms: "chilo/chili,chilogrammo/chilogrammi" },
  { id: "oz", forms: "oncia/once" },
  { id: "lb", forms: "libbra/libbre" },
  { id: "cm", forms: "centimetro/centimetri" },
  { id: "mm", forms: "millimetro/millimetri" },
  { id: "clove", forms: "spicchio/spicchi" },
  { id: "slice", forms: "fetta/fette,fettina/fettine,rondella/rondelle" },
  { id: "bunch", forms: "mazzo/mazzi,mazzetto/mazzetti,ciuffo/ciuffi,ciuffetto/ciuffetti" },
  { id: "head", forms: "testa/teste,cespo/cespi" },
  { id: "stalk", forms: "gambo/gambi,costa/coste" },
  { id: "sprig", forms: "rametto/rametti" },
  { id: "leaf", forms: "foglia/foglie,fogliolina/foglioline" },
  { id: "piece", forms: "pezzo/pezzi,pezzetto/pezzetti" },
  { id: "knob", forms: "noce" },
  { id: "part", forms: "parte/parti" },
  { id: "sheet", forms: "foglio/fogli" },
  { id: "strip", forms: "striscia/strisce" },
  { id: "ball", forms: "pallina/palline" },
  { id: "stem", forms: "stelo/steli" },
  { id: "wedge", forms: "spicchietto/spicchietti" },
  { id: "bar", forms: "tavoletta/tavolette" },
  { id: "cube", forms: "cubetto/cubetti" },
  { id: "strand", forms: "pistillo/pistilli,stimmi" },
  { id: "portion", forms: "porzione/porzioni" },
  { id: "drop", forms: "goccia/gocce,goccio,goccino" },
  { id: "pinch", forms: "pizzico/pizzichi,presa/prese,punta/punte,spolverata/spolverate" },
  { id: "splash", forms: "filo di,filo d,spruzzata/spruzzate,spruzzo/spruzzi" },
  { id: "handful", forms: "manciata/manciate,pugno/pugni" },
  { id: "can", forms: "lattina/lattine,scatola/scatole,scatoletta/scatolette" },
  { id: "jar", forms: "vasetto/vasetti,barattolo/barattoli" },
  { id: "glass", forms: "bicchiere/bicchieri,bicchierino/bicchierini,calice/calici" },
  { id: "package", forms: "pacchetto/pacchetti,confezione/confezioni,bustina/bustine" },
  { id: "bag", forms: "sacchetto/sacchetti,busta/buste" },
  { id: "box", forms: "scatola di" },
  { id: "bottle", forms: "bottiglia/bottiglie" },
  { id: "container", forms: "tubetto/tubetti,vaschetta/vaschette,panetto/panetti" },
];

const ONES = { uno: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9 };
const TENS = {
  venti: 20,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
};

/** Never found: English has these, Italian recipes do not. */
const NEVER = /(?!)/;
/** English knows which compounds with a time are waited for. */
const ALWAYS = /^/;

const TIME_CONTEXT: TimeContext = {
  nounsBehind: NEVER,
  article: /^un(?:a\s|['’])/i,
  // "pronto in un'ora"
  soon: /\b(?:pront[oaie]|fatt[oaie]) in\s+$/i,
  limitsBefore:
    /\b(?:ogni|meno di|(?<!\b(?:lo|o|se)\s)meno|in meno di|entro|i primi|le prime|i prossimi|le prossime|massimo|al massimo)\s+(?:i\s+|le\s+)?$/i,
  limitsBeforeNot: /\b(?:non meno di|più o meno)\s+$/i,
  ratesBehind: /^\s*(?:per|ogni|al)\s+(?:chilo|kg|500|100)/i,
  leadBehind:
    /^\s*(?:all['’]altro|per l['’]altro|prima(?!\s+(?:di|del|della|che))|in anticipo|(?:di|in) meno|d['’]anticipo)/i,
  beforeBehind: /^\s*prima\b/i,
  endBehind:
    /^\s*(?:prima (?:della fine|del termine|di (?:finire|terminare|ultimare)|che sia)|dal(?:la)? (?:termine|fine))\b/i,
  waitNouns: ALWAYS,
  upTo: /\bfino a\s+(?:circa\s+)?$/i,
  placesBehind:
    /^\s*(?:o\s+)?in\s+(?:frigo|frigorifero|freezer|congelatore|un contenitore|un barattolo|una scatola)/i,
  stores: /(?:conserv|si mantien|si tien|congel|frigo|freezer)/i,
  storesNot: /(?:almeno|minimo|marin|macer|ferment|ammoll|bagno|dissal|salamoia|ripos)/i,
  keepsBefore:
    /\b(?:si conservan?o?|si mantien(?:e|gono)|conservare|conservatel[oaie]|si può conservare|si possono conservare)\s+(?:bene\s+)?(?:in \p{L}{3,14}\s+)?(?:per\s+|fino a\s+)?(?:circa\s+)?$/iu,
};

export const CORE: CorePack = {
  code: "it",
  sentence: {
    articles: "",
    articlesKept:
      "il lo la i gli le l del dello della dei degli delle dell al allo alla ai agli alle all col nel nello nella nei nelle sul sulla",
    verbLast: false,
    and: "e ed",
    rests: "riposare lievitare raffreddare refrigerare",
    partOpeners: "per",
  },
  numbers: {
    values: {
      ...ONES,
      un: 1,
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
      ...compounds(TENS, { tré: 3 }, (ten, one) => ten + one),
      cento: 100,
      "una decina": 10,
      "una quindicina": 15,
      "una ventina": 20,
      "una trentina": 30,
      "una quarantina": 40,
    },
    fractions: { mezzo: 1 / 2, mezza: 1 / 2 },
    parts: {
      terzo: 1 / 3,
      terzi: 1 / 3,
      quarto: 1 / 4,
      quarti: 1 / 4,
      quinto: 1 / 5,
      quinti: 1 / 5,
      ottavo: 1 / 8,
      ottavi: 1 / 8,
    },
    articles: "",
    dozens: "dozzina",
    ranges: "o a",
    couples: "",
    joins: "e",
    halves: {
      "e mezza": 1 / 2,
      "e mezzo": 1 / 2,
      "e un quarto": 1 / 4,
      "e tre quarti": 3 / 4,
      "e un terzo": 1 / 3,
    },
    notHalved: "",
    of: "di d' d’",
    decimal: ",",
  },
  abbreviations: {
    words: "q.b es ecc ca cucch cucc pers temp min sec max kcal n vel",
    ending: "ecc pers sec q.b",
  },
  units: UNITS,
  durations: {
    behind: "in per a su",
    numbers: { mezz: 1 / 2, un: 1, paio: 2 },
    units: [
      { minutes: 1 / 60, forms: "secondo/secondi" },
      { minutes: 1, forms: "minuto/minuti,minutino/minutini" },
      { minutes: 60, forms: "ora/ore,oretta/orette" },
      { minutes: 1440, forms: "giorno/giorni" },
      { minutes: 10_080, forms: "settimana/settimane" },
      { minutes: 43_200, forms: "mese/mesi" },
    ],
    before: "per circa altri altre almeno",
    fillers: "buoni buone abbondanti scarsi circa di",
    another: "altro altri altra altre",
    elided: {
      another: "altri|altre|ancora|per altri",
      behind: "in|sul|sulla|nel|nella|a|con|senza|coperto|coperti|finché|fino",
      side: "dall'altro|dall'altra|sull'altro|per l'altro|dall’altro|dall’altra",
    },
    ordinals: "secondo",
    between: "tra fra",
    sums: "e",
    context: TIME_CONTEXT,
    waitsBefore: /\bper\s+$/i,
    // An English rate has no figure before its unit: "per 10 min" is Italian.
    ownUnit:
      /(?:(?:minut(?:in)?[io]|or(?:ett)?[ae]|second[io]|giorn[io])(?: e (?:mezz[ao]|un quarto|tre quarti))?|\d ?(?:min|sec|h)\.?)$/i,
    fixed: { mezzora: 30, quartodora: 15 },
    leadWork: "ammollo ammollare marinare marinatura macerare dissalare scongelare",
    nights: "tutta la notte|per una notte|una notte|la sera prima|la notte prima|il giorno prima",
  },
  temperatures: {
    degrees: "grado gradi",
    celsius: "centigradi",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "meno",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "di da",
    nameEnds: "e o per con in a",
    counted:
      "uovo/uova cipolla/cipolle carota/carote patata/patate pomodoro/pomodori limone/limoni arancia/arance mela/mele pera/pere banana/banane zucchina/zucchine melanzana/melanzane peperone/peperoni porro/porri scalogno/scalogni tuorlo/tuorli albume/albumi",
    wholeThings: "uovo uova tuorlo tuorli albume albumi lattina lattine bustina bustine spicchio spicchi",
    about: "circa {n}",
    perPiece: /(?<!\p{L})(?:ogni|ciascun[oa]?|a testa|per (?:persona|porzione))(?!\p{L})/iu,
    oneByOne: /^\s*(?:alla volta|a testa|per (?:persona|porzione))(?!\p{L})/iu,
  },
};
