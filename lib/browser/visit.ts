/**
 * What a cook typed and the last result, kept for this visit (session storage), so that a reload or a look at another page loses
 * nothing. Written on every change, read once when the converter appears; a browser that refuses storage just forgets.
 */
const PREFIX = "converter.";

export function rememberForVisit(name: string, value: unknown): void {
  try {
    if (value === null || value === "") sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or refused: the page still holds it as long as it is open.
  }
}

/** The remembered value when `check` recognises it. */
export function recallFromVisit<T>(name: string, check: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
