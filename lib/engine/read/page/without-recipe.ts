/** What a page is in which no recipe was found: each kind has its own sentence for the cook. */
import { ASKS_CONSENT, CONSENT_ANSWER, CONSENT_TALK, LISTS_RECIPES, WALL } from "@/lib/engine/language/pages";
import { linesOf } from "@/lib/engine/read/html/lines";
import { CONSENT_MARKUP, WALL_MARKUP } from "@/lib/engine/read/html/vocabulary.data";
import type { Page } from "./page";

export type NoRecipe = "bot-wall" | "consent" | "list" | "article" | "nothing";

/** Walls are short; a long page that mentions a captcha is a page. */
const WALL_CHARS = 3000;
const MARKUP_CHARS = 200_000;
const LONG = 150;
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
  const prose = text.filter((line) => line.length > LONG).length;
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
const MOSTLY = 0.5;

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
  return about >= MOSTLY * all;
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
