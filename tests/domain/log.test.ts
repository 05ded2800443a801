/** What the log keeps of what went wrong: names and places, no piece of anybody's words, and no line that a request wrote. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { loggedError, errorNames } from "@/lib/log";

const ROOT = join(import.meta.dirname, "../..");
const CANARY = "CANARYPW1";
const thrownBy = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};
const prisma = Object.assign(
  new Error(`\nInvalid call with { title: "${CANARY}" }\n\nUnique constraint failed`),
  {
    name: "PrismaClientKnownRequestError",
    code: "P2002",
  },
);

test.each<[string, unknown, string]>([
  ["JSON", thrownBy(() => JSON.parse(`{"password":${CANARY}}`)), "SyntaxError"],
  ["a schema", thrownBy(() => z.literal("x").parse(CANARY)), "ZodError"],
  ["the database's client", prisma, "PrismaClientKnownRequestError"],
  ["the database", new Error(`invalid input syntax for type integer: "${CANARY}"`), "Error"],
  [
    "a look-up",
    Object.assign(new Error(`getaddrinfo ENOTFOUND ${CANARY}.example`), { syscall: "getaddrinfo" }),
    "Error",
  ],
  ["a mail server", new Error(`550 <${CANARY}@x.example> is unknown, ${CANARY}@x.example too`), "Error"],
  ["an address", new Error(`https://x.example/${CANARY}?a=${CANARY} did not answer`), "Error"],
  ["quotes that never end", new TypeError(`Unknown word '${CANARY} and "${CANARY}`), "TypeError"],
  ["lines that look like a stack", new Error(`x\n    at ${CANARY} (a.js:1:1)`), "Error"],
  [
    "a name that is none",
    Object.assign(new Error("x"), { name: `a ${CANARY}`, code: `b ${CANARY}` }),
    "Error",
  ],
])("an error of %s is logged without what it quotes", (_from, error, type) => {
  const logged = loggedError(error);
  expect(logged.type).toBe(type);
  expect(JSON.stringify(logged)).not.toContain(CANARY);
  const wrapped = loggedError(new Error("This could not be read.", { cause: error }));
  expect(wrapped).toMatchObject({ message: "This could not be read." });
  expect(wrapped.causes?.[0]).toMatch(new RegExp(`^${type}( |$)`));
  expect(JSON.stringify(wrapped)).not.toContain(CANARY);
});

test("what went wrong is still told: its own words, its code, its place, and its causes by name", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
  const logged = loggedError(
    Object.assign(new TypeError("the bucket does not exist", { cause }), { code: "E1" }),
  );
  expect(logged).toMatchObject({
    type: "TypeError",
    message: "the bucket does not exist",
    code: "E1",
    causes: ["Error ECONNREFUSED"],
  });
  expect(logged.stack).toContain("log.test.ts");
  expect(loggedError(prisma).message).toBe("Unique constraint failed");
  expect(errorNames(undefined)).toBeUndefined();
});

/** Runs code of the server in a process whose log can be read. */
function logOf(code: string): string {
  const node = ["--conditions=react-server", "--import", "tsx", "--input-type=module", "-e", code];
  const { stdout, stderr, status } = spawnSync(process.execPath, node, {
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", AUTH_SECRET: "x".repeat(32) },
  });
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
}

const FORGED = '\n{"level":"fatal","msg":"FORGED"}\r\u2028\u001b[31m';
const inCode = JSON.stringify;

test("a request writes no line into the log, and no piece of its body", () => {
  const log = logOf(`
    import { route } from "./lib/http/route.ts";
    import { json } from "./lib/http/body.ts";
    import { z } from "zod";
    import { logTheConsole } from "./lib/log.ts";
    logTheConsole();
    const handler = route({
      about: "", access: "public", origin: "any", limit: "none: a test", answer: { name: "" },
      body: json("Login", z.object({ password: z.string().max(3, "That is too long.") })),
      run() { throw new Error(${inCode(`inside: "${CANARY}" ${FORGED}`)}); },
    });
    const send = (body) => handler(new Request("http://localhost/api/" + encodeURIComponent(${inCode(FORGED)}), {
      method: "POST", body, headers: { "content-type": "application/json" },
    }));
    await send('{"password":${CANARY}}');
    await send(JSON.stringify({ password: "${CANARY}" }));
    await send(JSON.stringify({ password: "abc" }));
    console.error(${inCode(`upstream said ${FORGED}`)}, ${inCode(`'${CANARY}'`)}, new Error(${inCode(FORGED)}));
    console.log("${CANARY}@x.example came by");
  `);
  const lines = log.trimEnd().split("\n");
  const parsed = lines.map((line) => JSON.parse(line) as { level: string; msg: string });
  expect(parsed.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    "info refused",
    "info answered",
    "info refused",
    "info answered",
    "error failed",
    "info answered",
    "error printed",
    "info printed",
  ]);
  expect(parsed[0]).toMatchObject({ code: "invalid", causes: ["SyntaxError"] });
  expect(log).not.toContain(CANARY);
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028\u2029]/);
});
