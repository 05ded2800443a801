/** Pages in a language that has no words here: read by their markup alone. */
import { languageOf } from "@/lib/engine/language/detect";
import { LANGUAGES } from "@/lib/engine/language/packs";
import type { Page } from "./page";

/** So many lines tell a page's language. */
const MOST_TOLD = 200;
/** What a text is taken for where nothing tells its language. */
const ENGLISH = languageOf("");

const OTHER_WORDS = new WeakMap<Page, boolean>();

/** No language of the page has words here: neither the one that it says it is in, nor the one that its text is in. */
export function isInOtherWords(page: Page): boolean {
  const known = OTHER_WORDS.get(page) ?? readsOtherWords(page);
  OTHER_WORDS.set(page, known);
  return known;
}

function readsOtherWords(page: Page): boolean {
  const told = page.meta.language?.slice(0, 2).toLowerCase() ?? null;
  const read = languageOf(
    page.lines
      .slice(0, MOST_TOLD)
      .map(({ text }) => text)
      .join("\n"),
  );
  const isKnown = (code: string): boolean => LANGUAGES.some((pack) => pack.code === code);
  return !isKnown(read) || (told !== null && !isKnown(told) && read === ENGLISH);
}
