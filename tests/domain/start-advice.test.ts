/** What `npm start` says about settings that a public site, or a second copy of the app, lacks: a refusal where data or money would suffer. */
import { once } from "node:events";
import { chmod, lstat, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { db } from "@/lib/db/client";
import { readEnv } from "@/lib/env";
import { missingFor, PURPOSES, settingsAdvice } from "@/lib/settings-advice";
import { ownFolder, socketFolder } from "@/scripts/database/embedded.mjs";
import { claimPictures } from "@/scripts/database/only-copy.mjs";
import { runScript, temporaryFolder } from "../support/program";

const SECRET = "0123456789abcdef0123456789abcdef";
const PUBLIC = { APP_URL: "https://plainspoon.example", DEMO_PAYMENTS: "1" };
const DATABASE = { DATABASE_URL: "postgresql://cook@db.example/plainspoon" };
const S3 = { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
const MAIL = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "kitchen@plainspoon.example" };

describe("npm start", () => {
  const start = async (env: Record<string, string>) =>
    runScript(["scripts/start.mjs"], { DATA_DIR: await temporaryFolder(), ...env });

  it.each<[string, Record<string, string>]>([
    ["AUTH_SECRET is missing", { ...PUBLIC, ...DATABASE }],
    ["APP_URL is missing", { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "w" }],
  ])("does not start where money would suffer: %s, with what to set and why", async (sentence, settings) => {
    const ended = await start(settings);
    expect(ended.status).toBe(1);
    expect(ended.err).toContain(`Wrong setting: ${sentence}: `);
    expect(ended.err).toMatch(/Set (it|the same one)/);
  });

  it("says what is missing, and goes on", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const address = other.address();
    const PORT = typeof address === "object" ? String(address?.port) : "";
    const ended = await start({ ...PUBLIC, ...DATABASE, AUTH_SECRET: SECRET, PORT });
    other.close();
    expect(ended.err).toContain("is taken by another program");
    for (const name of ["TRUST_PROXY", "S3_BUCKET", "SMTP_URL"])
      expect(ended.out).toMatch(new RegExp(`^Note: ${name} is .+ [Ss]et|^Note: ${name} is `, "m"));
  });
});

test.each<[string[], Record<string, string>]>([
  [[], {}],
  [[], { APP_URL: "http://localhost:4000" }],
  [
    [],
    {
      ...PUBLIC,
      ...DATABASE,
      ...S3,
      ...MAIL,
      AUTH_SECRET: SECRET,
      TRUST_PROXY: "1",
      LISTEN_HOST: "127.0.0.1",
    },
  ],
  [["TRUST_PROXY", "SMTP_URL"], PUBLIC],
  [["APP_URL"], { ...PUBLIC, ...MAIL, APP_URL: "http://plainspoon.example" }],
  [["APP_URL", "AUTH_SECRET", "S3_BUCKET"], DATABASE],
  [["AUTH_SECRET", "S3_BUCKET"], { ...DATABASE, APP_URL: "http://localhost:3000" }],
  [["APP_URL"], { LISTEN_HOST: "0.0.0.0" }],
  [["APP_URL"], { TRUST_PROXY: "1" }],
  [["LISTEN_HOST"], { ...PUBLIC, ...MAIL, TRUST_PROXY: "1" }],
])("advice about %j for %j", (names, settings) => {
  expect(settingsAdvice(readEnv(settings)).map((sentence) => sentence.split(" ")[0])).toEqual(names);
});

test("all that is refused or advised is in docs/running.md", async () => {
  const page = await readFile(join(import.meta.dirname, "../../docs/running.md"), "utf8");
  const advised = [DATABASE, PUBLIC, { ...PUBLIC, TRUST_PROXY: "1" }].flatMap((settings) =>
    settingsAdvice(readEnv(settings)),
  );
  const missing = PURPOSES.flatMap((purpose) => missingFor(purpose, readEnv({})));
  for (const sentence of [...advised, ...missing]) expect(page).toContain(`\`${sentence.split(" ")[0]}\``);
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "DEV_TOOLS"])
    expect(page).toContain(`\`${name}\``);
});

describe("pictures on the disk", () => {
  const url = process.env.DATABASE_URL ?? "";
  const folders = () => Promise.all([temporaryFolder(), temporaryFolder()]);
  const refusal = (folder: string) =>
    claimPictures(url, folder).then(
      () => "claimed",
      (error: Error) => error.message,
    );

  it("let no second copy start at the same database before the first has ended", async () => {
    const [one = "", two = ""] = await folders();
    const claim = await claimPictures(url, one);
    const sentence = await refusal(two);
    expect(sentence).toMatch(/^S3_BUCKET is missing: another copy of the app runs at this DATABASE_URL/);
    expect(sentence).toContain("Set the same S3_BUCKET for all copies");
    await claim.release();
    const next = await claimPictures(url, two);
    await next.release();
  });

  it("come back with their folder, after a crash too; a folder that is gone is forgotten", async () => {
    const [one = "", two = ""] = await folders();
    const crashed = await claimPictures(url, one);
    const again = await claimPictures(url, one);
    expect(await refusal(two)).toContain("S3_BUCKET");
    await db.lease.updateMany({ data: { until: new Date(Date.now() - 1000) } });
    const other = await claimPictures(url, two);
    for (const claim of [crashed, again, other]) await claim.release();
  });

  it("are one copy's, when two start at the same moment", async () => {
    const [one = "", two = ""] = await folders();
    const claims = await Promise.allSettled([one, two].map((folder) => claimPictures(url, folder)));
    expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const claim of claims) if (claim.status === "fulfilled") await claim.value.release();
  });
});

describe("the socket's short folder, which lies where everybody may write", () => {
  const long = `/${"a".repeat(120)}`;
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "plainspoon-socket-")), "it");
  });
  afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

  it("is taken when a data folder's path is too long", () => {
    expect(socketFolder(long)).toMatch(new RegExp(`^${tmpdir()}/plainspoon-`));
    expect(socketFolder("/data")).toBe("/data/run");
  });

  it("is made for this user alone", async () => {
    await ownFolder(folder);
    expect((await lstat(folder)).mode & 0o777).toBe(0o700);
  });

  it("is closed to others when it is ours already", async () => {
    await mkdir(folder);
    await chmod(folder, 0o777);
    await ownFolder(folder);
    expect((await lstat(folder)).mode & 0o777).toBe(0o700);
  });

  it("is refused when somebody put a link or a file in its place", async () => {
    const elsewhere = await temporaryFolder();
    await symlink(elsewhere, folder);
    await expect(ownFolder(folder)).rejects.toThrow(/is not a folder of this user/);
    expect((await lstat(elsewhere)).mode & 0o777).not.toBe(0o777);
  });

  it("is refused when it is another user's", async () => {
    await mkdir(folder);
    const own = process.getuid;
    process.getuid = () => (own?.() ?? 0) + 1;
    await expect(ownFolder(folder)).rejects.toThrow(/Remove it, or set DATA_DIR to a shorter path/);
    process.getuid = own;
  });
});
