import "server-only";
/** Who looks at a page: the same session as the calls read, by Next's own view of the request. */
import { cache } from "react";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { findSession, type Viewer } from "@/lib/accounts/sessions";
import { SESSION_COOKIE } from "./session";

/** Who is looking at a page, or null; one look-up however often a request asks. */
export const currentUser = cache(async (): Promise<Viewer | null> => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  return token === undefined ? null : ((await findSession(token))?.viewer ?? null);
});

/** A page's own address: its path with the query that it was asked with. */
export function pageAddress(path: string, query: Record<string, string | string[] | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  ).toString();
  return path + (search && `?${search}`);
}

/** The signed-in user of a private page; anybody else goes to the login, which leads back here (decisions §7, §11). */
export async function requirePageUser(
  path: string,
  query: Record<string, string | string[] | undefined> = {},
): Promise<Viewer> {
  const user = await currentUser();
  if (user) return user;
  redirect(`/?login=1&returnUrl=${encodeURIComponent(pageAddress(path, query))}`);
}
