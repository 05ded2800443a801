/** A part of the list that a verb uses by itself: "marinate the chicken" of "Marinade". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Group } from "@/lib/engine/link/choose/group-names";
import { COLLECTIVE, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Places } from "@/lib/engine/link/choose/places";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Words before the verb: "Now you". */
const VERB_REACH = 3;

/** The group that the action's verb uses, where it names one food at most; -1 where none is. */
function groupUsedBy(action: ReadAction, groups: readonly Group[]): number {
  const verb = action.words.slice(0, VERB_REACH).find(({ form }) => form in LINKING.usesPart);
  const named = action.phrases.filter(({ passing }) => !passing);
  if (verb === undefined || named.length > 1 || action.collectives.length > 0) return -1;
  return groups.findIndex(({ words }) => words.has(LINKING.usesPart[verb.form] ?? ""));
}

/** "Marinate the chicken overnight" of a list with a part "Marinade" that no words of its method make or name: all of that part. */
export function useByVerb(index: number, ledger: Ledger, parts: Parts, places: Places): void {
  const action = ledger.actions[index];
  const group = action === undefined ? -1 : groupUsedBy(action, parts.groups);
  if (action === undefined || group < 0) return;
  const named = new Set(action.phrases.flatMap(({ options }) => options.map(({ line }) => line)));
  const others = ledger.lines.filter(
    (line) => parts.groupOfLine[line.index] === group && !named.has(line.index),
  );
  const isOpen = (line: LineModel): boolean =>
    ledger.unused.has(line) &&
    places.mayName(line.index).every((place) => (parts.of[place.action] ?? group) !== group);
  if (others.length > 1 && others.every(isOpen))
    for (const line of others) ledger.add(index, line, null, COLLECTIVE);
}
