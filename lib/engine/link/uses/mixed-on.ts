/** What was added together and is then mixed by its names. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger, Spot } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isDefinite } from "@/lib/engine/link/words/words";

/** "Add 2 tbsp of butter and the sugar. Mix the sugar with the butter": all that is mixed went in right before, and nothing more of it does. */
export function isMixedOn(line: LineModel, spot: Spot, index: number, ledger: Ledger): boolean {
  const action = ledger.actions[index];
  if (action === undefined || spot.portion !== null || spot.taken !== null) return false;
  if (!LINKING.mixing.has(action.words[0]?.form ?? "") || !isDefinite(action.words, spot.from)) return false;
  const wentIn = (number: number | undefined): boolean =>
    number !== undefined && ledger.of(number).at(-1)?.action === index - 1;
  const named = action.phrases.filter(({ passing }) => !passing);
  const others = named.filter(({ options }) => options[0]?.line !== line.index);
  return wentIn(line.index) && others.length > 0 && others.every(({ options }) => wentIn(options[0]?.line));
}
