/** Swedish: a language added by docs/adding-a-language.md alone. */
import type { PartialPack } from "@/lib/engine/language/pack";
import { CORE } from "./core";
import { GLOSS } from "./gloss.data";
import { HEADINGS, COOKING, FACTS, FURNITURE, PAGES, SHAPES, STORAGE } from "./topics";
import { LIST_WORK } from "./preparation";
import { LINES, SERVINGS } from "./lines";

export const SWEDISH: PartialPack = {
  ...CORE,
  cooking: COOKING,
  shapes: SHAPES,
  lines: LINES,
  servings: SERVINGS,
  storage: STORAGE,
  facts: FACTS,
  pages: PAGES,
  headings: HEADINGS,
  furniture: FURNITURE,
  gloss: GLOSS,
  listWork: LIST_WORK,
};
