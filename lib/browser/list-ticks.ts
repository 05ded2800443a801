/** What is ticked off of a recipe's shopping list, on this device: the places of its lines. */
import { persisted, type Persisted } from "./store";

const MOST = 1_000;
const isPlace = (value: unknown): value is number => Number.isInteger(value);

const lists = new Map<string, Persisted<readonly number[]>>();

/** The ticks of the list `key`; a list that has none leaves nothing stored. */
export function listTicks(key: string): Persisted<readonly number[]> {
  const known = lists.get(key);
  if (known) return known;
  const stored = persisted<readonly number[]>(
    `plainspoon.list.${key}`,
    (text) => {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MOST) : null;
    },
    [],
  );
  lists.set(key, stored);
  return stored;
}

/** Ticks the line at `place`, or takes its tick away. */
export function toggleTick(key: string, place: number): void {
  const ticks = listTicks(key);
  const now = ticks.read();
  const next = now.includes(place) ? now.filter((other) => other !== place) : [...now, place];
  if (next.length === 0) ticks.forget();
  else ticks.write(next);
}
