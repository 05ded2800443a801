/** Spanish words that servings are told by. */
import type { ServingWords } from "@/lib/engine/language/pack";

export const SERVINGS: ServingWords = {
  eaters: "porciones raciones personas comensales",
  links: "para rinde",
  notCounted: "",
};
