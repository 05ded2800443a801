/** `npm run doctor` against servers that speak the protocols, and against some that refuse, hang or are not there. */
import { createServer, type Server } from "node:http";
import { createServer as createSilence, type AddressInfo } from "node:net";
import { join } from "node:path";
import { OAuth2Server } from "oauth2-mock-server";
import S3rver from "s3rver";
import { setUpStripe } from "@/lib/services/payments/stripe/setup";
import { messagesApi } from "../support/messages-api";
import { runScript, temporaryFolder } from "../support/program";
import { receiver } from "../support/receiver";
import { smtpServer } from "../support/smtp";
import { STRIPE_KEY, stripeApi, WEBHOOK_SECRET } from "../support/stripe-api";

const doctor = async (env: Record<string, string>, words: string[] = []) =>
  runScript(["scripts/doctor.mjs", ...words], { DATA_DIR: await temporaryFolder(), ...env });

/** For servers that answer: a busy machine is no shut door. */
const PATIENT = ["--wait", "60"];

/** The line about a door: its mark and what is said. */
const lineOf = (out: string, door: string): string =>
  new RegExp(`^ {2}(.*) ${door}: .*$`, "m").exec(out)?.[0].trim() ?? "";

const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Vision's answer to a list without pictures, for those who have the key. */
async function visionApi(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const isKnown = request.headers["x-goog-api-key"] === "key-of-ours";
    response.writeHead(isKnown ? 200 : 403, { "content-type": "application/json" });
    response.end(
      isKnown
        ? "{}"
        : JSON.stringify({ error: { code: 403, message: "no such key", status: "PERMISSION_DENIED" } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => (server.closeAllConnections(), server.close()));
  return urlOf(server);
}

/** A server that takes every connection and says nothing. */
async function silence(): Promise<number> {
  const server = createSilence((socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

test("a machine on which nothing is set: nothing is wrong, and what each purpose lacks is named", async () => {
  const { status, out } = await doctor({});
  expect(status).toBe(0);
  expect(lineOf(out, "database")).toMatch(/^– .*no database yet/);
  expect(lineOf(out, "store")).toMatch(/^ok /);
  for (const door of ["mail", "Stripe", "model", "Vision", "Google"])
    expect(lineOf(out, door)).toMatch(/^– .*none: /);
  const [, ...purposes] = out.split(/^For /m);
  expect(purposes.map((part) => /^[a-z ]+/.exec(part)?.[0])).toEqual([
    "one machine",
    "many machines",
    "payments",
    "mail",
  ]);
  const [one = "", many = "", payments = "", mail = ""] = purposes;
  expect(one).toContain("- APP_URL is not set");
  for (const name of ["DATABASE_URL", "AUTH_SECRET", "S3_BUCKET"]) {
    expect(many).toContain(`- ${name} is not set`);
    expect(one).not.toContain(`- ${name}`);
  }
  expect(payments).toContain("- STRIPE_SECRET_KEY is not set");
  expect(mail).toContain("- SMTP_URL is not set");
});

test("every door that answers is open, and an installation that has all of it lacks nothing", async () => {
  const [smtp, stripe, model, vision] = await Promise.all([
    smtpServer(),
    stripeApi(),
    messagesApi(),
    visionApi(),
  ]);
  const collector = await receiver();
  stops.push(smtp.stop, stripe.stop, model.stop, collector.stop);
  const apiBase = stripe.url;
  await setUpStripe({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiBase });
  const google = new OAuth2Server();
  await google.issuer.keys.generate("RS256");
  await google.start(undefined, "127.0.0.1");
  stops.push(() => google.stop());
  const bucket = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(await temporaryFolder(), "s3"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port: s3Port } = await bucket.run();
  stops.push(() => (bucket.httpServer.closeAllConnections(), bucket.close()));
  const everything = {
    APP_URL: "https://plainspoon.example",
    TRUST_PROXY: "1",
    LISTEN_HOST: "127.0.0.1",
    AUTH_SECRET: "0123456789abcdef0123456789abcdef",
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    S3_BUCKET: "pictures",
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    SMTP_URL: smtp.url,
    MAIL_FROM: "kitchen@plainspoon.example",
    SUPPORT_EMAIL: "help@plainspoon.example",
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    ANTHROPIC_API_KEY: "key-of-ours",
    ANTHROPIC_BASE_URL: model.url,
    GOOGLE_VISION_API_KEY: "key-of-ours",
    VISION_API_BASE: vision,
    GOOGLE_CLIENT_ID: "us",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_ISSUER: google.issuer.url ?? "",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=kitchen",
  };
  const { status, out, err } = await doctor(everything, PATIENT);
  for (const door of ["database", "store", "mail", "Stripe", "model", "Vision", "Google", "traces"])
    expect(lineOf(out, door)).toMatch(/^ok /);
  expect(collector.received.map(({ headers }) => headers["x-tenant"])).toEqual(["kitchen"]);
  expect(lineOf(out, "database")).toMatch(/PostgreSQL \d+.*all \d+ migrations applied/);
  expect(out.match(/nothing is missing\./g)).toHaveLength(4);
  expect(smtp.arrived).toEqual([]);
  expect({ status, err: err.includes("Does not answer") }).toEqual({ status: 0, err: false });
  for (const secret of ["secret", STRIPE_KEY, "key-of-ours"]) expect(out).not.toContain(secret);

  const wrong = await doctor(
    {
      ...everything,
      ANTHROPIC_API_KEY: "wrong",
      GOOGLE_VISION_API_KEY: "wrong",
      STRIPE_SECRET_KEY: "sk_test_wrong",
      S3_BUCKET: "another",
    },
    PATIENT,
  );
  expect(wrong.status).toBe(1);
  for (const door of ["store", "Stripe", "model", "Vision"])
    expect(lineOf(wrong.out, door)).toMatch(/^FAIL /);
  expect(wrong.err).toContain("Does not answer as it should: store, Stripe, model, Vision.");
}, 180_000);

test("doors that hang or are not there are named within seconds, without the password of their address", async () => {
  const port = await silence();
  const settings = {
    DATABASE_URL: `postgresql://cook:hunter2@127.0.0.1:${port}/plainspoon`,
    SMTP_URL: `smtp://cook:hunter2@127.0.0.1:${port}`,
    MAIL_FROM: "kitchen@plainspoon.example",
    GOOGLE_CLIENT_ID: "us",
    GOOGLE_CLIENT_SECRET: "hunter2",
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    ANTHROPIC_API_KEY: "hunter2",
    ANTHROPIC_BASE_URL: "http://127.0.0.1:9",
  };
  const { status, out } = await doctor(settings, ["--wait", "1"]);
  expect(status).toBe(1);
  for (const door of ["database", "mail", "model", "Google"])
    expect(lineOf(out, door)).toMatch(/^FAIL .+: .+/);
  expect(out).not.toContain("hunter2");
}, 120_000);

test("a wrong setting is told in its own sentence", async () => {
  const { status, err } = await doctor({ TRUST_PROXY: "some" });
  expect(status).toBe(1);
  expect(err).toContain("TRUST_PROXY must be a whole number.");
});
