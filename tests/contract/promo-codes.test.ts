/** Promo codes are in nothing that a browser loads: whoever reads our scripts learns of none. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { PROMO_CODES } from "@/lib/rules/billing/promo-codes";

const ROOT = join(import.meta.dirname, "../..");
const CODES = new RegExp(PROMO_CODES.join("|"));
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sources = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
      .map((name) => join(folder, name).split(sep).join("/"))
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$|db\/generated/.test(path)),
  );

/** The files of ours that a file's code needs; types leave no trace. */
function neededBy(path: string): string[] {
  const found = read(path).matchAll(
    /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/gms,
  );
  return [...found].flatMap(([, fixed, late]) => {
    const name = fixed ?? late ?? "";
    if (!/^(@\/|\.)/.test(name)) return [];
    const base = name.startsWith("@/") ? name.slice(2) : join(dirname(path), name);
    return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter((file) => existsSync(join(ROOT, file)));
  });
}

test("one file has them", () => {
  const having = sources("app", "components", "lib", "scripts").filter((path) => CODES.test(read(path)));
  expect(having).toEqual(["lib/rules/billing/promo-codes.ts"]);
});

test("no component of the browser needs that file, however far away", () => {
  const roots = sources("app", "components", "lib").filter((path) => /^"use client"/.test(read(path)));
  expect(roots.length).toBeGreaterThan(50);
  const reached = new Map<string, string>(roots.map((path) => [path, path]));
  for (const [path] of reached)
    for (const needed of neededBy(path)) if (!reached.has(needed)) reached.set(needed, path);
  expect(reached.get("lib/rules/billing/promo-codes.ts")).toBeUndefined();
  expect(reached.has("lib/rules/billing/promo.ts")).toBe(true);
});
