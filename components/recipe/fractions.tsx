import { Fragment } from "react";
import { drawnFractions } from "@/lib/engine/show/drawn-fractions";

/** A text of the recipe whose "1/2" is drawn as ½; what is read aloud, copied and searched stays as it is written. */
export function Fractions({ text }: { text: string }) {
  return drawnFractions(text).map((piece, index) =>
    piece.isFraction ? (
      <span key={index} className="diagonal-fractions">
        {piece.text}
      </span>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
