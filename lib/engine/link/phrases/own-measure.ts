/** Measures that leave the amount to the cook, where a line has one of its own. */
import { UNIT_FORMS } from "@/lib/engine/language/units";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

/** A measure and "of" stand before the food. */
const MEASURE_REACH = 3;
/** "splash", "pinch". */
const VAGUE: ReadonlySet<string> = new Set(
  UNIT_FORMS.filter(({ unit }) => unit.kind === "vague").map(({ form }) => form),
);

/** "a splash of milk" is the line "splash of milk", and not the one of 500 ml: what leaves the amount to the cook is the line's own. */
export const isOwnMeasure = (words: readonly Word[], { from, portion }: Phrase, line: LineModel): boolean =>
  portion?.kind === "open" &&
  words
    .slice(Math.max(0, from - MEASURE_REACH), from)
    .some(
      ({ form, lemma, start }) => start >= portion.start && VAGUE.has(form) && line.vocabulary.has(lemma),
    );
