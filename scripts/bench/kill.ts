/**
 * A hundred times kill -9 at a random moment of eight windows that save (the app, the database, or both), on the embedded database and on
 * PostgreSQL: how many acknowledged saves are lost, and how many are there by half. Each must be 0; `KILL_ROUNDS` for another number of times.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killRound, type Killable } from "@/tests/support/kill-rounds";
import { killableEmbedded, killablePostgres } from "@/tests/support/killable";

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 100);

async function rounds(name: string, database: Killable): Promise<void> {
  const sum = { acknowledged: 0, stored: 0, lost: 0, halves: 0 };
  for (let n = 0; n < ROUNDS; n += 1) {
    const round = await killRound(database, Math.random);
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += round[key];
  }
  process.stdout.write(
    `${name}: ${ROUNDS} kills, ${sum.acknowledged} saves acknowledged, ${sum.stored} stored, ${sum.lost} lost, ${sum.halves} by half\n`,
  );
}

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-kill-"));
  try {
    const embedded = await killableEmbedded(join(folder, "embedded"));
    await rounds("embedded", embedded);
    await embedded.stop();
    const postgres = await killablePostgres(join(folder, "postgres"));
    if (postgres) await rounds("PostgreSQL", postgres);
    else process.stdout.write("PostgreSQL: there is none here\n");
    await postgres?.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
