/** Italian words that servings are told by. */
import type { ServingWords } from "@/lib/engine/language/pack";

export const SERVINGS: ServingWords = {
  eaters: "persone porzioni dosi",
  links: "per dosi",
  notCounted: "",
};
