/** English, whole. What a browser needs of it alone is in `core.ts`. */
import type { LanguagePack } from "@/lib/engine/language/pack";
import { CHECKING } from "./receipt";
import { COLLECTIVES, ANIMAL, PANTRY, PRODUCE } from "./foods.data";
import { COOK_MODE } from "./cook-mode";
import { COOKING, ENGLISH_CUTTING } from "./cooking";
import { CORE } from "./core";
import { FACTS } from "./facts";
import { HEADINGS, FURNITURE, PAGES, TITLES, SHAPES } from "./pages";
import { LINES, SERVINGS, PARTS, STORAGE } from "./lines";
import { ENGLISH_LINKING } from "./linking";
import { LIST_WORK, READYING } from "./preparation";
import { SAYINGS } from "./sayings";
import { SPEAKER } from "./speech";

export const ENGLISH: LanguagePack = {
  ...CORE,
  cooking: COOKING,
  shapes: SHAPES,
  lines: LINES,
  servings: SERVINGS,
  storage: STORAGE,
  foods: [...ANIMAL, ...PANTRY, ...PRODUCE],
  cookMode: COOK_MODE,
  parts: PARTS,
  titles: TITLES,
  facts: FACTS,
  pages: PAGES,
  headings: HEADINGS,
  collectives: COLLECTIVES,
  furniture: FURNITURE,
  cutting: ENGLISH_CUTTING,
  linking: ENGLISH_LINKING,
  preparation: { readying: READYING, listWork: LIST_WORK },
  checking: CHECKING,
  speaker: SPEAKER,
  sayings: SAYINGS,
};
