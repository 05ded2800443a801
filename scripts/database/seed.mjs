/** Fills the curated library of a migrated database (prisma/seed.ts), for the commands that open one. */
import { join } from "node:path";
import { ROOT } from "../setup/project.mjs";
import { quietly } from "../setup/say.mjs";

/**
 * Writes what is new or changed in prisma/library, all of it or nothing.
 * @param settings `DATA_DIR`, where its pictures go unless S3 is set.
 * @returns what it says it did.
 * @throws Failure when the library's files or the database refuse.
 */
export async function seedLibrary(databaseUrl, { DATA_DIR }) {
  return quietly(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", join(ROOT, "prisma/seed.ts")],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR },
      sentence: "The recipe library could not be filled.",
    },
  );
}
