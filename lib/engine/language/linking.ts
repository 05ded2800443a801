/** The words of linking: those that a language has for it, and the other names that work gives a food. */
import { ENGLISH_LINKING } from "@/lib/engine/language/en/linking";
import type { LinkingWords } from "@/lib/engine/language/pack/linking";
import { PACKS } from "./registry";
import { unitForms, type UnitKind } from "./units";

type Words = ReadonlySet<string>;

const MEASURING: ReadonlySet<UnitKind> = new Set(["volume", "weight", "container"] as const);
const MEASURES: readonly string[] = unitForms()
  .filter(({ form, language, unit }) => language === "en" && MEASURING.has(unit.kind) && !form.includes(" "))
  .map(({ form }) => form.toLowerCase());

const ENGLISH = PACKS.filter(({ code }) => code === "en");

/** Nouns for a part of a whole: "half", "thirds". */
const FRACTIONS: Words = new Set(
  ENGLISH.flatMap(({ numbers: { fractions, parts } }) => Object.keys({ ...fractions, ...parts })),
);

/** The words of the language that instructions are linked in: English, with the grammar words of its neighbours. */
export const LINKING: LinkingWords & { fractions: Words } = {
  ...ENGLISH_LINKING,
  measures: new Set([...ENGLISH_LINKING.measures, ...MEASURES]),
  fractions: FRACTIONS,
};

// Other names that a line's own work gives its food.

/** "toast" of "8 slices baguette, toasted": the names of what the work makes of a food of these classes; `isSaid` tells the line's words. */
export const madeNames = (classes: ReadonlySet<string>, isSaid: (word: string) => boolean): string[][] =>
  LINKING.made
    .filter(({ by, from }) => from.some((kind) => classes.has(kind)) && [...by].some(isSaid))
    .map(({ name }) => name.split(" "));
