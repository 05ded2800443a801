import sharp from "sharp";
import { DELETE, GET } from "@/app/api/storage/images/[name]/route";
import { keepImage, keepImageFrom } from "@/lib/images/keep";
import { call } from "@/tests/support/call";
import { plainPicture } from "@/tests/support/photo";

const nameOf = (address: string) => address.replace("/api/storage/images/", "");
const get = (name: string, headers: Record<string, string> = {}) =>
  call(GET, { method: "GET", origin: null, params: { name }, headers });
const kept = async (bytes: Uint8Array) => {
  const { response } = await get(nameOf(await keepImage(bytes, { owner: null })));
  return sharp(Buffer.from(await response.arrayBuffer()));
};

test("a kept picture may be kept by everyone, and can only be drawn", async () => {
  const address = await keepImage(await plainPicture(50, 40).png().toBuffer(), { owner: null });
  expect(address).toMatch(/^\/api\/storage\/images\/[0-9a-f]{32}\.jpg$/);
  const { status, headers } = await get(nameOf(address));
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/jpeg");
  expect(headers.get("cache-control")).toContain("immutable");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("who has it already gets 304", async () => {
  const name = nameOf(await keepImage(await plainPicture(50, 40).png().toBuffer(), { owner: null }));
  const etag = (await get(name)).headers.get("etag") ?? "";
  const { status, response } = await get(name, { "if-none-match": `W/"other", W/${etag}` });
  expect([status, (await response.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

test.each([
  "00000000000000000000000000000000.jpg",
  "nothing",
  "..",
  "../../etc/passwd",
  "0123456789abcdef0123456789abcdef.png",
  "0123456789ABCDEF0123456789ABCDEF.jpg",
  "0123456789abcdef0123456789abcdef.jpg\n",
  "",
])("%j is no picture: 404 in JSON", async (name) => {
  const { status, headers, body } = await get(name);
  expect([status, body.code]).toEqual([404, "not_found"]);
  expect(headers.get("cache-control")).toBe("no-store");
});

// At most 400 px, on white (converting.md#pictures).
test.each([
  [1600, 900, 400, 225],
  [900, 1600, 225, 400],
  [120, 80, 120, 80],
])("%ix%i is kept as %ix%i", async (width, height, keptWidth, keptHeight) => {
  const { width: w, height: h } = await (
    await kept(await plainPicture(width, height).png().toBuffer())
  ).metadata();
  expect([w, h]).toEqual([keptWidth, keptHeight]);
});

test("transparent parts become white", async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { data } = await (await kept(clear)).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].every((value) => value > 250)).toBe(true);
});

test("a photo taken sideways stands upright, and its metadata is gone", async () => {
  const sideways = await plainPicture(300, 100)
    .withExif({
      IFD0: { Orientation: "6", Copyright: "somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const metadata = await (await kept(sideways)).metadata();
  expect([metadata.width, metadata.height]).toEqual([100, 300]);
  expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
});

test("bytes hidden behind a picture are not kept", async () => {
  const picture = await plainPicture(50, 40).jpeg().toBuffer();
  const image = await kept(Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]));
  expect((await image.toBuffer()).includes("<script>")).toBe(false);
});

test.each(["gif", "webp", "avif", "tiff"] as const)("a %s is taken", async (format) => {
  expect((await (await kept(await plainPicture(20, 20).toFormat(format).toBuffer())).metadata()).format).toBe(
    "jpeg",
  );
});

describe("data: addresses", () => {
  const never = new AbortController().signal;

  test("a picture in one is drawn anew", async () => {
    const png = await plainPicture(20, 20).png().toBuffer();
    await expect(
      keepImageFrom(`data:image/png;base64,${png.toString("base64")}`, { owner: null }, never),
    ).resolves.toMatch(/\.jpg$/);
  });

  test.each([
    "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/svg+xml,<svg/>",
    "data:image/png;base64,",
    "data:image/png;base64,????",
    "data:,",
    `data:${"x".repeat(500)},AAAA`,
  ])("%s is refused", async (address) => {
    await expect(keepImageFrom(address, { owner: null }, never)).rejects.toMatchObject({ name: "AppError" });
  });
});

test("only GET", async () => {
  const { status, headers } = await call(DELETE, { method: "DELETE" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});
