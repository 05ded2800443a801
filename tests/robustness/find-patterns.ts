/**
 * Every regular expression of the engine and of the rules: literals by parsing the sources with the TypeScript compiler, those made with
 * `new RegExp` by watching the constructor while all modules load and sample recipes pass through the engine's doors.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

export const ROOT = resolve(import.meta.dirname, "../..");
const FOLDERS = ["lib/engine", "lib/rules"];

export type Pattern = { source: string; flags: string; places: string[] };

/** `sites`: the files that say `new RegExp`; `made`: where the constructor was called from while it was watched. */
export type Found = { patterns: Pattern[]; silent: string[] };

const sources = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => join(folder, name)),
  ).sort();

/** Literals with their places, and the files that make patterns of strings. */
function parsed(files: readonly string[]): { literals: [string, string, string][]; makers: Set<string> } {
  const literals: [string, string, string][] = [];
  const makers = new Set<string>();
  for (const path of files) {
    const file = ts.createSourceFile(path, readFileSync(join(ROOT, path), "utf8"), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        literals.push([node.text.slice(1, end), node.text.slice(end + 1), `${path}:${line + 1}`]);
      }
      const made = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression;
      if (made && ts.isIdentifier(made) && made.text === "RegExp") makers.add(path);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { literals, makers };
}

/** Calls of the constructor while `work` runs, with the file that called. */
async function watched(work: () => Promise<void>): Promise<[string, string, string][]> {
  const made: [string, string, string][] = [];
  const Native = globalThis.RegExp;
  const callerOf = (stack: string): string =>
    relative(
      ROOT,
      stack.split("\n").flatMap((line) => line.match(/(\/lib\/(?:engine|rules)\/[^:?]+)/)?.[1] ?? [])[0] ??
        "",
    );
  const note = (pattern: RegExp): RegExp => {
    const caller = callerOf(new Error().stack ?? "");
    if (caller !== "") made.push([pattern.source, pattern.flags, caller.replace(/^(\.\.\/)*/, "")]);
    return pattern;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args) => note(Reflect.construct(target, args) as RegExp),
    apply: (target, self, args) => note(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Native;
  }
  return made;
}

/** All patterns. `use` passes samples through the doors, for patterns that are made on the way. */
export async function findPatterns(use: () => Promise<void>): Promise<Found> {
  const files = sources();
  const { literals, makers } = parsed(files);
  const made = await watched(async () => {
    for (const path of files) await import(pathToFileURL(join(ROOT, path)).href);
    await use();
  });
  const byPattern = new Map<string, Pattern>();
  for (const [source, flags, place] of [...literals, ...made]) {
    const key = `/${source}/${flags}`;
    const known = byPattern.get(key) ?? { source, flags, places: [] };
    if (!known.places.includes(place)) known.places.push(place);
    byPattern.set(key, known);
  }
  const heard = new Set(made.map(([, , place]) => place));
  return { patterns: [...byPattern.values()], silent: [...makers].filter((path) => !heard.has(path)) };
}
