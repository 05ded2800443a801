/** Whose recipe it is, as a title says it behind the dish's name: "from the kitchen of: Ida Moss", "(from Aunt Verna)". */
import { titlePattern } from "@/lib/engine/language/pages";

const OWNER = new RegExp(`\\s{1,3}(?:${titlePattern((words) => words.owners)})\\s{0,2}:.*$`, "iu");
/** "(from Aunt Verna)", "(by Ida Moss)" */
const OWNER_IN_BRACKETS = new RegExp(
  `\\s{0,3}\\((?:${titlePattern((words) => words.owners)})\\s(?=\\p{Lu})[^()]{2,60}\\)$`,
  "u",
);
const OWNER_PHRASE = new RegExp(`\\s{1,3}(?:${titlePattern((words) => words.ownerPhrases)})\\s.*$`, "iu");
/** "From the kitchen of: Aunt Verna", alone in a line. */
const OWNED = new RegExp(`^(?:${titlePattern((words) => words.ownerPhrases)})(?!\\p{L})`, "iu");

/** True for a line that only says whose recipe it is. */
export const namesOwner = (text: string): boolean => OWNED.test(text);

/** A title without whose recipe it is. */
export const withoutOwner = (title: string): string =>
  title.replace(OWNER_IN_BRACKETS, "").replace(OWNER, "").replace(OWNER_PHRASE, "");
