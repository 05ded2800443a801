/** What a bare number of pieces counts: the title's own noun. */
import { singular } from "@/lib/engine/language/food/singular";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { titlePattern } from "@/lib/engine/language/pages";

const NUMBER_ALONE = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?$/;
const HEAD_ENDS = new RegExp(`[,(&+:–—]|\\s(?:${titlePattern((words) => words.headEnds)})(?!\\p{L})`, "iu");

/**
 * "24" of "Chocolate Truffles" is "24 truffles", "36" of "Empanadas mendocinas" "36 empanadas"; unchanged where it says what it counts, or the title
 * names no plural.
 */
export function yieldOf(stated: string, title: string | null, languageIn: () => string): string {
  // "[… makes 8 rolls]"
  const makes = stated.replace(/^([^()[\]]+)[)\]]$/, "$1");
  if (title === null || !NUMBER_ALONE.test(makes)) return makes;
  const words = (title.split(HEAD_ENDS)[0] ?? "").trim().toLowerCase().split(/\s+/);
  const language = languageIn();
  const isFirst = LANGUAGES.some(({ code, parts }) => code === language && parts?.nounFirst === true);
  const noun = words.at(isFirst ? 0 : -1) ?? "";
  const isPlural =
    /^\p{L}{4,}$/u.test(noun) && ((/[^s]s$/.test(noun) && singular(noun) !== noun) || /[^l]i$/.test(noun));
  return isPlural ? `${makes} ${noun}` : makes;
}
