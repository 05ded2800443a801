/** English words for parts of a food that a step speaks of by themselves. Lemmas, lower case. Data only. */
import type { FoodPartWords } from "@/lib/engine/language/pack/food-parts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const ENGLISH_FOOD_PARTS: FoodPartWords = {
  takenFrom: set("juice zest peel seed yolk white green top wedge slice frond leaf stalk stem"),
  plantParts: set("frond leaf stalk stem"),
  inside: {
    parts: set("seed"),
    alone: set("scrape remove discard"),
    withOut: set("scoop take spoon dig pick cut pull"),
  },
  colours: set("white green"),
  twoColoured: set("scallion leek"),
  partNouns: set("part bit"),
  keptParts: set("reserved saved kept left separated whole"),
  takenBy: set("zest juice"),
  neverMade: ["dried-fruit"],
};
