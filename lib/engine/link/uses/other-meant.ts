/** What else a mention may mean: the other food of its line, or the line of the next part that is called the same. */
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Word } from "@/lib/engine/link/words/words";

/** The other food of "basil leaves and rice, to serve", which no earlier use of the line named. */
export function namesOther(line: LineModel, at: number, action: ReadAction, ledger: Ledger): boolean {
  const headsIn = (words: readonly Word[]) =>
    line.names.filter(({ head }) => words.some(({ lemma }) => lemma === head)).map(({ head }) => head);
  const told = ledger.of(line.index).flatMap((use) => headsIn(ledger.actions[use.action]?.words ?? []));
  return headsIn(action.words.slice(at, at + 3)).some((head) => !told.includes(head));
}

/** "½ cup butter" of the next part, of which nothing went in: what is named is that one. */
export const hasUnusedDouble = ({ index, noun }: LineModel, ledger: Ledger): boolean =>
  ledger.unplaced.some(
    (other) => other.index !== index && other.noun === noun && other.amounts.pools.length > 0,
  );
