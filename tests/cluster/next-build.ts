/** The same app as another build: what a browser's page finds changed after a new version was rolled out. */
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyOfOutput } from "./copy";

export type NextBuild = {
  folder: string;
  /** A script that pages of the one build name and the other has under another name. */
  script: { before: string; after: string };
  remove: () => Promise<void>;
};

const TEXTS = /\.(?:js|mjs|json|html|rsc|meta|css|body)$|^BUILD_ID$/;

/** A copy of the output with another build id, in which a script that the home page loads has another name. */
export async function nextBuild(): Promise<NextBuild> {
  const { folder, remove } = await copyOfOutput();
  const id = (await readFile(join(folder, ".next/BUILD_ID"), "utf8")).trim();
  const home = await readFile(join(folder, ".next/server/app/index.html"), "utf8");
  const name = /\/_next\/static\/chunks\/([\w.~-]+)\.js"/.exec(home)?.[1] ?? "";
  const [nextId, nextName] = [id.replace(/^.{4}/, "next"), `next${name}`];
  for (const entry of await readdir(join(folder, ".next"), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const text = await readFile(path, "utf8");
    const changed = text.replaceAll(id, nextId).replaceAll(`${name}.js`, `${nextName}.js`);
    if (changed !== text) await writeFile(path, changed);
    if (entry.name === `${name}.js`) await rename(path, join(entry.parentPath, `${nextName}.js`));
  }
  const address = (script: string) => `/_next/static/chunks/${script}.js`;
  return {
    folder,
    script: { before: address(name), after: address(nextName) },
    remove,
  };
}
