/** What a cook wants to remember of a recipe for the next time: kept on this device, for this cook alone, and gone with the logout. */
import { storedUser } from "./stored-user";
import { persisted, type Persisted } from "./store";

export const COOK_NOTE_MAX_CHARS = 500;

const ofCook = (userId: string | undefined): string => `plainspoon.note.${userId ?? "visitor"}.`;
const known = new Map<string, Persisted<string>>();

/** The note on a recipe, named as its ticks are ("user.<id>"); empty where there is none, and nothing is stored then. */
export function cookNote(recipe: string): Persisted<string> {
  const key = ofCook(storedUser.read()?.id) + recipe;
  const stored =
    known.get(key) ??
    persisted<string>(key, (text) => text.slice(0, COOK_NOTE_MAX_CHARS), "", { format: String });
  known.set(key, stored);
  return stored;
}

/** Keeps what was typed; nothing but blanks is no note. */
export function writeCookNote(recipe: string, text: string): void {
  const note = cookNote(recipe);
  if (text.trim() === "") note.forget();
  else note.write(text.slice(0, COOK_NOTE_MAX_CHARS));
}

/** Takes a cook's notes off this device. */
export function forgetCookNotes(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    for (const key of keys.filter((one) => one.startsWith(ofCook(userId)))) localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept none.
  }
}
