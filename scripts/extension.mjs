/**
 * Builds the browser extension: `npm run extension -- [--app https://plainspoon.example] [--out dist/extension]`. The folder is what a
 * browser loads, the zip beside it what a shop takes. The only thing that is not in `extension/` is the app's address and the icons,
 * which are drawn from the app's own.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { zipSync } from "fflate";
import sharp from "sharp";
import { ROOT } from "./setup/project.mjs";

const { values } = parseArgs({ options: { app: { type: "string" }, out: { type: "string" } } });
const address = values.app ?? process.env.APP_URL ?? "http://localhost:3000";
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  process.stderr.write(
    `--app must be the address of the app, for example https://plainspoon.example (it is "${address}").\n`,
  );
  process.exit(1);
}
const out = values.out ?? join(ROOT, "dist/extension");

await rm(out, { recursive: true, force: true });
await cp(join(ROOT, "extension"), out, { recursive: true });
await writeFile(join(out, "app.js"), `export const APP = ${JSON.stringify(new URL(address).origin)};\n`);
const { icons } = JSON.parse(await readFile(join(out, "manifest.json"), "utf8"));
await mkdir(join(out, "icons"));
for (const [size, path] of Object.entries(icons))
  await sharp(join(ROOT, "app/icon.svg"), { density: 300 })
    .resize(Number(size))
    .png()
    .toFile(join(out, path));

const files = {};
for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  // The same files make the same zip, whenever it is made.
  files[path.slice(out.length + 1)] = [await readFile(path), { mtime: new Date(1980, 1, 1) }];
}
await writeFile(`${out}.zip`, zipSync(files));
process.stdout.write(`${out}.zip for ${new URL(address).origin}\n`);
