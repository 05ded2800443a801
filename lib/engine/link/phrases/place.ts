/** A place of a recipe that names a line. */
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";

export type Place = { action: number; phrase: Phrase };

export function note<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * A word for a kind may mean a line of the kind that is named at `places`: one that nothing names, and for the rest ("half of the cheddar …
 * the remaining cheese") one of which only stated shares went in. Actions of `readying` only make it ready.
 */
export function isFreeKin(
  { portion }: Phrase,
  places: readonly Place[] = [],
  readying: ReadonlySet<number>,
): boolean {
  if (places.length === 0) return true;
  const used = places.filter(({ action }) => !readying.has(action));
  return (
    portion?.kind === "rest" && used.length > 0 && used.every(({ phrase }) => phrase.portion?.kind === "part")
  );
}

/** Of `places`, one behind action `index` speaks of what is left of the line, or of what was kept of it where `kept`: "the reserved flour". */
export const asksLater = (places: readonly Place[], index: number, kept: boolean): boolean =>
  places.some(({ action, phrase: { portion } }) => {
    const isAsked = kept ? portion?.kept === true : portion?.kind === "rest" && portion.kept !== true;
    return action > index && isAsked;
  });

/** "The remaining cheese" of ricotta that is all in and parmesan of which a part went in: the parmesan; none where it may be several, null for other words. */
export function leftOfKind(
  index: number,
  phrase: Phrase,
  clear: ReadonlyMap<number, readonly Place[]>,
  readying: ReadonlySet<number>,
): Candidate[] | null {
  if (phrase.portion?.kind !== "rest") return null;
  const before = (line: number) => clear.get(line)?.filter(({ action }) => action < index);
  const left = phrase.options.filter(({ line }) => isFreeKin(phrase, before(line), readying));
  return left.length === 1 ? left : [];
}
