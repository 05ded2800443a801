/** Spanish words of ingredient lines that are neither amount nor food. */
import type { LineWords, ServingWords } from "@/lib/engine/language/pack-lines";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes pequeño pequeña pequeños pequeñas mediano mediana medianos medianas",
  qualifiers: "colma colmada colmo raso",
  approximately: "aprox unos unas",
  leads: "unos unas algunos",
  prepared: "picado picada picados picadas rallado rallada pelado pelada cortado cortada",
  adverbs: "finamente",
  takenOf: "zumo jugo ralladura el la y de del",
  takenNouns: "zumo jugo ralladura",
  either: "o",
  further: "más y + &",
  less: "menos",
  of: "de del",
  conjunctions: "y o",
  optional: ["opcional"],
  toTaste: ["al gusto"],
  endPhrases: "al gusto",
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
