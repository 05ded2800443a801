/**
 * What the app itself says to a cook in the engine's words: sentences and labels, never words that are read in a recipe. Data in the folder
 * of each language that the screens have.
 */
import { SAYINGS as DE } from "./de/sayings";
import { SAYINGS as EN } from "./en/sayings";
import type { Sayings } from "@/lib/engine/language/pack/steps";

const SAYINGS: Readonly<Record<string, Sayings>> = { en: EN, de: DE };

/** What the app says in `language`, that of its screens; in English where it has none of it. */
export const sayingsOf = (language: string): Sayings =>
  (Object.hasOwn(SAYINGS, language) && SAYINGS[language]) || EN;
