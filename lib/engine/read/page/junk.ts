/** Words of the page that stand between the words of the recipe: buttons, advertisements, numbering, check boxes. */

import { headingOf } from "@/lib/engine/language/headings";

/** Whole lines that are controls or advertisements, in lower case without end punctuation. */
const CONTROLS = new Set(
  [
    "advertisement",
    "advertisements",
    "ad",
    "ads",
    "sponsored",
    "print",
    "print recipe",
    "pin",
    "pin it",
    "pin recipe",
    "save",
    "save recipe",
    "share",
    "rate",
    "rate recipe",
    "rate this recipe",
    "review",
    "reviews",
    "jump to recipe",
    "jump to video",
    "watch video",
    "play video",
    "video",
    "cook mode",
    "prevent your screen from going dark",
    "cook mode prevent your screen from going dark",
    "keep screen on",
    "keep screen awake",
    "us customary",
    "metric",
    "us",
    "us customary - metric",
    "us customary metric",
    "cup measures",
    "imperial",
    "1x",
    "2x",
    "3x",
    "½x",
    "1/2x",
    "0.5x",
    "scale",
    "double",
    "triple",
    "copy to clipboard",
    "copy ingredients",
    "copy",
    "deselect all",
    "select all",
    "add to shopping list",
    "add all to shopping list",
    "shop ingredients",
    "get ingredients",
    "buy ingredients",
    "powered by chicory",
    "add to cart",
    "add to favorites",
    "add to collection",
    "email",
    "facebook",
    "pinterest",
    "twitter",
    "instagram",
    "close",
    "open",
    "show",
    "hide",
    "show images",
    "hide images",
    "hide photos",
    "show photos",
    "start cooking",
    "step-by-step",
    "step by step",
    "read more",
    "see more",
    "show more",
    "show less",
    "learn more",
    "click here",
    "view",
    "next",
    "previous",
    "back",
    "back to top",
    "edit",
    "or",
    "and",
    "add note",
    "add a note",
    "comments",
    "comment",
    "leave a comment",
    "continue reading",
    "scroll to top",
    "skip to content",
    "skip ad",
    "loading",
    "order now",
    "shop now",
    "buy now",
    "subscribe",
    "sign up",
    "log in",
    "login",
    "mark as complete",
    "mark step as complete",
    "check off",
    "unit",
    "units",
    "amount",
    "quantity",
    "qty",
  ].map((line) => line),
);
const AFFILIATE =
  /\b(?:affiliate (?:links?|commission)|as an amazon associate|this post (?:may contain|contains)|paid link|we may earn|(?:subscribe|sign up) (?:to|for) (?:our|my|the) newsletter)\b/i;
const SOCIAL =
  /^(?:did you make this|have you (?:made|tried) this|tried this recipe|tag (?:me|us)\b|mention @|let (?:me|us) know (?:how|if|what)|leave (?:a|me) (?:a )?(?:comment|rating|review)|follow (?:me|us)\b|tag @)/i;
/** Check boxes, bullets and dashes that lists are drawn with. */
const BULLET = /^(?:[\s•●○◦▪▫■□▢☐☑✓✔✅❏❑➤►▶→·∙*⬜◻◽⁃‣※]+|[-–—](?=\s)|-(?=[A-Za-z½¼¾⅓⅔]))\s*/u;
const STEP_NUMBER =
  /^(?:step\s*(?:#\s*)?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?\s*[:.)\-–—]*\s*|\(?\d{1,2}\)\s*|\d{1,2}\.(?!\d)\s*|\d{1,2}\s*[-–—:]\s+(?=[A-Z]))/i;
const CAPTION = /^(?:photo(?:graph)?s?|image|picture|credit|photo credit|source)\s*(?:by|:|courtesy)/i;

/** The head of a table of ingredients: nothing but names of columns. */
const COLUMN_NAMES =
  /^(?:(?:amount|measure|measurement|qty|quantity|units?|ingredients?|features?|item|items|name|weight|volume|notes?|us|u\.s\.|metric|imperial|preparation|grams|cups)[\s/|,]*)+$/i;

const LONGEST_CONTROL = 90;
const isNotice = (text: string) => AFFILIATE.test(text) || SOCIAL.test(text) || CAPTION.test(text);

const ADVERTISEMENT =
  /^(?:advertisements?|ads?|sponsored(?: content)?|promoted|anzeige|publicité|publicidad|pubblicità)[:.]?$/i;

/** Is the line the label of an advertisement? Such labels stand anywhere, also in the middle of a list. */
export function isAdvertisement(text: string): boolean {
  return ADVERTISEMENT.test(text);
}

/** Is the line a control, an advertisement or an invitation, and nothing of the recipe? */
export function isJunk(text: string): boolean {
  if (text.length > LONGEST_CONTROL) return text.length < 400 && isNotice(text);
  const bare = text
    .toLowerCase()
    .replace(/(?<![\s.:!?…»›])[\s.:!?…»›]+$/, "")
    .replace(/^[\s«‹▢☐•*-]+/, "");
  if (
    bare === "" ||
    ADVERTISEMENT.test(bare) ||
    CONTROLS.has(bare) ||
    (bare.length < 80 && COLUMN_NAMES.test(bare))
  )
    return true;
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  return isNotice(text);
}

/** What programs set between pieces, and leave behind when the last piece is empty; a bar needs no blank before it. */
const SEAMS = new Set([..."|•·–—-"]);

/** Where the separators at the end of `text` begin: after the last word. One walk from the end, however many there are. */
function seamsFrom(text: string): number {
  let end = text.trimEnd().length;
  for (;;) {
    const sign = text.charAt(end - 1);
    const before = text.charAt(end - 2);
    if (!SEAMS.has(sign) || (sign !== "|" && !/\s/.test(before))) return end;
    end -= 1;
    while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1;
  }
}

/** Separators and doubled brackets that are left over where a program joined pieces: "(finely chopped )", "((optional))", "145 °F |". */
export function withoutSeams(text: string): string {
  const bare = text
    .replace(/\({2,}/g, "(")
    .replace(/\){2,}/g, ")")
    .replace(/\( {1,20}/g, "(")
    .replace(/(?<! ) {1,20}([),;])/g, "$1");
  return bare.slice(0, seamsFrom(bare)).trim();
}

/** Removes check boxes and bullets from the start of a line. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, "").trim();
}

/** Removes "Step 1", "1.", "1)" from the start of an instruction; a line that is only that becomes empty. */
export function withoutStepNumber(text: string): string {
  const bare = withoutBullet(text);
  return /^\d{1,2}$/.test(bare) ? "" : bare.replace(STEP_NUMBER, "").trim();
}

/** A section's title as it is handed on: without numbering, bullets and the colon behind; null when nothing is left. */
export function sectionTitle(text: string | undefined): string | null {
  if (!text) return null;
  const bare = withoutStepNumber(text).replace(/(?:(?<!\s)\s+)?[:：]\s*$/, "");
  return bare === "" || isJunk(bare) || headingOf(bare) !== null ? null : bare;
}
