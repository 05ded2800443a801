/** A place of a recipe that names a line. */
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
