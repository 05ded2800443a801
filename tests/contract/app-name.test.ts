/** The product's name is a setting: no screen, letter, answer or file writes it out where the setting belongs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");

/** Where the literal is right, and why. */
const ALLOWED: Record<string, string> = {
  "lib/env.ts": "the setting's default, and what settings that are wrong should look like",
  "lib/services/page-fetcher/safe-fetch.ts":
    "the name that programs see when the setting holds no letter they take",
};

const isSource = (name: string): boolean =>
  /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith("db/generated");

/** Lines of a file that write the name out in a string or between tags; comments may. */
function written(path: string): string[] {
  const source = readFileSync(path, "utf8");
  if (!source.includes("Plainspoon")) return [];
  const kind = path.endsWith(".mjs") ? ts.ScriptKind.JS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (isText && node.text.includes("Plainspoon")) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test.each(["app", "components", "lib"])("nothing in %s writes the name out", (folder) => {
  const found = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((name) => `${folder}/${name}`)
    .filter((name) => !(name in ALLOWED))
    .flatMap((name) => written(join(ROOT, name)).map((text) => `${name}: ${text}`));
  expect(found).toEqual([]);
});
