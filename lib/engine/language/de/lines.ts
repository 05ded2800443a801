/** German words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: `
    große großer großes großen kleine kleiner kleines kleinen mittelgroße mittelgroßer mittlere
  `,
  qualifiers: "gestr geh gehäuft gehäufter gestrichen gestrichene gestrichener gehäufte",
  approximately: "ungefähr etwa ca",
  leads: "etwas ein-paar",
  prepared: `
    gehackt gehackte gehackter gehacktes gerieben geriebene geriebener gewürfelt gewürfelte geschält geschälte
  `,
  afterName: "wenn zum zur für nach",
  adverbs: "fein grob",
  takenOf: "saft schale abrieb und von vom der des einer",
  takenNouns: "saft schale abrieb",
  either: "oder",
  further: "plus und + &",
  of: "von",
  conjunctions: "und oder",
  optional: ["nach belieben"],
  toTaste: ["nach geschmack"],
  labels:
    "außerdem zusätzlich ferner deko dekoration garnitur garnieren dekorieren bestreuen servieren anrichten bestäuben bestreichen verzieren einfetten form optional topping dazu",
  alternatives: "oder",
  noAlternatives: "mehr nach",
  manages: "geteilt zum zur für nach optional etwa ca",
  extras: "mehr",
  beforeNumbers: "ca etwa à je jeweils",
};

/** German words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "portionen personen person",
  links: "ca für",
  notCounted: "",
};
