import "server-only";
/** The blob store port: named pieces of bytes, written once and never changed. */

export type BlobStore = {
  /** Keeps `bytes` under `name`, whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes kept under `name`; null when there are none. */
  get(name: string): Promise<Uint8Array | null>;
  /** Harmless when there is nothing under `name`. */
  remove(name: string): Promise<void>;
  /**
   * The next blobs after a name, in the order of their names; fewer than `most` are the last. Absent where others may keep blobs in the
   * same place (a bucket): what we do not know there may be theirs.
   */
  list?(range: { after: string; most: number }): Promise<{ name: string; bytes: number }[]>;
  /** Bytes that still fit; null where the store sets no bound that we could ask for. */
  room(): Promise<number | null>;
  /** Resolves when the store can be written and read; for `/api/ready`. */
  check(): Promise<void>;
};

/** Names are one plain path segment: an adapter refuses anything else, so that no name reaches outside the store. */
export const BLOB_NAME = /^[a-z0-9][a-z0-9_-]{0,99}(?:\.[a-z0-9]{1,8})?$/;

/** @throws Error for a name that is no plain segment: a mistake of ours, whoever asked. */
export function requireBlobName(name: string): string {
  if (!BLOB_NAME.test(name)) throw new Error("not a blob name");
  return name;
}
