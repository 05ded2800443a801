/** Pages in a language that has no words here: read by their markup alone. */
import { commonWordsIn, languageOf } from "@/lib/engine/language/detect";
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

/** Share of the commonest words in a text of their language: three of ten; in another language that has some of them by chance, one of ten. */
const OF_LANGUAGE = 0.14;
/** The words of two languages side by side are alike, those of English and another are not. */
const ENGLISH_ALIKE = 0.2;
/** What is not read as another language is taken for English, and pages of menus alone have few words of talk. */
const OF_ENGLISH = 0.05;
/** Fewer words tell nothing of their share. */
const FEWEST = 60;

function readsOtherWords(page: Page): boolean {
  const told = page.meta.language?.slice(0, 2).toLowerCase() ?? null;
  const text = page.lines
    .slice(0, MOST_TOLD)
    .map((line) => line.text)
    .join("\n");
  const read = languageOf(text);
  const isKnown = (code: string): boolean => LANGUAGES.some((pack) => pack.code === code);
  if (!isKnown(read)) return true;
  const isToldOther = told !== null && !isKnown(told);
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const share = commonWordsIn(text, read) / Math.max(words, 1);
  // Catalan is told apart from Spanish by what the page says of itself; a template that says "ca" on an English page is not believed.
  if (isToldOther) return read !== ENGLISH || share < ENGLISH_ALIKE;
  return words >= FEWEST && share < (read === ENGLISH ? OF_ENGLISH : OF_LANGUAGE);
}
