import "server-only";
/** The signed-in user of a page, from the same session cookie that the calls read. */
import { cache } from "react";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { findSession, type AccountNotice, type Viewer } from "@/lib/accounts/sessions";
import { loginLeadingTo, pageAddress } from "@/lib/rules/navigation/own-path";
import { SESSION_COOKIE } from "./session";

/** The session token that the page's request carries, if any. */
export const pageToken = async (): Promise<string | undefined> =>
  (await cookies()).get(SESSION_COOKIE)?.value;

/** One look-up per request. A page cannot set a cookie, so it renews no session: the calls it makes do. */
const currentSession = cache(async () => {
  const token = await pageToken();
  return token === undefined ? null : findSession(token);
});

/** Who is looking at a page, or null. */
export const currentUser = async (): Promise<Viewer | null> => (await currentSession())?.viewer ?? null;

/** What the page tells its viewer about the account, if anything. */
export const currentNotice = async (): Promise<AccountNotice | null> =>
  (await currentSession())?.notice ?? null;

/** The signed-in user of a private page; anybody else goes to the login, which leads back here (accounts.md#private-pages). */
export async function requirePageUser(
  path: string,
  query: Record<string, string | string[] | undefined> = {},
): Promise<Viewer> {
  return (await currentUser()) ?? askForLogin(pageAddress(path, query));
}

/** Leads to the login, and from there back to `address`. */
export function askForLogin(address: string): never {
  redirect(loginLeadingTo(address));
}
