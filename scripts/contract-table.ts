/**
 * docs/contract.md, written from the routes and the lists themselves: `node --conditions=react-server --import tsx scripts/contract-table.ts`.
 * `tests/contract/routes-exist.test.ts` fails when the file on disk says anything else.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { ERROR_STATUS } from "@/lib/errors";
import { codesOf } from "@/lib/http/contract";
import { env, type RateLimit } from "@/lib/env";
import { limits, limitsOf, type Limit } from "@/lib/http/limits";
import { fieldsOf } from "@/lib/http/body";
import { METHODS, type Method, type Handler, type RouteSpec } from "@/lib/http/route";
import { OUTPUTS } from "@/lib/rules/outputs";
import { SOURCES } from "@/lib/rules/sources";
import type { Source } from "@/lib/rules/sources/source";

const ROOT = join(import.meta.dirname, "..");
export const CONTRACT_FILE = join(ROOT, "docs/contract.md");

export type Row = { method: Method; path: string; file: string; handler: Handler };

/** Paths of all route files below app/api, from the project's root. */
export function routeFiles(): string[] {
  return readdirSync(join(ROOT, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(`${sep}route.ts`))
    .map((name) => join("app/api", name))
    .sort();
}

/** What a route file exports, by method. */
export async function handlersOf(file: string): Promise<Partial<Record<Method, Handler>>> {
  return (await import(pathToFileURL(join(ROOT, file)).href)) as Partial<Record<Method, Handler>>;
}

/** Every call there is, in the order of its path. */
export async function contractRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of routeFiles()) {
    const exported = await handlersOf(file);
    for (const method of METHODS) {
      const handler = exported[method];
      if (!handler?.spec || handler.spec.unlisted || (method === "HEAD" && handler === exported.GET))
        continue;
      rows.push({ method, path: pathOf(file), file, handler });
    }
  }
  return rows;
}

/** `app/api/share/[token]/route.ts` → `/api/share/{token}` */
function pathOf(file: string): string {
  return `/${dirname(file)
    .split(sep)
    .slice(1)
    .map((part) => part.replace(/^\[+(?:\.\.\.)?([^\]]+)\]+$/, "{$1}"))
    .join("/")}`;
}

const HEAD = `# The calls

Written by \`scripts/contract-table.ts\` from the routes and the lists of sources and outputs; do not edit by hand.

- Answers are plain JSON. Every error is \`{ success: false, code, error, message, issues?, ways? }\` with one sentence for cooks in \`error\` and \`message\` ([decision 004](decisions/004-one-wire-error.md)).
- Calls that change something must come from our own origin: \`Origin\`, else \`Sec-Fetch-Site\`; \`forbidden\` otherwise.
- Calls with "or token" also take a personal access token that may do what stands beside it: \`Authorization: Bearer psp_…\`, made by \`POST /api/users/tokens\`. It alone counts then, and no origin is needed.
- Every answer carries \`X-Request-Id\`, the same id that stands in the log.
- An unknown address below \`/api\` is \`404 not_found\`, a method that a call does not have \`405 method_not_allowed\` with \`Allow\`.
- Sizes and counts are the defaults; env \`MAX_*\` and \`LIMIT_*\` change them. Calls with the same limit share its counter.

| Method and path | What it does | Access | Input | Answer | Limit | Errors |
|---|---|---|---|---|---|---|
`;

const SOURCES_HEAD = `
## Sources

What a recipe is converted from, each by a call of its own (\`lib/rules/sources\`).

| Source | Call | Sent as |
|---|---|---|
`;

const sourceRows = (): string[] =>
  SOURCES.map(({ name, call, file }: Source) => {
    const form = file && `form, field \`${file.field}\`, ${file.type ?? "a picture"}`;
    return `| ${name} | \`POST ${call}\` | ${form ?? "JSON"} |`;
  });

const OUTPUTS_HEAD = `
## Outputs

What \`format\` of the output calls may be (\`lib/rules/outputs.ts\`).

| Format | Answer |
|---|---|
`;

const outputRows = (): string[] =>
  OUTPUTS.map((output) => {
    const answer =
      output.kind === "file"
        ? `${output.type}, \`*${output.ending}\``
        : "MessageAnswer: a letter to \`email\`";
    return `| ${output.format} | ${answer} |`;
  });

const LIMITS_HEAD = `
## Limits

Each is a counter of its own, in the database, atomic; addresses are kept as hashes. Over a limit a call answers \`429 rate_limited\` with \`Retry-After\`.

| Limit | How often | Who is counted | Setting |
|---|---|---|---|
`;

/** "60 in 1 min" */
const often = ({ count, seconds }: RateLimit): string => `${count} in ${seconds / 60} min`;
const settingOf = (rate: RateLimit): string =>
  Object.entries(env).find(([, value]) => value === rate)?.[0] ?? "";

function limitRows(): string[] {
  return (Object.values(limits) as Limit[]).map(({ name, anonymous, signedIn, per, across }) => {
    const failures = per && {
      who:
        across === "accounts"
          ? "an address"
          : across === "addresses"
            ? "an account"
            : "an address and account",
    };
    const who = failures
      ? `failures of ${failures.who}`
      : signedIn === undefined
        ? "an address"
        : signedIn === anonymous
          ? "an account, else an address"
          : "an address; an account";
    const rates = [...new Set([anonymous, signedIn ?? anonymous])];
    const settings = rates.map((rate) => `\`${settingOf(rate)}\``).join("; ");
    return `| ${name} | ${rates.map(often).join("; ")} | ${who} | ${settings} |`;
  });
}

/** Body and query: "multipart, field \`image\` (10 MB), query { language? }". */
function inputOf({ body, query }: RouteSpec): string {
  const asked = query ? fieldsOf(query) : "";
  return [body?.input, asked && `query ${asked}`].filter(Boolean).join(", ") || "–";
}

export async function contractText(): Promise<string> {
  const lines = (await contractRows()).map(({ method, path, handler: { spec } }) => {
    const named = limitsOf(spec.limit).map(({ name }) => name);
    const limit = typeof spec.limit === "string" ? spec.limit : named.join(", ");
    const codes = codesOf(method, spec).sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
    const errors = codes.map((code) => `${ERROR_STATUS[code]} ${code}`).join(", ");
    return `| \`${method} ${path}\` | ${spec.about} | ${spec.access}${spec.bearer ? ` or token (${spec.bearer})` : ""} | ${inputOf(spec)} | ${spec.answer.name} | ${limit} | ${errors} |`;
  });
  const tables = [
    [HEAD, lines],
    [SOURCES_HEAD, sourceRows()],
    [OUTPUTS_HEAD, outputRows()],
    [LIMITS_HEAD, limitRows()],
  ] as const;
  return tables.map(([head, rows]) => `${head}${rows.join("\n")}\n`).join("");
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(CONTRACT_FILE, await contractText());
  process.stdout.write(`${CONTRACT_FILE} written\n`);
}
