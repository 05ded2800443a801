/** The Open Graph picture of a public recipe: what a link shows in a chat. Its title is read at the size of a thumb. */
import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LIGHT as palette } from "../../rules/palette.ts";
import { placeholder } from "./placeholder.mjs";
import { heading } from "./words.mjs";

export const CARD = { width: 1200, height: 630 };
const PICTURE = 470;
const TITLE_CHARS = 140;

const titleSize = (length) => (length <= 28 ? 84 : length <= 55 ? 68 : length <= 90 ? 54 : 44);

export function card({ title, facts, tagline, fonts, appName, picture }) {
  const letters = [...title];
  const shown = letters.length <= TITLE_CHARS ? title : `${letters.slice(0, TITLE_CHARS - 1).join("")}…`;
  const style = { fontFamily: fonts.text, color: palette.ink, backgroundColor: palette.paper };
  return h(
    Document,
    {},
    h(
      Page,
      { size: [CARD.width, CARD.height], style },
      h(View, { style: { height: 14, backgroundColor: palette.accent } }),
      h(
        View,
        { style: { flexDirection: "row", flexGrow: 1, padding: 66, gap: 60, alignItems: "center" } },
        h(
          View,
          {
            style: {
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              height: PICTURE,
              justifyContent: "space-between",
            },
          },
          h(
            View,
            {},
            heading("H1", shown, { fonts }, { fontSize: titleSize(letters.length) }),
            facts !== "" && h(Text, { style: { fontSize: 30, fontWeight: 700, marginTop: 20 } }, facts),
          ),
          h(
            View,
            {},
            h(
              Text,
              { style: { fontFamily: fonts.head, fontWeight: 600, fontSize: 38, color: palette.accent } },
              appName,
            ),
            h(Text, { style: { fontSize: 28, color: palette.muted, marginTop: 6 } }, tagline),
          ),
        ),
        picture
          ? h(Image, {
              src: { data: picture, format: "jpg" },
              style: { width: PICTURE, height: PICTURE, borderRadius: 36, objectFit: "cover" },
            })
          : placeholder({ width: PICTURE, height: PICTURE, radius: 36, drawing: 330 }),
      ),
    ),
  );
}
