/** Databases to be killed: the embedded one of a folder, and a PostgreSQL server of one's own. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { startDatabaseProcess } from "@/scripts/database/process.mjs";
import { startPostgres } from "@/scripts/setup/postgres.mjs";
import type { Killable } from "./kill-rounds";

const MIGRATE = join(import.meta.dirname, "../../scripts/migrate.mjs");

type Stoppable = Killable & { stop: () => Promise<void> };

async function migrate(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  await promisify(execFile)(process.execPath, [MIGRATE, "migrate"], {
    env: { ...process.env, NODE_ENV: "development", NODE_OPTIONS: "", DATABASE_URL: "", ...settings },
  });
}

export async function killableEmbedded(dataDir: string): Promise<Stoppable> {
  await migrate({ DATA_DIR: dataDir });
  let running: Awaited<ReturnType<typeof startDatabaseProcess>> | undefined;
  return {
    open: async () => (running ??= await startDatabaseProcess([dataDir])).url,
    kill: async () => {
      if (!running) return;
      const ended = once(running.child, "exit");
      running.child.kill("SIGKILL");
      await ended;
      running = undefined;
    },
    stop: async () => running?.stop(),
  };
}

/** Killing one of its processes with -9 makes the server throw out everybody and recover from its log; null where there is none. */
export async function killablePostgres(dataDir: string): Promise<Stoppable | null> {
  const server = await startPostgres();
  if (!server) return null;
  await migrate({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const connect = async (): Promise<Client> => {
    for (;;) {
      const client = new Client({ connectionString: server.url });
      client.on("error", () => undefined);
      const isThere = await client.connect().then(
        () => true,
        () => false,
      );
      if (isThere) return client;
      await client.end().catch(() => undefined);
      await new Promise(setImmediate);
    }
  };
  return {
    open: async () => {
      await (await connect()).end();
      return server.url;
    },
    kill: async () => {
      const client = await connect();
      // Not `once` of node:events: being thrown out is an error to that, and what is awaited here.
      const thrownOut = new Promise((resolve) => client.once("end", resolve));
      const { rows } = await client.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'plainspoon' LIMIT 1",
      );
      if (rows[0]) {
        process.kill(rows[0].pid, "SIGKILL");
        await thrownOut;
      } else await client.end();
    },
    stop: server.stop,
  };
}
