/**
 * What a cook typed and the last result, kept for this visit (session storage), so that a reload or a look at another page loses
 * nothing. Written on every change, read once when the converter appears.
 */
import { persisted } from "./store";

const stored = (name: string) =>
  persisted<unknown>(`converter.${name}`, JSON.parse, null, { area: "sessionStorage" });

export function rememberForVisit(name: string, value: unknown): void {
  if (value === null || value === "") stored(name).forget();
  else stored(name).write(value);
}

/** The remembered value when `check` recognises it. */
export function recallFromVisit<T>(name: string, check: (value: unknown) => value is T): T | null {
  const value = stored(name).read();
  return check(value) ? value : null;
}
