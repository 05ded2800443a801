/** When a cook wants to eat a recipe, as the time field writes it ("18:30"): kept on this device alone. */
import { clockMinutes } from "@/lib/rules/clock";
import { persisted, type Persisted } from "./store";

const known = new Map<string, Persisted<string>>();

/** The time of the recipe `key`; empty where none was given. */
export function eatTime(key: string): Persisted<string> {
  const kept =
    known.get(key) ??
    persisted<string>(`plainspoon.eat.${key}`, (text) => (clockMinutes(text) === null ? null : text), "", {
      format: String,
    });
  known.set(key, kept);
  return kept;
}
