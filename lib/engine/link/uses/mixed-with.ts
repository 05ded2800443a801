/** What was soaked goes in where its mixing names only the rest: "Soak the rolls and squeeze well. Mix with the mince and the eggs." */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { namesLine } from "./says";

/** Actions back in which the food was soaked: "squeeze well" may stand between. */
const NEAR = 3;
/** Actions ahead in which a food that was only soaked is named where it goes in. */
const AHEAD = 40;

/** "Mix with …" and "mit … verkneten": no word between says what is mixed. */
const mixesWith = ({ words: [verb, next] }: ReadAction): boolean =>
  verb !== undefined &&
  next !== undefined &&
  LINKING.combining.has(verb.form) &&
  LINKING.withWords.has(next.form) &&
  /^\s*$/.test(verb.gap);

/** Notes the use of the line that was soaked right before action `index`, which mixes other foods with it. */
export function readMixedWith(index: number, ledger: Ledger): void {
  const { actions, uses } = ledger;
  const action = actions[index];
  if (action === undefined || action.preparation || !mixesWith(action)) return;
  for (let back = index - 1; back >= Math.max(0, index - NEAR); back -= 1) {
    const here = uses.filter((each) => each.action === back && each.start >= 0);
    if (here.length === 0) continue;
    const [use] = here;
    const line = ledger.lines[use?.line ?? -1];
    if (here.length > 1 || line === undefined || actions[back]?.preparation !== true) return;
    if (!ledger.isReadied(line.index)) return;
    if (actions.slice(index, index + AHEAD).some((later) => namesLine(later, line))) return;
    ledger.add(
      index,
      line,
      { from: 0, to: 1, portion: null, taken: null },
      { decidedBy: "order", others: [] },
    );
    return;
  }
}
