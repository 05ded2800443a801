/** Texts of the printed sheets: in our typefaces, in their own direction, with a part for screen readers, broken as a cook reads. */
import { Text } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LONGEST_WORD } from "./fonts.mjs";
import { LIGHT as palette } from "../../rules/palette.ts";

/** What a text is to a screen reader (paint-pdf.mjs). */
export const tag = (role, more) => ({ role, ...more });

/** The first letter that has a direction decides, as `dir="auto"` does on a page. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text) => RIGHT_TO_LEFT.test(text);

/** Given to each text and not to the page: react-pdf multiplies an inherited one again for what it draws on every page. */
const LINE_HEIGHT = 1.4;
/** react-pdf would set a hyphen wherever bold begins or ends: only a word that is longer than a line may be cut. */
const NEVER = 10_000;
const CUT_RELUCTANTLY = 600;

const hasLongWord = (text) => text.split(/\s/).some((word) => word.length > LONGEST_WORD);

/** Running text. `content` is what is shown when it is more than `text` (marks of ingredients). */
export function words(role, text, { fontSize, ...style }, content = [text]) {
  return h(
    Text,
    {
      ...(role && { tag: tag(role) }),
      orphans: 2,
      widows: 2,
      hyphenationPenalty: hasLongWord(text) ? CUT_RELUCTANTLY : NEVER,
      style: {
        fontSize,
        lineHeight: LINE_HEIGHT,
        ...(isRightToLeft(text) && { direction: "rtl", textAlign: "right" }),
        ...style,
      },
    },
    ...content,
  );
}

/** A heading, never alone at the foot of a page. */
export function heading(role, text, { fonts }, style) {
  return h(
    Text,
    {
      tag: tag(role),
      minPresenceAhead: 70,
      hyphenationPenalty: hasLongWord(text) ? CUT_RELUCTANTLY : NEVER,
      style: {
        fontFamily: fonts.head,
        fontWeight: 600,
        lineHeight: 1.16,
        ...(isRightToLeft(text) && { direction: "rtl", textAlign: "right" }),
        ...style,
      },
    },
    text,
  );
}

/** An instruction's marks: an ingredient is bold and on butter, so that it is never told by colour alone. */
export function marked({ kind, text }) {
  if (kind === "text") return text;
  const style = { fontWeight: 700 };
  if (kind === "bold") return h(Text, { style }, text);
  return h(
    Text,
    { style: { ...style, backgroundColor: palette.butter, color: palette["butter-ink"] } },
    text,
  );
}
