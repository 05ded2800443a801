/**
 * The app as it runs on many machines, as processes of this one: copies of the built output behind nginx, PostgreSQL behind PgBouncer in
 * transaction mode, an S3-compatible store, a mail server, and an OpenID Connect server in Google's place.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OAuth2Server } from "oauth2-mock-server";
import { Client } from "pg";
import S3rver from "s3rver";
import { startPostgres } from "../../scripts/setup/postgres.mjs";
import { findSitePrograms } from "../../scripts/setup/site-programs.mjs";
import { smtpServer, type Arrived } from "../support/smtp";
import { startPooler, startProxy, type Proxy } from "./around";
import { type Copy, freePort, OUTPUT, startCopyOf } from "./copy";

export type SiteCopy = Copy & { port: number };
export type Site = {
  /** The address that cooks open. */
  url: string;
  proxy: Proxy;
  /** The database's own address, and the one behind the pooler. */
  database: { direct: string; pooled: string };
  letters: Arrived[];
  /** Who comes next from Google. */
  signInAs: (email: string) => void;
  /** Starts one more copy, of the output in `folder`; ready, and behind no proxy yet. */
  startCopy: (settings?: Record<string, string>, folder?: string) => Promise<SiteCopy>;
  stop: () => Promise<void>;
};

async function startGoogle(who: { email: string }): Promise<{ issuer: string; stop: () => Promise<void> }> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  server.service.on("beforeTokenSigning", (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { sub: who.email, email: who.email, email_verified: true, name: "Rose" });
  });
  const port = await freePort();
  await server.start(port, "localhost");
  return { issuer: `http://localhost:${port}`, stop: () => server.stop() };
}

async function startStore(folder: string): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const store = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "store"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await store.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => (store.httpServer.closeAllConnections(), store.close()),
  };
}

/** An empty database of the server at `url`, at UTC whatever the machine's clock says: the pooler lets no connection say it. */
async function makeDatabase(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE DATABASE plainspoon");
  await client.query("ALTER DATABASE plainspoon SET timezone TO 'UTC'");
  await client.end();
  return url.replace(/\/postgres$/, "/plainspoon");
}

/** Everything but the copies. @throws where nginx, PgBouncer or PostgreSQL cannot be had */
export async function startSite(): Promise<Site> {
  const stops: (() => Promise<unknown>)[] = [];
  // The last that was started ends first.
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    return await open(stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(stops: (() => Promise<unknown>)[], stop: () => Promise<void>): Promise<Site> {
  const programs = await findSitePrograms();
  const server = await startPostgres();
  if (server) stops.push(server.stop);
  if (!programs || !server) throw new Error("nginx, PgBouncer or PostgreSQL is missing");
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-site-"));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const direct = await makeDatabase(server.url);
  const pooler = await startPooler(programs.pgbouncer, { url: direct });
  stops.push(pooler.stop);
  const who = { email: "" };
  const [google, store, mail] = [await startGoogle(who), await startStore(folder), await smtpServer()];
  stops.push(google.stop, store.stop, mail.stop);
  const proxy = await startProxy(programs.nginx, [await freePort()]);
  stops.push(proxy.stop);

  const settings = {
    APP_URL: proxy.url,
    TRUST_PROXY: "1",
    LISTEN_HOST: "127.0.0.1",
    DATABASE_URL: pooler.url,
    // The pooler shares sessions, and a migration holds a lock of its own one.
    MIGRATE_AT_START: "0",
    AUTH_SECRET: "one secret for every copy of the app",
    S3_BUCKET: "pictures",
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    SMTP_URL: mail.url,
    MAIL_FROM: "Plainspoon <kitchen@plainspoon.test>",
    GOOGLE_CLIENT_ID: "plainspoon",
    GOOGLE_CLIENT_SECRET: "not a secret",
    GOOGLE_ISSUER: google.issuer,
    LOG_LEVEL: "warn",
    ...Object.fromEntries(
      ["SIGNUP", "HASHING", "SAVE", "EDIT", "FORGOT", "SHARE", "GOOGLE"].map((name) => [
        `LIMIT_${name}`,
        "100000/60",
      ]),
    ),
    // Of this one a test reaches the end.
    LIMIT_SUPPORT: "4/3600",
  };
  let copies = 0;
  return {
    url: proxy.url,
    proxy,
    database: { direct, pooled: pooler.url },
    letters: mail.arrived,
    signInAs: (email) => (who.email = email),
    startCopy: async (more = {}, from = OUTPUT) => {
      const [port, dataDir] = [await freePort(), join(folder, `data-${(copies += 1)}`)];
      const copy = await startCopyOf(from, { ...settings, DATA_DIR: dataDir, ...more }, port);
      stops.push(copy.end);
      return { ...copy, port };
    },
    stop,
  };
}
