/** French words that servings are told by. */
import type { ServingWords } from "@/lib/engine/language/pack";

export const SERVINGS: ServingWords = {
  eaters: "personnes personne parts portions pers",
  links: "pour",
  notCounted: "",
};
