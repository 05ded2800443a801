/**
 * Prints what `npm run doctor` found (scripts/doctor.mjs), and ends badly when a door is shut. `--database URL` is the embedded database's
 * address; `--wait SECONDS` is how long a door may take.
 */
import { parseArgs } from "node:util";

const print = (line: string) => process.stdout.write(`${line}\n`);
const MARKS = { open: "ok  ", shut: "FAIL", none: "–   " };

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { database: text, wait: { ...text, default: "10" } } });
  const patienceMs = 1000 * Number(values.wait);
  if (!(patienceMs > 0 && patienceMs <= 120_000))
    throw new Error("--wait is a number of seconds, 120 at most.");
  // Imported here, so that a wrong setting is told as a sentence too.
  const { env, SETTING_NAMES } = await import("@/lib/env");
  const { missingFor, PURPOSES, refuseUnsafeSettings } = await import("@/lib/settings-advice");
  const { knockAtDoors } = await import("@/lib/health/doors");
  refuseUnsafeSettings(env);

  // Names alone: a value may be a secret.
  const given = SETTING_NAMES.filter((name) => process.env[name]?.trim());
  print(`Settings: all that are given are right (${given.join(", ") || "none is given, none is needed"}).`);
  print("\nDoors:");
  const shut: string[] = [];
  for await (const { name, state, words } of knockAtDoors(patienceMs, values.database ?? env.DATABASE_URL)) {
    print(`  ${MARKS[state]} ${name}: ${words}`);
    if (state === "shut") shut.push(name);
  }

  for (const purpose of PURPOSES) {
    const missing = missingFor(purpose, env);
    print(`\nFor ${purpose}: ${missing.length === 0 ? "nothing is missing." : ""}`.trimEnd());
    for (const sentence of missing) print(`  - ${sentence}`);
  }
  if (shut.length > 0) throw new Error(`\nDoes not answer as it should: ${shut.join(", ")}.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
