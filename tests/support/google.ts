/** Signing in with Google as a browser does: our own redirects, a real OpenID Connect server in Google's place, our callback. */
import { Auth, skipCSRFCheck, type AuthConfig } from "@auth/core";
import { jest } from "@jest/globals";
import { OAuth2Server } from "oauth2-mock-server";
import { GET as callback } from "@/app/api/auth/[...nextauth]/route";
import { SESSION_COOKIE } from "@/lib/http/session";
import { call, OWN_ORIGIN, type Answer } from "@/tests/support/call";
import { GOOGLE_ISSUER_PORT } from "./google-env";

let who = { email: "nobody@plainspoon.test", verified: true };
let server: OAuth2Server | undefined;

// next-auth reads a page's request where there is none here; what it does with a callback is Auth.js's own.
jest.unstable_mockModule("next-auth", () => ({
  default: (settings: AuthConfig) => ({ handlers: { GET: (request: Request) => Auth(request, settings) } }),
}));

export async function startGoogle(): Promise<void> {
  server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  server.service.on("beforeTokenSigning", (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, {
      sub: who.email,
      email: who.email,
      email_verified: who.verified,
      name: "Rose",
    });
  });
  await server.start(GOOGLE_ISSUER_PORT, "localhost");
}

export const stopGoogle = async (): Promise<void> => server?.stop();

const pairs = (cookies: string[]): string[] => cookies.map((cookie) => cookie.split(";")[0] ?? "");

/** Continue with Google as `email`, in a browser that may be signed in `as` somebody. */
export async function signInThroughGoogle({
  email,
  verified = true,
  as,
  cookie,
}: {
  email: string;
  verified?: boolean;
  /** What the browser has besides. */
  cookie?: string;
  as?: { token: string };
}): Promise<Answer> {
  who = { email, verified };
  const { googleSettings } = await import("@/lib/accounts/google");
  const own = as ? [`${SESSION_COOKIE}=${as.token}`] : [];
  const started = await Auth(
    new Request(`${OWN_ORIGIN}/api/auth/signin/google`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "callbackUrl=/saved-recipes",
    }),
    { ...googleSettings({ cookieName: SESSION_COOKIE, secure: false }), skipCSRFCheck },
  );
  const atGoogle = await fetch(started.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(atGoogle.headers.get("location") ?? "");
  return call(callback, {
    method: "GET",
    path: `${back.pathname}${back.search}`,
    headers: {
      cookie: [...own, ...(cookie ? [cookie] : []), ...pairs(started.headers.getSetCookie())].join("; "),
    },
  });
}
