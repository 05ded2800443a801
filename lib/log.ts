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

type LoggedError = { type: string; message: string; stack?: string; code?: string; cause?: LoggedError };

/**
 * What of an error is logged. Prisma repeats the arguments of a call, and so what a cook wrote, in the middle of its
 * messages; only the last line says what went wrong.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no Error was thrown" };
  const fromPrisma = error.name.startsWith("PrismaClient");
  const message = fromPrisma ? (error.message.trim().split("\n").at(-1) ?? "") : error.message;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames?.join("\n"),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: loggedError(error.cause, depth + 1) } : {}),
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
