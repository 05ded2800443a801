import "server-only";
/** The rate limits by name: how often, who is counted, and what the cook reads. Counts come from env `LIMIT_*`. */
import { env, type RateLimit } from "@/lib/env";
import { isLetter } from "@/lib/rules/outputs";
import { t } from "@/lib/messages";

export type Limit = {
  /** Routes that name the same limit share its counter. */
  name: string;
  /** Per client address. */
  anonymous: RateLimit;
  /** Per signed-in cook or admin; absent: they are counted by address too. */
  signedIn?: RateLimit;
  /**
   * Counts failures, per address and account that the body names: such an attempt is taken after the body was read, and given back
   * when the call succeeds (a good login is no attempt).
   */
  per?: (body: unknown) => string;
  /** Which failures `per` puts together: those of one address for all accounts, or those of one account from all addresses. */
  across?: "accounts" | "addresses";
  /** Counts only calls that say so; such an attempt, too, is taken after the body was read. */
  when?: (body: unknown, query: unknown) => boolean;
  /** How many attempts a call of `when` counts as; absent: one. */
  worth?: (body: unknown) => number;
  /** @param wait for example "12 minutes" */
  sentence: (wait: string) => string;
};

/** What a route says about how often it may be called: a limit, several, or why there is none. */
export type RouteLimit = Limit | readonly [Limit, ...Limit[]] | `none: ${string}`;

/** The limits of a route, in the order in which attempts are taken. */
export const limitsOf = (limit: RouteLimit): readonly Limit[] =>
  typeof limit === "string" ? [] : "name" in limit ? [limit] : limit;

const tooOften = (wait: string): string =>
  t("That was tried very often in a short time. Please try again in {wait}.", { wait });
const tooManyLogins = (wait: string): string =>
  t("There were too many failed logins. Please try again in {wait}.", { wait });

/** The same rate for everybody: by account when signed in, else by address. */
const sameForAll = (rate: RateLimit) => ({ anonymous: rate, signedIn: rate });

const emailOf = (body: unknown): string => String((body as { email?: unknown }).email);
const usernameOf = (body: unknown): string => String((body as { username?: unknown }).username);
const isForEmail = (body: unknown): boolean => isLetter((body as { format?: unknown }).format);

const convert = {
  name: "convert",
  anonymous: env.LIMIT_CONVERT_ANON,
  signedIn: env.LIMIT_CONVERT_USER,
  sentence: (wait: string) =>
    t("You have converted many recipes in a short time. Please try again in {wait}.", { wait }),
};
/** Every photo of a call but its first, which the call itself counts for. */
const furtherPhotosIn = (body: unknown): number => (body as unknown[]).length - 1;

export const limits = {
  /** The conversion calls together: reading a page, a PDF or a photo costs real work. */
  convert,
  /** A call may bring several photos, each as much work as a call with one. */
  furtherPhotos: { ...convert, when: (body) => furtherPhotosIn(body) > 0, worth: furtherPhotosIn },
  /** What is shared with us goes through the server once, to the browser that sent it. */
  handOver: { name: "hand-over", anonymous: env.LIMIT_HAND_OVER, sentence: tooOften },
  /** Guessing one account's password; another household, or another account, is not slowed down. */
  login: { name: "login", anonymous: env.LIMIT_LOGIN, per: emailOf, sentence: tooManyLogins },
  /** Guessing at many accounts from one address. */
  loginFrom: {
    name: "login-from",
    anonymous: env.LIMIT_LOGIN_ADDRESS,
    per: emailOf,
    across: "accounts",
    sentence: tooManyLogins,
  },
  /** Guessing one account's password from many addresses. An address from which the cook has signed in lately is trusted. */
  loginOf: {
    name: "login-of",
    anonymous: env.LIMIT_LOGIN_ACCOUNT,
    per: emailOf,
    across: "addresses",
    sentence: tooManyLogins,
  },
  /** The same for admins, counted apart. */
  adminLogin: { name: "admin-login", anonymous: env.LIMIT_LOGIN, per: usernameOf, sentence: tooManyLogins },
  adminLoginFrom: {
    name: "admin-login-from",
    anonymous: env.LIMIT_LOGIN_ADDRESS,
    per: usernameOf,
    across: "accounts",
    sentence: tooManyLogins,
  },
  adminLoginOf: {
    name: "admin-login-of",
    anonymous: env.LIMIT_LOGIN_ACCOUNT,
    per: usernameOf,
    across: "addresses",
    sentence: tooManyLogins,
  },
  /** Calls that ask for the current password: guessing it with a stolen session. */
  password: { name: "password", ...sameForAll(env.LIMIT_LOGIN), sentence: tooOften },
  adminPassword: { name: "admin-password", ...sameForAll(env.LIMIT_LOGIN), sentence: tooOften },
  /** Whatever computes a password's hash, successes too: it costs 19 MiB and some hundredths of a second. */
  hashing: { name: "hashing", anonymous: env.LIMIT_HASHING, sentence: tooOften },
  /** Accepting invitations costs a password hash each. */
  invitation: { name: "invitation", anonymous: env.LIMIT_SIGNUP, sentence: tooOften },
  support: {
    name: "support",
    anonymous: env.LIMIT_SUPPORT,
    sentence: (wait) => t("We got several requests from you already. Please try again in {wait}.", { wait }),
  },
  /** Making accounts from an address alone, on shared pages. */
  shareSignup: { name: "share-signup", anonymous: env.LIMIT_SHARE_SIGNUP, sentence: tooOften },
  signup: { name: "signup", anonymous: env.LIMIT_SIGNUP, sentence: tooOften },
  /** The way through Google and back: each asks Google. */
  google: { name: "google", anonymous: env.LIMIT_GOOGLE, sentence: tooOften },
  /** Small changes of an account: unlinking Google, signing out everywhere, the demo seen. */
  account: { name: "account", ...sameForAll(env.LIMIT_ACCOUNT), sentence: tooOften },
  save: {
    name: "save",
    ...sameForAll(env.LIMIT_SAVE),
    sentence: (wait) =>
      t("You have saved many recipes in a short time. Please try again in {wait}.", { wait }),
  },
  /** Changing and deleting recipes. */
  edit: {
    name: "edit",
    ...sameForAll(env.LIMIT_EDIT),
    sentence: (wait) =>
      t("You have changed many recipes in a short time. Please try again in {wait}.", { wait }),
  },
  /** Each choice reads and writes a whole recipe. */
  chooseLine: { name: "choose-line", ...sameForAll(env.LIMIT_CHOOSE_LINE), sentence: tooOften },
  /** A file of another program may hold thousands of recipes. */
  import: {
    name: "import",
    ...sameForAll(env.LIMIT_IMPORT),
    sentence: (wait) => t("You have imported several files already. Please try again in {wait}.", { wait }),
  },
  /** Looking into such a file saves nothing, but reads as much. */
  importPreview: {
    name: "import-preview",
    ...sameForAll(env.LIMIT_IMPORT_PREVIEW),
    sentence: (wait) =>
      t("You have looked into many files in a short time. Please try again in {wait}.", { wait }),
  },
  /** Files with everything in them: a collection, an account, all users. */
  takeAway: {
    name: "take-away",
    ...sameForAll(env.LIMIT_TAKE_AWAY),
    sentence: (wait) =>
      t("You have downloaded this several times already. Please try again in {wait}.", { wait }),
  },
  /** PDFs, pictures of recipes and pictures for links: each is drawn. By address, because visitors may print too. */
  print: {
    name: "print",
    anonymous: env.LIMIT_PRINT,
    when: (body) => !body || !isForEmail(body),
    sentence: (wait) => t("Many recipes were printed in a short time. Please try again in {wait}.", { wait }),
  },
  /** All calls with access tokens: a program repeats itself faster than a cook. A token that is none counts for its address. */
  accessToken: {
    name: "access-token",
    ...sameForAll(env.LIMIT_ACCESS_TOKEN),
    sentence: (wait) =>
      t("Your access tokens were used very often in a short time. Please try again in {wait}.", { wait }),
  },
  /** Making access tokens: each sends a letter. */
  newAccessToken: { name: "new-access-token", ...sameForAll(env.LIMIT_SIGNUP), sentence: tooOften },
  /** Output calls that send an email: spam from us would harm our mail's reputation. */
  emailOutput: {
    name: "email-output",
    ...sameForAll(env.LIMIT_EMAIL_OUTPUT),
    when: isForEmail,
    sentence: (wait) => t("You have sent many recipes by email. Please try again in {wait}.", { wait }),
  },
  /** Making and ending links. */
  share: { name: "share", ...sameForAll(env.LIMIT_SHARE), sentence: tooOften },
  /** Visits of links: each made-up visitor is a row. */
  shareEvent: { name: "share-event", anonymous: env.LIMIT_SHARE_EVENT, sentence: tooOften },
  /** Opening links that were mailed to an address. */
  addressLink: { name: "address-link", anonymous: env.LIMIT_FORGOT, sentence: tooOften },
  /** Asking for the confirmation letter again. */
  confirmAgain: { name: "confirm-again", ...sameForAll(env.LIMIT_FORGOT), sentence: tooOften },
  forgot: { name: "forgot", anonymous: env.LIMIT_FORGOT, sentence: tooOften },
  /** Guessing promo codes. */
  promo: { name: "promo", ...sameForAll(env.LIMIT_PROMO), sentence: tooOften },
  /** Each asks the payment provider. */
  checkout: { name: "checkout", ...sameForAll(env.LIMIT_CHECKOUT), sentence: tooOften },
  /** Reading the plan with a checkout's id asks it as well; without one it does not. */
  checkoutLook: {
    name: "checkout-look",
    ...sameForAll(env.LIMIT_CHECKOUT),
    when: (_body, query) => Boolean((query as { session_id?: unknown }).session_id),
    sentence: tooOften,
  },
  /** What an admin changes or sends, so that a stolen session cannot do it without end. */
  adminAct: { name: "admin-act", ...sameForAll(env.LIMIT_ADMIN_ACT), sentence: tooOften },
} as const satisfies Record<string, Limit>;
