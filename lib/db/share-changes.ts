import "server-only";
/**
 * News of shared recipes, from the database's own triggers: each is the token of a link that ended or whose recipe changed, by
 * whatever way and in whichever copy of the app. Heard over one connection that listens (PostgreSQL's LISTEN and NOTIFY).
 */
import { Client } from "pg";
import { env } from "../env";
import { log } from "../log";

const CHANNEL = "plainspoon_shares";
const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;

export type ShareChanges = {
  /** The page of this token is out of date. */
  changed: (token: string) => void;
  /** News may have been missed: every page may be out of date, until the next `listen`. */
  lost: () => void;
};

type Listener = {
  client: Client;
  /** Ends the line and says so, once; it does not wait for a database that no longer answers. */
  close: (reason?: unknown) => void;
};

/** Kept on the global object: a second bundle of this file must not open a second line, nor miss that there is one. */
const kept = globalThis as typeof globalThis & { plainspoonShareNews?: Promise<Listener> };

/**
 * Resolves once everything that happens from now on will be heard; `lost` is told when that ends.
 * @throws when the database cannot be reached
 */
export async function listenForShareChanges(news: ShareChanges): Promise<void> {
  kept.plainspoonShareNews ??= open(news).catch((error: unknown) => {
    kept.plainspoonShareNews = undefined;
    throw error;
  });
  await kept.plainspoonShareNews;
}

/**
 * Resolves when this copy has heard of everything that was written before: notifications arrive in the order of their
 * commits, and an own one comes back before its statement is answered. Nothing to wait for while nobody listens.
 */
export async function waitForShareChanges(): Promise<void> {
  const line = await kept.plainspoonShareNews?.catch(() => undefined);
  // Without an answer the line ends, and with it everything that was kept: also a way of being up to date.
  await line?.client.query(`NOTIFY ${CHANNEL}`).catch(line.close);
}

async function open(news: ShareChanges): Promise<Listener> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: "plainspoon news",
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  const heartbeat = setInterval(() => void waitForShareChanges(), HEARTBEAT_MS).unref();
  let isOver = false;
  const close = (reason?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    kept.plainspoonShareNews = undefined;
    news.lost();
    void client.end().catch(() => undefined);
    if (reason) log.warn({ err: reason }, "the line for news of shared recipes was lost");
  };
  client.on("error", close);
  client.on("end", () => close());
  client.on("notification", ({ payload }) => payload && news.changed(payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { client, close };
}
