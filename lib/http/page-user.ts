import "server-only";
/** The signed-in user of a page, from the same session cookie that the calls read. */
import { cache } from "react";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { findSession, type AccountNotice, type Viewer } from "@/lib/accounts/sessions";
import { SESSION_COOKIE } from "./session";

/** One look-up per request. A page cannot set a cookie, so it renews no session: the calls it makes do. */
const currentSession = cache(async () => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  return token === undefined ? null : findSession(token);
});

/** Who is looking at a page, or null. */
export const currentUser = async (): Promise<Viewer | null> => (await currentSession())?.viewer ?? null;

/** What the page tells its viewer about the account, if anything. */
export const currentNotice = async (): Promise<AccountNotice | null> =>
  (await currentSession())?.notice ?? null;

/** A page's own address: its path with the query that it was asked with. */
export function pageAddress(path: string, query: Record<string, string | string[] | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  ).toString();
  return path + (search && `?${search}`);
}

/** The signed-in user of a private page; anybody else goes to the login, which leads back here (accounts.md#private-pages). */
export async function requirePageUser(
  path: string,
  query: Record<string, string | string[] | undefined> = {},
): Promise<Viewer> {
  const user = await currentUser();
  if (user) return user;
  redirect(`/?login=1&returnUrl=${encodeURIComponent(pageAddress(path, query))}`);
}
