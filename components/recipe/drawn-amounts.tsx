import { Fragment } from "react";
import { drawnAmounts } from "@/lib/engine/show/drawn-amounts";

const CLASS = {
  fraction: "diagonal-fractions",
  degrees: "after:content-['°'_/_'']",
  together: "whitespace-nowrap",
} as const;

/** A text of the recipe whose "1/2" is drawn as ½ and "180C" as 180°C, and whose degrees and fractions stay with their number; what is heard, copied and searched is as written. */
export function DrawnAmounts({ text }: { text: string }) {
  return drawnAmounts(text).map(({ text, look, whole }, index) => {
    if (look === "plain") return <Fragment key={index}>{text}</Fragment>;
    if (whole === undefined)
      return (
        <span key={index} className={CLASS[look]}>
          {text}
        </span>
      );
    return (
      <span key={index} className={CLASS.together}>
        {whole}
        <span className={CLASS[look]}>{text.slice(whole.length)}</span>
      </span>
    );
  });
}
