/** Swedish numbers, units, times and temperatures. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack, UnitWords } from "@/lib/engine/language/pack";

const ONES = { ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9 };
const TENS = {
  tjugo: 20,
  trettio: 30,
  fyrtio: 40,
  femtio: 50,
  sextio: 60,
  sjuttio: 70,
  åttio: 80,
  nittio: 90,
};

const UNITS: readonly UnitWords[] = [
  { id: "tsp", forms: "tsk,tesked/teskedar" },
  { id: "tbsp", forms: "msk,matsked/matskedar" },
  { id: "pinch", forms: "krm,kryddmått,nypa/nypor" },
  { id: "cup", forms: "kopp/koppar" },
  { id: "l", forms: "liter" },
  { id: "clove", forms: "klyfta/klyftor,vitlöksklyfta/vitlöksklyftor" },
  { id: "slice", forms: "skiva/skivor" },
  { id: "bunch", forms: "knippe/knippen,kruka/krukor" },
  { id: "sprig", forms: "kvist/kvistar" },
  { id: "stalk", forms: "stjälk/stjälkar" },
  { id: "leaf", forms: "blad" },
  { id: "piece", forms: "bit/bitar,stycken" },
  { id: "knob", forms: "klick/klickar" },
  { id: "can", forms: "burk/burkar,konservburk/konservburkar" },
  { id: "package", forms: "paket,förpackning/förpackningar,påse/påsar" },
  { id: "bottle", forms: "flaska/flaskor" },
  { id: "cube", forms: "tärning/tärningar" },
  { id: "portion", forms: "portion/portioner" },
  { id: "drop", forms: "droppe/droppar" },
  { id: "splash", forms: "skvätt/skvättar" },
  { id: "handful", forms: "näve/nävar" },
];

export const CORE: CorePack = {
  code: "sv",
  numbers: {
    values: {
      ...ONES,
      tio: 10,
      elva: 11,
      tolv: 12,
      femton: 15,
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${ten}${one}`),
      halvannan: 1.5,
    },
    fractions: { halv: 1 / 2, halva: 1 / 2, halvt: 1 / 2 },
    parts: { tredjedel: 1 / 3, tredjedelar: 1 / 3, fjärdedel: 1 / 4, fjärdedelar: 1 / 4 },
    articles: "en",
    dozens: "dussin",
    ranges: "till",
    couples: "",
    joins: "och",
    halves: { "och en halv": 1 / 2, "och ett halvt": 1 / 2 },
    notHalved: "",
    of: "",
    decimal: ",",
  },
  abbreviations: { words: "ca t.ex bl.a dvs osv st tsk msk krm min tim förp ev", ending: "min tim osv st" },
  units: UNITS,
  durations: {
    units: [
      { minutes: 1 / 60, forms: "sekund/sekunder,sek" },
      { minutes: 1, forms: "minut/minuter,min" },
      { minutes: 15, forms: "kvart" },
      { minutes: 60, forms: "timme/timmar,tim,timma" },
      { minutes: 1440, forms: "dag/dagar,dygn" },
      { minutes: 10_080, forms: "vecka/veckor" },
    ],
    fillers: "hela goda",
    another: "",
    between: "mellan",
    sums: "och",
    fixed: { halvtimme: 30, halvtimma: 30 },
    leadWork: "blötlägg blötlägga marinera tina",
    nights: "över natten|kvällen innan|dagen innan",
  },
  temperatures: {
    degrees: "grader grad",
    celsius: "",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "minus",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    counted: "lök/lökar morot/morötter citron/citroner tomat/tomater äpple/äpplen ägg äggula/äggulor",
  },
};
