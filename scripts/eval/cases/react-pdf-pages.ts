/** Recipes as PDFs by @react-pdf/renderer: wrapped by its own text engine, hyphenated by its own dictionary, pages with heads and feet. */
import { Document, Page, StyleSheet, Text, View, renderToBuffer } from "@react-pdf/renderer";
import { createElement as e, type ReactElement } from "react";
import { amounts, heading, sectionsOf, splitAmount, stepLabel, type Look } from "./look";
import type { CaseRecipe } from "./recipes";

export type ReactPdfLayout = "plain" | "columns" | "table" | "boxed";

export function reactPdf(
  recipe: CaseRecipe,
  layout: ReactPdfLayout,
  look: Look,
  tall: boolean,
): Promise<Buffer> {
  const sheet = StyleSheet.create({
    page: { padding: 44, fontSize: look.sizePx * 0.72, fontFamily: "Times-Roman", lineHeight: look.leading },
    title: { fontSize: look.sizePx * 1.6, marginBottom: 8, fontFamily: "Times-Bold" },
    heading: { fontSize: look.sizePx * 0.95, marginTop: 8, marginBottom: 4, fontFamily: "Times-Bold" },
    row: { flexDirection: "row" },
    side: { width: "34%", paddingRight: 18 },
    main: { flex: 1 },
    amount: { width: 76 },
    box: { border: 1, padding: 10, marginBottom: 8 },
    head: {
      position: "absolute",
      top: 18,
      left: 44,
      right: 44,
      fontSize: 8,
      flexDirection: "row",
      justifyContent: "space-between",
    },
    foot: { position: "absolute", bottom: 18, left: 44, right: 44, fontSize: 8, textAlign: "center" },
    step: { marginBottom: 5, textAlign: look.justify ? "justify" : "left" },
  });
  const mark = look.bullet === "•" ? "• " : "";
  const list = sectionsOf(recipe).flatMap(({ title, lines }) => [
    ...(title ? [e(Text, { style: { fontFamily: "Times-Italic" } }, title)] : []),
    ...lines.map((line) => {
      const [amount, food] = splitAmount(amounts(line, look));
      if (layout !== "table") return e(Text, null, `${mark}${amounts(line, look)}`);
      return e(
        View,
        { style: sheet.row },
        e(Text, { style: sheet.amount }, amount),
        e(Text, { style: sheet.main }, food),
      );
    }),
  ]);
  const steps = recipe.steps.map((step, index) =>
    e(
      Text,
      { style: sheet.step },
      `${stepLabel({ ...look, numbering: look.numbering === "big" ? "dot" : look.numbering }, index)}${amounts(step, look)}`,
    ),
  );
  const ingredients = e(
    View,
    null,
    e(Text, { style: sheet.heading }, heading(look.ingredientsHeading, look)),
    ...list,
  );
  const method = e(
    View,
    null,
    e(Text, { style: sheet.heading }, heading(look.methodHeading, look)),
    ...steps,
  );
  const bodies: Record<ReactPdfLayout, ReactElement[]> = {
    plain: [ingredients, method],
    table: [ingredients, method],
    boxed: [e(View, { style: sheet.box }, ingredients), method],
    columns: [
      e(
        View,
        { style: sheet.row },
        e(View, { style: sheet.side }, ingredients),
        e(View, { style: sheet.main }, method),
      ),
    ],
  };
  const page = e(
    Page,
    { size: tall ? "A4" : [420, 400], style: sheet.page },
    e(
      View,
      { style: sheet.head, fixed: true },
      e(Text, null, look.runningHead),
      e(Text, { render: ({ pageNumber }) => String(pageNumber) }),
    ),
    e(Text, { style: sheet.title }, heading(recipe.title, look)),
    e(Text, null, recipe.intro),
    e(Text, null, recipe.yield),
    ...bodies[layout],
    e(Text, {
      style: sheet.foot,
      fixed: true,
      render: ({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`,
    }),
  );
  return renderToBuffer(e(Document, null, page));
}
