/**
 * Every setting of the server, checked once: the only file that reads `process.env` (each is explained in .env.example).
 * A wrong setting stops the start with a sentence that names the variable; its value is never repeated, it may be a secret.
 */
import "server-only";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import * as z from "zod";
import {
  JSON_MAX_BYTES,
  PAGE_MAX_BYTES,
  PAGE_TIMEOUT_MS,
  PDF_MAX_BYTES,
  PDF_MAX_PAGES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  TEXT_MAX_CHARS,
} from "./rules/limits";
import { isLoopbackName } from "./rules/loopback";
import {
  flag,
  frameOrigins,
  hostPorts,
  isTimeZone,
  ownOrigin,
  parseUrl,
  type RateLimit,
  rateLimit,
  webAddress,
  wholeNumber,
} from "./setting-kinds";

export type { RateLimit };

/** Next cuts a request's body at 32 MB (next.config.mjs); the form around the file needs a little of that. */
const UPLOAD_CEILING = 31_000_000;

const schema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], { error: "must be development, test or production" })
    .default("development"),
  APP_NAME: z.string().max(40, "must have at most 40 characters").default("Plainspoon"),
  HOME_URL: z
    .string()
    .refine(
      (text) => /^\/(?![/\\])/.test(text) || ["http:", "https:"].includes(parseUrl(text)?.protocol ?? ""),
      "must be a path such as /about, or an address that begins with http:// or https://",
    )
    .default("/about"),
  APP_URL: ownOrigin.optional(),
  PORT: wholeNumber(1, 65535).default(3000),
  LISTEN_HOST: z.string().optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  FRAME_ANCESTORS: frameOrigins.default([]),
  DEV_TOOLS: flag.default(false),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  REPORT_TIME_ZONE: z.string().refine(isTimeZone, "must be a time zone such as Europe/Berlin").default("UTC"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info"),

  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  SENTRY_DSN: z
    .string()
    .regex(
      /^https?:\/\/\w+@[^/@\s]+\/(?:[\w-]+\/)*\d+$/,
      "must be an address such as https://key@sentry.example/1",
    )
    .optional(),
  SLOW_QUERY_MS: wholeNumber(0, 600_000).default(0),

  DATA_DIR: z
    .string()
    .default(".data")
    .transform((path) => resolve(/* turbopackIgnore: true */ path)),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => ["postgres:", "postgresql:"].includes(parseUrl(text)?.protocol ?? ""),
      "must be a PostgreSQL address that begins with postgres:// or postgresql://",
    )
    .optional(),
  MIGRATE_AT_START: flag.default(true),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 600_000).default(15_000),

  ALLOW_PRIVATE_HOSTS: hostPorts.default([]),
  LIMIT_CONVERT_ANON: rateLimit.default({ count: 20, seconds: 3600 }),
  LIMIT_CONVERT_USER: rateLimit.default({ count: 120, seconds: 3600 }),
  LIMIT_LOGIN: rateLimit.default({ count: 10, seconds: 900 }),
  LIMIT_LOGIN_ADDRESS: rateLimit.optional(),
  LIMIT_LOGIN_ACCOUNT: rateLimit.optional(),
  LIMIT_HASHING: rateLimit.optional(),
  LIMIT_SIGNUP: rateLimit.default({ count: 10, seconds: 3600 }),
  LIMIT_SHARE_SIGNUP: rateLimit.default({ count: 10, seconds: 3600 }),
  LIMIT_FORGOT: rateLimit.default({ count: 10, seconds: 3600 }),
  LIMIT_CHOOSE_LINE: rateLimit.default({ count: 120, seconds: 3600 }),
  LIMIT_SAVE: rateLimit.default({ count: 300, seconds: 3600 }),
  LIMIT_EDIT: rateLimit.default({ count: 600, seconds: 3600 }),
  LIMIT_IMPORT: rateLimit.default({ count: 5, seconds: 3600 }),
  LIMIT_IMPORT_PREVIEW: rateLimit.default({ count: 20, seconds: 3600 }),
  LIMIT_HAND_OVER: rateLimit.default({ count: 60, seconds: 3600 }),
  LIMIT_TAKE_AWAY: rateLimit.default({ count: 30, seconds: 3600 }),
  LIMIT_PRINT: rateLimit.default({ count: 60, seconds: 3600 }),
  LIMIT_SHARE: rateLimit.default({ count: 120, seconds: 3600 }),
  LIMIT_SHARE_EVENT: rateLimit.default({ count: 60, seconds: 60 }),
  LIMIT_CHECKOUT: rateLimit.default({ count: 120, seconds: 3600 }),
  LIMIT_ACCOUNT: rateLimit.default({ count: 60, seconds: 3600 }),
  LIMIT_GOOGLE: rateLimit.default({ count: 120, seconds: 3600 }),
  LIMIT_ADMIN_ACT: rateLimit.default({ count: 300, seconds: 3600 }),
  LIMIT_ACCESS_TOKEN: rateLimit.default({ count: 600, seconds: 3600 }),
  LIMIT_EMAIL_RECIPIENT: rateLimit.default({ count: 3, seconds: 86_400 }),
  LIMIT_EMAIL_OUTPUT: rateLimit.default({ count: 20, seconds: 86_400 }),
  LIMIT_PROMO: rateLimit.default({ count: 60, seconds: 3600 }),
  LIMIT_SUPPORT: rateLimit.default({ count: 10, seconds: 3600 }),
  MAX_JSON_BYTES: wholeNumber(1, 100_000_000).default(JSON_MAX_BYTES),
  MAX_TEXT_CHARS: wholeNumber(1, 1_000_000).default(TEXT_MAX_CHARS),
  MAX_PHOTO_BYTES: wholeNumber(1, UPLOAD_CEILING).default(PHOTO_MAX_BYTES),
  MAX_PHOTO_PIXELS: wholeNumber(1, 250_000_000).default(PHOTO_MAX_PIXELS),
  MAX_PICTURES_MB: wholeNumber(1, 10_000_000).default(10_000),
  MAX_PDF_BYTES: wholeNumber(1, UPLOAD_CEILING).default(PDF_MAX_BYTES),
  MAX_PDF_PAGES: wholeNumber(1, 1000).default(PDF_MAX_PAGES),
  MAX_PAGE_BYTES: wholeNumber(1, 100_000_000).default(PAGE_MAX_BYTES),
  PAGE_TIMEOUT_MS: wholeNumber(1, 120_000).default(PAGE_TIMEOUT_MS),

  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  ANTHROPIC_MODEL: z.string().default("claude-haiku-5-5"),
  MODEL_DAILY_TOKENS: wholeNumber(0, 1_000_000_000_000 - 1).default(2_000_000),

  GOOGLE_VISION_API_KEY: z.string().optional(),
  GOOGLE_VISION_ADC: flag.default(false),
  VISION_API_BASE: webAddress.default("https://vision.googleapis.com"),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must be a secret key of Stripe: it begins with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: webAddress.optional(),
  DEMO_PAYMENTS: flag.default(false),

  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be the number of a pixel")
    .optional(),
  META_SCRIPT_URL: webAddress.default("https://connect.facebook.net/en_US/fbevents.js"),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,20}$/, "must be a measurement id such as G-ABC123")
    .optional(),
  GA_SCRIPT_URL: webAddress.default("https://www.googletagmanager.com/gtag/js"),

  SMTP_URL: z
    .string()
    .refine(
      (text) => ["smtp:", "smtps:"].includes(parseUrl(text)?.protocol ?? ""),
      "must begin with smtp:// or smtps://",
    )
    .optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),

  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const checked = schema.superRefine((value, context) => {
  const refuse = (name: string, message: string) => {
    context.addIssue({ code: "custom", path: [name], message });
  };
  const needs = (name: keyof typeof value, other: keyof typeof value) => {
    if (value[name] !== undefined && value[other] === undefined)
      refuse(other, `is missing: ${name} needs it`);
  };
  needs("S3_BUCKET", "S3_ACCESS_KEY_ID");
  needs("S3_BUCKET", "S3_SECRET_ACCESS_KEY");
  needs("S3_ACCESS_KEY_ID", "S3_BUCKET");
  needs("S3_SECRET_ACCESS_KEY", "S3_BUCKET");
  needs("S3_ENDPOINT", "S3_BUCKET");
  needs("ANTHROPIC_BASE_URL", "ANTHROPIC_API_KEY");
  needs("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  needs("GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID");
  needs("OTEL_EXPORTER_OTLP_HEADERS", "OTEL_EXPORTER_OTLP_ENDPOINT");
  needs("SMTP_URL", "MAIL_FROM");
  needs("STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY");
  needs("STRIPE_API_BASE", "STRIPE_SECRET_KEY");
  needs("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
  const appHost = value.APP_URL && parseUrl(value.APP_URL)?.hostname;
  const isPublic = Boolean(appHost) && !isLoopbackName(appHost ?? "");
  if (isPublic && value.STRIPE_SECRET_KEY === undefined && !value.DEMO_PAYMENTS)
    refuse(
      "STRIPE_SECRET_KEY",
      "is missing: with a public APP_URL the demo checkout would give Premium away. Set DEMO_PAYMENTS=1 if that is what you want",
    );
  if (value.DEV_TOOLS && isPublic) {
    refuse("DEV_TOOLS", "must stay off when APP_URL is a public address: its pages show private mail");
  } else if (value.DEV_TOOLS && value.LISTEN_HOST !== undefined && !isLoopbackName(value.LISTEN_HOST)) {
    refuse(
      "DEV_TOOLS",
      "must stay off when LISTEN_HOST lets other machines in: its pages show private mail. Set LISTEN_HOST=127.0.0.1, or DEV_TOOLS=0",
    );
  }
});

/** A rate that follows another unless it is set itself. */
const times = ({ count, seconds }: RateLimit, more: number, longer = 1): RateLimit => ({
  count: count * more,
  seconds: seconds * longer,
});

const settings = checked.transform((value) => ({
  ...value,
  LIMIT_LOGIN_ADDRESS: value.LIMIT_LOGIN_ADDRESS ?? times(value.LIMIT_LOGIN, 10),
  LIMIT_LOGIN_ACCOUNT: value.LIMIT_LOGIN_ACCOUNT ?? times(value.LIMIT_LOGIN, 5, 4),
  LIMIT_HASHING: value.LIMIT_HASHING ?? times(value.LIMIT_LOGIN, 100),
}));

export type Env = z.infer<typeof settings>;

/** Every variable that is read; `.env.example` explains each. */
export const SETTING_NAMES = Object.keys(schema.shape);

/**
 * Reads settings out of `source`; a blank variable counts as not set.
 * @throws Error with one sentence per wrong variable, each naming it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([name, text]) => name in schema.shape && text?.trim());
  const result = settings.safeParse(Object.fromEntries(given.map(([name, text]) => [name, text?.trim()])));
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  throw new Error(`Wrong setting: ${sentences.join(" ")}`);
}

export const env: Env = readEnv(process.env);

/** Our own address, without a slash at its end: what links in answers and mails begin with, and what the start prints. */
export const ownAddress = env.APP_URL ?? `http://localhost:${env.PORT}`;
/** A path of ours as an address for mails, answers and other sites: by the setting, never by a request's Host (sharing.md#link-address). */
export const absoluteUrl = (path: string): string => new URL(path, ownAddress).href;

/** What signs and keys things of ours. `npm start` keeps one in DATA_DIR; a process without any makes one for its lifetime. */
export const authSecret = env.AUTH_SECRET ?? randomBytes(32).toString("hex");

/** What is told to ad and analytics platforms, once the visitor agrees; null when no id is set: then nothing third-party loads. */
export const tracking =
  env.META_PIXEL_ID || env.GA_MEASUREMENT_ID
    ? {
        pixel: env.META_PIXEL_ID ? { id: env.META_PIXEL_ID, script: env.META_SCRIPT_URL } : null,
        analytics: env.GA_MEASUREMENT_ID ? { id: env.GA_MEASUREMENT_ID, script: env.GA_SCRIPT_URL } : null,
      }
    : null;
