/** "Season", "taste for salt", "salt the water": seasonings that go in by the work alone. */
import { LINKING } from "@/lib/engine/language/linking";
import { isState } from "@/lib/engine/link/words/context";
import { isForbidden } from "@/lib/engine/link/phrases/not-yet";
import { COLLECTIVE, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Word } from "@/lib/engine/link/words/words";
import { isSalting, isSeasoning, saysWith } from "./says";

/** "Shake the vinegar, oil & seasoning": salt and pepper among what goes in; not "adjust the seasoning", nor a seasoning with a name. */
const isSeasoningBeside = (words: readonly Word[], at: number): boolean =>
  LINKING.seasoningNoun.has(words[at]?.form ?? "") &&
  (LINKING.conjunctions.has(words[at - 1]?.form ?? "") || /[,&+]/.test(words[at]?.gap ?? "")) &&
  !/[.;:!?(]/.test(words[at]?.gap ?? "");

/** Notes the salt and pepper of the list whose amount is left to the cook, where action `index` seasons. */
export function seasonAt(index: number, ledger: Ledger, parts: Parts): void {
  const words = ledger.actions[index]?.words ?? [];
  const at = words.findIndex(
    (word, place) =>
      LINKING.seasoning.has(word.form) ||
      (LINKING.seasonings.has(word.form) &&
        LINKING.tastedFor.has(words[place - 1]?.form ?? "") &&
        LINKING.tasting.has(words[place - 2]?.form ?? "")) ||
      isSalting(words, place) ||
      isSeasoningBeside(words, place),
  );
  if (at < 0 || isState(words, at, at + 1) || isForbidden(words, at, at + 1)) return;
  // "salt the water" takes salt; "season" takes all seasonings, but where the words say with what.
  const verb = words[at];
  const only = verb !== undefined && LINKING.seasonings.has(verb.form) ? verb.lemma : null;
  if (saysWith(words, at)) return;
  const group = parts.of[index] ?? -1;
  const fitting = ledger.lines.filter(
    (line) => isSeasoning(line) && (only === null || line.naming.has(only)),
  );
  // Where the part has its own salt, the other part's is not meant.
  const own = fitting.filter((line) => parts.groupOfLine[line.index] === group);
  // "Salt and pepper" of no part are meant rather than the pinch of salt that another part asks for.
  const unmeasured = fitting.filter(({ amounts }) => amounts.pools.length === 0);
  for (const line of [own, unmeasured, fitting].find((lines) => lines.length > 0) ?? [])
    ledger.add(index, line, { from: at, to: at + 1, portion: null, taken: null }, COLLECTIVE);
}
