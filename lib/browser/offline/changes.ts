/**
 * Edits and saves that the server could not be told (docs/product/offline.md#queue): kept in IndexedDB by cook, sent in order, each under
 * its own key. What the server has changed meanwhile is parked until the cook has answered. Loaded when it is needed.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isForLater, refusalSentence } from "@/lib/browser/api";
import { saveRecipe } from "@/lib/browser/save-recipe";
import { storedUser } from "@/lib/browser/stored-user";
import { updateRecipe } from "@/lib/browser/update-recipe";
import { readsTheSame } from "@/lib/engine/edit/draft";
import { type Change, type WaitingEdit, waitingChanges } from "./waiting";
import { t, type Message } from "@/lib/messages";

interface Kept extends DBSchema {
  changes: { key: string; value: Change };
}

const CHANGES_MAX = 100;
const FAILED = "The server did not take this change." satisfies Message;

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>("plainspoon", 1, {
    upgrade: (db) => void db.createObjectStore("changes", { keyPath: "id" }),
  });
  return opened;
}

const cookId = (): string | null => storedUser.read()?.id ?? null;

/** Reads what waits for the signed-in cook; screens see it from then on. */
export async function loadChanges(): Promise<readonly Change[]> {
  const id = cookId();
  const all = await (await database()).getAll("changes");
  const own = all.filter((change) => change.cookId === id).sort((a, b) => a.atMs - b.atMs);
  waitingChanges.write(own);
  return own;
}

async function put(change: Change): Promise<void> {
  const transaction = (await database()).transaction("changes", "readwrite", { durability: "strict" });
  await transaction.store.put(change);
  await transaction.done;
  await loadChanges();
}

async function drop(id: string): Promise<void> {
  await (await database()).delete("changes", id);
  await loadChanges();
}

/**
 * Keeps a change until the server can be told. True only once it is on the disk; false when this browser does not keep it, or nobody is
 * signed in. A second edit of a recipe takes the first one's place, and follows the version that one followed.
 */
export async function keepChange({
  id,
  title,
  what,
}: Pick<Change, "title" | "what"> & { id?: string }): Promise<boolean> {
  const cook = cookId();
  if (cook === null) return false;
  try {
    const changes = await loadChanges();
    const before =
      what.kind === "edit"
        ? changes.find((other) => other.what.kind === "edit" && other.what.recipeId === what.recipeId)
        : undefined;
    if (!before && changes.length >= CHANGES_MAX) return false;
    const follows = before?.what.kind === "edit" ? before.what.edit.updatedAt : null;
    await put({
      id: before?.id ?? id ?? crypto.randomUUID(),
      cookId: cook,
      atMs: before?.atMs ?? Date.now(),
      title,
      what: what.kind === "edit" && follows !== null ? following(what, follows) : what,
      state: before?.state ?? { kind: "waiting" },
    });
    return true;
  } catch {
    return false;
  }
}

/** The edit as one of another version of the recipe: another operation, unless it followed that version already. */
const following = (what: WaitingEdit, updatedAt: string): WaitingEdit =>
  what.edit.updatedAt === updatedAt
    ? what
    : { ...what, edit: { ...what.edit, updatedAt }, operationId: crypto.randomUUID() };

/** Sends one change. False when the server cannot be told just now. */
async function send(change: Change): Promise<boolean> {
  const { what } = change;
  if (what.kind === "save") {
    try {
      await saveRecipe({ recipe: what.recipe, idempotencyKey: change.id });
      await drop(change.id);
    } catch (error) {
      if (isForLater(error)) return false;
      await put({ ...change, state: { kind: "refused", sentence: refusalSentence(error, t(FAILED)) } });
    }
    return true;
  }
  const outcome = await updateRecipe(what.recipeId, what.edit, what.operationId ?? change.id);
  if (outcome.kind === "failed") {
    if (outcome.isForLater) return false;
    await put({ ...change, state: { kind: "refused", sentence: outcome.text } });
    return true;
  }
  // A conflict with one's own words is a change whose answer was lost.
  const isThere =
    outcome.kind === "saved" || readsTheSame(outcome.stored.formattedContent, what.edit.formattedContent);
  if (isThere) await drop(change.id);
  else await put({ ...change, state: { kind: "conflict", stored: outcome.stored } });
  return true;
}

/** Sends what waits, in order, in one window at a time; answers the titles of what arrived. */
export async function sendChanges(): Promise<readonly string[]> {
  return navigator.locks.request("plainspoon.changes", async () => {
    const arrived: string[] = [];
    for (const change of await loadChanges()) {
      if (change.state.kind !== "waiting") continue;
      if (!(await send(change))) break;
      if (!waitingChanges.read().some(({ id }) => id === change.id)) arrived.push(change.title);
    }
    return arrived;
  });
}

export type ConflictChoice = "mine" | "theirs" | "both" | "again" | "drop";

/** Does what the cook answered about a parked change. @throws ApiError when the copy could not be saved */
export async function settle(change: Change, answer: ConflictChoice): Promise<void> {
  const { what, state } = change;
  if (answer === "theirs" || answer === "drop") return drop(change.id);
  if (answer === "mine" && what.kind === "edit" && state.kind === "conflict")
    await put({
      ...change,
      what: following(what, state.stored.updatedAt),
      state: { kind: "waiting" },
    });
  else if (answer === "both" && what.kind === "edit" && state.kind === "conflict") {
    const { title, description, servings } = what.edit.formattedContent;
    const { originalContent, imageUrl } = state.stored;
    const recipe = {
      title,
      description,
      servings,
      imageUrl,
      originalContent,
      formattedContent: what.edit.formattedContent,
    };
    await saveRecipe({ recipe, idempotencyKey: change.id });
    return drop(change.id);
  } else await put({ ...change, state: { kind: "waiting" } });
  await sendChanges();
}

/** Lets go of all that waits for this cook. */
export async function forgetChanges(): Promise<void> {
  for (const { id } of await loadChanges()) await drop(id);
}
