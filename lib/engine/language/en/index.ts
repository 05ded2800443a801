/** English, whole. What a browser needs of it alone is in `core.ts`. */
import type { LanguagePack } from "@/lib/engine/language/pack";
import { CHECKING } from "./checking";
import { COLLECTIVES } from "./collectives";
import { COOK_MODE } from "./cook-mode";
import { COOKING } from "./cooking";
import { CORE } from "./core";
import { ENGLISH_CUTTING } from "./cutting";
import { FACTS } from "./facts";
import { HEADINGS } from "./headings";
import { ANIMAL } from "./foods-animal";
import { PANTRY } from "./foods-pantry";
import { PRODUCE } from "./foods-produce";
import { FURNITURE, PAGES, TITLES } from "./pages";
import { LINES, SERVINGS } from "./lines";
import { ENGLISH_LINKING } from "./linking";
import { PARTS } from "./parts";
import { LIST_WORK, READYING } from "./preparation";
import { SAYINGS } from "./sayings";
import { SHAPES } from "./shapes";
import { SPEAKER } from "./speech";
import { STORAGE } from "./storage";

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
