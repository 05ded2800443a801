/** A little of a food that no part of the list has in mind: "a drizzle of oil", "dust with icing sugar". */
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { LINKING } from "@/lib/engine/language/linking";
import { verbBefore } from "@/lib/engine/link/words/context";
import type { Phrase } from "./phrases";
import type { ReadAction } from "./read-action";

/** "Whisk the brine ingredients … brush with a drizzle of oil": what goes on at the end takes none out of the brine. */
const isDash = (action: ReadAction | undefined, { from, portion }: Phrase): boolean =>
  portion?.kind === "open" && !LINKING.definite.has(action?.words[from - 1]?.form ?? "");

/** "Blend the crust ingredients … dust the squares with icing sugar": the crust has its sugar. */
const isDusting = (action: ReadAction | undefined, { from, portion }: Phrase, line: LineModel): boolean =>
  portion === null &&
  line.food !== null &&
  LINKING.dusting.foods.includes(line.food.id) &&
  LINKING.dusting.verbs.has(verbBefore(action?.words ?? [], from) ?? "") &&
  LINKING.withWords.has(action?.words[from - 1]?.form ?? "");

/** What is put on at the end, and is no part of what is mixed as a whole before. */
export const isPutOn = (action: ReadAction | undefined, phrase: Phrase, line: LineModel): boolean =>
  isDash(action, phrase) || isDusting(action, phrase, line);
