/** What is left of lines of which an action before took a part, where words for several lines take the rest: "everything else", "the dough ingredients". */
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { COLLECTIVE, type Ledger, type Use } from "@/lib/engine/link/choose/ledger";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";

const REST: Portion = { kind: "rest", fraction: null, amount: null, start: -1 };

/** How much went in of the line is said in figures. */
export const isStatedPart = ({ index }: LineModel, ledger: Ledger): boolean =>
  ledger.of(index).every(({ portion }) => portion?.kind === "part" && portion.amount !== null);

/** What is left of those of `lines` of which a part was used and nothing says where the rest goes; `found` go in by other words. */
export function useLeftOfParted(
  index: number,
  found: readonly LineModel[],
  choices: ReadonlyMap<Phrase, Choice>,
  lines: readonly LineModel[],
  ledger: Ledger,
  places: Places,
): void {
  for (const line of lines) {
    const spending = ledger.of(line.index).filter(({ aside, readied }) => !aside && !readied);
    // "Mix with a little sugar … add everything else": of what is measured, and is no oil to fry in.
    const isSome = line.amounts.pools.length > 0 && !line.food?.classes.has("oil");
    const isParted = ({ portion }: Use) => portion?.kind === "part" || (isSome && portion?.kind === "open");
    const parted = spending.length > 0 && spending.every(isParted);
    if (parted && !found.includes(line) && !places.isNamedFrom(index, line, -1, choices))
      ledger.add(index, line, { from: -1, to: -1, portion: REST, taken: null }, COLLECTIVE);
  }
}
