/** Spanish, as far as a browser needs it. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack, TimeContext, UnitWords } from "@/lib/engine/language/pack";

// Units as Spanish recipes write them, in Spain and in Latin America.

const UNITS: readonly UnitWords[] = [
  {
    id: "tsp",
    forms:
      "cucharadita/cucharaditas,cdta<cdtas,cdita<cditas,cdt<cdts,cucharilla/cucharillas,cucharita/cucharitas,cucharadita de café/cucharaditas de café,cucharadita de té/cucharaditas de té,cucharadita de postre/cucharaditas de postre,cucharada de té/cucharadas de té,cucharada de café/cucharadas de café",
  },
  {
    id: "tbsp",
    forms:
      "cucharada/cucharadas,cda<cdas,cuchara/cucharas,cucharada sopera/cucharadas soperas,cuchara sopera/cucharas soperas,cucharada grande/cucharadas grandes",
  },
  { id: "dsp", forms: "cucharada de postre/cucharadas de postre" },
  { id: "cup", forms: "taza/tazas" },
  { id: "ml", forms: "mililitro/mililitros" },
  { id: "cl", forms: "centilitro/centilitros" },
  { id: "dl", forms: "decilitro/decilitros" },
  { id: "l", forms: "litro/litros,lts" },
  { id: "g", forms: "gramo/gramos" },
  { id: "kg", forms: "kilo/kilos,kilogramo/kilogramos" },
  { id: "oz", forms: "onza/onzas" },
  { id: "lb", forms: "libra/libras" },
  { id: "inch", forms: "pulgada/pulgadas" },
  { id: "cm", forms: "centímetro/centímetros" },
  { id: "mm", forms: "milímetro/milímetros" },
  { id: "clove", forms: "diente/dientes" },
  {
    id: "slice",
    forms: "rodaja/rodajas,loncha/lonchas,rebanada/rebanadas,tajada/tajadas,fetas,rodajita/rodajitas",
  },
  { id: "bunch", forms: "manojo/manojos,atado/atados,ramillete/ramilletes,ramo/ramos,racimo/racimos" },
  { id: "head", forms: "cabeza/cabezas" },
  { id: "bulb", forms: "bulbo/bulbos" },
  { id: "stalk", forms: "rama/ramas,penca/pencas" },
  { id: "stem", forms: "tallo/tallos" },
  { id: "sprig", forms: "ramita/ramitas,ramito/ramitos" },
  { id: "leaf", forms: "hoja/hojas,hojita/hojitas" },
  { id: "strip", forms: "tira/tiras" },
  { id: "fillet", forms: "filete/filetes,lomo/lomos" },
  {
    id: "piece",
    forms: "trozo/trozos,pieza/piezas,pedazo/pedazos,trocito/trocitos,unidad/unidades,ud<uds",
  },
  { id: "knob", forms: "nuez de" },
  { id: "cube", forms: "cubo/cubos,cubito/cubitos" },
  { id: "sheet", forms: "lámina/láminas,plancha/planchas,placa/placas" },
  { id: "ball", forms: "bola/bolas" },
  { id: "bar", forms: "tableta/tabletas,barra/barras" },
  { id: "wedge", forms: "gajo/gajos" },
  { id: "pod", forms: "vaina/vainas" },
  { id: "strand", forms: "hebra/hebras" },
  { id: "half", forms: "mitad/mitades" },
  { id: "part", forms: "medida de yogur de/medidas de yogur de,parte/partes,medida/medidas" },
  { id: "portion", forms: "porción/porciones,ración/raciones" },
  { id: "drop", forms: "gota/gotas,gotita/gotitas" },
  { id: "splash", forms: "chorro/chorros,chorrito/chorritos,chorretón/chorretones" },
  { id: "pinch", forms: "pizca/pizcas,pellizco/pellizcos" },
  { id: "handful", forms: "puñado/puñados" },
  { id: "shot", forms: "chupito/chupitos" },
  { id: "can", forms: "lata/latas,bote/botes" },
  { id: "jar", forms: "tarro/tarros,frasco/frascos" },
  { id: "glass", forms: "vaso/vasos,copa/copas,vasito/vasitos" },
  { id: "package", forms: "paquete/paquetes,sobre/sobres,sobrecito/sobrecitos,bolsita/bolsitas" },
  { id: "bag", forms: "bolsa/bolsas,funda/fundas" },
  { id: "box", forms: "caja/cajas" },
  { id: "bottle", forms: "botella/botellas" },
  { id: "carton", forms: "bandeja/bandejas,brik/briks" },
  { id: "container", forms: "tubo/tubos,envase/envases,pote/potes,tarrina/tarrinas" },
];

const ONES = { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 };
const TENS = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

/** Never found: English has these, Spanish recipes do not. */
const NEVER = /(?!)/;
/** English knows which compounds with a time are waited for. */
const ALWAYS = /^/;

const TIME_CONTEXT: TimeContext = {
  nounsBehind: NEVER,
  article: /^(?:una?|otr[oa])\s/i,
  // "lista en una hora"; "al otro día": the day after
  soon: /\b(?:(?:lista?s?|hech[oa]s?) en|al|(?:hasta|para) el)\s+$/i,
  limitsBefore:
    /\b(?:cada|menos de|(?<!\b(?:ou?|lo|al|ao|pelo)\s)menos|cons[uú]m[a-zé]{1,8} en|c[oó]mel[ao]s? en|antes de|dentro de|los primeros|las primeras|los próximos|las próximas|máximo)\s+(?:los\s+|las\s+)?(?:unos\s+|unas\s+)?$/i,
  limitsBeforeNot: /\bno menos de\s+$/i,
  ratesBehind: /^\s*(?:por|por cada)\s+(?:kilo|kg|500|100)/i,
  leadBehind:
    /^\s*(?:para (?:el )?otr[oa](?!\p{L})|antes(?!\s+d[aeo])|de antelación|con antelación|de anticipación|con anticipación|de antemano|menos(?!\p{L}))/iu,
  beforeBehind: /^\s*antes\b/i,
  endBehind: /^\s*antes (?:de (?:que (?:termin|acab|est)|terminar|acabar|finalizar)|del (?:final|fin)\b)/i,
  waitNouns: ALWAYS,
  upTo: /\bhasta\s+(?:unos\s+|unas\s+)?$/i,
  placesBehind:
    /^\s*(?:o\s+)?en\s+(?:la|el|un)\s+(?:nevera|frigorífico|heladera|refrigerador|congelador|recipiente hermético|tarro)/i,
  stores: /(?:conserv|guard|almacen|aguant|se mantien|congela|nevera|frigorífico|heladera|refrigerador)/i,
  storesNot: /(?:al menos|mínimo|marin|ferment|cura|remojo|desal|macer|salmuera|repos)/i,
  keepsBefore:
    /\b(?:se conservan?|aguantan?|(?:da|dan|alcanza|alcanzan) para|se mantienen?|se guardan?|conservar(?:lo|la|los|las)?|guardar(?:lo|la|los|las)?)\s+(?:bien\s+|perfectamente\s+)?(?:en (?:la|el) \p{L}{3,14}\s+)?(?:durante\s+|hasta\s+)?(?:unos\s+)?$/iu,
};

export const CORE: CorePack = {
  code: "es",
  sentence: {
    articles: "",
    articlesKept: "el la los las del al esta este estos estas",
    verbLast: false,
    and: "y e",
    rests: "reposar levar enfriar refrigerar",
    partOpeners: "para",
  },
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
      dieciséis: 16,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiuno: 21,
      veintidós: 22,
      veintitrés: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiséis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${ten} y ${one}`),
      cien: 100,
    },
    fractions: { media: 1 / 2, medio: 1 / 2 },
    parts: {
      tercio: 1 / 3,
      tercios: 1 / 3,
      cuarto: 1 / 4,
      cuartos: 1 / 4,
      quinto: 1 / 5,
      quintos: 1 / 5,
      octavo: 1 / 8,
      octavos: 1 / 8,
    },
    articles: "",
    dozens: "docena",
    ranges: "o u a",
    couples: "",
    joins: "y",
    halves: {
      "y media": 1 / 2,
      "y medio": 1 / 2,
      "y cuarto": 1 / 4,
      "y un cuarto": 1 / 4,
      "y tres cuartos": 3 / 4,
      "y un tercio": 1 / 3,
    },
    notHalved: "",
    of: "de",
    decimal: ",",
  },
  abbreviations: {
    words: "aprox ej p.ej cda cdta cdas cdtas cdita cditas kcal gm uds ud seg grs lts temp máx mín vel",
    ending: "seg grs lts uds aprox",
  },
  units: UNITS,
  durations: {
    behind: "en para a",
    numbers: { once: 11, quince: 15, par: 2 },
    units: [
      { minutes: 1 / 60, forms: "segundo/segundos,seg<segs" },
      { minutes: 1, forms: "minuto/minutos,minutito/minutitos" },
      { minutes: 60, forms: "hora/horas,hs,horita/horitas" },
      { minutes: 1440, forms: "día/días,dia/dias" },
      { minutes: 10_080, forms: "semana/semanas" },
      { minutes: 43_200, forms: "mes/meses" },
    ],
    before: "durante por unos unas aproximadamente otros",
    fillers: "de largos largas escasos buenas enteros enteras",
    another: "otro otra",
    elided: {
      another: "otros|otras|unos|y otros",
      behind: "en|con|sin|a|por|hasta|tapado|tapados|destapado|más",
      side: "por el otro|por la otra|del otro|de la otra|por el lado",
    },
    ordinals: "segundo",
    between: "entre",
    sums: "y",
    context: TIME_CONTEXT,
    fixed: {},
    leadWork: "remojar remojo marinar marinado macerar desalar descongelar",
    nights: "toda la noche|la noche anterior|durante la noche|de un día para otro|la víspera",
  },
  temperatures: {
    degrees: "grado grados",
    celsius: "centígrados centígrado",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "menos",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "de",
    nameEnds: "y o para con en a al",
    counted:
      "huevo/huevos cebolla/cebollas zanahoria/zanahorias patata/patatas papa/papas tomate/tomates limón/limones naranja/naranjas manzana/manzanas pera/peras plátano/plátanos calabacín/calabacines berenjena/berenjenas pimiento/pimientos puerro/puerros aguacate/aguacates pepino/pepinos yema/yemas",
    wholeThings: "huevo huevos yema yemas lata latas sobre sobres diente dientes",
    about: "unos {n}",
    perPiece: /(?<!\p{L})(?:cada|por (?:persona|pieza|ración))(?!\p{L})/iu,
    oneByOne: /^\s*(?:a la vez|cada vez|por (?:persona|pieza|ración))(?!\p{L})/iu,
  },
};
