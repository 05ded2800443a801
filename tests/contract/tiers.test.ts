/** A sentence is asserted where it is decided and, at the most, once more where it is read: changing its words is no search through three tiers. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const TIERS = [["lib", "components"], ["tests/api", "tests/domain"], ["tests/e2e"]];

/** The sentences that a tier's tests spell. */
function sentencesOf(folders: readonly string[]): Set<string> {
  const tests = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(10);
  const spelled = tests.flatMap((path) => [
    ...readFileSync(path, "utf8").matchAll(/"([A-Z][^"\n]* [^"\n]*)"/g),
  ]);
  return new Set(spelled.map(([, text = ""]) => text).filter((text) => text.length > 21));
}

test("no sentence is asserted word for word in three tiers", () => {
  const [unit, server, journeys] = TIERS.map(sentencesOf);
  expect([...unit!].filter((sentence) => server!.has(sentence) && journeys!.has(sentence))).toEqual([]);
});

test("every test stands where one of the projects runs it", () => {
  const listed = execFileSync(process.execPath, ["node_modules/jest/bin/jest.js", "--listTests"], {
    encoding: "utf8",
  });
  const run = new Set(listed.split("\n"));
  const written = ["lib", "components", "tests/api", "tests/domain", "tests/contract"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
      .map((name) => resolve(folder, name)),
  );
  expect(written.filter((path) => !run.has(path))).toEqual([]);
});
