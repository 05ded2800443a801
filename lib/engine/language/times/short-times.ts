/** The written forms of a minute and a second in all languages, for a pattern: nobody times "2/3 min" or "3/4 min" as a part of one. */
import { PACKS } from "@/lib/engine/language/registry";
import { readForms } from "@/lib/engine/language/units";

export const SHORT_TIMES = PACKS.flatMap(({ durations }) => durations.units)
  .filter(({ minutes }) => minutes <= 1)
  .flatMap(({ forms }) => readForms(forms).map(({ form }) => form))
  .sort((a, b) => b.length - a.length)
  .join("|");
