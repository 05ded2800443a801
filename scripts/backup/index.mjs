/**
 * Backup, restore and the move to a PostgreSQL server (docs/operations.md):
 *
 *     npm run backup -- FILE        the data and pictures of this installation, beside the running app too
 *     npm run restore -- FILE       puts them back, with the app stopped; what was there stays aside
 *     npm run move -- ADDRESS       takes the embedded database to an empty PostgreSQL, with the app stopped
 */
import "../setup/node-version.mjs";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../database/open.mjs";
import { loadEnvFiles, ROOT } from "../setup/project.mjs";
import { command, Failure, say, step } from "../setup/say.mjs";
import { openBackup } from "./archive.mjs";
import { loadBackup, requireKnown } from "./load.mjs";
import { makeBackup } from "./make.mjs";
import { embeddedPlace, postgresPlace, takeDataFolder } from "./places.mjs";

const WAIT_FOR_DATABASE_MS = 30_000;

/** The settings as the app reads them, and the picture stores. */
async function installation() {
  loadEnvFiles();
  process.env.DATA_DIR = resolve(ROOT, process.env.DATA_DIR?.trim() || ".data");
  const { env } = await import("../../lib/env.ts").catch((error) => {
    throw new Failure(error.message);
  });
  const { services } = await import("../../lib/services/index.ts");
  const { diskBlobs } = await import("../../lib/services/blobs/disk.ts");
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = env;
  return {
    DATA_DIR,
    DATABASE_URL,
    picturesOnDisk: S3_BUCKET === undefined,
    blobs: services().blobs,
    diskBlobs,
  };
}

const secretOf = (dataDir) => join(dataDir, "secret");

function told({ app, madeAt, postgres, migrations, tables, pictures }) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `  version ${app}, ${migrations.length} migrations, PostgreSQL ${postgres}, ${madeAt}: ` +
      `${rows} rows in ${tables.length} tables, ${pictures.rows} pictures`,
  );
  if (pictures.missing.length > 0)
    say(
      `  The database names ${pictures.missing.length} picture(s) that the store does not have: ${pictures.missing.slice(0, 5).join(", ")}`,
    );
}

async function backup(file) {
  if (existsSync(file)) throw new Failure(`${file} is there already; nothing is written over it.`);
  const { DATA_DIR, DATABASE_URL, blobs } = await installation();
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "postgres")))
    throw new Failure(`There is nothing in ${DATA_DIR} to back up.`);
  const database = await openDatabase({ DATA_DIR, DATABASE_URL }, "backup", WAIT_FOR_DATABASE_MS);
  try {
    const from = { url: database.url, blobs, secretFile: secretOf(DATA_DIR), file };
    told(await step(`Backing up to ${file}, and reading it again`, () => makeBackup(from)));
  } finally {
    await database.close();
  }
}

/** Fills `place` with the backup and swaps it in; whatever goes wrong before that changes nothing. */
async function restoreTo(place, { file, manifest, blobs }) {
  let swapped = false;
  try {
    const put = (name, bytes) => blobs.put(name, bytes);
    const secret = await step("Restoring into an empty place", () =>
      loadBackup({ url: place.url, file, manifest, put }),
    );
    say(await place.swapIn(secret));
    swapped = true;
    return secret;
  } finally {
    if (!swapped) await place.giveUp().catch(() => undefined);
  }
}

async function restore(file) {
  const { DATA_DIR, DATABASE_URL, picturesOnDisk, blobs, diskBlobs } = await installation();
  const manifest = await step(`Reading ${file}`, () => openBackup(file));
  told(manifest);
  await requireKnown(manifest);
  const lock = await takeDataFolder(DATA_DIR, "restore");
  try {
    if (DATABASE_URL === undefined) {
      const place = await embeddedPlace(DATA_DIR, { picturesOnDisk });
      const store = picturesOnDisk ? diskBlobs(place.pictures) : blobs;
      await restoreTo(place, { file, manifest, blobs: store });
    } else {
      await restoreTo(await postgresPlace(DATABASE_URL), { file, manifest, blobs });
      if (manifest.hasSecret)
        say(
          "The backup holds a secret that the app had made for itself: it stays in the file (docs/operations.md).",
        );
    }
  } finally {
    await lock.release();
  }
  say("Restored. Start the app.");
}

async function move(address) {
  const { DATA_DIR, DATABASE_URL, picturesOnDisk, blobs, diskBlobs } = await installation();
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new Failure("The address must begin with postgres:// or postgresql://.");
  if (DATABASE_URL !== undefined && DATABASE_URL !== address)
    throw new Failure("DATABASE_URL is set: the data is not in the embedded database.");
  if (!existsSync(join(DATA_DIR, "postgres"))) throw new Failure(`There is no database in ${DATA_DIR}.`);
  const place = await postgresPlace(address, { mustBeEmpty: true });
  const folder = await mkdtemp(join(DATA_DIR, ".moving-"));
  try {
    const file = join(folder, "backup.tar.gz");
    const database = await openDatabase({ DATA_DIR }, "move", WAIT_FOR_DATABASE_MS);
    try {
      if (database.running)
        throw new Failure("The app is running: stop it first, or what it saves now is lost.");
      const onDisk = diskBlobs(join(DATA_DIR, "images"));
      const from = { url: database.url, blobs: onDisk, secretFile: secretOf(DATA_DIR), file };
      const manifest = await step("Reading the embedded database", () => makeBackup(from));
      told(manifest);
      await requireKnown(manifest);
      await restoreTo(place, {
        file,
        manifest,
        blobs: picturesOnDisk ? { put: async () => undefined } : blobs,
      });
    } finally {
      await database.close();
    }
  } finally {
    await place.giveUp().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  say("Moved. Set DATABASE_URL to that address and start the app; the embedded database stays as it was.");
  if (picturesOnDisk)
    say(`Pictures stay in ${join(DATA_DIR, "images")}, the secret in ${secretOf(DATA_DIR)}.`);
}

await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [action, given] = positionals;
  const actions = { backup, restore, move };
  if (!(action in actions) || given === undefined || positionals.length > 2)
    throw new Failure(
      "usage: npm run backup -- FILE | npm run restore -- FILE | npm run move -- postgresql://…",
    );
  await actions[action](action === "move" ? given : resolve(given));
  process.exit(0);
});
