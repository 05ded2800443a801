/** The dish's name right above its list, where it could be bought too and was taken for the first line: "Tortilla" over "4 huevos". */
import type { Kinded } from "./claims";
import { contentWords } from "./title";

/** A longer first line describes what is bought. */
const MOST_WORDS = 3;
/** So many measured lines below it make it the one line without an amount. */
const FEWEST_MEASURED = 2;

const isMeasured = ({ shape }: Kinded): boolean => shape.features.includes("amt");

/**
 * The items with a first line that names the dish as a line of its own, no longer a line of the list. It does where nothing stands above it, all
 * lines right below it but the last are measured and it is not, and a blank line is between them or the method never names it: "Butter" right
 * above the rest, that a step melts, is bought. Linear.
 */
export function freeNameOnList(items: Kinded[]): Kinded[] {
  const [first, ...rest] = items;
  if (first?.label !== "I" || first.line.marker !== "none" || isMeasured(first)) return items;
  if (first.shape.words > MOST_WORDS || !/^\p{Lu}[\p{L}\p{M}\s'’-]*$/u.test(first.line.text)) return items;
  const end = rest.findIndex(({ label }) => label !== "I");
  const below = end < 0 ? rest : rest.slice(0, end);
  const unmeasured = below.findIndex((item) => !isMeasured(item));
  const measured = unmeasured < 0 ? below.length : unmeasured;
  if (measured < FEWEST_MEASURED || measured < below.length - 1) return items;
  const own = contentWords(first.line.text);
  const orders = rest.filter(({ label }) => label === "S" || label === "s");
  const isCooked = orders.some(({ line }) => contentWords(line.text).some((word) => own.includes(word)));
  const isApart = (below[0]?.line.gap ?? 0) > 0;
  if (orders.length === 0 || own.length === 0 || (isCooked && !isApart)) return items;
  return [{ ...first, label: "O" }, ...rest];
}
