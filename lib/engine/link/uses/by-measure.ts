/** "Put the slices in the milk", of "2 slices bread": the only line that is counted so, which nothing names. */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

const unitOf = ({ amounts }: { amounts: { pools: readonly { unit: string | null }[] } }): string =>
  amounts.pools[0]?.unit ?? "";

/** Where an action speaks of "the slices" and of nothing that they are of, or -1. */
function saidAt({ words, phrases }: ReadAction, unit: string): number {
  return words.findIndex(
    ({ lemma }, at) =>
      lemma === unit &&
      LINKING.definite.has(words[at - 1]?.form ?? "") &&
      !LINKING.genitive.has(words[at + 1]?.form ?? "") &&
      !phrases.some(({ from, to }) => from <= at && at < to),
  );
}

/** Takes the lines that are told by what counts them alone. */
export function adoptByMeasure(ledger: Ledger): void {
  for (const line of ledger.unplaced) {
    const unit = unitOf(line);
    if (!LINKING.namingUnits.has(unit)) continue;
    if (ledger.lines.some((other) => other !== line && unitOf(other) === unit)) continue;
    const action = ledger.actions.findIndex((each) => saidAt(each, unit) >= 0);
    // "Slice the apples … arrange the slices": they were cut there.
    const isCut = ledger.actions
      .slice(0, action + 1)
      .some(({ words }) => words.some(({ form }) => form === unit || form === `${unit}d`));
    if (action < 0 || isCut) continue;
    const from = saidAt(ledger.actions[action] as ReadAction, unit);
    ledger.add(action, line, { from, to: from + 1, portion: null, taken: null }, NAMED);
  }
}
