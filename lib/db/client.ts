/**
 * The one way to the database: `db`, Prisma's client over one pool of PostgreSQL connections.
 *
 * `DATABASE_URL` names the database; without one, `npm start` serves the embedded database on a Unix socket and sets
 * the variable for the processes it starts, so this file need not know which of the two it talks to. Nothing is
 * connected before the first query: building needs no database.
 */
import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "../env";
import { log } from "../log";
import { noteSlowStatement } from "../telemetry";
import { PrismaClient } from "./generated/client";

const CONNECT_TIMEOUT_MS = 3_000;
/** The server ends a statement by itself; this much later its silence is taken for a line that is gone. */
const SILENCE_MS = 1_000;

/** Stands in for the address when there is none: building imports this file, and only a query needs a database. */
const NO_DATABASE =
  "postgresql://postgres@localhost/postgres?host=/nonexistent/start-with-npm-start-or-set-DATABASE_URL";

function connect(): PrismaClient {
  const adapter = new PrismaPg(
    {
      connectionString: env.DATABASE_URL ?? NO_DATABASE,
      max: env.DATABASE_POOL,
      // pg's defaults wait forever: on a full pool, on a slow statement, on a transaction whose client went away.
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: env.DATABASE_TIMEOUT_MS,
      query_timeout: env.DATABASE_TIMEOUT_MS + SILENCE_MS,
      idle_in_transaction_session_timeout: env.DATABASE_TIMEOUT_MS,
      // Prisma reads and writes timestamps as UTC, whatever the server's own time zone is.
      options: "-c TimeZone=UTC",
      application_name: "plainspoon",
      keepAlive: true,
    },
    { onPoolError: (error) => log.warn({ err: error }, "an idle database connection was lost") },
  );
  if (!log.isLevelEnabled("debug") && env.SLOW_QUERY_MS === 0) return new PrismaClient({ adapter });
  const client = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  // The statement alone: its parameters are what cooks wrote.
  client.$on("query", ({ query, duration }) => {
    log.debug({ statement: query, ms: duration }, "statement");
    if (env.SLOW_QUERY_MS === 0 || duration < env.SLOW_QUERY_MS) return;
    noteSlowStatement();
    log.warn({ statement: query, ms: duration }, "slow statement");
  });
  return client;
}

/** Kept on the global object, so that a reload in development, or a second bundle of this file, shares one pool. */
const kept = globalThis as typeof globalThis & { plainspoonDatabase?: PrismaClient };

export const db: PrismaClient = (kept.plainspoonDatabase ??= connect());
