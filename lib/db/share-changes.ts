import "server-only";
/**
 * Notifications from the database's triggers: each is the token of a link that ended or whose recipe changed, or says that the library
 * changed, in whichever copy of the app and by whatever statement. One connection listens for them (PostgreSQL's LISTEN and NOTIFY).
 */
import { Client } from "pg";
import { env } from "../env";
import { log } from "../log";

const CHANNEL = "plainspoon_shares";
/** No token: those are longer. */
const LIBRARY = "library";
const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;

export type ShareChanges = {
  /** The page of this token is out of date. */
  changed: (token: string) => void;
  libraryChanged: () => void;
  /** Notifications may have been missed: every cached page may be out of date until the next `listenForShareChanges`. */
  lost: () => void;
};

type Listener = {
  client: Client;
  /** Closes the connection and calls `lost`, once; it does not wait for a database that no longer answers. */
  close: (reason?: unknown) => void;
};

/** Kept on the global object: a second bundle of this file must not open a second connection. */
const kept = globalThis as typeof globalThis & { plainspoonShareNews?: Promise<Listener> };

/**
 * Resolves once every change from now on will be reported; `lost` is called when that ends.
 * @throws when the database cannot be reached
 */
export async function listenForShareChanges(changes: ShareChanges): Promise<void> {
  // Building needs no database.
  if (!env.DATABASE_URL) throw new Error("there is no database to listen to");
  kept.plainspoonShareNews ??= open(changes).catch((error: unknown) => {
    kept.plainspoonShareNews = undefined;
    throw error;
  });
  await kept.plainspoonShareNews;
}

/**
 * Resolves when this copy has received the notifications of everything committed before: they arrive in the order of their commits, and
 * our own one comes back before its statement is answered. Returns at once while nothing listens.
 */
export async function waitForShareChanges(): Promise<void> {
  const line = await kept.plainspoonShareNews?.catch(() => undefined);
  // Without an answer the connection is closed and the cache emptied, which leaves nothing out of date either.
  await line?.client.query(`NOTIFY ${CHANNEL}`).catch(line.close);
}

async function open(changes: ShareChanges): Promise<Listener> {
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
    changes.lost();
    void client.end().catch(() => undefined);
    if (reason) log.warn({ err: reason }, "the connection that listens for changed shared recipes was lost");
  };
  client.on("error", close);
  client.on("end", () => close());
  client.on("notification", ({ payload }) => {
    if (payload === LIBRARY) changes.libraryChanged();
    else if (payload) changes.changed(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    close();
    throw error;
  }
  return { client, close };
}
