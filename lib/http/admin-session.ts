import "server-only";
/** The admins' own cookie, apart from the cooks' (admin.md#apart): httpOnly, SameSite=Lax, Secure on https, gone with the browser. */
import { cache } from "react";
import { cookies } from "next/headers";
import { type Admin, findAdmin } from "@/lib/admin/auth";
import { cookieAttributes, cookieName, readCookie } from "./session";

export const ADMIN_COOKIE = cookieName("plainspoon_admin");

export const adminTokenOf = (request: Request): string | null => readCookie(request.headers, ADMIN_COOKIE);

/** The admin who makes a request, or null. */
export async function adminOf(request: Request): Promise<Admin | null> {
  const token = adminTokenOf(request);
  return token === null ? null : findAdmin(token);
}

/** The admin who looks at a page, or null; one look-up however often a request asks. */
export const currentAdmin = cache(async (): Promise<Admin | null> => {
  const token = (await cookies()).get(ADMIN_COOKIE)?.value;
  return token === undefined ? null : findAdmin(token);
});

export function setAdminCookie(response: Response, token: string): Response {
  response.headers.append("set-cookie", `${ADMIN_COOKIE}=${token}; ${cookieAttributes()}`);
  return response;
}

export function clearAdminCookie(response: Response): Response {
  response.headers.append("set-cookie", `${ADMIN_COOKIE}=; Max-Age=0; ${cookieAttributes()}`);
  return response;
}
