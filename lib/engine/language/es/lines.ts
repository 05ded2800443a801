/** Spanish words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes pequeño pequeña pequeños pequeñas mediano mediana medianos medianas",
  qualifiers: "colma colmada colmadas colmo raso rasa rasas generoso generosa generosas",
  approximately: "aprox unos unas",
  leads: "unos unas algunos",
  prepared:
    "picado picada picados picadas rallado rallada rallados ralladas pelado pelada pelados peladas cortado cortada cortados cortadas troceado troceada machacado machacados derretido derretida batido batidos",
  adverbs: "finamente",
  takenOf: "zumo jugo ralladura el la y de del",
  takenNouns: "zumo jugo ralladura",
  either: "o",
  further: "más y + &",
  less: "menos",
  of: "de del",
  conjunctions: "y o",
  optional: ["opcional"],
  toTaste: ["al gusto", "cantidad necesaria", "c/n"],
  endPhrases: "al gusto",
  labels: "además servir acompañar decorar decoración adornar guarnición opcional untar espolvorear pintar",
  alternatives: "o",
  noAlternatives: "más menos",
  manages: "para opcional según per",
  extras: "más",
  beforeNumbers: "unos",
};

/** Spanish words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "porciones raciones personas comensales",
  links: "para rinde",
  notCounted: "",
};
