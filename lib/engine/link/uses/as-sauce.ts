/** What the list buys by its kind and the steps call by what it becomes: "passata", "pour in the tomato sauce". */
import { LINKING } from "@/lib/engine/language/linking";
import { NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isAdded } from "@/lib/engine/link/words/context";
import type { Word } from "@/lib/engine/link/words/words";

/** Where `words` put in what is called so, or -1. */
const putInAt = (words: readonly Word[], [first, second]: readonly [string, string]): number =>
  words.findIndex(
    ({ lemma }, at) => lemma === first && words[at + 1]?.lemma === second && isAdded(words, at),
  );

/** Takes the only line that nothing named as the sauce that no line is called by. */
export function adoptPouredSauce(ledger: Ledger): void {
  const calledOf = (line: LineModel) => LINKING.pouredAsSauce[line.food?.id ?? ""];
  const left = ledger.unplaced.filter((line) => calledOf(line) !== undefined);
  const [line] = left;
  const called = line === undefined ? undefined : calledOf(line);
  if (line === undefined || called === undefined || left.length > 1) return;
  if (ledger.lines.some(({ food }) => food?.id === called.join(" "))) return;
  const action = ledger.actions.findIndex(({ words }) => putInAt(words, called) >= 0);
  if (action < 0) return;
  const from = putInAt(ledger.actions[action]?.words ?? [], called);
  ledger.add(action, line, { from, to: from + 2, portion: null, taken: null }, NAMED);
}
