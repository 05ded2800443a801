import { Fragment } from "react";
import { drawnAmounts } from "@/lib/engine/show/drawn-amounts";

const CLASS = {
  fraction: "diagonal-fractions",
  degrees: "after:content-['°'_/_'']",
  together: "whitespace-nowrap",
} as const;

/** A text of the recipe whose "1/2" is drawn as ½ and "180C" as 180°C, and whose degrees stay with their number; what is heard, copied and searched is as written. */
export function DrawnAmounts({ text }: { text: string }) {
  return drawnAmounts(text).map((piece, index) =>
    piece.look === "plain" ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <span key={index} className={CLASS[piece.look]}>
        {piece.text}
      </span>
    ),
  );
}
