/** Headings of one word between numbered steps, which nothing marks: "Sauce", "La pâte", "Cottura". */
import type { Kinded } from "./claims";

/** "Sauce", "La pâte", "De vulling": a name with its article at most. */
const NAME = /^(?:\p{Lu}[\p{L}’']{0,2}[\s’'])?\p{L}[\p{L}-]{2,24}$/u;
const CAPITAL = /^\p{Lu}/u;

const isNumbered = (item: Kinded | undefined): boolean =>
  item?.label === "S" && (item.line.marker === "number" || item.line.marker === "step");

/** The line before has ended: it is no step that goes on behind its line end. */
const hasEnded = (item: Kinded | undefined): boolean =>
  item === undefined || item.shape.heading !== null || /[.!?)]$/.test(item.line.text);

/** "1. Soak the bread:", a few words. */
const LABEL = /^[^.:;!?]{3,60}\s?:$/u;
/** So many of them head the steps of a method. */
const FEWEST_LABELS = 2;

/** The numbered lines of a method that all name the work which the lines below them tell: "1. Soak the bread:", "2. Make the mixture:". */
function numberedLabels(items: readonly Kinded[]): ReadonlySet<Kinded> {
  const hasNumber = ({ label, line }: Kinded): boolean =>
    label !== "I" && (line.marker === "number" || line.marker === "step");
  const numbered = items.filter(hasNumber);
  const isTold = (item: Kinded | undefined): boolean =>
    (item?.label === "S" || item?.label === "s") && !isNumbered(item);
  const labels = items.filter(
    (item, at) => hasNumber(item) && LABEL.test(item.line.text) && isTold(items[at + 1]),
  );
  return new Set(labels.length >= FEWEST_LABELS && labels.length === numbered.length ? labels : []);
}

/** A name alone between steps that are numbered, or above the first of them, heads those below it. */
export function freeStepHeadings(items: readonly Kinded[]): Kinded[] {
  const labels = numberedLabels(items);
  return items.map((item, at) => {
    if (labels.has(item)) return { ...item, label: "O" as const };
    const { line, label, shape } = item;
    const isName =
      (label === "S" || label === "s") &&
      line.marker === "none" &&
      shape.heading === null &&
      CAPITAL.test(line.text) &&
      NAME.test(line.text);
    // "Modo de preparo – Bolo" below a list is no more of it.
    const headsMethod =
      label === "I" && line.marker === "none" && shape.heading === "steps" && isNumbered(items[at + 1]);
    return headsMethod || (isName && isNumbered(items[at + 1]) && hasEnded(items[at - 1]))
      ? { ...item, label: "O" as const }
      : item;
  });
}
