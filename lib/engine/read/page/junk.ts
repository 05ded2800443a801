/** Words of the page that stand between the words of the recipe: buttons, advertisements, numbering, check boxes. */

import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { headingOf } from "@/lib/engine/language/headings";
import {
  ADVERTISEMENT,
  COLUMN_NAMES,
  CONTROLS,
  EARNING,
  INVITATION,
  PICTURE_CREDIT,
  STEP_NUMBER,
} from "@/lib/engine/language/pages";

/** Check boxes, bullets and dashes that lists are drawn with. */
const BULLET = new RegExp(
  `^(?:[\\s•●○◦▪▫■□▢☐☑✓✔✅❏❑➤►▶→·∙*⬜◻◽⁃‣※]+|[-–—](?=\\s)|-(?=[A-Za-z${FRACTION_SIGNS}]))\\s*`,
  "u",
);

const LONGEST_CONTROL = 90;
const isNotice = (text: string) => EARNING.test(text) || INVITATION.test(text) || PICTURE_CREDIT.test(text);

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
