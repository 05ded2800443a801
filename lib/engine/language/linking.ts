/** What linking asks of a language: the closed-class words around a food, words for several lines at once, and words for a part of one. */
import { ENGLISH_LINKING } from "./en/linking";
import { PACKS } from "./registry";
import { UNIT_FORMS, type UnitKind } from "./units";
import type { LinkingWords } from "@/lib/engine/language/pack/linking";

type Words = ReadonlySet<string>;

const MEASURING: ReadonlySet<UnitKind> = new Set(["volume", "weight", "container"] as const);
const MEASURES: readonly string[] = UNIT_FORMS.filter(
  ({ form, language, unit }) => language === "en" && MEASURING.has(unit.kind) && !form.includes(" "),
).map(({ form }) => form.toLowerCase());

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
