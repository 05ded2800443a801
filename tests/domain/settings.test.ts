/** A wrong setting stops the start with a sentence that names it and never repeats its value. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readEnv, SETTING_NAMES } from "@/lib/env";

const refusal = (settings: Record<string, string>): string => {
  try {
    readEnv(settings);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
};

describe("settings", () => {
  it("needs none: a fresh machine has its defaults", () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      APP_NAME: "Plainspoon",
      HOME_URL: "/about",
      DEV_TOOLS: false,
      TRUST_PROXY: 0,
      ALLOW_PRIVATE_HOSTS: [],
      LIMIT_CONVERT_ANON: { count: 20, seconds: 3600 },
      MAX_PDF_PAGES: 60,
    });
  });

  it("takes a blank one as not set, and cuts blanks around a value", () => {
    expect(readEnv({ PORT: "  ", APP_URL: "", APP_NAME: " Spoon " })).toMatchObject({
      PORT: 3000,
      APP_NAME: "Spoon",
    });
  });

  it("reads lists, limits and flags", () => {
    const read = readEnv({
      ALLOW_PRIVATE_HOSTS: "127.0.0.1:8080, [::1]:90,",
      FRAME_ANCESTORS: "https://www.plainspoon.example, https://*.kitchen.example:8443",
      LIMIT_CONVERT_ANON: "3/60",
      DEV_TOOLS: "1",
    });
    expect(read.ALLOW_PRIVATE_HOSTS).toEqual(["127.0.0.1:8080", "[::1]:90"]);
    expect(read.FRAME_ANCESTORS).toEqual([
      "https://www.plainspoon.example",
      "https://*.kitchen.example:8443",
    ]);
    expect(read.LIMIT_CONVERT_ANON).toEqual({ count: 3, seconds: 60 });
    expect(read.DEV_TOOLS).toBe(true);
  });

  it.each([
    [{ PORT: "80a" }, "PORT must be a whole number."],
    [{ PORT: "65536" }, "PORT must be between 1 and 65535."],
    [{ FRAME_ANCESTORS: "https://a.example/page" }, "FRAME_ANCESTORS must be a list of origins"],
    [{ APP_URL: "plainspoon.example" }, "APP_URL must be an address"],
    [{ APP_URL: "https://plainspoon.example/app" }, "APP_URL must be the bare address"],
    [{ DATABASE_URL: "mysql://secret@host/db" }, "DATABASE_URL must be a PostgreSQL address"],
    [{ LIMIT_CONVERT_ANON: "20" }, "LIMIT_CONVERT_ANON must be COUNT/SECONDS"],
    [{ ALLOW_PRIVATE_HOSTS: "localhost" }, "ALLOW_PRIVATE_HOSTS must be a list of host:port"],
    [{ HOME_URL: "//elsewhere.example" }, "HOME_URL must be a path"],
    [{ DEV_TOOLS: "yes" }, "DEV_TOOLS must be 1 or 0."],
    [{ S3_BUCKET: "pictures" }, "S3_ACCESS_KEY_ID is missing: S3_BUCKET needs it."],
    [
      { ANTHROPIC_BASE_URL: "http://127.0.0.1:1" },
      "ANTHROPIC_API_KEY is missing: ANTHROPIC_BASE_URL needs it.",
    ],
    [{ DEV_TOOLS: "1", APP_URL: "https://plainspoon.example" }, "DEV_TOOLS must stay off"],
    [
      { DEV_TOOLS: "1", LISTEN_HOST: "0.0.0.0" },
      "DEV_TOOLS must stay off when LISTEN_HOST lets other machines in",
    ],
    [{ DEV_TOOLS: "1", LISTEN_HOST: "192.0.2.7" }, "DEV_TOOLS must stay off"],
    [
      { APP_URL: "https://plainspoon.example" },
      "STRIPE_SECRET_KEY is missing: with a public APP_URL the demo checkout would give Premium away.",
    ],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it."],
  ])("refuses %j", (settings, sentence) => {
    expect(refusal(settings)).toContain(sentence);
  });

  it("lets a public site without a key start when the demo checkout is wanted, and a local one always", () => {
    const fine: Record<string, string>[] = [
      { APP_URL: "https://plainspoon.example", DEMO_PAYMENTS: "1" },
      { APP_URL: "http://localhost:3000" },
      { DEV_TOOLS: "1", LISTEN_HOST: "127.0.0.1" },
      { DEV_TOOLS: "1", LISTEN_HOST: "::1" },
      { APP_URL: "http://127.0.0.1:3000" },
      { APP_URL: "https://plainspoon.example", STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "w" },
    ];
    for (const settings of fine) expect(refusal(settings)).toBe("");
  });

  it("names every wrong setting at once, and repeats no value", () => {
    const sentence = refusal({ PORT: "x1", DATABASE_URL: "mysql://user:hunter2@host/db" });
    expect(sentence).toContain("PORT");
    expect(sentence).toContain("DATABASE_URL");
    expect(sentence).not.toContain("hunter2");
  });

  it("are all explained in .env.example, with their defaults", async () => {
    const example = await readFile(join(import.meta.dirname, "../../.env.example"), "utf8");
    const shown = Object.fromEntries(
      [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    );
    expect(Object.keys(shown).sort()).toEqual(SETTING_NAMES.filter((name) => name !== "NODE_ENV").sort());
    expect(readEnv(shown)).toEqual(readEnv({}));
  });
});
