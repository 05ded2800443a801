/** A throw-away PostgreSQL server on a free local port, from the programs that are on this machine. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { installDebianPackage, mayInstallPackages } from "./debian.mjs";
import { Failure, runQuietly } from "./say.mjs";

const START_TIMEOUT_MS = 30_000;

const subfolders = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The folder that holds `initdb` and `postgres`, the newest version first; null when there is none. */
function programs() {
  const onPath = spawnSync("sh", ["-c", "command -v initdb"], { encoding: "utf8" }).stdout.trim();
  const debian = subfolders("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  const homebrew = subfolders("/opt/homebrew/opt").filter((name) => name.startsWith("postgresql"));
  const folders = [
    ...(onPath ? [dirname(onPath)] : []),
    ...debian.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...homebrew.map((name) => `/opt/homebrew/opt/${name}/bin`),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function runAs() {
  if (process.getuid?.() !== 0) return {};
  const number = (kind) => Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);
  const [uid, gid] = [number("-u"), number("-g")];
  return uid && gid ? { uid, gid } : null;
}

/** A port on which nothing listens at this moment. */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

async function untilItAnswers(url, server) {
  const { default: pg } = await import("pg");
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    await wait(100);
  }
  throw new Failure("The throw-away PostgreSQL server did not start.");
}

/**
 * Starts a server with an empty cluster; installs PostgreSQL first where that is possible.
 * @returns `{ url, stop }`, or null when there is no PostgreSQL here and none can be had.
 */
export async function startPostgres() {
  if (!programs() && mayInstallPackages()) await installDebianPackage("postgresql");
  const bin = programs();
  const user = runAs();
  if (!bin || !user) return null;
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-postgres-"));
  if (user.uid) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const sentence = "initdb could not make a throw-away PostgreSQL cluster.";
  await runQuietly(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N"], {
    ...options,
    sentence,
  });
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    fsync: "off",
    max_connections: 200,
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin, "postgres"), ["-D", data, ...words], { ...options, stdio: "ignore" });
  const ended = once(server, "exit");
  const stop = async () => {
    if (server.exitCode === null) server.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilItAnswers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
