import "server-only";
/** The world outside, one adapter for each port, picked from the settings here and nowhere else. */
import { join } from "node:path";
import { env } from "@/lib/env";
import { inSpan } from "@/lib/telemetry";
import { diskBlobs } from "./blobs/disk";
import type { BlobStore } from "./blobs/port";
import { s3Blobs } from "./blobs/s3";
import { anthropicFormatter } from "./formatter/anthropic";
import type { RecipeFormatter } from "./formatter/port";
import { rulesFormatter } from "./formatter/rules";
import { outboxMailer } from "./mailer/outbox";
import type { Mailer } from "./mailer/port";
import { smtpMailer } from "./mailer/smtp";
import type { PageFetcher } from "./page-fetcher/port";
import { demoGateway } from "./payments/demo";
import type { PaymentGateway } from "./payments/port";
import { stripeGateway } from "./payments/stripe";
import { readPdf } from "./pdf-reader";
import type { PhotoReader } from "./photo-reader/port";

export type Services = PageFetcher & {
  formatter: RecipeFormatter;
  readPdf: typeof readPdf;
  readPhoto: PhotoReader;
  blobs: BlobStore;
  mail: Mailer;
  payments: PaymentGateway;
  now: () => Date;
};

let current: Services | undefined;

/** The services of this process. */
export function services(): Services {
  return (current ??= fromEnv());
}

/** Puts other services in place of some (tests); without an argument, those of the settings again. */
export function replaceServices(other?: Partial<Services>): void {
  current = other ? { ...fromEnv(), ...other } : undefined;
}

function fromEnv(): Services {
  return {
    formatter: formatterFromEnv(),
    readPdf: (...asked) => inSpan("pdf", () => readPdf(...asked)),
    readPhoto: (...asked) =>
      inSpan("photo", async () => (await import("./photo-reader")).readPhoto(...asked)),
    ...pagesFromEnv(),
    blobs: blobsFromEnv(),
    mail:
      env.SMTP_URL && env.MAIL_FROM ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM }) : outboxMailer(),
    payments: paymentsFromEnv(),
    now: () => new Date(),
  };
}

/** The fetcher brings an HTTP client of its own, and is loaded for the first address. */
function pagesFromEnv(): PageFetcher {
  const load = async () => (await import("./page-fetcher/from-env")).pageFetcherFromEnv();
  let loading: Promise<PageFetcher> | undefined;
  const pages = () => (loading ??= load());
  return {
    fetchPage: (...asked) => inSpan("fetch", async () => (await pages()).fetchPage(...asked)),
    fetchData: async (...asked) => (await pages()).fetchData(...asked),
    fetchPicture: async (...asked) => (await pages()).fetchPicture(...asked),
  };
}

function formatterFromEnv(): RecipeFormatter {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_MODEL: model } = env;
  return apiKey === undefined ? rulesFormatter : anthropicFormatter({ apiKey, baseUrl, model });
}

function paymentsFromEnv(): PaymentGateway {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  } = env;
  return secretKey === undefined ? demoGateway : stripeGateway({ secretKey, webhookSecret, apiBase });
}

function blobsFromEnv(): BlobStore {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_ENDPOINT, DATA_DIR } = env;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return diskBlobs(join(/* turbopackIgnore: true */ DATA_DIR, "images"));
  }
  return s3Blobs({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: "images/",
  });
}
