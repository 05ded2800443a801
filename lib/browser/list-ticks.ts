/** A recipe's shopping list on this device: which of its lines are ticked off, and in which order a cook shops. */
import { LIST_ORDERS, type ListOrder } from "@/lib/engine/recipe/aisles";
import { persisted, type Persisted } from "./store";

const MOST = 1_000;
const isPlace = (value: unknown): value is number => Number.isInteger(value);

const lists = new Map<string, Persisted<readonly number[]>>();

/** How the lists of this device are grouped. */
export const listOrder = persisted<ListOrder>(
  "plainspoon.listOrder",
  (text) => LIST_ORDERS.find((order) => order === text) ?? null,
  "storage",
  { format: String },
);

/** The ticks of the list `key`, as the places of its lines; a list that has none leaves nothing stored. */
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

/** Ticks the lines at `places`, or takes their ticks away where all of them are ticked. */
export function toggleTick(key: string, places: readonly number[]): void {
  const ticks = listTicks(key);
  const now = ticks.read();
  const others = now.filter((place) => !places.includes(place));
  const next = places.every((place) => now.includes(place)) ? others : [...others, ...places];
  if (next.length === 0) ticks.forget();
  else ticks.write(next);
}
