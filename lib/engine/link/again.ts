/** What was made ready goes in by a pronoun: "Soak the beans overnight. Drain them." */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger } from "./ledger";
import type { ReadAction } from "./read-action";

/** Actions back in which the food was made ready: "Leave for 10 minutes" may stand between. */
const NEAR = 4;

/** Where the action's verb is followed by a word for what was worked on before; -1 where it is not. */
const pronounAt = ({ words }: ReadAction): number =>
  LINKING.objectPronouns.has(words[1]?.form ?? "") ? 1 : -1;

/** Notes the use of the line that action `index`, the first behind the preparation, takes up without its name. */
export function readAgain(index: number, ledger: Ledger): void {
  const { actions, uses } = ledger;
  const action = actions[index];
  if (action === undefined || action.preparation || actions[index - 1]?.preparation !== true) return;
  const at = pronounAt(action);
  if (at < 0) return;
  for (let back = index - 1; back >= Math.max(0, index - NEAR); back -= 1) {
    const before = actions[back];
    if (before?.preparation !== true) return;
    // "Sprinkle them with salt" is done to what stands further back.
    if (pronounAt(before) >= 0) continue;
    const [use] = uses
      .filter((each) => each.action === back && each.start >= 0)
      .sort((a, b) => a.start - b.start);
    const line = use === undefined ? undefined : ledger.lines[use.line];
    if (line === undefined) continue;
    if (ledger.isReadied(line.index))
      ledger.add(
        index,
        line,
        { from: at, to: at + 1, portion: null, taken: null },
        { decidedBy: "order", others: [] },
      );
    return;
  }
}
