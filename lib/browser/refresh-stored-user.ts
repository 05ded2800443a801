/**
 * Refreshes the browser's copy of the signed-in user at every start (accounts.md#user-copy): when the server says that nobody is signed
 * in, it is removed; when the network or the server fails, it stays.
 */
import type { UserAnswer } from "@/lib/contract/auth";
import { answers } from "./answers";
import { ApiError, requestJson } from "./api";
import { tellFirstChoice } from "./measures";
import { createStore } from "./store";
import { storedUser, storeUser } from "./stored-user";

/** True from the first answer of this page on: nobody stored means then that nobody is signed in. */
export const isViewerKnown = createStore(false);

/** Asks the server who is signed in and keeps the copy in step. */
export async function refreshStoredUser(): Promise<UserAnswer | null> {
  try {
    const user = await requestJson("/api/auth/user", answers.user);
    storeUser(user);
    tellFirstChoice();
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return storedUser.read();
    storeUser(null);
    return null;
  } finally {
    isViewerKnown.write(true);
  }
}
