/** German words that servings are told by. */
import type { ServingWords } from "@/lib/engine/language/pack";

export const SERVINGS: ServingWords = {
  eaters: "portionen personen person",
  links: "ca für",
  notCounted: "",
};
