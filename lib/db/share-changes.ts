import "server-only";
/**
 * Notifications from the database's triggers: each is the token of a link that ended or whose recipe changed, or says that the library
 * changed, in whichever copy of the app and by whatever statement. One connection listens for them (PostgreSQL's LISTEN and NOTIFY). Behind
 * a pooler that gives a connection to whoever has the next transaction nothing arrives, without a word: so a word of our own must have
 * come through before anything is relied on.
 */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { env } from "../env";
import { log } from "../log";
import { db } from "./client";

const CHANNEL = "plainspoon_shares";
/** No token: those are longer. */
const LIBRARY = "library";
const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 3_000;
const HEARD_WITHIN_MS = 2_000;
/** A connection that nothing reaches is tried again after that, while nobody waits for it. */
const DEAF_FOR_MS = 60_000;
/** Before the word that tries the connection; in no token. */
const TRIAL = "trial ";

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
const kept = globalThis as typeof globalThis & {
  plainspoonShareNews?: Promise<Listener>;
  plainspoonDeafUntil?: number;
};

/**
 * Resolves once every change from now on will be reported; `lost` is called when that ends.
 * @throws when the database cannot be reached, or nothing comes through: at once, as long as that is known
 */
export async function listenForShareChanges(changes: ShareChanges): Promise<void> {
  // Building needs no database.
  if (!env.DATABASE_URL) throw new Error("there is no database to listen to");
  if (Date.now() < (kept.plainspoonDeafUntil ?? 0)) throw new Error("notifications do not come through");
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
  const trial = TRIAL + randomUUID();
  let heard = (): void => undefined;
  client.on("notification", ({ payload }) => {
    if (payload === trial) heard();
    else if (payload?.startsWith(TRIAL)) return;
    else if (payload === LIBRARY) changes.libraryChanged();
    else if (payload) changes.changed(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    // From another connection, while this one has nothing to do: a pooler's answers would come through even so.
    const arrives = new Promise<boolean>((resolve) => {
      heard = () => resolve(true);
      setTimeout(resolve, HEARD_WITHIN_MS, false).unref();
    });
    await db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${trial})`;
    if (!(await arrives)) {
      kept.plainspoonDeafUntil = Date.now() + DEAF_FOR_MS;
      throw new Error(
        "notifications of the database do not come through, as behind a pooler in transaction mode: no shared page is kept in memory",
      );
    }
  } catch (error) {
    log.warn(
      { err: error },
      "changes of shared recipes are not heard of; their pages are rendered for each request",
    );
    close();
    throw error;
  }
  return { client, close };
}
