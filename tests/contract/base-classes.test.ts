/**
 * Class names are joined, never merged (decision 017): where a component of components/ui and whoever uses it set the same property, the
 * component's is written with `base:`, which weighs nothing.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "tailwindcss";

/** Classes that set the same property, as their beginnings or whole names. */
const GROUPS = [
  ...["p", "px", "py", "gap", "w", "h", "min-h", "max-h", "min-w", "max-w", "size", "opacity", "leading"].map(
    (name) => new RegExp(`^-?${name}-`),
  ),
  ...["tracking", "rounded", "bg", "justify", "items", "shadow", "overflow"].map(
    (name) => new RegExp(`^${name}(?:-(?!self|items)|$)`),
  ),
  /^text-(?:left|center|right)$/,
  /^text-(?:xs|sm|base|lg|\d?xl|hero)$/,
  /^text-(?:ink|muted|accent|danger|paper|accent-ink)$/,
  /^font-(?:normal|medium|semibold|bold)$/,
  /^(?:grid|flex|block|inline|inline-flex|hidden|contents)$/,
];
/** What a class sets, with its variants: "sm:3". Null for what callers do not change. */
function settingOf(name: string): string | null {
  const at = name.lastIndexOf(":") + 1;
  const group = GROUPS.findIndex((one) => one.test(name.slice(at)));
  return group < 0 ? null : name.slice(0, at) + group;
}

const classesIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"/g)].flatMap(([, words = ""]) => words.split(/\s+/)).filter(Boolean);

/** By component, the classes of its own that weigh as much as a caller's; those before the first component are every one's. */
const own = new Map<string, string[]>();
for (const file of readdirSync("components/ui").filter((name) => name.endsWith(".tsx"))) {
  const [head = "", ...parts] = readFileSync(join("components/ui", file), "utf8").split(/^export function /m);
  for (const part of parts) {
    const name = /^\w+/.exec(part)?.[0] ?? "";
    // What stands before `className` where the two are joined.
    const joined = /clsx\(((?:(?!clsx\()[\s\S])*?)\bclassName\b/.exec(part)?.[1] ?? "";
    const classes = classesIn(head + joined).filter((one) => !one.startsWith("base:"));
    own.set(name, classes);
  }
}

const callers = ["app", "components"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith(".tsx") && !path.startsWith("components/ui/"));

test("a class with base: weighs nothing, whatever its place in the sheet", async () => {
  const variants = readFileSync("app/globals.css", "utf8")
    .match(/^@custom-variant .*;$/gm)
    ?.join("\n");
  const { build } = await compile(`@theme {--spacing: 1px}\n${variants}\n@tailwind utilities;`);
  expect(build(["base:px-9"])).toContain(":where(.base\\:px-9)");
});

test("no caller sets what a component sets with the same weight", () => {
  let uses = 0;
  const wrong = callers.flatMap((path) =>
    [
      ...readFileSync(path, "utf8").matchAll(/<([A-Z]\w+)\b((?:=>|[^<>])*?)className=("[^"]*"|\{[^}]*\})/g),
    ].flatMap(([, name = "", , value = ""]) => {
      const theirs = own.get(name);
      if (!theirs) return [];
      uses += 1;
      const set = new Set(theirs.map(settingOf));
      set.delete(null);
      return classesIn(value)
        .filter((one) => !theirs.includes(one) && set.has(settingOf(one)))
        .map((one) => `${path}: <${name}> ${one}`);
    }),
  );
  expect(uses).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
