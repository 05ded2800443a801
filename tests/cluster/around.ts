/** What stands around the copies of the app, as processes: a proxy before them, and a pooler between them and the database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./copy";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const ANSWERS_WITHIN_MS = 60_000;
const IS_ROOT = process.getuid?.() === 0;

type Program = { child: ChildProcess; stop: () => Promise<void> };

/** Starts a server in the foreground; resolves when its port answers. @throws with what it printed, when it ends before that */
async function startProgram(command: string, words: string[], port: number): Promise<Program> {
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (text += String(part)));
  const ended = once(child, "exit");
  const giveUp = Date.now() + ANSWERS_WITHIN_MS;
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${text}`);
    if (Date.now() > giveUp) throw new Error(`${command} does not answer:\n${text}`);
    await wait(20);
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGINT");
    await ended;
  };
  return { child, stop };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answered = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

/** Readable by the users that the programs become when root starts them. */
async function ownFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `plainspoon-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** PgBouncer in transaction mode before the server of `url`. */
export async function startPooler(
  program: string,
  { url, connections = 20 }: { url: string; connections?: number },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const [folder, port, { hostname, port: behind, username }] = [
    await ownFolder("pooler"),
    await freePort(),
    new URL(url),
  ];
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    [
      "[databases]",
      `* = host=${hostname} port=${behind} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "max_client_conn = 1000",
      `default_pool_size = ${connections}`,
      `ignore_startup_parameters = ${await ignoredParameters()}`,
    ].join("\n"),
  );
  // It refuses to run as root.
  const { stop } = await startProgram(program, [...(IS_ROOT ? ["-u", "postgres"] : []), file], port);
  const address = new URL(url);
  address.port = String(port);
  return {
    url: address.href,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Those of compose.yaml's pooler. */
async function ignoredParameters(): Promise<string> {
  const compose = await readFile(join(DEPLOY, "compose.yaml"), "utf8");
  return /IGNORE_STARTUP_PARAMETERS: (\S+)/.exec(compose)?.[1] ?? "";
}

export type Proxy = {
  url: string;
  /** New requests go to these ports alone; what runs at others is finished. Resolves when no request goes there any more. */
  leadTo: (ports: number[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** nginx with the rules of deploy/nginx.conf, before copies of the app at `ports`. */
export async function startProxy(program: string, ports: number[], port?: number): Promise<Proxy> {
  const folder = await ownFolder("proxy");
  const file = join(folder, "nginx.conf");
  const at = port ?? (await freePort());
  const write = async (servers: number[]) => writeFile(file, await rules(folder, at, servers));
  await write(ports);
  const words = ["-p", folder, "-c", file, "-e", "stderr"];
  const { child, stop } = await startProgram(program, [...words, "-g", "daemon off;"], at);
  let before = await workersOf(child);
  return {
    url: `http://127.0.0.1:${at}`,
    leadTo: async (servers) => {
      await write(servers);
      child.kill("SIGHUP");
      const giveUp = Date.now() + ANSWERS_WITHIN_MS;
      // The old workers end with their last request.
      for (;;) {
        const now = await workersOf(child);
        if (now.length > 0 && now.every((pid) => !before.includes(pid))) {
          before = now;
          return;
        }
        if (Date.now() > giveUp) throw new Error("the proxy's old workers do not end");
        await wait(20);
      }
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The processes that nginx answers with: the children of its master. */
async function workersOf({ pid }: ChildProcess): Promise<number[]> {
  const ps = spawn("ps", ["-eo", "pid=,ppid="], { stdio: ["ignore", "pipe", "ignore"] });
  let text = "";
  ps.stdout.on("data", (part: Buffer) => (text += String(part)));
  await once(ps, "close");
  const rows = text.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

async function rules(folder: string, port: number, servers: number[]): Promise<string> {
  const text = await readFile(join(DEPLOY, "nginx.conf"), "utf8");
  const [first = ""] = /^ *server app-1:3000.*;\n/m.exec(text) ?? [];
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return text
    .replace(/^ *server app-2:3000.*;\n/m, "")
    .replace(first, () => servers.map((at) => first.replace("app-1:3000", `127.0.0.1:${at}`)).join(""))
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("pid /tmp/nginx.pid", `pid ${folder}/nginx.pid`)
    .replace("worker_processes auto", "worker_processes 2")
    .replace("http {\n", `http {\n  access_log off;\n${own.join("\n")}\n`);
}
