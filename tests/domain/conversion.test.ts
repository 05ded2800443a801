/** What the conversion calls cannot show from outside: a late picture, a full cache, a reader that never ends. */
import { performance } from "node:perf_hooks";
import { db } from "@/lib/db/client";
import { sweepResults } from "@/lib/conversion/cache";
import { convert } from "@/lib/conversion/convert";
import { modelBudget } from "@/lib/conversion/model-budget";
import { fetchPictureInBackground } from "@/lib/conversion/picture";
import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import { CONVERT_ERRORS } from "@/lib/rules/sources";
import { replaceEngineWorker, runEngine } from "@/lib/services/engine";
import { rulesFormatter } from "@/lib/services/formatter/rules";
import type { RecipeFormatter } from "@/lib/services/formatter/port";
import { servePages, silence, type PagesServer } from "@/tests/support/pages-server";
import { plainPicture } from "@/tests/support/photo";
import { allowPages } from "@/tests/support/services";
import { engineVersion } from "../../scripts/setup/engine-version.mjs";
import { hasRecipeSize } from "@/lib/rules/recipes/size";

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
    expect(await fetchPictureInBackground(server.at("/picture.png"), null, never).within(5000)).toMatch(
      /^\/api\/storage\/images\//,
    );
  });

  test("is given up after the grace time", async () => {
    expect(await fetchPictureInBackground(server.at("/silence"), null, never).within(100)).toBeNull();
  });

  test("a fetch that nobody waits for is ended", async () => {
    const picture = fetchPictureInBackground(server.at("/slow.png"), null, never);
    await picture.within(200);
    picture.leave();
    await expect(left).resolves.toBeUndefined();
  });

  test("no address, no picture", async () => {
    expect(await fetchPictureInBackground(null, null, never).within(0)).toBeNull();
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
  await sweepResults(now, 100, 3);
  const kept = await db.conversionResult.findMany({ orderBy: { usedAt: "desc" } });
  expect(kept.map(({ key }) => key)).toEqual(["0", "1", "2"]);
});

describe("the daily token budget", () => {
  test("ten at once take no more than there is", async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => modelBudget(1000).reserve(300)));
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  test("what was not used comes back", async () => {
    const budget = modelBudget(1000);
    await budget.reserve(900);
    expect(await budget.reserve(900)).toBe(false);
    await budget.settle(900, 50);
    expect(await budget.reserve(900)).toBe(true);
  });

  test("a day has its own", async () => {
    await modelBudget(1000).reserve(1000);
    allowPages([], { now: () => new Date(Date.now() + 24 * 60 * 60 * 1000) });
    expect(await modelBudget(1000).reserve(1000)).toBe(true);
    allowPages([]);
  });
});

describe("a model before the rules", () => {
  const TEXT =
    "Soup\n\nIngredients\n1 onion\n2 cups water\n\nMethod\nChop the onion.\nBoil it in the water for 10 minutes.";
  const modelAnswering = (engine: () => string, isStopgap = false) => {
    const seen = { calls: 0, budgets: 0 };
    const formatter: RecipeFormatter = {
      name: "model",
      version: "1",
      async format(source, original, signal, budget) {
        seen.calls += 1;
        if (budget) seen.budgets += 1;
        const { content } = await rulesFormatter.format(source, original, signal);
        const receipt = content.receipt && { ...content.receipt, engine: engine() };
        return { content: { ...content, receipt }, isStopgap };
      },
    };
    return { formatter, seen };
  };

  test("its answer is paid for once, and it is given the budget", async () => {
    const { formatter, seen } = modelAnswering(() => "model");
    allowPages([], { formatter });
    await convert({ kind: "text", text: TEXT }, never);
    await convert({ kind: "text", text: TEXT }, never);
    expect(seen).toEqual({ calls: 1, budgets: 1 });
  });

  test("an answer that was refused is kept too, and never paid for again", async () => {
    const { formatter, seen } = modelAnswering(() => "rules");
    allowPages([], { formatter });
    const first = await convert({ kind: "text", text: TEXT }, never);
    const second = await convert({ kind: "text", text: TEXT }, never);
    expect(seen.calls).toBe(1);
    expect(second).toEqual(first);
  });

  test("the rules' stopgap is not kept in its place", async () => {
    let engine = "rules";
    const { formatter, seen } = modelAnswering(() => engine, true);
    allowPages([], { formatter });
    await convert({ kind: "text", text: TEXT }, never);
    engine = "model";
    const second = await convert({ kind: "text", text: TEXT }, never);
    expect([seen.calls, second.receipt?.engine]).toEqual([2, "model"]);
  });
});

/** The built worker with two texts that no engine has (tests/support/hostile-engine.mjs). */
const HOSTILE = { entry: "tests/support/hostile-engine.mjs", needs: { files: [".workers/engine.mjs"] } };
/** As many as are worked on or wait at once; the next one is refused. */
const PLACES = 4 + 64;

/** A recipe's text whose last step is `step`. */
const soup = (step: string): string =>
  `Onion soup\n\nIngredients\n1 onion, chopped\n2 cups water\n\nMethod\nBoil the onion in the water for 10 minutes.\n${step}`;
const toldOf = (text: string, signal = never): Promise<string> =>
  convert({ kind: "text", text }, signal).then(
    (content) => `converted: ${content.title}`,
    (error: Error) => error.message,
  );

describe("no text is read where requests are answered", () => {
  afterEach(() => replaceEngineWorker());

  test("a recipe of any length is formatted beside the event loop, as the engine does it", async () => {
    for (const steps of [1, 300]) {
      const text = soup(
        Array.from({ length: steps }, (_, index) => `Stir the water for ${index + 1} minutes.`).join("\n"),
      );
      const source = parseRecipeText(text);
      if (source === null) throw new Error("the text is a recipe");
      const here = formatRecipe(source, text);
      // A worker is built and knows its version; a test runs the engine from the sources.
      const { content } = await rulesFormatter.format(source, text, never);
      expect(content).toEqual({
        ...here,
        receipt: { ...here.receipt, version: await engineVersion() },
      });
    }
    const busy = performance.eventLoopUtilization();
    await runEngine("warmUp", [soup("Serve."), 60, 60_000]);
    expect(performance.eventLoopUtilization(busy).utilization).toBeLessThan(0.5);
  });

  test("a text that never ends is killed at its limit, and the next one is converted", async () => {
    replaceEngineWorker({ ...HOSTILE, timeMs: 400 });
    expect(await toldOf(soup("This never ends."))).toBe(CONVERT_ERRORS.timeout);
    replaceEngineWorker(HOSTILE);
    expect(await toldOf(soup("Serve."))).toBe("converted: Onion soup");
  });

  test("a text that ends the process is told in a sentence, and the next one is converted", async () => {
    replaceEngineWorker(HOSTILE);
    expect(await toldOf(soup("This ends the process."))).toBe(CONVERT_ERRORS.broke);
    expect(await toldOf(soup("Serve."))).toBe("converted: Onion soup");
  });

  test("cooks who leave free their places at once", async () => {
    replaceEngineWorker({ ...HOSTILE, timeMs: 25_000 });
    const leave = new AbortController();
    const left = Array.from({ length: PLACES }, (_, index) =>
      toldOf(soup(`This never ends. ${index}`), leave.signal),
    );
    // All places are taken, and the queue is full.
    expect(await toldOf(soup("Serve."))).toBe(CONVERT_ERRORS.busy);
    leave.abort(new Error("the cook left"));
    expect(new Set(await Promise.all(left))).toEqual(new Set(["the cook left"]));
    // An endless text that still held a place would do so for longer than anybody waits.
    expect(await toldOf(soup("Serve."))).toBe("converted: Onion soup");
  });

  test("twenty conversions at once are all answered", async () => {
    // However busy the machine is.
    replaceEngineWorker({ timeMs: 25_000 });
    const all = Array.from({ length: 20 }, (_, index) => toldOf(soup(`Stir for ${index + 1} minutes.`)));
    expect(new Set(await Promise.all(all))).toEqual(new Set(["converted: Onion soup"]));
  });

  test("eight endless texts do not keep the server from answering", async () => {
    replaceEngineWorker({ ...HOSTILE, timeMs: 500 });
    const before = performance.eventLoopUtilization();
    const told = await Promise.all(
      Array.from({ length: 8 }, (_, index) => toldOf(soup(`This never ends. ${index}`))),
    );
    expect(new Set(told)).toEqual(new Set([CONVERT_ERRORS.timeout]));
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });
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
  expect(hasRecipeSize({ ...source(2), instructions: [{ text: "stir ".repeat(100_000) }] })).toBe(false);
});
