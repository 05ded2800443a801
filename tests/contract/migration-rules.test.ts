/**
 * A migration leaves the version of the app before it working (docs/operations.md#upgrades): while a new version starts, copies of the old
 * one are still at the same tables. What takes something away stands in a migration of its own, which says since when nobody uses it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../prisma/migrations");
const names = readdirSync(FOLDER).filter((name) => /^\d{14}_/.test(name));
const sqlOf = (name: string): string => readFileSync(join(FOLDER, name, "migration.sql"), "utf8");

/** What takes something from the version before, and why it does. */
const TAKES: [string, RegExp][] = [
  ["drops a table or a type", /^DROP (TABLE|TYPE|VIEW|SCHEMA|FUNCTION|TRIGGER|SEQUENCE)\b/],
  ["drops a column", /^ALTER TABLE .*\bDROP COLUMN\b/],
  ["drops a default", /^ALTER TABLE .*\bDROP DEFAULT\b/],
  ["renames", /^ALTER (TABLE|TYPE|INDEX) .*\bRENAME\b/],
  ["forbids null", /^ALTER TABLE .*\bSET NOT NULL\b/],
  ["changes a type", /^ALTER TABLE .*\b(SET DATA )?TYPE\b/],
  [
    "adds a column that must be written",
    /\bADD COLUMN (?:(?!,\s*ADD\b).)*\bNOT NULL\b(?!(?:(?!,\s*ADD\b).)*\bDEFAULT\b)/,
  ],
  ["makes values of rows that are there unique", /^CREATE UNIQUE INDEX\b/],
];

/** Says of a migration that it only takes away, and since when nobody uses that. */
const CONTRACTS = /^-- contract: \S.{20,}/;

/** From before this rule: one installation, stopped while it was migrated. Nothing is added here. */
const BEFORE_THE_RULE: Record<string, string> = {
  "20261121063312_money": "drops the columns that the tables of money replace, before there was a release",
  "20261122063654_one_subscription_exact_discounts":
    "drops ShareUpgrade, whose rows ShareSignup has; cents became exact",
  "20261122102200_sweeps_and_pictures": "drops SavedAnswer.answer, which held a copy of a recipe for a day",
};

/** The statements of a script, each in one line, without comments and bodies of functions. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .replace(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

/** What a script takes away, in words; on a table that it makes itself, nothing is taken. */
function takenBy(sql: string): { taken: string[]; rest: string[] } {
  const statements = statementsOf(sql);
  const made = new Set(statements.flatMap((one) => /^CREATE (?:TABLE|TYPE) ("\w+")/.exec(one)?.[1] ?? []));
  // In a column that is new, nothing is doubled yet.
  const added = statements
    .filter((one) => one.startsWith("ALTER TABLE"))
    .flatMap((one) => [...one.matchAll(/ADD COLUMN ("\w+")/g)].map(([, column]) => column ?? ""));
  const onOld = statements.filter((one) => {
    const [, table, columns = ""] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX \S+ ON) ("\w+")(.*)/.exec(one) ?? [];
    if (one.startsWith("CREATE") && added.some((column) => columns.includes(column))) return false;
    return table === undefined || !made.has(table);
  });
  const taken = onOld.flatMap((one) =>
    TAKES.flatMap(([what, pattern]) => (pattern.test(one) ? `${what}: ${one}` : [])),
  );
  return { taken, rest: statements.filter((one) => !TAKES.some(([, pattern]) => pattern.test(one))) };
}

/** Null when a script may be applied beside the version before. */
function fault(sql: string): string | null {
  const { taken, rest } = takenBy(sql);
  if (taken.length === 0) return null;
  if (!CONTRACTS.test(sql)) return `${taken.join("; ")}. Expand first; take away in a later release`;
  return rest.length > 0 ? `takes away and adds in one step: ${rest[0]}` : null;
}

test.each(names)("%s leaves the version before it working", (name) => {
  const found = fault(sqlOf(name));
  if (name in BEFORE_THE_RULE) expect(found).not.toBeNull();
  else expect(found).toBeNull();
});

test("what is excused is there", () => {
  expect(Object.keys(BEFORE_THE_RULE).filter((name) => !names.includes(name))).toEqual([]);
});

describe("the rule itself", () => {
  const WHY = "-- contract: nothing has read it since 0.2.0, which wrote both\n";

  it.each([
    'ALTER TABLE "User" DROP COLUMN "firstName";',
    'ALTER TABLE "User" RENAME COLUMN "firstName" TO "name";',
    'ALTER TABLE "User" ADD COLUMN "nick" TEXT NOT NULL;',
    'ALTER TABLE "User" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "nick" TEXT NOT NULL;',
    'ALTER TABLE "User" ADD COLUMN "nick" TEXT NOT NULL, ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0;',
    'ALTER TABLE "User"\nALTER COLUMN "nick" SET NOT NULL;',
    'ALTER TABLE "User" ALTER COLUMN "nick" SET DATA TYPE INTEGER;',
    'DROP TABLE "Lease";',
    'CREATE UNIQUE INDEX "User_nick_key" ON "User"("nick");',
    `${WHY}ALTER TABLE "User" ADD COLUMN "name" TEXT; ALTER TABLE "User" DROP COLUMN "firstName";`,
  ])("refuses %s", (sql) => {
    expect(fault(sql)).not.toBeNull();
  });

  it.each([
    'ALTER TABLE "User" ADD COLUMN "nick" TEXT;',
    'ALTER TABLE "User" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0;',
    'CREATE TABLE "New" ("id" TEXT NOT NULL); CREATE UNIQUE INDEX "x" ON "New"("id");',
    'CREATE INDEX "x" ON "User"("createdAt");',
    'ALTER TABLE "User" ADD COLUMN "nick" TEXT; CREATE UNIQUE INDEX "x" ON "User"("email", "nick");',
    "CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DROP TABLE x; END; $$ LANGUAGE plpgsql;",
    `${WHY}DROP TABLE "Lease";`,
  ])("takes %s", (sql) => {
    expect(fault(sql)).toBeNull();
  });
});
