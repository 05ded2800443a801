/** Shared pages in memory (docs/decisions/028-shared-pages-are-kept.md): kept while nothing changes, dropped with the first change. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import { db } from "@/lib/db/client";
import { waitForShareChanges } from "@/lib/db/share-changes";
import CacheHandler from "@/lib/sharing/cache-handler.mjs";
import { sharedPageCache } from "@/lib/sharing/shared-page-cache.mjs";
import { listPublicLibrary } from "@/lib/library/read";
import { findPublicPage, listenForPageChanges } from "@/lib/sharing/public-page";
import { createShare, revokeShare } from "@/lib/sharing/write";
import { deleteRecipe, updateRecipe } from "@/lib/recipes/write";
import { closeAccount } from "@/lib/retention/erase";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { sharedRecipe } from "@/tests/support/shares";
import { packRecipe, storePack } from "@/tests/support/library";

/** As Next makes it, with a build in `serverDistDir`. */
const handlerOf = (serverDistDir: string) =>
  new CacheHandler({
    ...{ fs: nodeFs, serverDistDir, flushToDisk: false },
    ...{ maxMemoryCacheSize: 1024 * 1024, revalidatedTags: [] },
  });
const handler = handlerOf("/nowhere");
const PAGE = { kind: "APP_PAGE" } as const;
const keyOf = (token: string) => `/some/prefix/$/share/${token}/for-visitors`;

/** Opens the page as Next does: asks what is kept, else makes it and hands it over. */
async function open(token: string): Promise<"kept" | "made"> {
  const kept = await handler.get(keyOf(token), PAGE);
  if (kept) return "kept";
  await handler.set(keyOf(token), { ...PAGE, page: await findPublicPage({ token }) }, PAGE);
  return "made";
}

async function twice(token: string) {
  return [await open(token), await open(token)];
}

const line = () =>
  (globalThis as { plainspoonShareNews?: Promise<{ client: { end(): Promise<void> } }> }).plainspoonShareNews;

afterAll(async () => {
  await (await line())?.client.end();
});

const change: Record<
  string,
  (owner: Person, shared: { recipeId: string; token: string }) => Promise<unknown>
> = {
  "an edit": (owner, { recipeId }) =>
    updateRecipe({ viewer: owner, id: recipeId, input: { title: "Onion soup" } }),
  "the recipe's deletion": (owner, { recipeId }) => deleteRecipe({ viewer: owner, id: recipeId }),
  "the link's end": (owner, { token }) => revokeShare({ viewer: owner, token }),
  "the account's deletion": (owner) =>
    closeAccount({ viewer: owner, session: owner.token, input: { password: PASSWORD } }),
  "a change past our own code": async (_owner, { recipeId }) => {
    await db.$executeRaw`UPDATE "Recipe" SET "title" = 'Other' WHERE "id" = ${recipeId}`;
    await waitForShareChanges();
  },
};

test.each(Object.keys(change))("kept until %s, and others stay", async (name) => {
  const owner = await person({ premium: true });
  const other = await sharedRecipe(await person());
  const shared = await sharedRecipe(owner);
  expect(await twice(shared.token)).toEqual(["made", "kept"]);
  await open(other.token);
  await change[name]?.(owner, shared);
  expect(await open(shared.token)).toBe("made");
  expect(await open(other.token)).toBe("kept");
});

test("cooking a recipe is no change of its page", async () => {
  const owner = await person();
  const { token, recipeId } = await sharedRecipe(owner);
  await open(token);
  await db.recipe.update({ where: { id: recipeId }, data: { completionCount: { increment: 1 } } });
  await waitForShareChanges();
  expect(await open(token)).toBe("kept");
});

test("a library recipe that the seed changes", async () => {
  await storePack([packRecipe("demo")]);
  const { token } = await createShare({
    viewer: await person(),
    input: { sourceType: "library", sourceId: "demo-soup" },
  });
  expect(await twice(token)).toEqual(["made", "kept"]);
  await storePack([packRecipe("demo")], "2");
  await waitForShareChanges();
  expect(await open(token)).toBe("made");
});

describe("the home page, which shows the library", () => {
  const home = "/index";
  /** As Next does it: what is kept, else what the page shows now. */
  async function visit(meanwhile?: () => Promise<unknown>): Promise<string> {
    const kept = await handler.get(home, PAGE);
    if (kept) return `kept: ${(kept.value as { html: string }).html}`;
    await listenForPageChanges();
    const html = (await listPublicLibrary()).map(({ title }) => title).join();
    await meanwhile?.();
    await handler.set(home, { ...PAGE, html, rscData: Buffer.from("") }, PAGE);
    return html;
  }
  const rename = (title: string) => async () => {
    // Another process than the app: nothing of this one is told but by the database.
    await db.$executeRaw`UPDATE "LibraryRecipe" SET "formattedContent" = jsonb_set("formattedContent", '{title}', ${JSON.stringify(title)}::jsonb), "title" = ${title}`;
    await waitForShareChanges();
  };

  test.each([
    ["an edit", rename("Other soup"), "Other soup"],
    ["a new recipe", () => storePack([packRecipe("demo", { id: "second" })]), "demo soup,demo soup"],
    ["a recipe's end", () => db.libraryRecipe.deleteMany(), ""],
  ])("%s is on it at once", async (_name, change, after) => {
    await storePack([packRecipe("demo")]);
    await waitForShareChanges();
    await visit();
    expect(await visit()).toBe("kept: demo soup");
    await change();
    await waitForShareChanges();
    expect(await visit()).toBe(after);
    expect(await visit()).toBe(`kept: ${after}`);
  });

  test("what was being rendered when it changed is not kept", async () => {
    await storePack([packRecipe("demo")]);
    await waitForShareChanges();
    expect(await visit(rename("Other soup"))).toBe("demo soup");
    expect(await visit()).toBe("Other soup");
  });
});

test("a page that changed while it was being rendered is not kept", async () => {
  const owner = await person();
  const { token } = await sharedRecipe(owner);
  await findPublicPage({ token });
  await handler.get(keyOf(token), PAGE);
  const old = await findPublicPage({ token });
  await revokeShare({ viewer: owner, token });
  await handler.set(keyOf(token), { ...PAGE, page: old }, PAGE);
  expect(await handler.get(keyOf(token), PAGE)).toBeNull();
});

test("when the listening connection is lost, the cache is emptied; the next page listens again", async () => {
  const { token } = await sharedRecipe(await person());
  expect(await twice(token)).toEqual(["made", "kept"]);
  await (await line())?.client.end();
  expect(await twice(token)).toEqual(["made", "kept"]);
});

test("a shared page that is not there is not kept", async () => {
  const { token } = await sharedRecipe(await person());
  await findPublicPage({ token });
  const key = keyOf("AAAAAAAAAAAAAAAAAAAAAA");
  await handler.get(key, PAGE);
  await handler.set(key, { ...PAGE, status: 404 }, PAGE);
  expect(await handler.get(key, PAGE)).toBeNull();
});

describe("everything else is Next's own", () => {
  const about = "/about";

  test("a static page is rendered once by each process: one of the build has other settings and no policy", async () => {
    const folder = await mkdtemp(join(tmpdir(), "build-"));
    await mkdir(join(folder, "app"));
    for (const [ending, text] of [
      ["html", "<p>Built</p>"],
      ["rsc", ""],
      ["meta", "{}"],
    ]) {
      const file = join(folder, `app${about}.${ending}`);
      await writeFile(file, text ?? "");
      await utimes(file, new Date(0), new Date(0));
    }
    const built = handlerOf(folder);
    expect(await built.get(about, PAGE)).toBeNull();
    await built.set(about, { ...PAGE, html: "<p>Rendered</p>", rscData: Buffer.from("") }, PAGE);
    expect(await built.get(about, PAGE)).toMatchObject({ value: { html: "<p>Rendered</p>" } });
    await rm(folder, { recursive: true });
  });

  test("what was fetched is kept until its tag is revalidated", async () => {
    const context = { kind: "FETCH", tags: ["soups"], fetchCache: true };
    const data = { headers: {}, body: "", url: "" };
    await handler.set("a-fetch", { kind: "FETCH", data, revalidate: 60, tags: ["soups"] }, context);
    expect(await handler.get("a-fetch", context)).not.toBeNull();
    // Within one millisecond, before and after are the same.
    for (const set = Date.now(); Date.now() === set;);
    await handler.revalidateTag("soups");
    expect(await handler.get("a-fetch", context)).toBeNull();
  });
});

describe("memory", () => {
  const MB = 1024 * 1024;
  const page = (bytes: number) => ({
    kind: "APP_PAGE",
    html: "a".repeat(bytes / 4),
    rscData: Buffer.alloc(bytes / 4),
    segmentData: new Map([["/_tree", Buffer.alloc(bytes / 4)]]),
  });
  const give = async (token: string, value: unknown) => {
    await handler.get(keyOf(token), PAGE);
    await handler.set(keyOf(token), value, PAGE);
  };

  beforeEach(() => {
    sharedPageCache.close();
    sharedPageCache.open();
  });
  afterAll(() => sharedPageCache.close());

  test("pages are kept by their bytes: 64 MB, the ones asked for last, however many", async () => {
    for (let index = 0; index < 90; index += 1) {
      await give(`page-${index}`, page(MB));
      await handler.get(keyOf("page-0"), PAGE);
    }
    expect(sharedPageCache.bytes).toBeGreaterThan(60 * MB);
    expect(sharedPageCache.bytes).toBeLessThanOrEqual(64 * MB);
    expect(await handler.get(keyOf("page-0"), PAGE)).not.toBeNull();
    expect(await handler.get(keyOf("page-1"), PAGE)).toBeNull();
    expect(await handler.get(keyOf("page-89"), PAGE)).not.toBeNull();
  });

  test("small pages are kept by the thousand", async () => {
    for (let index = 0; index < 2000; index += 1) await give(`small-${index}`, page(4_000));
    expect(sharedPageCache.size).toBe(2000);
  });

  test("one that is far too large is not kept at all, and bytes are given back", async () => {
    await give("large", page(4 * MB));
    expect(sharedPageCache.bytes).toBe(0);
    await give("fine", page(MB));
    await give("fine", page(MB));
    expect(sharedPageCache.bytes).toBeLessThan(1.2 * MB);
    sharedPageCache.forget("fine");
    expect(sharedPageCache.bytes).toBe(0);
  });
});
