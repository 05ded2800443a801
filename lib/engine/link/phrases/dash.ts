/** A little of a food that is said without an article: "a drizzle of oil". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Phrase } from "./phrases";
import type { ReadAction } from "./read-action";

/** "Whisk the brine ingredients … brush with a drizzle of oil": what goes on at the end takes none out of the brine. */
export const isDash = (action: ReadAction | undefined, { from, portion }: Phrase): boolean =>
  portion?.kind === "open" && !LINKING.definite.has(action?.words[from - 1]?.form ?? "");
