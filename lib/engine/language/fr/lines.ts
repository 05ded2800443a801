/** French words of ingredient lines that are neither amount nor food. */
import type { LineWords, ServingWords } from "@/lib/engine/language/pack-lines";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes grosse gros petit petite petits petites moyen moyenne moyens moyennes",
  qualifiers: "rase rases bonne bonnes",
  approximately: "environ",
  leads: "quelques",
  prepared: `
    haché hachée hachés hachées râpé râpée émincé émincée émincés épluché coupé coupée coupés coupées fondu
  `,
  adverbs: "finement grossièrement",
  takenOf: "jus zeste le la et du de d' d’ l' l’",
  takenNouns: "jus zeste",
  either: "ou",
  further: "plus et + &",
  less: "moins",
  of: "de du des d' d’",
  conjunctions: "et ou",
  optional: ["facultatif"],
  toTaste: ["au goût", "à votre goût"],
  endPhrases: "au goût",
  alternatives: "ou",
  noAlternatives: "plus davantage",
  manages: "pour facultatif selon",
  extras: "davantage",
  beforeNumbers: "environ",
};

/** French words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "personnes personne parts portions pers",
  links: "pour",
  notCounted: "",
};
