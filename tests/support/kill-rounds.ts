/**
 * Kills the app, the database, or both with -9 while eight windows save, at a moment drawn at random, and looks at what is there then:
 * every save that was acknowledged, whole, and nothing by half. For a test of a few rounds and a benchmark of many.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";

const ROOT = join(import.meta.dirname, "../..");
const MOST_SAVES = 40;

/** A database that can be killed: `open` (again) answers its address, `kill` ends it as a power cut would. */
export type Killable = { open: () => Promise<string>; kill: () => Promise<void> };

export type Round = {
  killed: "app" | "database" | "both";
  acknowledged: number;
  stored: number;
  /** What must be 0: acknowledged saves that are not there or not whole, and what is there by half. */
  lost: number;
  halves: number;
};

const WHAT = ["app", "database", "both"] as const;

function startSaving(url: string) {
  const words = ["--conditions=react-server", "--import", "tsx", "tests/support/saving-app.ts"];
  const app = spawn(process.execPath, words, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "development",
      NODE_OPTIONS: "",
      DATABASE_URL: url,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { app, lines: createInterface({ input: app.stdout }) };
}

async function look(url: string, cook: string, acknowledged: Map<string, string>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; title: string; whole: boolean }>(
      `SELECT id, title, "formattedContent"->>'title' = title AND length("originalContent") = 2200 AS whole
       FROM "Recipe" WHERE "userId" = $1`,
      [cook],
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    const lost = [...acknowledged].filter(([id, key]) => {
      const row = stored.get(id);
      return !row?.whole || row.title !== `Soup ${key}`;
    }).length;
    const halves = await client.query<{ n: number }>(
      `SELECT (SELECT abs("recipeCount" - $2) FROM "User" WHERE id = $1)
        + (SELECT count(*) FROM "SavedAnswer" a WHERE "userId" = $1
           AND NOT EXISTS (SELECT FROM "Recipe" r WHERE r.id = a."recipeId"))
        + (SELECT count(*) - count(DISTINCT title) FROM "Recipe" WHERE "userId" = $1) AS n`,
      [cook, rows.length],
    );
    return { stored: rows.length, lost, halves: Number(halves.rows[0]?.n) };
  } finally {
    await client.end();
  }
}

/** One round. @param random answers numbers from 0 to 1; what decides the moment is how many saves were acknowledged, not a clock */
export async function killRound(
  database: Killable,
  random: () => number,
  which?: Round["killed"],
): Promise<Round> {
  const killed = which ?? WHAT[Math.floor(random() * WHAT.length)] ?? "both";
  const { app, lines } = startSaving(await database.open());
  try {
    return await roundOf(database, { app, lines, killed, until: 1 + Math.floor(random() * MOST_SAVES) });
  } finally {
    // Whatever went wrong, nobody goes on saving.
    app.kill("SIGKILL");
  }
}

type Saving = ReturnType<typeof startSaving> & { killed: Round["killed"]; until: number };

async function roundOf(database: Killable, { app, lines, killed, until }: Saving): Promise<Round> {
  const ended = once(app, "exit");
  const acknowledged = new Map<string, string>();
  let cook = "";
  for await (const line of lines) {
    const [what, id = "", key = ""] = line.split(" ");
    if (what === "cook") cook = id;
    else acknowledged.set(id, key);
    if (acknowledged.size < until) continue;
    if (killed !== "app") await database.kill();
    if (killed === "database") {
      // The app is still there: it must go on by itself when the database is back.
      const before = acknowledged.size;
      await database.open();
      for await (const later of lines) {
        const [, laterId = "", laterKey = ""] = later.split(" ");
        acknowledged.set(laterId, laterKey);
        if (acknowledged.size > before + 20) break;
      }
    }
    break;
  }
  app.kill("SIGKILL");
  await ended;
  // What the app had said before it was killed counts, read or not.
  for await (const line of lines) {
    const [, id = "", key = ""] = line.split(" ");
    acknowledged.set(id, key);
  }
  const found = await look(await database.open(), cook, acknowledged);
  return { killed, acknowledged: acknowledged.size, ...found };
}
