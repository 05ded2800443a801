/** What work makes of food, under another name: toasted bread is toast, minced beef is mince, and what was mixed is a mixture. Lower case. Data only. */
import type { LinkingWords } from "@/lib/engine/language/pack/linking";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const MADE: LinkingWords["made"] = [
  { by: set("toasted"), from: ["bread"], name: "toast" },
  { by: set("minced"), from: ["meat", "poultry"], name: "mince" },
  { by: set("crushed blitzed crumb crumbs"), from: ["bread", "biscuit"], name: "crumb" },
  { by: set("zest zested rind"), from: ["citrus"], name: "zest" },
  { by: set("juice juiced"), from: ["citrus"], name: "juice" },
  { by: set("beaten whisked mixed wash brushing brush glaze glazing"), from: ["egg"], name: "egg wash" },
];

export const MIXED: Pick<LinkingWords, "stirred" | "mixtures"> = {
  stirred: set("mixture mix slurry paste solution"),
  mixtures: set("sauce marinade dressing glaze paste rub filling topping mixture mix dip batter dough"),
};
