/** `npm run admin:create`: the first door to the admin pages. */
import { createHash } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { db } from "@/lib/db/client";
import { runScript, temporaryFolder } from "../support/program";

const adminCreate = (
  words: string[],
  env: Record<string, string> = { DATABASE_URL: process.env.DATABASE_URL ?? "" },
) =>
  runScript(["scripts/admin-create.mjs", ...words], {
    APP_URL: "https://plainspoon.example",
    DEMO_PAYMENTS: "1",
    ...env,
  });

const LINK = /^https:\/\/plainspoon\.example\/admin\/accept-invitation\/([\w-]{43})$/m;

describe("admin:create", () => {
  it("invites: the link stands alone on its line, and only its hash is kept", async () => {
    const ended = await adminCreate(["--email", " Ada@Example.com", "--name", "Ada"]);
    expect(ended.status).toBe(0);
    const token = LINK.exec(ended.out)?.[1] ?? "";
    const admin = await db.adminUser.findUniqueOrThrow({ where: { email: "ada@example.com" } });
    expect(admin).toMatchObject({ name: "Ada", role: "super_admin", status: "invited", passwordHash: null });
    expect(admin.inviteTokenHash).toBe(createHash("sha256").update(token).digest("hex"));
    const days = (Number(admin.inviteExpiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  it("makes the account active at once with a password; who comes after the first is a plain admin", async () => {
    await adminCreate(["--email", "ada@example.com", "--name", "Ada", "--password", " eight ch "]);
    const second = await adminCreate([
      "--email",
      "bo@example.com",
      "--name",
      "Bo",
      "--password",
      "longenough",
    ]);
    expect(second.status).toBe(0);
    expect(second.out).not.toContain("accept-invitation");
    const [ada, bo] = await db.adminUser.findMany({ orderBy: { email: "asc" } });
    expect(ada).toMatchObject({ role: "super_admin", status: "active", inviteTokenHash: null });
    expect(bo).toMatchObject({ role: "admin", status: "active" });
    expect(await verify(ada?.passwordHash ?? "", " eight ch ")).toBe(true);
    expect(ada?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it("replaces an open invitation, and leaves an active admin alone", async () => {
    await adminCreate(["--email", "ada@example.com", "--name", "Ada"]);
    const before = await db.adminUser.findUniqueOrThrow({ where: { email: "ada@example.com" } });
    await adminCreate([
      "--email",
      "ada@example.com",
      "--name",
      "Ada",
      "--role",
      "admin",
      "--password",
      "longenough",
    ]);
    const after = await db.adminUser.findUniqueOrThrow({ where: { email: "ada@example.com" } });
    expect(after).toMatchObject({ id: before.id, role: "admin", status: "active", inviteTokenHash: null });
    const again = await adminCreate(["--email", "ada@example.com", "--name", "Ada"]);
    expect(again.status).toBe(1);
    expect(again.err).toContain("An admin with the e-mail ada@example.com exists already.");
  });

  it.each([
    [["--name", "Ada"], "--email: is missing."],
    [["--email", "ada", "--name", "Ada"], "--email: is no e-mail address."],
    [["--email", "ada@example.com"], "--name: is missing."],
    [["--email", "ada@example.com", "--name", "Ada", "--role", "boss"], "--role: is admin or super_admin."],
    [
      ["--email", "ada@example.com", "--name", "Ada", "--password", "seven77"],
      "--password: needs at least 8 characters.",
    ],
  ])("refuses %j", async (words, sentence) => {
    const ended = await adminCreate(words);
    expect(ended.status).toBe(1);
    expect(ended.err).toContain(sentence);
    expect(await db.adminUser.count()).toBe(0);
  });

  it("works on a data folder that no app has used yet", async () => {
    const ended = await adminCreate(["--email", "ada@example.com", "--name", "Ada"], {
      DATA_DIR: await temporaryFolder(),
    });
    expect(ended).toMatchObject({ status: 0, err: "" });
    expect(ended.out).toMatch(LINK);
  });
});
