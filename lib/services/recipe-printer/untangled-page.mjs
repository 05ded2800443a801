/** The before and after of a recipe, to share: its original as the block of text it was, and the steps that came of it. */
import { Document, Page, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LIGHT as palette } from "../../rules/palette.ts";
import { heading, words } from "./words.mjs";

/** As tall as the tallest picture that is shown whole in a feed. */
export const PICTURE_SIZE = { width: 1080, height: 1350 };
const MARGIN = 64;
const BAND = 14;
const TITLE_CHARS = 60;

const label = (text) => h(Text, { style: { fontSize: 24, fontWeight: 700, color: palette.muted } }, text);

export function untangledPage({ title, headline, before, after, names, tagline, fonts, appName }) {
  const letters = [...title];
  const shown = letters.length <= TITLE_CHARS ? title : `${letters.slice(0, TITLE_CHARS - 1).join("")}…`;
  return h(
    Document,
    {},
    h(
      Page,
      {
        size: [PICTURE_SIZE.width, PICTURE_SIZE.height],
        wrap: false,
        style: { fontFamily: fonts.text, color: palette.ink, backgroundColor: palette.paper },
      },
      h(View, { style: { height: BAND, backgroundColor: palette.accent } }),
      h(
        View,
        {
          style: {
            height: PICTURE_SIZE.height - BAND,
            padding: MARGIN,
            paddingTop: 48,
            paddingBottom: 44,
            gap: 24,
          },
        },
        h(
          View,
          { style: { gap: 6 } },
          heading("H1", headline, { fonts }, { fontSize: headline.length > 36 ? 48 : 54 }),
          h(Text, { style: { fontSize: 30, fontWeight: 700, color: palette.muted } }, shown),
        ),
        label(names.before),
        h(
          View,
          {
            style: {
              height: 330,
              marginTop: -14,
              padding: 26,
              overflow: "hidden",
              borderRadius: 24,
              backgroundColor: palette["paper-deep"],
            },
          },
          words("P", before, { fontSize: 20, color: palette.muted }),
        ),
        label(names.after),
        h(
          View,
          { style: { flexGrow: 1, flexShrink: 1, marginTop: -14, gap: 13, overflow: "hidden" } },
          ...after.map(({ step, text }) =>
            h(
              View,
              { style: { flexDirection: "row", gap: 18 } },
              h(
                Text,
                {
                  style: {
                    width: 44,
                    fontFamily: fonts.head,
                    fontWeight: 600,
                    fontSize: 26,
                    color: palette.accent,
                    textAlign: "right",
                  },
                },
                String(step),
              ),
              h(
                View,
                { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
                words("P", text, { fontSize: 26 }),
              ),
            ),
          ),
          names.more !== null &&
            h(Text, { style: { fontSize: 24, marginLeft: 62, color: palette.muted } }, names.more),
        ),
        h(
          View,
          { style: { flexDirection: "row", alignItems: "baseline", gap: 20 } },
          h(
            Text,
            { style: { fontFamily: fonts.head, fontWeight: 600, fontSize: 34, color: palette.accent } },
            appName,
          ),
          h(Text, { style: { fontSize: 24, color: palette.muted } }, tagline),
        ),
      ),
    ),
  );
}
