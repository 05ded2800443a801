import "server-only";
/**
 * Google sign-in through next-auth (decision 039): its OAuth and OIDC checks, our users and our session rows. The session it starts is the
 * same as a login's; only the hash of its token is stored (accounts.md#session).
 */
import NextAuth, { type NextAuthConfig } from "next-auth";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import Google from "next-auth/providers/google";
import { db } from "@/lib/db/client";
import { SESSION_LIFETIME_MS } from "@/lib/rules/limits";
import { authSecret, env } from "@/lib/env";
import { findLinkedUser, linkGoogle } from "./google-links";
import { hashToken } from "./secret-token";

type Row = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  emailVerifiedAt: Date | null;
};
const COLUMNS = { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true } as const;

const toAdapterUser = (row: Row): AdapterUser => ({
  id: row.id,
  email: row.email,
  emailVerified: row.emailVerifiedAt,
  name: [row.firstName, row.lastName].filter(Boolean).join(" ") || null,
});
const orNull = (row: Row | null | undefined): AdapterUser | null => (row ? toAdapterUser(row) : null);
const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The address of an ID token that next-auth has checked; `signIn` below has seen that Google verified it. */
function emailOfIdToken(idToken: string | undefined): string {
  const claims = JSON.parse(Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString() || "{}") as {
    email?: unknown;
  };
  return typeof claims.email === "string" ? normalizeEmail(claims.email) : "";
}

const adapter: Adapter = {
  async createUser({ email, name }) {
    const [firstName = null, ...rest] = (name ?? "").split(" ").filter(Boolean);
    const data = {
      email: normalizeEmail(email),
      firstName,
      lastName: rest.join(" ") || null,
      emailVerifiedAt: new Date(),
    };
    return toAdapterUser(await db.user.create({ data, select: COLUMNS }));
  },
  getUser: async (id) => orNull(await db.user.findUnique({ where: { id }, select: COLUMNS })),
  getUserByEmail: async (email) =>
    orNull(await db.user.findUnique({ where: { email: normalizeEmail(email) }, select: COLUMNS })),
  async getUserByAccount(account) {
    const id = await findLinkedUser(account);
    return id === null ? null : orNull(await db.user.findUnique({ where: { id }, select: COLUMNS }));
  },
  updateUser: async ({ id }) =>
    toAdapterUser(await db.user.findUniqueOrThrow({ where: { id }, select: COLUMNS })),
  async linkAccount({ provider, providerAccountId, userId, id_token }) {
    await linkGoogle({ provider, providerAccountId, userId, address: emailOfIdToken(id_token) });
  },
  async createSession({ sessionToken, userId, expires }) {
    await db.session.create({ data: { tokenHash: hashToken(sessionToken), userId, expiresAt: expires } });
    return { sessionToken, userId, expires };
  },
  // next-auth would link to the signed-in user; here it never sees one, so that only the address decides.
  getSessionAndUser: async () => null,
  updateSession: async () => null,
  async deleteSession(sessionToken) {
    await db.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } });
  },
};

type GoogleAuthOptions = {
  cookieName: string;
  secure: boolean;
  /** Called with each new account. */
  onNewUser?: (userId: string) => Promise<void>;
};

/** next-auth's settings: Google alone, on the session cookie called `cookieName`. */
export const googleSettings = ({ cookieName, secure, onNewUser }: GoogleAuthOptions) =>
  ({
    adapter,
    secret: authSecret,
    trustHost: true,
    basePath: "/api/auth",
    session: { strategy: "database", maxAge: SESSION_LIFETIME_MS / 1000 },
    cookies: {
      sessionToken: { name: cookieName, options: { httpOnly: true, sameSite: "lax", path: "/", secure } },
    },
    pages: { signIn: "/", error: "/" },
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
    providers: [
      Google({
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        issuer: env.GOOGLE_ISSUER,
        // Safe because `signIn` below lets nobody in whose address Google has not verified.
        allowDangerousEmailAccountLinking: true,
      }),
    ],
    events: { createUser: async ({ user }) => onNewUser?.(user.id ?? "") },
    callbacks: { signIn: ({ profile }) => profile?.email_verified === true },
  }) satisfies NextAuthConfig;

export const googleAuth = (settings: GoogleAuthOptions) => NextAuth(googleSettings(settings));
