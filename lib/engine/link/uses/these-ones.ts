/** Words for several lines that mean what is in the bowl already: "mix these ingredients", "knead the ingredients" right behind their names. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import type { Collective } from "@/lib/engine/link/words/collective";
import { isAdded } from "@/lib/engine/link/words/context";
import { speaksOfPan } from "./says";

/** Actions before the words that name what they mean. */
const NEAR = 4;
/** So many lines that one paragraph puts in are "the ingredients" of its next order. */
const SEVERAL = 3;

/** How many lines the actions `[from, to)` put in by their names. */
function putIn(ledger: Ledger, from: number, to: number): number {
  let count = 0;
  for (let at = ledger.uses.length - 1; at >= 0; at -= 1) {
    const use = ledger.uses[at];
    if (use === undefined || use.action < from) break;
    if (use.action >= to || use.readied || use.aside || use.start < 0) continue;
    const words = ledger.actions[use.action]?.words ?? [];
    if (
      isAdded(
        words,
        words.findIndex(({ end }) => end > use.start),
      )
    )
      count += 1;
  }
  return count;
}

/** "Add flour, sugar and salt. Knead the ingredients" takes nothing of what is left on the list; nor do "these ingredients". */
function speaksOfThese(index: number, { from, to, kind, bare }: Collective, ledger: Ledger): boolean {
  const words = ledger.actions[index]?.words ?? [];
  const isPlain = kind === "all" || kind === "section";
  if (!isPlain || !LINKING.plainIngredients.has(words[to - 1]?.lemma ?? "")) return false;
  if (words.slice(Math.max(0, from - 1), to).some(({ form }) => LINKING.theseOnes.has(form)))
    return putIn(ledger, index - NEAR, index) > 0;
  if (kind !== "all" || bare !== true) return false;
  const instruction = ledger.actions[index]?.instruction;
  let first = index;
  while (first > Math.max(0, index - NEAR) && ledger.actions[first - 1]?.instruction === instruction)
    first -= 1;
  return putIn(ledger, first, index) >= SEVERAL;
}

/** What the words mean is in the pan or the bowl already. */
export const isInAlready = (index: number, collective: Collective, ledger: Ledger): boolean =>
  speaksOfPan(index, collective, ledger) || speaksOfThese(index, collective, ledger);
