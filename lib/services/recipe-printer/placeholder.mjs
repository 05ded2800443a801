/** The quiet drawing that stands where a recipe has no picture: the bowl of the screens (components/recipe/recipe-picture.tsx). */
import { Path, Svg, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { LIGHT as palette } from "../../rules/palette.ts";

const STROKES = [
  "M34 84h92",
  "M62 70c-5-7 5-11 0-19M80 70c-5-7 5-11 0-19M98 70c-5-7 5-11 0-19",
  "M64 132h32",
];

export function placeholder({ width, height, marginBottom, radius = 12, drawing = 110 }) {
  const stroke = {
    stroke: palette.accent,
    strokeWidth: 2.2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  };
  return h(
    View,
    {
      style: {
        width,
        height,
        marginBottom,
        borderRadius: radius,
        backgroundColor: palette["accent-soft"],
        alignItems: "center",
        justifyContent: "center",
      },
    },
    h(
      Svg,
      { viewBox: "0 0 160 160", style: { width: drawing, height: drawing } },
      h(Path, { d: "M42 84h76c0 24-16 40-38 40S42 108 42 84z", fill: palette.card, ...stroke }),
      ...STROKES.map((d) => h(Path, { key: d, d, fill: "none", ...stroke })),
    ),
  );
}
