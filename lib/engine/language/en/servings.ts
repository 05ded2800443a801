/** English words that servings are told by. */
import type { ServingWords } from "@/lib/engine/language/pack";

export const SERVINGS: ServingWords = {
  eaters:
    "serve serves serving servings servicings feeds people person persons portion portions pers adults guests",
  links: "about approximately approx around up to for from yields yield yield: makes make the a",
  notCounted: "kcal calories",
};
