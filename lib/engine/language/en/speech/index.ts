/** How English is read aloud. */
import type { Speaker } from "@/lib/engine/language/pack";
import { inWords } from "./words";

export const SPEAKER: Speaker = {
  say: inWords,
  abbreviations: "approx min mins hr hrs tbsp tsp oz lb no e.g i.e vs ca",
  breathsBefore: "and then until while but",
};
