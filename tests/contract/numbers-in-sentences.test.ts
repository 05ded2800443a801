/** One writer for each number: letters, and what is said about accounts, state no length of time and no length of words by hand. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const SAID = [
  /^lib\/(?:mail|accounts)\/.*\.ts$/,
  /^lib\/contract\/(?:auth|admin|access-tokens)\.ts$/,
  /^components\/(?:account|auth)\/.*\.tsx$/,
  /^components\/admin\/.*-dialog\.tsx$/,
  /^app\/(?:confirm-email|reset-password)\/.*\.tsx$/,
];
const BY_HAND = /\b(?:\d+|one|two|three|seven|ten) (?:minute|hour|day|week|month|character)s?\b/i;

/** The lines of a file that are no comments. */
const linesOf = (file: string): string[] =>
  readFileSync(join(ROOT, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => !/^\s*\/\//.test(line));

test("every length of time and of words in a sentence comes from its constant", () => {
  const files = ["lib", "components", "app"]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => SAID.some((part) => part.test(file)));
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap((file) =>
    linesOf(file).flatMap((line) => (BY_HAND.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});
