/**
 * The server's log: one JSON object a line on standard output, with the id of the request it belongs to.
 * No personal data: secrets and addresses are redacted by field name, and what a cook sent is never logged.
 */
import "server-only";
import pino from "pino";
import { env } from "./env";
import { currentRequestId } from "./request";

const PRIVATE_FIELDS = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  "password",
  "passwordHash",
  "token",
  "inviteTokenHash",
  "apiKey",
  "email",
  "name",
  "ip",
  "address",
  "text",
  "body",
];

type LoggedError = { type: string; message?: string; code?: string; stack?: string; causes?: string[] };

const DEEPEST_CAUSE = 3;
const LONGEST_MESSAGE = 200;

/** Errors whose messages repeat what they were given, wherever it stands in them. */
const REPEATING = new Set(["SyntaxError", "URIError", "ZodError", "$ZodError"]);

/** What stands in for a piece of somebody's words. */
const CUT = "…";

/**
 * A message without what it quotes (an error's own words stand outside of quotation marks), without addresses of any kind and without
 * whatever could begin a line of its own: of several lines, the one that says what is wrong.
 */
function inOwnWords(text: string, which: 0 | -1 = 0): string {
  return (
    text
      .trim()
      .split(/[\r\n\u2028\u2029]+/)
      .at(which) ?? ""
  )
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/"[^"]*"?|`[^`]*`?|(?<!\w)'[^']*'?|<[^>]*>?/g, CUT)
    .replace(/\b[a-z]+:\/\/\S*/gi, CUT)
    .replace(/\S*@\S*/g, CUT)
    .replace(/\p{Cc}/gu, " ")
    .slice(0, LONGEST_MESSAGE);
}

/** A word of a program, never of a person: what an error calls itself. */
const word = (text: unknown): string | undefined =>
  typeof text === "string" && /^[\w$.:-]{1,60}$/.test(text) ? text : undefined;

/** What an error and its causes are called, with their codes: `TypeError`, `Error ENOTFOUND`. */
export function errorNames(error: unknown, depth = 0): string[] | undefined {
  if (error === undefined || error === null || depth >= DEEPEST_CAUSE) return undefined;
  if (!(error instanceof Error)) return [typeof error];
  const name = [word(error.name) ?? "Error", word((error as { code?: unknown }).code)]
    .filter(Boolean)
    .join(" ");
  return [name, ...(errorNames(error.cause, depth + 1) ?? [])];
}

/** Where it happened. The stack begins with the message, which may look like anything. */
function framesOf({ stack = "", message }: Error): string {
  const after = message === "" ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(after)
    .split("\n")
    .filter((line) => /^ {4}at /.test(line))
    .join("\n");
}

/**
 * What of an error is logged: its name, its code, where it happened, and its message in its own words. Messages of programs quote what
 * they were given, and so what a cook wrote.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no Error was thrown" };
  const { syscall, code } = error as { syscall?: unknown; code?: unknown };
  // Errors of the system name the host or the file after the call: the call and its outcome say enough.
  const said = word(syscall)
    ? `${word(syscall)} failed`
    : // Prisma repeats the arguments of a call before its last line.
      inOwnWords(error.message, error.name.startsWith("PrismaClient") ? -1 : 0);
  return {
    type: word(error.name) ?? "Error",
    ...(REPEATING.has(error.name) ? {} : { message: said }),
    ...(word(code) ? { code: word(code) } : {}),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { causes: errorNames(error.cause) }),
  };
}

export const log = pino({
  level: env.NODE_ENV === "test" && env.LOG_LEVEL === "info" ? "silent" : env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  serializers: { err: loggedError, error: loggedError },
  redact: {
    paths: PRIVATE_FIELDS.flatMap((field) =>
      field.startsWith("[") ? [field.slice(0), `*${field}`] : [field, `*.${field}`, `*.*.${field}`],
    ),
    censor: "[redacted]",
  },
});

/**
 * What Next and packages print becomes a line of the log like any other: printed as it is, a request could write lines that look like
 * ours. For the served app; the development server's own words are for people.
 */
export function logTheConsole(
  target: Pick<Console, "debug" | "error" | "info" | "log" | "warn"> = console,
): void {
  const as =
    (level: "debug" | "error" | "info" | "warn") =>
    (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error);
      const words = said.filter((part) => typeof part === "string" || typeof part === "number").map(String);
      log[level]({ ...(error ? { err: error } : {}), printed: inOwnWords(words.join(" ")) }, "printed");
    };
  Object.assign(target, {
    debug: as("debug"),
    error: as("error"),
    info: as("info"),
    log: as("info"),
    warn: as("warn"),
  });
}
