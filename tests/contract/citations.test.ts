/**
 * What comments and pages point at is there: rules of docs/product, decisions, links, tests and constants. And they point at nothing
 * that is not in this repository.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["app", "components", "docs", "lib", "prisma", "scripts", "tests"];
/** This file spells out what must not be anywhere. */
const SELF = "tests/contract/citations.test.ts";

const below = (folder: string): string[] =>
  (readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }) as string[]).map((name) =>
    join(folder, name),
  );
const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(below)].filter(
  (path) => /\.(?:tsx?|mjs|md|prisma|sql|css)$/.test(path) && !path.includes("generated") && path !== SELF,
);
const texts = new Map(files.map((path) => [path, readFileSync(join(ROOT, path), "utf8")]));
const textOf = (path: string): string => texts.get(path) ?? "";
const pages = files.filter((path) => path.endsWith(".md"));
const isThere = (path: string): boolean => existsSync(join(ROOT, path));

/** Every match in every one of `paths`, told with its file; those for which `isWrong` answers true. */
function wrong(paths: string[], pattern: RegExp, isWrong: (found: RegExpExecArray, path: string) => boolean) {
  return paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)]
      .filter((found) => isWrong(found, path))
      .map(([all]) => `${path}: ${all}`),
  );
}

/** The names that a page can be cited by: those it gives its rules, and those that GitHub gives its headings. */
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/<a id="([\w-]+)">/g)].map(([, name]) => name ?? ""),
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  ),
];

test("there is something to hold", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(wrong(files, /\b[a-z-]+\.md#[\w-]+/g, () => true).length).toBeGreaterThan(150);
});

test("every `page.md#rule` names a page and a rule of it", () => {
  const missing = wrong(files, /([\w./-]*[\w-]\.md)#([\w-]+)/g, ([, page = "", name = ""], path) => {
    const places = [dirname(path), "docs/product", "."].map((folder) => normalize(join(folder, page)));
    const found = places.find((place) => texts.has(place));
    return found === undefined || !namesIn(textOf(found)).includes(name);
  });
  expect(missing).toEqual([]);
});

test.each(pages.filter((path) => path.startsWith("docs/product/")))("%s gives each name once", (path) => {
  const names = namesIn(textOf(path));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every link of a page leads to a file", () => {
  const missing = wrong(pages, /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g, ([, to = ""], path) => {
    return !isThere(normalize(join(dirname(path), to)));
  });
  expect(missing).toEqual([]);
});

test("every decision that is cited was taken, and its name is that of its file", () => {
  const decisions = readdirSync(join(ROOT, "docs/decisions"));
  const isTaken = (number: string) => decisions.some((name) => name.startsWith(`${number}-`));
  const cited = /\bdecisions?[ /](\d{3})(?:(?:,| and) (\d{3}))*/gi;
  expect(
    wrong(files, cited, ([all]) => (all.match(/\d{3}/g) ?? []).some((number) => !isTaken(number))),
  ).toEqual([]);
  expect(
    wrong(files, /\bdecisions\/(\d{3}-[\w-]+\.md)/g, ([, name = ""]) => !decisions.includes(name)),
  ).toEqual([]);
  const list = textOf("docs/decisions/README.md");
  for (const name of decisions.filter((one) => /^\d{3}-/.test(one) && !one.startsWith("000"))) {
    const [, title = ""] =
      new RegExp(`^# ${name.slice(0, 3)} · (.+)`).exec(textOf(`docs/decisions/${name}`)) ?? [];
    expect(list).toContain(`- [${name.slice(0, 3)}](${name}) ${title}\n`);
  }
});

test("nothing cites a page that is not in this repository", () => {
  const outside = [
    /\bspecs? (?:cooks|sharing|plain)|\bthe specification\b|\bas specified\b|\bthe specified\b|\bcooks-first\b/i,
    /(?:\/\/|\/\*\*?|^ \*) *spec(?:ification)?\b(?!\.)/im,
    /(?<!RFC \d{3,5}(?:bis)? |WHATWG URL )§ ?\d/,
    /\bissue #?\d+\b|\(issue: [a-z]+\)/,
  ];
  const cited = outside.flatMap((pattern) =>
    wrong(files, new RegExp(pattern, `${pattern.flags}g`), () => true),
  );
  expect(cited).toEqual([]);
});

/** `a/{b,c}` is two paths. */
const spellings = (path: string): string[] => {
  const [, before = "", inside, after = ""] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined ? [path] : inside.split(",").flatMap((one) => spellings(before + one + after));
};

test("every test and file that a page names is there", () => {
  const places = ["", ".test.ts", ".spec.ts", ".ts"];
  const named = /`((?:app|components|docs|lib|prisma|scripts|tests)\/[\w./{},-]*)`/g;
  const missing = wrong(pages, named, ([, path = ""]) =>
    spellings(path).some((one) => !places.some((ending) => isThere(one + ending))),
  );
  expect(missing).toEqual([]);
});

test("every law of the threat model names a test that is there", () => {
  const laws = textOf("docs/threat-model.md");
  // Behind a law, in brackets or in a table's last cell: `tests/api/share/signup`, or the end of a path that was named before.
  const behind = [...laws.matchAll(/\((`[^()]*)\)|\| ([^|]*) \|$/gm)].map(
    ([, law, cell]) => law ?? cell ?? "",
  );
  const names = behind.flatMap((text) =>
    [...text.matchAll(/`([\w/{},.*-]+)`/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(80);
  const missing = names
    .flatMap(spellings)
    .filter((name) => !files.some((path) => path.includes(name.replace(/\/?\*$/, ""))));
  expect(missing).toEqual([]);
});

const UNITS: Record<string, number> = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  MB: 1024 * 1024,
};
const limits = [
  ...textOf("docs/product/limits.md").matchAll(/^\| (.+?) +\| (.+?) +\| `(\w+)` +\| `(.+?)` +\|$/gm),
];

test("docs/product/limits.md has rows", () => {
  expect(limits.length).toBeGreaterThan(60);
});

test.each(limits.map(([, what = "", said = "", name = "", file = ""]) => ({ what, said, name, file })))(
  "$what: $said is $name of $file",
  ({ said, name, file }) => {
    const written = new RegExp(`\\bconst ${name} = ([\\d_.*+/ ()]+);`).exec(textOf(file))?.[1];
    expect(written).toBeDefined();
    const stated = Number(said.replace(/[^\d.]/g, ""));
    const unit = Object.keys(UNITS).find((one) => said.includes(one)) ?? "";
    const measured = /_MS$|_BYTES$/.test(name) ? (UNITS[unit] ?? 1) : name.endsWith("_CENTS") ? 100 : 1;
    expect(valueOf(written ?? "")).toBeCloseTo(stated * measured);
  },
);

/** A number, or a product of numbers, as the constants are written. */
const valueOf = (written: string): number =>
  written.split("*").reduce((product, factor) => product * Number(factor.replaceAll("_", "")), 1);
