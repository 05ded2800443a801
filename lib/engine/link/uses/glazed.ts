/** "Glaze the pies", "brush with egg wash": the egg of the list that nothing names. */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isForBrushing } from "@/lib/engine/link/words/words";

const { glazing } = LINKING;

/** "Egg" and "wash" right behind each other. */
const namesWash = ({ words }: ReadAction): boolean =>
  words.some(({ lemma }, at) => lemma === glazing.wash[0] && words[at + 1]?.lemma === glazing.wash[1]);

/** "Glaze the pies", and not "make the glaze", nor "pour over the glaze". */
const isOrdered = ({ words }: ReadAction, verbs: ReadonlySet<string>): boolean =>
  words.some(
    ({ form }, at) => verbs.has(form) && (at === 0 || LINKING.conjunctions.has(words[at - 1]?.form ?? "")),
  );

const isEgg = ({ food }: LineModel): boolean => food?.classes.has(glazing.food) === true;
/** What an egg is thinned with. */
const isThinner = ({ food }: LineModel): boolean =>
  glazing.thinners.some((name) => food?.classes.has(name) === true);

/** Takes the only egg that nothing names where something is glazed with no word for what with; where it is egg wash, what thins it too. */
export function adoptGlaze(ledger: Ledger): void {
  const unplaced = ledger.unplaced;
  if (unplaced.length === 0) return;
  // "Milk, to glaze", "egg for brushing"
  const own = unplaced.filter(({ purposes }) => isForBrushing(purposes));
  const eggs = own.length > 0 ? own : unplaced.filter(isEgg);
  const [egg] = eggs;
  if (egg === undefined || eggs.length > 1) return;
  const verbs = own.length > 0 ? glazing.brushes : glazing.verbs;
  const used = new Set(ledger.uses.map(({ action }) => action));
  const at = ledger.actions.findIndex(
    (action, index) => !used.has(index) && (isOrdered(action, verbs) || namesWash(action)),
  );
  const action = ledger.actions[at];
  if (action === undefined) return;
  ledger.add(at, egg, null, NAMED);
  if (namesWash(action))
    for (const line of unplaced.filter(isThinner)) if (line !== egg) ledger.add(at, line, null, NAMED);
}
