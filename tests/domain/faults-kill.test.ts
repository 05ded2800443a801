/** kill -9 while eight windows save: every acknowledged save is there, and nothing by half. `npm run bench -- kill` does it a hundred times. */
import { killRound } from "../support/kill-rounds";
import { killableEmbedded, killablePostgres } from "../support/killable";
import { temporaryFolder } from "../support/program";

/** The benchmark kills the app alone as well. */
const KINDS = ["database", "both"] as const;

test("the embedded database, killed under the app and with it", async () => {
  const database = await killableEmbedded(await temporaryFolder());
  try {
    for (const killed of KINDS) {
      const round = await killRound(database, Math.random, killed);
      expect(round).toMatchObject({ killed, lost: 0, halves: 0 });
      expect(round.stored).toBeGreaterThanOrEqual(round.acknowledged);
      expect(round.acknowledged).toBeGreaterThan(0);
    }
  } finally {
    await database.stop();
  }
}, 180_000);

if (process.env.TEST_DATABASE_URL)
  test("PostgreSQL that recovers from a crash of its own", async () => {
    const database = await killablePostgres(await temporaryFolder());
    try {
      const round = database && (await killRound(database, Math.random, "database"));
      expect(round).toMatchObject({ lost: 0, halves: 0 });
    } finally {
      await database?.stop();
    }
  }, 180_000);
