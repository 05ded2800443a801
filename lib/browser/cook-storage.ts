/** Keeps an unfinished cooking on this device (cooking.md#resume): a reload, a phone call or a crashed browser loses nothing. */
import { storedUser } from "./stored-user";
import type { TimedStep } from "@/lib/engine/cook/timers";
import { createStore, type Persisted, persisted } from "./store";

/** The page on which a recipe is cooked, and the steps whose timers run: enough to ring on any other page. */
export type CookingPlace = {
  title: string;
  address: string;
  /** The recipe's own; English where it is not kept. */
  language?: string;
};

export type StoredCooking = {
  session: unknown;
  seenAtMs: number;
  place: CookingPlace | null;
  steps: readonly TimedStep[];
};

const ofThisCook = (): string => `plainspoon.cook.${storedUser.read()?.id ?? "visitor"}.`;

/** One cooking for each cook and recipe of this device. */
export const cookKey = (recipe: { source: string; id: string }): string =>
  `${ofThisCook()}${recipe.source}.${recipe.id}`;

const changes = createStore(0);
const told = () => changes.write(changes.read() + 1);

/** Cookings of this page whose timers run on after the last step was done: they are seen, and not stored. */
const outliving = new Set<string>();

/** Says whether timers of the cooking under `key` outlive it. */
export function outlives(key: string, runs: boolean): void {
  if (outliving.has(key) === runs) return;
  if (runs) outliving.add(key);
  else outliving.delete(key);
  told();
}

/** What is kept under `key`, with the time at which the clock was last looked at; null when there is nothing to be read. */
export function storedCooking(key: string): Persisted<StoredCooking | null> {
  const stored = persisted(key, parse, null);
  return {
    ...stored,
    write(value) {
      const isKept = stored.write(value);
      told();
      return isKept;
    },
    forget() {
      stored.forget();
      told();
    },
  };
}

/** The cookings that this cook has left unfinished on this device: their keys, in one text that changes with them. */
export const unfinishedCookings = {
  read(): string {
    try {
      const begin = ofThisCook();
      const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
      const keys = new Set([...stored, ...outliving]);
      return [...keys]
        .filter((key) => key.startsWith(begin))
        .sort()
        .join("\n");
    } catch {
      return "";
    }
  },
  readOnServer: () => "",
  subscribe(listener: () => void): () => void {
    const stops = [changes.subscribe(listener), storedUser.subscribe(listener)];
    addEventListener("storage", listener);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("storage", listener);
    };
  },
};

function parse(text: string): StoredCooking | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== "object" || stored === null) return null;
  if (!("session" in stored) || !("seenAtMs" in stored) || typeof stored.seenAtMs !== "number") return null;
  const { session, seenAtMs } = stored;
  const steps = "steps" in stored && Array.isArray(stored.steps) ? stored.steps.filter(isStep) : [];
  return {
    session,
    seenAtMs,
    steps,
    place: "place" in stored && isPlace(stored.place) ? stored.place : null,
  };
}

const isStep = (value: unknown): value is TimedStep =>
  typeof value === "object" &&
  value !== null &&
  "instruction" in value &&
  typeof value.instruction === "string";

/** Only a page of ours is led to. */
const isPlace = (value: unknown): value is CookingPlace =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  "address" in value &&
  typeof value.address === "string" &&
  (!("language" in value) || typeof value.language === "string") &&
  /^\/(?:recipe|library-recipe|share)\/[^/\\]+$/.test(value.address);

export type WaitingCompletion = { recipeId: string; cookingId: string; userId: string | null };

const isWaiting = (value: unknown): value is WaitingCompletion =>
  typeof value === "object" &&
  value !== null &&
  "recipeId" in value &&
  typeof value.recipeId === "string" &&
  "cookingId" in value &&
  typeof value.cookingId === "string" &&
  "userId" in value &&
  (value.userId === null || typeof value.userId === "string");

/** Finished cookings that were not reported to the server yet (completion-queue.ts). */
export const waitingCompletions = persisted<readonly WaitingCompletion[]>(
  "plainspoon.completions",
  (text) => {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWaiting) : null;
  },
  [],
);
