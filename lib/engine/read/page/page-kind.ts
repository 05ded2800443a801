/** What kind of page it is: one in a language that has no words here, or one in which no recipe was found. */
import { commonWordsIn, languageOf } from "@/lib/engine/language/detect";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { ASKS_CONSENT, CONSENT_ANSWER, CONSENT_TALK, LISTS_RECIPES, WALL } from "@/lib/engine/language/pages";
import { linesOf } from "@/lib/engine/read/html/lines";
import { CONSENT_MARKUP, WALL_MARKUP } from "@/lib/engine/read/html/vocabulary.data";
import type { Page } from "./page";

// Pages in a language that has no words here: read by their markup alone.

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

// What a page is in which no recipe was found: each kind has its own sentence for the cook.

export type NoRecipe = "bot-wall" | "consent" | "list" | "article" | "nothing";

/** Walls are short; a long page that mentions a captcha is a page. */
const WALL_CHARS = 3000;
const MARKUP_CHARS = 200_000;
const LONG_LINE = 150;
const MANY_LINKS = 12;

/** Tells the kind by the page's title, its lines and the types of its data. Linear. */
export function kindWithoutRecipe(page: Page, types: ReadonlySet<string>): NoRecipe {
  const text = page.lines.map((line) => line.text);
  const chars = text.reduce((sum, line) => sum + line.length, 0);
  const head = `${page.meta.documentTitle ?? ""}\n${text.slice(0, 60).join("\n")}`;
  const markup = page.html.slice(0, MARKUP_CHARS);
  if (chars < WALL_CHARS && (WALL.test(head) || WALL_MARKUP.test(markup))) return "bot-wall";
  const recipeLinks = page.lines.filter(
    (line) => line.linked > 0.9 && line.text.length > 8 && line.text.length < 120,
  ).length;
  const prose = text.filter((line) => line.length > LONG_LINE).length;
  if (
    types.has("itemlist") ||
    types.has("collectionpage") ||
    (recipeLinks >= MANY_LINKS && recipeLinks > prose * 3 && LISTS_RECIPES.test(head))
  )
    return "list";
  if (recipeLinks < MANY_LINKS && asksConsent(page, head, markup)) return "consent";
  if (prose >= 3 || chars > 1500) return "article";
  return chars > 200 && recipeLinks >= MANY_LINKS ? "list" : "nothing";
}

const LONGEST_ANSWER = 40;
const MAX_BUTTONS = 200;
/** A line of so many characters says something; shorter ones are names, links and labels. */
const SAYS_SOMETHING = 60;
/** Share of what the page says that is about the question: an article beside a banner says more of its own. */
const MOSTLY_CONSENT = 0.5;

/** Does the page show a question about cookies in place of its own words? It asks, offers an answer, and speaks of little else. */
function asksConsent(page: Page, head: string, markup: string): boolean {
  if (!ASKS_CONSENT.test(head) && !CONSENT_MARKUP.test(markup)) return false;
  if (!buttonsOf(page).some((label) => CONSENT_ANSWER.test(label))) return false;
  let about = 0;
  let all = 0;
  for (const { text } of page.lines) {
    if (text.length < SAYS_SOMETHING) continue;
    all += text.length;
    if (CONSENT_TALK.test(text)) about += text.length;
  }
  return about >= MOSTLY_CONSENT * all;
}

/** The labels of the page's buttons, and of the links that stand on lines of their own. */
function buttonsOf({ doc, lines }: Page): string[] {
  const labels = lines
    .filter(({ control, linked, text }) => (control || linked > 0.9) && text.length <= LONGEST_ANSWER)
    .map(({ text }) => text);
  for (let node = 0; node < doc.size && labels.length < MAX_BUTTONS; node++)
    if (doc.tag[node] === "button" && doc.end[node]! - node < 20) {
      const [line] = linesOf(doc, node);
      if (line && line.text.length <= LONGEST_ANSWER) labels.push(line.text);
    }
  return labels;
}
