/** Swedish words of ingredient lines that are neither amount nor food, and those that servings are told by. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "stor stora liten små lite medelstor medelstora",
  qualifiers: "rågad rågade struken strukna",
  approximately: "ca cirka ungefär",
  leads: "lite några",
  prepared:
    "hackad hackade hackat finhackad finhackade riven rivet rivna skivad skivade smält tärnad tärnade strimlad strimlade pressad pressade",
  adverbs: "fint grovt",
  takenOf: "saft skal av den det",
  takenNouns: "saft skal",
  either: "eller",
  further: "plus och + &",
  of: "av",
  conjunctions: "och eller",
  optional: ["eventuellt", "ev.", "valfritt"],
  toTaste: ["efter smak"],
  labels: "dessutom servering garnering dekoration",
  alternatives: "eller",
  noAlternatives: "mer",
  manages: "till för eventuellt",
  extras: "extra mer",
  beforeNumbers: "ca cirka ungefär",
};

export const SERVINGS: ServingWords = {
  eaters: "portioner portion personer pers",
  links: "till för ca",
  notCounted: "kcal",
};
