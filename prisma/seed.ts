/**
 * Fills the curated library from prisma/library: `npm run db:seed`. `npm start` and the migration commands do it by themselves
 * (scripts/database/seed.mjs). Idempotent; what it did not write it never touches.
 */
import { PACK_FOLDER, packVersions } from "./pack-versions.mjs";

async function main(): Promise<void> {
  const { db } = await import("@/lib/db/client");
  const { readPack } = await import("@/lib/library/pack");
  const { storeLibrary } = await import("@/lib/library/store-library");
  const written = await storeLibrary(await readPack(PACK_FOLDER), await packVersions()).finally(() =>
    db.$disconnect(),
  );
  process.stdout.write(`${written.length} library recipes written\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The library could not be stocked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
