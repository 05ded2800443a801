import "server-only";
/**
 * Google sign-in through next-auth: its OAuth and OIDC checks, our users and our session rows. The session it starts is the
 * same as a login's; only the hash of its token is stored (decisions §4).
 */
import NextAuth from "next-auth";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import Google from "next-auth/providers/google";
import { db } from "@/lib/db/client";
import { SESSION_LIFETIME_MS } from "@/lib/rules/limits";
import { authSecret, env } from "@/lib/env";
import { hashOfToken } from "./secret-token";

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
const spelled = (email: string): string => email.trim().toLowerCase();

/**
 * Google vouches for this address. Whoever typed it before without answering a mail may not be its owner: their password and
 * sessions end, so that an account cannot be prepared for somebody else to walk into.
 */
async function takeOver(userId: string): Promise<void> {
  const unproven = await db.user.updateMany({
    where: { id: userId, emailVerifiedAt: null },
    data: { passwordHash: null, emailOnly: false, emailVerifiedAt: new Date() },
  });
  if (unproven.count > 0) await db.session.deleteMany({ where: { userId } });
}

const adapter: Adapter = {
  async createUser({ email, name }) {
    const [firstName = null, ...rest] = (name ?? "").split(" ").filter(Boolean);
    const data = {
      email: spelled(email),
      firstName,
      lastName: rest.join(" ") || null,
      emailVerifiedAt: new Date(),
    };
    return toAdapterUser(await db.user.create({ data, select: COLUMNS }));
  },
  getUser: async (id) => orNull(await db.user.findUnique({ where: { id }, select: COLUMNS })),
  getUserByEmail: async (email) =>
    orNull(await db.user.findUnique({ where: { email: spelled(email) }, select: COLUMNS })),
  async getUserByAccount({ provider, providerAccountId }) {
    const link = await db.oAuthAccount.findUnique({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      select: { user: { select: COLUMNS } },
    });
    return orNull(link?.user);
  },
  updateUser: async ({ id }) =>
    toAdapterUser(await db.user.findUniqueOrThrow({ where: { id }, select: COLUMNS })),
  async linkAccount({ provider, providerAccountId, userId }) {
    await db.oAuthAccount.create({ data: { provider, providerAccountId, userId } });
    await takeOver(userId);
  },
  async createSession({ sessionToken, userId, expires }) {
    await db.session.create({ data: { tokenHash: hashOfToken(sessionToken), userId, expiresAt: expires } });
    return { sessionToken, userId, expires };
  },
  async getSessionAndUser(sessionToken) {
    const row = await db.session.findUnique({
      where: { tokenHash: hashOfToken(sessionToken) },
      select: { userId: true, expiresAt: true, user: { select: COLUMNS } },
    });
    return (
      row && {
        session: { sessionToken, userId: row.userId, expires: row.expiresAt },
        user: toAdapterUser(row.user),
      }
    );
  },
  updateSession: async () => null,
  async deleteSession(sessionToken) {
    await db.session.deleteMany({ where: { tokenHash: hashOfToken(sessionToken) } });
  },
};

/** next-auth with Google alone, on the session cookie called `cookieName`. */
export const googleAuth = ({ cookieName, secure }: { cookieName: string; secure: boolean }) =>
  NextAuth({
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
    callbacks: { signIn: ({ profile }) => profile?.email_verified === true },
  });
