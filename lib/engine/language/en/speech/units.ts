/** Units of measure and of time as English recipes write them, each with what is said for one and for several. */
import { readForms } from "@/lib/engine/language/units";
import { DURATIONS } from "../times";
import { UNITS } from "../units";

/** Signs and words that are other words in running text. */
const NOT_IN_TEXT = new Set(["in", "#", '"']);

type Said = readonly [one: string, many: string];
const SAID = new Map<string, Said>();
for (const { forms, spoken } of UNITS) {
  if (!spoken) continue;
  for (const { form } of readForms(forms)) if (!NOT_IN_TEXT.has(form)) SAID.set(form, spoken);
}
for (const { forms, spoken } of DURATIONS.units) {
  // "5 m" may be metres, "2 s" anything.
  if (spoken) for (const { form } of readForms(forms)) if (form.length > 1) SAID.set(form, spoken);
}

/** As written in a sentence, at its start, and in capitals. Upper case that stands in the data ("T") counts as written. */
const spellings = (form: string): string[] => [
  form,
  form.charAt(0).toUpperCase() + form.slice(1),
  form.toUpperCase(),
];

/** Matches any unit; the longest first, so that "tbsp" is not read as "t". "fl oz" is "fl. oz" and "fl.oz", too. */
export const UNIT = [...SAID.keys()]
  .flatMap(spellings)
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replaceAll(".", "\\.").replaceAll(" ", "(?:\\. ?| )"))
  .join("|");

/** What is said for a unit as it was written. */
export function unitInWords(written: string, isPlural: boolean): string {
  const form = written.replace(/\. ?/g, " ");
  const said = SAID.get(form) ?? SAID.get(form.toLowerCase());
  if (!said) return written;
  return isPlural ? said[1] : said[0];
}
