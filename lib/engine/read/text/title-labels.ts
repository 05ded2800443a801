/** What a title holds beside the dish's name: the heading of its list, and whose recipe it is. */
import { headingOf } from "@/lib/engine/language/headings";
import { titlePattern } from "@/lib/engine/language/pages";

// A title in one line with the heading of its list: "Baked pasta: the ingredients".

const NAME_AND_HEADING = /^([^:]{4,80}): ([^:.!?]{4,30}):?$/u;
/** "the", "gli": a short word before the heading's own. */
const ARTICLE = /^\p{L}{1,3}\s/u;

/** The dish alone, where the line heads a list or a method too. */
export function withoutHeading(text: string): string {
  const [, name, heading = ""] = NAME_AND_HEADING.exec(text) ?? [];
  if (name === undefined) return text;
  const kind = headingOf(heading) ?? headingOf(heading.replace(ARTICLE, ""));
  return kind === "ingredients" || kind === "steps" ? name : text;
}

// Whose recipe it is, as a title says it behind the dish's name: "from the kitchen of: Ida Moss", "(from Aunt Verna)".

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
