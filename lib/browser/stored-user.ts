/**
 * The signed-in user as the browser remembers it (accounts.md#user-copy): a copy under `user`. It decides nothing: the server asks the
 * session.
 */
import type { UserAnswer } from "@/lib/contract/auth";

const KEY = "user";

export function storedUser(): UserAnswer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isUser(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Checked by hand: every page carries this file, and zod would come with it. */
const isUser = (value: unknown): value is UserAnswer =>
  typeof value === "object" &&
  value !== null &&
  ["id", "email", "userTier"].every((key) => key in value && typeof Reflect.get(value, key) === "string");

export function storeUser(user: UserAnswer | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be full or forbidden: the session lives in its cookie anyway.
  }
}
