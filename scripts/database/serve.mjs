/**
 * The process that owns the embedded database: `serve.mjs DATA_DIR`, or `serve.mjs --memory [IMAGE]` for tests.
 * It tells its parent the address, and ends after closing the database cleanly when the parent hangs up or is gone,
 * however that ended. It ignores signals that reach the whole group, as Ctrl-C does: the app closes before its database.
 */
import { readFile } from "node:fs/promises";
import { serveEmbedded } from "./embedded.mjs";

const [folder, image] = process.argv.slice(2);
if (!folder || !process.send) {
  process.stderr.write("This is started by `npm start` and by the tests.\n");
  process.exit(2);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
let closing = null;
const opening = serveEmbedded(
  folder === "--memory"
    ? { dataDir: null, image: image && new Blob([await readFile(image)]) }
    : { dataDir: folder },
);

function end() {
  closing ??= opening
    .then((database) => database.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
}
process.on("disconnect", end);

try {
  const { url } = await opening;
  if (process.connected) process.send({ url });
} catch (error) {
  if (process.connected) process.send({ error: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
