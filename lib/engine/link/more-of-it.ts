/** Mentions of a line of which something went in before, or which another part of the recipe wants. */
import { LINKING } from "@/lib/engine/language/linking";
import { verbBefore } from "./context";
import type { Use } from "./ledger";
import type { LineModel } from "./line-names";
import type { Phrase } from "./phrases";
import type { Places } from "./places";
import type { Portion } from "./portion";
import type { ReadAction } from "./read-action";
import type { Word } from "./words";

/** "Taste and add more sugar if it needs it": a little more, whatever went in before. */
export const isAtWill = ({ kind, amount, fraction }: Portion, { words }: ReadAction): boolean =>
  kind === "more" &&
  amount === null &&
  fraction === null &&
  words.some(({ form }) => LINKING.ifWords.has(form));

/** "Zest the lemon … stuff with the lemon", "the oil from the tuna … add the tuna": what was taken left the food itself. */
export const isLeftOfIt = (spending: readonly Use[]): boolean =>
  spending.length > 0 && spending.every(({ taken }) => taken !== null && LINKING.leavesFood.has(taken));

/** "Season with salt" while the filling cooks is a cook's own salt, and not the teaspoon that the pastry needs. */
export const isOthersSalt = (
  index: number,
  line: LineModel,
  { from, portion }: Phrase,
  words: readonly Word[],
  places: Places,
): boolean =>
  portion === null &&
  !line.open &&
  line.amounts.pools.length > 0 &&
  LINKING.seasoning.has(verbBefore(words, from) ?? "") &&
  line.names.every(({ head }) => LINKING.seasonings.has(head)) &&
  places.isWantedElsewhere(index, line);

/** "Season", "bring to taste": what goes in now is told by the tongue. */
export const isSeasoned = (words: readonly Word[]): boolean =>
  words.some(({ form }) => LINKING.seasoning.has(form));
