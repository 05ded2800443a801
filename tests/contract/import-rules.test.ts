/**
 * The import arrows of ARCHITECTURE.md, walked over the real sources: ESLint holds them while one writes, this test holds them
 * when ESLint's configuration changes. Type-only imports carry no code; they count where the order of things is meant (circles).
 */
import { readdirSync, readFileSync, existsSync, statSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import ts from "typescript";

const ROOT = resolve(import.meta.dirname, "../..");
const DOMAINS = [
  "health",
  "jobs",
  "images",
  "mail",
  "accounts",
  "billing",
  "conversion",
  "recipes",
  "library",
  "sharing",
  "support",
  "analytics",
  "retention",
  "admin",
];
const SERVER = ["http", "db", "services", ...DOMAINS];

type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean };
type File = { path: string; text: string; imports: Import[] };

/** `lib/engine/cook/x.ts` → `lib/engine`, `components/ui/y.tsx` → `components/ui`, `app/api/…` → `app/api`. */
function areaOf(path: string): string {
  const [top = "", second = ""] = path.split("/");
  if (top === "lib" || top === "components") return second.includes(".") ? path : `${top}/${second}`;
  if (top === "app") return second === "api" ? "app/api" : "app";
  return top;
}

function sourcesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("lib/db/generated"),
    );
}

/** A project file's path for an import specifier, or the bare package name. */
function target(from: string, specifier: string): string {
  const base = specifier.startsWith("@/")
    ? specifier.slice(2)
    : specifier.startsWith(".")
      ? normalize(join(dirname(from), specifier))
      : null;
  if (base === null) return specifier;
  const found = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => base + end)
    .find((path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile());
  return found ?? base;
}

function read(path: string): File {
  const text = readFileSync(join(ROOT, path), "utf8");
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, lazy = false) => {
    if (specifier && ts.isStringLiteral(specifier))
      imports.push({ from: path, to: target(path, specifier.text), typeOnly, lazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const named = node.importClause?.namedBindings;
      const allTypes =
        !node.importClause?.name &&
        named !== undefined &&
        ts.isNamedImports(named) &&
        named.elements.length > 0 &&
        named.elements.every((e) => e.isTypeOnly);
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, text, imports };
}

const files = ["app", "components", "lib", "middleware.ts"]
  .flatMap((entry) =>
    entry.endsWith(".ts") ? (existsSync(join(ROOT, entry)) ? [entry] : []) : sourcesBelow(entry),
  )
  .map(read);
const imports = files.flatMap((file) => file.imports);
const isOurs = (path: string) => /^(lib|app|components|middleware)/.test(path);

/** Imports from `area` to something of ours for which `allowed` is false; each as "from → to". */
function broken(from: (area: string) => boolean, allowed: (to: string, entry: Import) => boolean): string[] {
  return imports
    .filter(
      (entry) =>
        from(areaOf(entry.from)) &&
        isOurs(entry.to) &&
        areaOf(entry.to) !== areaOf(entry.from) &&
        !allowed(areaOf(entry.to), entry),
    )
    .map((entry) => `${entry.from} → ${entry.to}`);
}

test("there are sources to walk", () => {
  expect(files.length).toBeGreaterThan(20);
});

test("every folder of lib has its place under these rules, and its line in ARCHITECTURE.md", () => {
  const folders = readdirSync(join(ROOT, "lib")).filter((name) => !name.includes("."));
  const placed = ["engine", "messages", "rules", "contract", "browser", ...SERVER];
  expect([...folders].sort()).toEqual(placed.sort());
  const drawn = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
  expect(folders.filter((name) => !drawn.includes(`lib/${name}/`))).toEqual([]);
});

test("ESLint knows the same domains in the same order", () => {
  const config = readFileSync(join(ROOT, "eslint.config.mjs"), "utf8");
  const [, list = ""] = /const DOMAINS = \[([^\]]*)\]/.exec(config) ?? [];
  expect(list.match(/[a-z]+/g)).toEqual(DOMAINS);
});

test("the engine imports only itself and zod", () => {
  const wrong = imports.filter(
    (entry) => areaOf(entry.from) === "lib/engine" && areaOf(entry.to) !== "lib/engine" && entry.to !== "zod",
  );
  expect(wrong.map((entry) => `${entry.from} → ${entry.to}`)).toEqual([]);
});

test("the command-line program takes from lib what needs no server: the pure parts, the engine's tasks and the way out to web pages", () => {
  const wanted = sourcesBelow("cli").flatMap((path) => read(path).imports);
  expect(wanted.filter(({ to }) => areaOf(to) === "lib/engine").length).toBeGreaterThan(2);
  const wrong = wanted.filter(
    ({ to }) =>
      ![
        "lib/engine",
        "lib/messages",
        "lib/rules",
        "lib/contract",
        "lib/errors.ts",
        "cli/src",
        "cli/package.json",
      ].includes(to.startsWith("lib/") ? areaOf(to) : to.replace(/^(cli\/src)\/.*/, "$1")) &&
      !to.startsWith("node:") &&
      !/^lib\/services\/(?:engine\/tasks|page-fetcher\/(?:decode|safe-fetch))\.ts$/.test(to),
  );
  expect(wrong.map((entry) => `${entry.from} → ${entry.to}`)).toEqual([]);
});

test("rules that are not about recipes import only the engine, the messages, themselves and zod", () => {
  const wrong = imports.filter(
    (entry) =>
      areaOf(entry.from) === "lib/rules" &&
      !["lib/rules", "lib/engine", "lib/messages", "zod"].includes(
        isOurs(entry.to) ? areaOf(entry.to) : entry.to,
      ),
  );
  expect(wrong.map((entry) => `${entry.from} → ${entry.to}`)).toEqual([]);
});

test("the messages import nothing", () => {
  expect(
    imports.filter(({ from, to }) => areaOf(from) === "lib/messages" && areaOf(to) !== "lib/messages"),
  ).toEqual([]);
});

test("the contract imports only engine, messages, rules, itself and zod", () => {
  const wrong = imports.filter(
    (entry) =>
      areaOf(entry.from) === "lib/contract" &&
      !["lib/contract", "lib/engine", "lib/messages", "lib/rules", "zod"].includes(
        isOurs(entry.to) ? areaOf(entry.to) : entry.to,
      ),
  );
  expect(wrong.map((entry) => `${entry.from} → ${entry.to}`)).toEqual([]);
});

test("domains import leftward only, and nothing of the wire or the screen", () => {
  const wrong = broken(
    (area) => DOMAINS.some((domain) => area === `lib/${domain}`),
    (to, entry) => {
      const mine = DOMAINS.indexOf(areaOf(entry.from).slice(4));
      const theirs = DOMAINS.indexOf(to.slice(4));
      if (theirs >= 0) return theirs < mine;
      return [
        "lib/engine",
        "lib/messages",
        "lib/rules",
        "lib/contract",
        "lib/services",
        "lib/db",
        "lib/language.ts",
        "lib/errors.ts",
        "lib/env.ts",
        "lib/log.ts",
        "lib/request.ts",
        "lib/event-loop.ts",
        "lib/telemetry.ts",
      ].includes(to);
    },
  );
  expect(wrong).toEqual([]);
});

test("services stand below the domains; the database client below everything", () => {
  expect(
    broken(
      (area) => area === "lib/services",
      (to) =>
        [
          "lib/engine",
          "lib/messages",
          "lib/rules",
          "lib/contract",
          "lib/db",
          "lib/errors.ts",
          "lib/env.ts",
          "lib/log.ts",
          "lib/request.ts",
          "lib/telemetry.ts",
        ].includes(to),
    ),
  ).toEqual([]);
  expect(
    broken(
      (area) => area === "lib/db",
      (to) =>
        ["lib/errors.ts", "lib/env.ts", "lib/log.ts", "lib/request.ts", "lib/telemetry.ts"].includes(to),
    ),
  ).toEqual([]);
});

/** Reads, formats or lays out what cooks and pages wrote: work in proportion to it, and more. */
const HEAVY =
  /^lib\/engine\/(?:(?:read|cut|link|arrange|check|scale)\/|(?:format|guide)\.ts|transfer\/(?:read-file|to-saved|sheet)\.ts)/;
/** What the worker runs. */
const IN_WORKER = ["lib/services/engine/tasks.ts"];

test("nothing that reads, formats or lays out a recipe is loaded where requests are answered", () => {
  const answering = [...SERVER.map((folder) => `lib/${folder}`), "app/api"];
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      !typeOnly && HEAVY.test(to) && answering.includes(areaOf(from)) && !IN_WORKER.includes(from),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("the wire asks accounts and admin only", () => {
  const fine = [
    "lib/engine",
    "lib/messages",
    "lib/rules",
    "lib/contract",
    "lib/db",
    "lib/accounts",
    "lib/admin",
    "lib/errors.ts",
    "lib/env.ts",
    "lib/log.ts",
    "lib/request.ts",
    "lib/event-loop.ts",
    "lib/telemetry.ts",
    "lib/error-tracker.ts",
    "lib/language.ts",
  ];
  expect(
    broken(
      (area) => area === "lib/http",
      (to) => fine.includes(to),
    ),
  ).toEqual([]);
});

test("pages and routes never touch the database or a service", () => {
  expect(
    broken(
      (area) => area.startsWith("app"),
      (to) => to !== "lib/db" && to !== "lib/services",
    ),
  ).toEqual([]);
});

test("components and browser code reach the server by /api only (types excepted)", () => {
  const wrong = broken(
    (area) => area.startsWith("components") || area === "lib/browser",
    (to, entry) =>
      entry.typeOnly ||
      ["lib/engine", "lib/messages", "lib/rules", "lib/contract", "lib/browser"].includes(to) ||
      to.startsWith("components"),
  );
  expect(wrong).toEqual([]);
});

test("a feature's components use their own feature, shared and ui; ui uses nothing of ours", () => {
  // The recipe itself is shown by every feature: converter, library, sharing and cook all render components/recipe.
  const openToAll = ["components/ui", "components/shared", "components/recipe"];
  const openFiles = [
    "components/billing/upgrade-dialog.tsx",
    "components/auth/auth-dialog-provider.tsx",
    // Cook Mode's door: what is behind it is loaded when it opens.
    "components/cook/open-cook-mode.tsx",
    "components/cook/running-timers.tsx",
    // What works without a connection is loaded behind these for a signed-in cook.
    "components/offline/offline-door.tsx",
    "components/offline/logout-question.tsx",
  ];
  const wrong = broken(
    (area) => area.startsWith("components/"),
    (to, entry) =>
      !to.startsWith("components/") ||
      (areaOf(entry.from) !== "components/ui" && (openToAll.includes(to) || openFiles.includes(entry.to))),
  );
  expect(wrong).toEqual([]);
});

test("middleware imports nothing of ours", () => {
  expect(
    broken(
      (area) => area === "middleware.ts",
      () => false,
    ),
  ).toEqual([]);
});

test("every server file says so in its first line", () => {
  const wrong = files
    .filter((file) => SERVER.some((area) => file.path.startsWith(`lib/${area}/`)))
    .filter(
      (file) =>
        !/^import "server-only";$/m.test(
          file.text.split("\n").find((line) => /^\s*(import|export|const)/.test(line)) ?? "",
        ),
    );
  expect(wrong.map((file) => file.path)).toEqual([]);
});

/** What each stage of the engine may import, types included: a recipe walks one way, and nobody calls back (ARCHITECTURE.md). */
const SHAPES = ["recipe", "language", "lines"];
const STREET: Readonly<Record<string, readonly string[]>> = {
  recipe: [],
  language: ["recipe"],
  lines: ["recipe", "language"],
  read: SHAPES,
  cut: SHAPES,
  link: [...SHAPES, "cut"],
  arrange: [...SHAPES, "cut", "link"],
  // The witness knows how the recipe looks and how a language counts, and nothing of how the recipe was made.
  check: ["recipe", "language", "version.ts"],
  "format.ts": [...SHAPES, "read", "cut", "link", "arrange", "check", "version.ts"],
  guide: [...SHAPES, "read", "cut", "link", "arrange", "check", "format.ts", "version.ts"],
  scale: SHAPES,
  measures: SHAPES,
  speak: [...SHAPES, "scale"],
  // What screens, sheets and voices show of a step, and what a cook may change in it.
  show: [...SHAPES, "check", "scale", "measures", "speak"],
  edit: SHAPES,
  cook: [...SHAPES, "scale", "speak", "show"],
  transfer: [...SHAPES, "scale", "measures", "read", "show", "format.ts"],
};

test("a recipe walks through the engine one way", () => {
  const roomOf = (path: string): string => path.slice("lib/engine/".length).split("/")[0] ?? "";
  const rooms = imports
    .filter(({ from, to }) => areaOf(from) === "lib/engine" && areaOf(to) === "lib/engine")
    .map(({ from, to }) => ({ from, to, room: roomOf(from), next: roomOf(to) }))
    .filter(({ room, next }) => room !== next);
  expect(rooms.length).toBeGreaterThan(100);
  const wrong = rooms.filter(({ room, next }) => !STREET[room]?.includes(next));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

/** The rooms of a stage, in order: each imports only those before it, and the door of its stage imports all. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  link: ["words", "amounts", "lines", "phrases", "choose", "uses"],
  check: ["reading"],
};

test("the rooms of a stage stand in one order", () => {
  for (const [stage, order] of Object.entries(ROOMS)) {
    const folder = `lib/engine/${stage}/`;
    const rooms = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(rooms.map(({ name }) => name).sort()).toEqual([...order].sort());
    const placeOf = (path: string): number => {
      const [room = "", file] = path.slice(folder.length).split("/");
      return file === undefined ? order.length : order.indexOf(room);
    };
    const inside = imports.filter(({ from, to }) => from.startsWith(folder) && to.startsWith(folder));
    const wrong = inside.filter(({ from, to }) => placeOf(to) > placeOf(from));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  }
});

/** The circles of a graph, each as the sorted names on it: its strongly connected parts of more than one (Tarjan 1972). */
function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const number = order.size;
    order.set(name, number);
    low.set(name, number);
    open.push(name);
    for (const next of arrows.get(name) ?? []) {
      if (!order.has(next)) low.set(name, Math.min(low.get(name)!, visit(next)));
      else if (open.includes(next)) low.set(name, Math.min(low.get(name)!, order.get(next)!));
    }
    if (low.get(name) === number) {
      const part = open.splice(open.indexOf(name));
      if (part.length > 1) circles.push(part.sort());
    }
    return low.get(name)!;
  };
  for (const name of arrows.keys()) if (!order.has(name)) visit(name);
  return circles;
}

/** What imports what, for the imports of ours that `counts`; a name is what `nameOf` makes of a path. */
function arrowsOf(
  nameOf: (path: string) => string,
  counts: (entry: Import) => boolean,
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const entry of imports) {
    const [from, to] = [nameOf(entry.from), nameOf(entry.to)];
    if (isOurs(entry.to) && from !== to && counts(entry))
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  return arrows;
}

test("no file is in a circle, types and what is loaded later included", () => {
  const arrows = arrowsOf(
    (path) => path,
    () => true,
  );
  expect(arrows.size).toBeGreaterThan(200);
  expect(circlesOf(arrows)).toEqual([]);
});

test("no folder of lib or components is in a circle, types and what is loaded later included", () => {
  expect(circlesOf(arrowsOf(areaOf, () => true))).toEqual([]);
});

test("no source file is longer than 300 lines", () => {
  const long = files.filter(
    (file) => !/\/data\/|\.data\.ts$|^components\/ui\//.test(file.path) && file.text.split("\n").length > 301,
  );
  expect(
    long.map((file) => `${relative(ROOT, join(ROOT, file.path))}: ${file.text.split("\n").length}`),
  ).toEqual([]);
});

test("zod is taken as a namespace: by the name that it exports, all of it comes into the browser, its fifty languages too", () => {
  const byName = files.filter((file) =>
    /^import \{[^}]*\bz\b[^}]*\} from "(?:zod|.*\/zod)";$/m.test(file.text),
  );
  expect(byName.map((file) => file.path)).toEqual([]);
});
