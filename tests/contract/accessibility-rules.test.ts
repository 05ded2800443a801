/** docs/accessibility.md names a test for each of its twenty rules: it is there, and is called so. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/accessibility.md"), "utf8");
const rules = [...page.matchAll(/^\| (R\d+) +\| .* \| `([^`]+)`: (.*?) *\|$/gm)].map(
  ([, rule = "", file = "", title = ""]) => ({ rule, file, title }),
);

test("twenty rules, each once", () => {
  expect(rules.map(({ rule }) => rule)).toEqual(Array.from({ length: 20 }, (_one, index) => `R${index + 1}`));
});

test.each(rules)("$rule: $file has the test it names", ({ file, title }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(title);
});
