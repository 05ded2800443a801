import "server-only";
/** Blobs as files in one folder. A file appears whole: it is written beside its place and then renamed. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BLOB_NAME, requireBlobName, type BlobStore } from "./port";

export function diskBlobs(folder: string): BlobStore {
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, requireBlobName(name));
  const store: BlobStore = {
    async put(name, bytes) {
      const path = pathOf(name);
      const beside = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await writeFile(beside, bytes, { mode: 0o600, flush: true });
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async list({ after, most }) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const next = names
        .filter((name) => BLOB_NAME.test(name) && name > after)
        .sort()
        .slice(0, most);
      return Promise.all(
        next.map(async (name) => ({
          name,
          // Removed since the folder was read: there is nothing of it any more.
          bytes: await stat(pathOf(name)).then(
            ({ size }) => size,
            () => 0,
          ),
        })),
      );
    },
    async room() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async check() {
      const name = `check-${randomUUID()}`;
      await store.put(name, new Uint8Array([1]));
      await store.remove(name);
    },
  };
  return store;
}

function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}
