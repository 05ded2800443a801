/** Words that name another food than the line they stand in: "chicken" of "chicken broth", "almonds" of ground almonds. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";

/** The words alone are another food than the line: "chicken" of "chicken broth". "Parmesan" of "Parmesan cheese" is not. */
export function isOtherFood(solid: readonly string[], line: LineModel): boolean {
  if (!line.names.some((name) => LINKING.extracts.has(name.head))) return false;
  const food = foodOfWords(solid);
  return food !== null
    ? food !== line.food && line.food !== null
    : solid.length === 1 && (line.names[0]?.words.length ?? 0) > 2;
}

/** "The almonds" rather are flaked than ground ones: so much worse the ground ones fit. */
const MILLED = 1.2;

/** How much worse a line that is milled fits words for the whole nut. */
export function milled(solid: readonly string[], { food }: LineModel): number {
  const named = food?.classes.has("nut") ? foodOfWords(solid) : null;
  return named !== null && named !== food ? MILLED : 0;
}
