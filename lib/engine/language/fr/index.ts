/** French, as far as it is written down. */
import type { PartialPack } from "@/lib/engine/language/pack";
import { COOKING } from "./cooking";
import { CORE } from "./core";
import { FACTS } from "./facts";
import { GLOSS } from "./gloss.data";
import { HEADINGS, FURNITURE, PAGES, TITLES, SHAPES } from "./pages";
import { LINES, SERVINGS, PARTS, STORAGE } from "./lines";
import { LIST_WORK } from "./preparation";

export const FRENCH: PartialPack = {
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
  titles: TITLES,
  parts: PARTS,
  gloss: GLOSS,
  listWork: LIST_WORK,
};
