/** The list of job kinds is whole: a kind that only its own file knows would never be done by a copy that has not loaded that file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JOB_KINDS } from "@/lib/admin/job-kinds";
import { kinds } from "@/lib/jobs/kinds";

const LIST = readFileSync("lib/admin/job-kinds.ts", "utf8");

test("every kind of the list is known to the worker, each by a name of its own", () => {
  expect([...kinds.keys()].sort()).toEqual(JOB_KINDS.map(({ kind }) => kind).sort());
});

test("every file that makes a kind stands in the list", () => {
  const makers = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .map((name) => join("lib", name))
    .filter((name) => name.endsWith(".ts") && !name.startsWith("lib/jobs/"))
    .filter((name) => /\b(?:oneOff|periodic|inRounds)\b[^;]{0,40}\(\{/.test(readFileSync(name, "utf8")));
  expect(makers.length).toBeGreaterThan(3);
  expect(makers.filter((name) => !LIST.includes(`"@/${name.replace(/\.ts$/, "")}"`))).toEqual([]);
});
