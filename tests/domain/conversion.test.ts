/** What the conversion calls cannot show from outside: a late picture, a full cache, a reader that never ends. */
import { db } from "@/lib/db/client";
import { pruneResults } from "@/lib/conversion/cache";
import { hasRecipeSize } from "@/lib/conversion/found";
import { startPicture } from "@/lib/conversion/picture";
import { servePages, silence, type PagesServer } from "@/tests/support/pages-server";
import { plainPicture } from "@/tests/support/photo";
import { allowPages } from "@/tests/support/services";

const never = new AbortController().signal;

describe("the recipe's picture", () => {
  let server: PagesServer;
  let left: Promise<void>;

  beforeAll(async () => {
    let leave: () => void = () => undefined;
    left = new Promise((resolve) => (leave = resolve));
    const picture = await plainPicture(40, 40).png().toBuffer();
    server = await servePages({
      "/picture.png": { headers: { "content-type": "image/png" }, body: picture },
      "/silence": silence,
      "/slow.png": (request) => request.on("close", leave),
    });
    allowPages([server.host], {}, 60_000);
  });
  afterAll(() => server.stop());

  test("is there when it comes in time", async () => {
    expect(await startPicture(server.at("/picture.png"), never).within(5000)).toMatch(
      /^\/api\/storage\/images\//,
    );
  });

  test("is given up after the grace time", async () => {
    const started = performance.now();
    expect(await startPicture(server.at("/silence"), never).within(100)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test("a fetch that nobody waits for is ended", async () => {
    const picture = startPicture(server.at("/slow.png"), never);
    await picture.within(200);
    picture.leave();
    await expect(left).resolves.toBeUndefined();
  });

  test("no address, no picture", async () => {
    expect(await startPicture(null, never).within(0)).toBeNull();
  });
});

test("results unused for 30 days go, and the longest unused beyond the bound", async () => {
  const now = new Date("2026-11-21T00:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const days of [0, 1, 2, 29, 31, 300]) {
    await db.conversionResult.create({
      data: { key: `${days}`, content: {}, formatter: "rules", usedAt: daysAgo(days) },
    });
  }
  await pruneResults(now, 3);
  const kept = await db.conversionResult.findMany({ orderBy: { usedAt: "desc" } });
  expect(kept.map(({ key }) => key)).toEqual(["0", "1", "2"]);
});

test("no recipe has a thousand ingredients", () => {
  const source = (lines: number) => ({
    title: null,
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: Array.from({ length: lines }, () => ({ text: "1 egg" })),
    instructions: [{ text: "Boil." }],
  });
  expect([hasRecipeSize(source(100)), hasRecipeSize(source(1000))]).toEqual([true, false]);
});
