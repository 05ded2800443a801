import "server-only";
/** The cook's session cookie: httpOnly, SameSite=Lax, Secure on https, 30 days (accounts.md#session). Its token only finds the session's row. */
import { endSession, findSession, type NewSession, type Viewer } from "@/lib/accounts/sessions";
import { ownAddress } from "@/lib/env";

export const isSecure = ownAddress.startsWith("https:");

/** On https a name that browsers take from this very host alone: a sister host cannot plant a session (RFC 6265bis §4.1.3.2). */
export const cookieName = (name: string): string => (isSecure ? `__Host-${name}` : name);

export const SESSION_COOKIE = cookieName("plainspoon_session");

/** What every session cookie of ours has, the admins' too. */
export const cookieAttributes = (): string => `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The value of a cookie in a request's headers, or null (RFC 6265 §4.2). */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** The session of a request, or null when it has none that holds. */
export async function sessionOf(
  request: Request,
): Promise<{ viewer: Viewer; token: string; renewableUntil: Date | null } | null> {
  const token = readCookie(request.headers, SESSION_COOKIE);
  const session = token === null ? null : await findSession(token);
  return session && token !== null ? { ...session, token } : null;
}

/** Sets the cookie of a new or renewed session on an answer. */
export function setSessionCookie(response: Response, { token, expiresAt }: NewSession): Response {
  response.headers.append(
    "set-cookie",
    `${SESSION_COOKIE}=${token}; Expires=${expiresAt.toUTCString()}; ${cookieAttributes()}`,
  );
  return response;
}

/** Signs in: the session that the browser had before ends, even another account's. */
export async function signIn(request: Request, response: Response, session: NewSession): Promise<Response> {
  const came = readCookie(request.headers, SESSION_COOKIE);
  if (came !== null) await endSession(came);
  return setSessionCookie(response, session);
}

/** Takes the cookie away. */
export function clearSessionCookie(response: Response): Response {
  response.headers.append("set-cookie", `${SESSION_COOKIE}=; Max-Age=0; ${cookieAttributes()}`);
  return response;
}
