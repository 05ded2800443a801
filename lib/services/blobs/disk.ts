import "server-only";
/** Blobs as files in one folder. A file appears whole: it is written beside its place and then renamed. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { requireBlobName, type BlobStore } from "./port";

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
