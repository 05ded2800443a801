/** Italian words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandi piccolo piccola piccoli piccole medi medie",
  qualifiers: "colmi rasi colmo raso colma rasa abbondante abbondanti scarso scarsi scarsa pieno pieni",
  prepared: `
    tritato tritata tritati tritate grattugiato grattugiata grattugiati grattugiate sbucciato sbucciata sbucciati sbucciate tagliato tagliata tagliati
    tagliate affettato affettata affettati affettate pelato pelata pelate fuso sciolto ammorbidito schiacciato schiacciata schiacciati snocciolate
    denocciolate denocciolati sgocciolato sgocciolata sgocciolati scolato scolata scolati lavato lavata lavati lavate pulito pulita puliti pulite
    sgusciati sgusciate spremuto sbattuto sbattuta sbattute setacciato setacciata spezzettato spezzettata mondato mondata sbriciolato sbriciolata
    dissalati dissalate ammollato ammollati lessato lessata lessati lessate
  `,
  adverbs: "finamente finemente sottilmente grossolanamente molto ben appena leggermente",
  takenOf:
    "succo scorza scorze buccia zeste grattugiata filtrato il la le un uno una e di del della d' d’ l' l’",
  takenNouns: "succo scorza scorze buccia zeste",
  alwaysEnds: "q qb",
  either: "o",
  further: "più e + &",
  less: "meno",
  of: "di del della dello",
  conjunctions: "e o",
  optional: [
    "facoltativo",
    "facoltativa",
    "facoltativi",
    "facoltative",
    "opzionale",
    "se gradito",
    "se piace",
  ],
  toTaste: ["q.b", "q. b", "qb", "quanto basta", "a piacere", "a piacimento", "secondo gusto"],
  endPhrases: "al gusto",
  labels:
    "inoltre servire guarnire guarnizione decorare decorazione accompagnare completare spolverare spolverizzare spennellare finire facoltativo",
  alternatives: "o",
  noAlternatives: "più meno",
  manages: "per facoltativo facoltativa opzionale secondo circa",
  extras: "più",
  beforeNumbers: "circa",
};

/** Italian words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "persone porzioni dosi",
  links: "per dosi",
  notCounted: "",
};
