/** What stands beside a recipe's own words, in its language; the app's buttons and menus stay English. */
import { LABELS as DE } from "./de/labels";
import { LABELS as EN } from "./en/labels";
import { LABELS as ES } from "./es/labels";
import { LABELS as FR } from "./fr/labels";
import { LABELS as IT } from "./it/labels";
import { LABELS as NL } from "./nl/labels";
import { LABELS as PT } from "./pt/labels";
import { LABELS as SV } from "./sv/labels";
import type { RecipeLabels } from "@/lib/engine/language/pack/labels";

const LABELS: Readonly<Record<string, RecipeLabels>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  nl: NL,
  pt: PT,
  sv: SV,
};

/** The labels of an ISO 639-1 code; English where no pack has them. */
export const labelsOf = (language: string): RecipeLabels => LABELS[language] ?? EN;

/** A label with what goes into it, in the order of its places: "of 3 tbsp", "Step 2 of 9". */
export const labelWith = (label: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((text, value) => text.replace(/\{[a-z]+\}/, () => String(value)), label);
