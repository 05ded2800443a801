/** Portuguese words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes pequeno pequena pequenos pequenas médio média médios médias",
  qualifiers: "cheia cheias rasa rasas bem-cheia bem-cheias generosa generosas",
  approximately: "aprox cerca",
  leads: "uns umas alguns algumas",
  prepared:
    "picado picada picados picadas ralado ralada cortado cortada cortados cortadas fatiado fatiada amassado amassados descascado descascada descascados desfiado desfiada derretido derretida",
  adverbs: "finamente",
  takenOf: "suco sumo raspas raspa casca de do da",
  takenNouns: "suco sumo raspas raspa",
  either: "ou",
  further: "mais e + &",
  less: "menos",
  of: "de do da",
  conjunctions: "e ou",
  optional: ["opcional"],
  toTaste: ["a gosto", "quanto baste", "q.b.", "q. b."],
  endPhrases: "a gosto,quanto baste",
  labels: "servir decorar acompanhar enfeitar polvilhar finalizar guarnição opcional untar pincelar",
  alternatives: "ou",
  noAlternatives: "mais menos",
  manages: "para opcional conforme",
  extras: "mais",
  beforeNumbers: "cerca",
};

/** Portuguese words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "porções doses pessoas pessoa",
  links: "para rende",
  notCounted: "",
};
