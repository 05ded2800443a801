import "server-only";
/** The two doors of Google sign-in; without keys there are none (accounts.md#google). */
import { AsyncLocalStorage } from "node:async_hooks";
import type { NextRequest } from "next/server";
import type { googleAuth } from "@/lib/accounts/google";
import { endSession } from "@/lib/accounts/sessions";
import { isGoogleEnabled } from "@/lib/accounts/google-setting";
import { AppError } from "@/lib/errors";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { isSecure, readCookie, SESSION_COOKIE } from "./session";
import { t } from "@/lib/messages";

/** The function to call with an account that next-auth creates during this request. */
const answering = new AsyncLocalStorage<NewUser>();

type NewUser = (userId: string) => Promise<void>;

let started: ReturnType<typeof googleAuth> | undefined;

/** next-auth is loaded with the first sign-in. */
async function auth(): Promise<ReturnType<typeof googleAuth>> {
  if (!isGoogleEnabled) throw new AppError("not_found", t("Google sign-in is not set up here."));
  const { googleAuth } = await import("@/lib/accounts/google");
  return (started ??= googleAuth({
    cookieName: SESSION_COOKIE,
    secure: isSecure,
    onNewUser: async (userId) => answering.getStore()?.(userId),
  }));
}

/** Sends the browser to Google; `returnUrl` is where it comes back to, a path of ours. */
export async function startGoogle(request: Request): Promise<Response> {
  const returnUrl = safeOwnPath(new URL(request.url).searchParams.get("returnUrl"));
  const { signIn } = await auth();
  const location: unknown = await signIn("google", {
    redirectTo: returnUrl ?? "/saved-recipes",
    redirect: false,
  });
  return new Response(null, { status: 307, headers: { location: String(location) } });
}

/** next-auth's own handlers: the callback from Google. A sign-in ends the session that the browser came with. */
export async function googleCallback(
  request: Request,
  method: "GET" | "POST",
  onNewUser: NewUser,
): Promise<Response> {
  const { handlers } = await auth();
  const answer = await answering.run(onNewUser, () => handlers[method](request as NextRequest));
  const came = readCookie(request.headers, SESSION_COOKIE);
  const signedIn = answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  if (came !== null && signedIn) await endSession(came);
  // Its redirects have headers that cannot be added to.
  return new Response(answer.body, answer);
}
