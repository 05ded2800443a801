import "server-only";
/** The rate limits by name (decisions §9): how often, and what the cook reads. Counts come from env `LIMIT_*`. */
import { env, type RateLimit } from "@/lib/env";

export type Limit = {
  /** Routes that name the same limit share its counter. */
  name: string;
  /** Per client address. */
  anonymous: RateLimit;
  /** Per signed-in user; absent: signed-in callers are counted by address too. */
  signedIn?: RateLimit;
  /**
   * Counts per address and this part of the body; such an attempt is taken after the body was read, and given back when the call
   * succeeds (a good login is no attempt).
   */
  per?: (body: unknown) => string;
  /** Counts only calls whose body says so; such an attempt, too, is taken after the body was read. */
  when?: (body: unknown) => boolean;
  /** @param wait for example "12 minutes" */
  sentence: (wait: string) => string;
};

const tooOften = (wait: string): string =>
  `That was tried very often in a short time. Please try again in ${wait}.`;

export const limits = {
  /** The four conversion calls together: reading a page, a PDF or a photo costs real work. */
  convert: {
    name: "convert",
    anonymous: env.LIMIT_CONVERT_ANON,
    signedIn: env.LIMIT_CONVERT_USER,
    sentence: (wait) => `You have converted many recipes in a short time. Please try again in ${wait}.`,
  },
  /** Guessing one account's password; another household, or another account, is not slowed down. */
  login: {
    name: "login",
    anonymous: env.LIMIT_LOGIN,
    per: (body) => String((body as { email?: unknown }).email),
    sentence: (wait) => `There were too many failed logins. Please try again in ${wait}.`,
  },
  /** Calls that ask for the current password: guessing it with a stolen session. */
  password: { name: "password", anonymous: env.LIMIT_LOGIN, signedIn: env.LIMIT_LOGIN, sentence: tooOften },
  /** An admin's password, guessed: counted apart from the cooks'. */
  adminLogin: {
    name: "admin-login",
    anonymous: env.LIMIT_LOGIN,
    per: (body) => String((body as { username?: unknown }).username),
    sentence: (wait) => `There were too many failed logins. Please try again in ${wait}.`,
  },
  /** An admin's own password, guessed with a stolen session. */
  adminPassword: { name: "admin-password", anonymous: env.LIMIT_LOGIN, sentence: tooOften },
  /** Accepting invitations costs a password hash each. */
  invitation: { name: "invitation", anonymous: env.LIMIT_SIGNUP, sentence: tooOften },
  support: {
    name: "support",
    anonymous: env.LIMIT_SUPPORT,
    sentence: (wait) => `We got several requests from you already. Please try again in ${wait}.`,
  },
  /** Making accounts from an address alone, on shared pages. */
  shareSignup: { name: "share-signup", anonymous: env.LIMIT_SHARE_SIGNUP, sentence: tooOften },
  signup: { name: "signup", anonymous: env.LIMIT_SIGNUP, sentence: tooOften },
  /** Each choice reads and writes a whole recipe. */
  chooseLine: {
    name: "choose-line",
    anonymous: env.LIMIT_CHOOSE_LINE,
    signedIn: env.LIMIT_CHOOSE_LINE,
    sentence: tooOften,
  },
  /** Of the output calls only those that send: a letter to a stranger costs our good name. */
  emailOutput: {
    name: "email-output",
    anonymous: env.LIMIT_EMAIL_OUTPUT,
    signedIn: env.LIMIT_EMAIL_OUTPUT,
    when: (body) => (body as { format?: unknown }).format === "email",
    sentence: (wait) => `You have sent many recipes by email. Please try again in ${wait}.`,
  },
  /** Opening links that were mailed to an address. */
  addressLink: { name: "address-link", anonymous: env.LIMIT_FORGOT, sentence: tooOften },
  /** Asking for the confirmation letter again. */
  confirmAgain: {
    name: "confirm-again",
    anonymous: env.LIMIT_FORGOT,
    signedIn: env.LIMIT_FORGOT,
    sentence: tooOften,
  },
  /** Guessing promo codes. */
  promo: {
    name: "promo",
    anonymous: env.LIMIT_PROMO,
    signedIn: env.LIMIT_PROMO,
    sentence: tooOften,
  },
  forgot: { name: "forgot", anonymous: env.LIMIT_FORGOT, sentence: tooOften },
} as const satisfies Record<string, Limit>;
