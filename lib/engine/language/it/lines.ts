/** Italian words of ingredient lines that are neither amount nor food. */
import type { LineWords, ServingWords } from "@/lib/engine/language/pack-lines";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandi piccolo piccola piccoli piccole medi medie",
  qualifiers: "colmi rasi",
  prepared: "tritato tritata tritati grattugiato grattugiata sbucciato tagliato tagliata",
  adverbs: "finamente",
  takenOf: "succo scorza buccia il la e di del della d' l'",
  takenNouns: "succo scorza buccia",
  alwaysEnds: "q qb",
  either: "o",
  further: "più e + &",
  less: "meno",
  of: "di del della dello",
  conjunctions: "e o",
  optional: ["facoltativo", "facoltativa"],
  toTaste: ["q.b", "q. b", "qb", "quanto basta"],
  endPhrases: "al gusto",
  alternatives: "o",
  noAlternatives: "più meno",
  manages: "per facoltativo secondo",
  extras: "più",
  beforeNumbers: "circa",
};

/** Italian words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "persone porzioni dosi",
  links: "per dosi",
  notCounted: "",
};
