/**
 * What the app itself says to a cook in the engine's words: sentences and labels, never words that are read in a recipe. Data in the folder
 * of each language; today the app speaks English.
 */
import { SAYINGS as EN } from "./en/sayings";
import type { Sayings } from "./pack-steps";

/** What the app says in the language of its screens. */
export const SAYINGS: Sayings = EN;
