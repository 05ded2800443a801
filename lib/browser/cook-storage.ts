/** Keeps an unfinished cooking on this device (cooking.md#resume): a reload, a phone call or a crashed browser loses nothing. */
import { storedUser } from "./stored-user";

const PREFIX = "plainspoon.cook";
/** Finished cookings that were not reported to the server yet (completion-queue.ts). */
export const COMPLETIONS_KEY = "plainspoon.completions";
/** For browsers that refuse storage (private windows): then it lasts as long as the page. */
const memory = new Map<string, string>();

export type StoredCooking = { session: unknown; seenAtMs: number };

/** One cooking for each cook and recipe of this device. */
export const cookKey = (recipe: { source: string; id: string }): string =>
  `${PREFIX}.${storedUser()?.id ?? "visitor"}.${recipe.source}.${recipe.id}`;

/** What was kept, with the time at which the clock was last looked at; null when there is nothing to be read. */
export function readCooking(key: string): StoredCooking | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    if (!("session" in stored) || !("seenAtMs" in stored) || typeof stored.seenAtMs !== "number") return null;
    return { session: stored.session, seenAtMs: stored.seenAtMs };
  } catch {
    return null;
  }
}

/** Is a cooking of this recipe unfinished on this device? */
export function hasCooking(recipe: { source: string; id: string }): boolean {
  const key = cookKey(recipe);
  try {
    return (localStorage.getItem(key) ?? memory.get(key) ?? null) !== null;
  } catch {
    return memory.has(key);
  }
}

export function keepCooking(key: string, kept: { session: object; seenAtMs: number }): void {
  const text = JSON.stringify(kept);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or refused: the memory above holds.
  }
}

export function forgetCooking(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
