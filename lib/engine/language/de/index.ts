/** German, as far as it is written down. */
import type { PartialPack } from "@/lib/engine/language/pack";
import { CORE } from "./core";
import { FACTS } from "./facts";
import { LINES } from "./lines";
import { SERVINGS } from "./servings";
import { STORAGE } from "./storage";

export const GERMAN: PartialPack = {
  ...CORE,
  lines: LINES,
  servings: SERVINGS,
  storage: STORAGE,
  facts: FACTS,
};
