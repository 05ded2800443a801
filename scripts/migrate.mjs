/**
 * The database's migrations (docs/data-model.md):
 *
 *     npm run db:migrate        applies what is pending and fills the recipe library, beside the running app too
 *     npm run db:seed           fills the recipe library from prisma/library; a running app shows it at once
 *     npm run db:new -- NAME    writes prisma/migrations/<time>_NAME/migration.sql from what changed in schema.prisma
 *     npm run db:reset          empties the database and migrates it anew; refuses while the app runs
 */
import "./setup/node-version.mjs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { install } from "./setup/install.mjs";
import { loadEnvFiles, ROOT } from "./setup/project.mjs";
import { command, Failure, say } from "./setup/say.mjs";
import { readSettings } from "./setup/settings.mjs";

/** Another command may be at it, or the app may be starting. */
const WAIT_FOR_DATABASE_MS = 60_000;

const { positionals } = parseArgs({ allowPositionals: true });

const listed = (names) => names.map((name) => `  ${name}`).join("\n");

async function migrate() {
  const { openDatabase } = await import("./database/open.mjs");
  const { applyMigrations } = await import("./database/schema-engine.mjs");
  const { hasLibrary, seedLibrary } = await import("./database/seed.mjs");
  const settings = await readSettings();
  const database = await openDatabase(settings, "db:migrate", WAIT_FOR_DATABASE_MS);
  try {
    const applied = await applyMigrations(database.url);
    say(
      applied.length > 0
        ? `Applied:\n${listed(applied)}`
        : "Nothing to do: every migration has been applied.",
    );
    if (!(await hasLibrary(database.url))) await seedLibrary(database.url, settings);
  } finally {
    await database.close();
  }
}

async function seed() {
  const { openDatabase } = await import("./database/open.mjs");
  const { seedLibrary } = await import("./database/seed.mjs");
  const settings = await readSettings();
  const database = await openDatabase(settings, "db:seed", WAIT_FOR_DATABASE_MS);
  try {
    say((await seedLibrary(database.url, settings)).trim());
  } finally {
    await database.close();
  }
}

async function writeNext(name) {
  if (!/^[a-z0-9_]{1,60}$/.test(name ?? "")) {
    throw new Failure("Say what changes, in small letters: npm run db:new -- add_shares");
  }
  const { serveEmbedded } = await import("./database/embedded.mjs");
  const { applyMigrations, sqlToSchema } = await import("./database/schema-engine.mjs");
  const database = await serveEmbedded({ dataDir: null });
  try {
    await applyMigrations(database.url);
    const sql = await sqlToSchema(database.url);
    if (!sql) return say("Nothing to do: the migrations already lead to schema.prisma.");
    const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join("prisma/migrations", `${time}_${name}`);
    await mkdir(join(ROOT, folder));
    await writeFile(join(ROOT, folder, "migration.sql"), `${sql}\n`);
    say(`Wrote ${folder}/migration.sql: read it, then run \`npm run db:migrate\`.`);
  } finally {
    await database.close();
  }
}

async function reset() {
  const { openDatabase } = await import("./database/open.mjs");
  const { applyMigrations, dropEverything } = await import("./database/schema-engine.mjs");
  const { seedLibrary } = await import("./database/seed.mjs");
  const settings = await readSettings();
  if (!settings.isLocalDatabase) {
    throw new Failure("db:reset empties local databases only; DATABASE_URL names another machine.");
  }
  const database = await openDatabase(settings, "db:reset", WAIT_FOR_DATABASE_MS);
  try {
    if (database.running) throw new Failure("The app is running on this database; stop it first.");
    await dropEverything(database.url);
    const applied = await applyMigrations(database.url);
    say(`The database is empty again. Applied:\n${listed(applied)}`);
    await seedLibrary(database.url, settings);
  } finally {
    await database.close();
  }
}

await command(async () => {
  const [action, name] = positionals;
  const actions = { migrate, seed, reset, new: () => writeNext(name) };
  if (!(action in actions))
    throw new Failure("usage: node scripts/migrate.mjs migrate | seed | new NAME | reset");
  loadEnvFiles();
  await install();
  await actions[action]();
  process.exit(0);
});
