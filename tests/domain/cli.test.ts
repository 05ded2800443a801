/** The command-line program as somebody gets it from npm: packed, installed beside nothing else, and run (cli/README.md). */
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import manifest from "@/cli/package.json" with { type: "json" };
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { servePages, type PagesServer } from "@/tests/support/pages-server";
import { botWallPage, listPage, recipePage } from "@/tests/support/recipe-pages";

const run = promisify(execFile);
const RECIPE =
  "Toast\n\nServes 2\n\nIngredients\n2 slices bread\n20 g butter\n\nMethod\nToast the bread. Spread the butter on it.";

let folder = "";
let program = "";
let server: PagesServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plainspoon-cli-"));
  await run(process.execPath, ["scripts/cli.mjs", "--out", join(folder, "package")]);
  // npm's own settings of the test run are none of the package's.
  const npm = (...args: string[]) =>
    run("npm", [...args, "--no-audit", "--no-fund", "--offline"], { cwd: folder });
  await npm("pack", "./package");
  await writeFile(join(folder, "package.json"), "{}");
  await npm("install", `./plainspoon-${manifest.version}.tgz`);
  program = join(folder, "node_modules/.bin/plainspoon");
  server = await servePages({
    "/soup": { body: recipePage() },
    "/wall": { body: botWallPage },
    "/cookies": { body: "<h1>We value your privacy</h1><button>Accept all</button>" },
    "/list": { body: listPage },
    "/denied": { status: 403, body: botWallPage },
    "/large": { body: `<html>${"x".repeat(6 * 1024 * 1024)}</html>` },
    "/inside": { status: 302, headers: { location: "http://127.0.0.1:1/" } },
    "/slow": () => undefined,
  });
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

type Ended = { code: number; out: string; said: string };

/** Runs the installed program; `input` comes in on standard input. */
function plainspoon(args: string[], input: string | Uint8Array = ""): Promise<Ended> {
  const child = spawn(program, args, { cwd: folder });
  const [out, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  // It may have ended before it has taken everything.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) =>
    child.on("close", (code) =>
      resolve({ code: code ?? -1, out: Buffer.concat(out).toString(), said: Buffer.concat(said).toString() }),
    ),
  );
}

const fromServer = (path: string, ...more: string[]) =>
  plainspoon([server!.at(path), "--allow", server!.host, ...more]);

test("the package holds the program, its words and its licences, and needs no other package", async () => {
  const installed = join(folder, "node_modules/plainspoon");
  expect((await readdir(installed)).sort()).toEqual([
    "LICENSE",
    "LICENSES-OF-OTHERS.txt",
    "README.md",
    "package.json",
    "plainspoon.mjs",
  ]);
  expect((await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."))).toEqual([
    "plainspoon",
  ]);
  const text = await readFile(join(installed, "plainspoon.mjs"), "utf8");
  expect(text).not.toMatch(/PrismaClient|DATABASE_URL|SMTP_URL|STRIPE_SECRET_KEY/);
  expect(await readFile(join(installed, "LICENSES-OF-OTHERS.txt"), "utf8")).toContain("undici\n");
});

test("a text on standard input is printed as Markdown", async () => {
  const { code, out, said } = await plainspoon(["-"], RECIPE);
  expect([code, said]).toEqual([0, ""]);
  expect(out).toMatch(/^# Toast\n\nServes 2\n/);
  expect(out).toContain("- 20 g butter\n");
  expect(out).toMatch(/1\. Toast the \*\*bread\*\*\..*\n {3}Spread the \*\*butter\*\* on it\.\n$/);
});

test("a saved page is printed as JSON with its receipt, or as schema.org", async () => {
  await writeFile(join(folder, "soup.html"), recipePage());
  const json = await plainspoon(["--format", "json", "soup.html"]);
  const content = FormattedContent.parse(JSON.parse(json.out));
  expect([json.code, content.title, content.servings]).toEqual([0, "Lentil soup", 4]);
  expect(content.receipt?.ingredients).toEqual({ total: 4, placed: 4 });
  const linked = JSON.parse((await plainspoon(["soup.html", "-f", "schema.org"])).out) as object;
  expect(linked).toMatchObject({ "@type": "Recipe", name: "Lentil soup", recipeYield: "4" });
});

test("a web address is fetched, and the recipe says where it is from", async () => {
  const { code, out } = await fromServer("/soup");
  expect(code).toBe(0);
  expect(out).toContain(`Source: <${server!.at("/soup")}>`);
});

test("servers of one's own network are left alone unless they are named, behind a redirect too", async () => {
  const unnamed = await plainspoon([server!.at("/soup")]);
  expect([unnamed.code, unnamed.out, unnamed.said]).toEqual([
    3,
    "",
    "Please enter a valid URL of a public web page.\n",
  ]);
  expect(await fromServer("/inside")).toEqual(unnamed);
});

test.each([
  ["/wall", 1, "blocks programs"],
  ["/cookies", 1, "asks about cookies"],
  ["/list", 1, "several recipes"],
  ["/denied", 3, "access denied (403)"],
  ["/gone", 3, "not found (404)"],
  ["/large", 4, "larger than 5 MB"],
])("%s ends with %i and says why", async (path, code, words) => {
  const ended = await fromServer(path);
  expect([ended.code, ended.out]).toEqual([code, ""]);
  expect(ended.said).toContain(words);
  expect(ended.said).toMatch(/^[A-Z][^\n]*\n$/);
});

test("a site that does not answer is waited for as long as was said", async () => {
  const ended = await fromServer("/slow", "--timeout", "1");
  expect([ended.code, ended.out]).toEqual([4, ""]);
  expect(ended.said).toContain("timeout");
});

test.each<[string, string[], string | Uint8Array, number, string]>([
  ["words without a recipe", ["-"], "Hello there.", 1, "could not find a recipe"],
  ["a PDF", ["-"], "%PDF-1.7\n%…", 1, "PDF"],
  ["too long a text", ["-"], "word ".repeat(12_000), 4, "50,000 characters"],
  ["too large a file", ["-"], new Uint8Array(6 * 1024 * 1024), 4, "larger than 5 MB"],
  ["no such file", ["nothing.html"], "", 3, "nothing.html: There is no such file."],
  ["no source", [], "", 2, "--help"],
  ["two sources", ["a", "b"], "", 2, "one source"],
  ["an unknown format", ["-", "--format", "pdf"], "", 2, "markdown, json, schema.org"],
  ["an unknown option", ["-", "--loud"], "", 2, "--loud"],
  ["a timeout that is none", ["-", "--timeout", "soon"], "", 2, "seconds"],
])("%s: nothing is printed, and a sentence says why", async (_name, args, input, code, words) => {
  const ended = await plainspoon(args, input);
  expect([ended.code, ended.out]).toEqual([code, ""]);
  expect(ended.said).toContain(words);
});

test("words of a recipe do not steer the terminal", async () => {
  const { code, out } = await plainspoon(
    ["-"],
    RECIPE.replace("Toast\n", "Toast \u001b[2J\u009b31m\u0007\n"),
  );
  expect(code).toBe(0);
  expect(out).toMatch(/^# Toast/);
  expect([...out].filter((char) => /\p{Cc}/u.test(char) && char !== "\n")).toEqual([]);
});

test("help and version, for people and for programs", async () => {
  expect((await plainspoon(["--version"])).out).toBe(`${manifest.version}\n`);
  const help = await plainspoon(["--help"]);
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("Exit codes")]);
});
