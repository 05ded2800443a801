import type { UserAnswer } from "@/lib/contract/auth";
import { persisted } from "./store";

/** Checked by hand: every page carries this file, and zod would come with it. */
const isUser = (value: unknown): value is UserAnswer =>
  typeof value === "object" &&
  value !== null &&
  ["id", "email", "userTier"].every((key) => key in value && typeof Reflect.get(value, key) === "string");

/**
 * The signed-in user as the browser remembers it (accounts.md#user-copy): a copy under `user`. It decides nothing: the server asks the
 * session.
 */
export const storedUser = persisted<UserAnswer | null>(
  "user",
  (text) => {
    const kept: unknown = JSON.parse(text);
    return isUser(kept) ? kept : null;
  },
  null,
);

/** Null when nobody is signed in any more. */
export function storeUser(user: UserAnswer | null): void {
  if (user) storedUser.write(user);
  else storedUser.forget();
}
