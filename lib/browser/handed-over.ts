/** What another program handed over to this browser (public/hand-over.js keeps it): taken once, by the key in the page's address. */
import { HANDED_OVER, type HandedOver } from "@/lib/rules/sources/handed-over";

const DATABASE = "plainspoon-brought";
/** It waits for the next page only. */
const WAITS_MS = 10 * 60 * 1000;

/** What waits for this page, and from then on no more; null when nothing does. */
export async function takeHandedOver(): Promise<HandedOver | null> {
  const key = new URLSearchParams(location.search).get(HANDED_OVER);
  if (key === null) return null;
  const database = await answerOf(opened());
  try {
    const change = database.transaction("brought", "readwrite");
    const store = change.objectStore("brought");
    const kept: unknown = await answerOf(store.get(key));
    store.clear();
    return isHandedOver(kept) && Date.now() - kept.at < WAITS_MS ? kept : null;
  } finally {
    database.close();
  }
}

function opened(): IDBOpenDBRequest {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("brought");
  return opening;
}

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("the device's store failed"));
  });

const isHandedOver = (value: unknown): value is HandedOver & { at: number } =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  "files" in value &&
  Array.isArray(value.files);
