/**
 * The signed-in user as the browser remembers it (spec cooks §3, §4): a copy under `user`, checked at every start. A check that
 * says "nobody" removes it; a network that fails leaves it. It decides nothing: the server asks the session.
 */
import type { UserAnswer } from "@/lib/contract/auth";
import { ApiError, requestJson } from "./api";

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

/** Asks the server who is signed in and keeps the copy in step. */
export async function checkUser(): Promise<UserAnswer | null> {
  try {
    const user = await requestJson<UserAnswer>("/api/auth/user");
    storeUser(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return storedUser();
    storeUser(null);
    return null;
  }
}
