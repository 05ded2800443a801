import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { diskBlobs } from "@/lib/services/blobs/disk";
import type { BlobStore } from "@/lib/services/blobs/port";
import { s3Blobs } from "@/lib/services/blobs/s3";

let folder: string;
let bucket: S3rver;
let s3Port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "blobs-"));
  bucket = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  s3Port = (await bucket.run()).port;
});
afterAll(async () => {
  bucket.httpServer.closeAllConnections();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const s3 = (name: string) =>
  s3Blobs({
    bucket: name,
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${s3Port}`,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    prefix: "images/",
  });

const stores: [string, () => BlobStore][] = [
  ["disk", () => diskBlobs(join(folder, "disk", "images"))],
  ["s3", () => s3("pictures")],
];

describe.each(stores)("%s", (_name, open) => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);

  test("keeps bytes until they are removed", async () => {
    const store = open();
    await store.put("a1b2.jpg", bytes);
    expect(Buffer.from((await store.get("a1b2.jpg")) ?? [])).toEqual(Buffer.from(bytes));
    await store.remove("a1b2.jpg");
    expect(await store.get("a1b2.jpg")).toBeNull();
  });

  test("what was never kept is null, and removing it is harmless", async () => {
    const store = open();
    expect(await store.get("nothing.jpg")).toBeNull();
    await store.remove("nothing.jpg");
  });

  test("two stores of the same place see each other's blobs", async () => {
    await open().put("shared.jpg", bytes);
    expect((await open().get("shared.jpg"))?.byteLength).toBe(bytes.length);
  });

  test.each([
    "../a.jpg",
    "a/b.jpg",
    "..",
    "",
    ".hidden",
    "a\0.jpg",
    "A.jpg",
    `${"a".repeat(101)}.jpg`,
    "a.jpg/../b",
  ])("%j is no name", async (name) => {
    const store = open();
    await expect(store.put(name, bytes)).rejects.toThrow("not a blob name");
    await expect(store.get(name)).rejects.toThrow("not a blob name");
    await expect(store.remove(name)).rejects.toThrow("not a blob name");
  });

  test("a store that works says so", async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
});

test("the disk keeps no half-written or check files behind", async () => {
  const place = join(folder, "disk", "tidy");
  const store = diskBlobs(place);
  await store.check();
  await store.put("a.jpg", new Uint8Array([1]));
  expect(await readdir(place)).toEqual(["a.jpg"]);
});

test("the disk lists what it keeps in the order of names, a part at a time; a bucket may hold what is not ours", async () => {
  expect(s3("pictures").list).toBeUndefined();
  const store = diskBlobs(join(folder, "disk", "list"));
  const names = ["list-a.jpg", "list-b.jpg", "list-c.jpg"];
  for (const name of [...names].reverse()) await store.put(name, new Uint8Array(5000));
  expect(await store.list?.({ after: "list", most: 2 })).toEqual([
    { name: "list-a.jpg", bytes: 5000 },
    { name: "list-b.jpg", bytes: 5000 },
  ]);
  expect(await store.list?.({ after: "list-b.jpg", most: 2 })).toEqual([{ name: "list-c.jpg", bytes: 5000 }]);
  expect(await store.list?.({ after: "zzz.jpg", most: 10 })).toEqual([]);
});

test("the disk says what still fits, a bucket has no bound", async () => {
  expect(await diskBlobs(join(folder, "disk", "new")).room()).toBeGreaterThan(0);
  expect(await s3("pictures").room()).toBeNull();
});

test("a folder that is not there yet holds nothing", async () => {
  expect(await diskBlobs(join(folder, "disk", "nowhere")).list?.({ after: "", most: 10 })).toEqual([]);
});

test("a store that does not work says so", async () => {
  await expect(s3("no-such-bucket").check()).rejects.toBeDefined();
  await expect(diskBlobs(join(import.meta.filename, "images")).check()).rejects.toBeDefined();
});
