/** A sentence is asserted where it is decided and, at the most, once more where it is read: changing its words is no search through three tiers. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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
