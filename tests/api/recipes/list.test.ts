import { readFile } from "node:fs/promises";
import { GET, POST as save } from "@/app/api/recipes/route";
import { DELETE as remove, PUT as update } from "@/app/api/recipes/[id]/route";
import { db } from "@/lib/db/client";
import { unaccented } from "@/lib/engine/recipe/letters";
import { batchesBySize } from "@/lib/recipes/read";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { storedRecipe, toSave } from "@/tests/support/recipes";

const list = async (as: Person | undefined, query = "") => {
  const answer = await call(GET, { method: "GET", path: `/api/recipes${query}`, ...(as && { as }) });
  return {
    status: answer.status,
    headers: answer.headers,
    titles:
      answer.status === 200
        ? ((await answer.response.json()) as { title: string }[]).map((recipe) => recipe.title)
        : [],
  };
};

test("one's own recipes, newest first; nobody else's", async () => {
  const [cook, other] = [await person(), await person()];
  await storedRecipe(cook, { title: "Old", createdAt: new Date(2026, 0, 1) });
  await storedRecipe(cook, { title: "New", createdAt: new Date(2026, 0, 2) });
  await storedRecipe(other, { title: "Other" });
  expect((await list(cook, `?userId=${cook.id}`)).titles).toEqual(["New", "Old"]);
  expect((await list(cook, `?userId=${other.id}`)).status).toBe(403);
  expect((await list(undefined)).status).toBe(401);
});

test("pages follow one another without gap or repeat, and say how many there are", async () => {
  const cook = await person();
  for (let index = 0; index < 7; index += 1)
    await storedRecipe(cook, { title: `R${index}`, createdAt: new Date(2026, 0, 1) });
  const seen: string[] = [];
  let query: string | null = "?limit=3";
  while (query !== null) {
    const page = await list(cook, query);
    expect(page.headers.get("x-total-count")).toBe("7");
    seen.push(...page.titles);
    const next: string | undefined = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
    query = next ? new URL(next).search : null;
  }
  expect(seen.sort()).toEqual(["R0", "R1", "R2", "R3", "R4", "R5", "R6"]);
});

test("a page that ends with a recipe which is deleted then is followed by the next all the same", async () => {
  const cook = await person();
  const days = [5, 4, 3, 2, 1];
  const ids = await Promise.all(
    days.map((day) =>
      storedRecipe(cook, { title: `R${day}`, createdAt: new Date(2026, 0, day, 1, 2, 3, 456) }),
    ),
  );
  const page = await list(cook, "?limit=2");
  expect(page.titles).toEqual(["R5", "R4"]);
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
  await call(remove, { method: "DELETE", params: { id: ids[1] ?? "" }, as: cook });
  expect((await list(cook, new URL(next).search)).titles).toEqual(["R3", "R2"]);
});

test.each([
  ["SOUP", 1],
  ["leek", 2],
  ["%", 0],
  ["nothing", 0],
])("search for %s finds %d", async (q, count) => {
  const cook = await person();
  await storedRecipe(cook, { title: "Soup" });
  await storedRecipe(cook, { title: "Pie" });
  expect((await list(cook, `?q=${encodeURIComponent(q)}`)).titles).toHaveLength(count);
});

test.each(["cafe", "CAFÉ", "Cafe\u0301", "noix de coco rapee", "sosse", "smorrebrod"])(
  "accents do not matter in a search: %s",
  async (q) => {
    const cook = await person();
    const title = "Gâteau au café, noix de coco râpée; Soße, Smørrebrød";
    await storedRecipe(cook, { title });
    await storedRecipe(cook, { title: "Tea" });
    expect((await list(cook, `?q=${encodeURIComponent(q)}`)).titles).toEqual([title]);
  },
);

test("recipes that were saved before searches left accents out are found as well", async () => {
  const cook = await person();
  const id = await storedRecipe(cook, { title: "Crème brûlée mit Soße" });
  const searchText = "crème brûlée mit soße";
  await db.recipe.update({ where: { id }, data: { searchText } });
  const migration = "prisma/migrations/20261122211000_search_without_accents/migration.sql";
  await db.$executeRawUnsafe(await readFile(migration, "utf8"));
  const stored = await db.recipe.findUniqueOrThrow({ where: { id } });
  expect(stored.searchText).toBe(unaccented(searchText));
  expect((await list(cook, "?q=brulee")).titles).toHaveLength(1);
});

test("a page behind a recipe that is gone, or somebody else's, is empty and says how many there are", async () => {
  const [cook, other] = [await person(), await person()];
  await storedRecipe(cook);
  const gone = await storedRecipe(other);
  for (const cursor of [gone, "nowhere"]) {
    const page = await list(cook, `?cursor=${cursor}`);
    expect([page.status, page.titles, page.headers.get("x-total-count")]).toEqual([200, [], "1"]);
  }
  const none = await list(await person());
  expect([none.titles, none.headers.get("x-total-count")]).toEqual([[], "0"]);
});

test.each(["?limit=0", "?limit=101", "?limit=x", `?q=${"x".repeat(201)}`])("%s is refused", async (query) => {
  expect((await list(await person(), query)).status).toBe(400);
});

describe("a page of long recipes", () => {
  const chars = (parts: string[][], of: number) => parts.map((part) => part.length * of);

  test.each([
    ["long texts in few steps", { stepCount: 2, chars: 190_000 }, 2],
    ["many short steps", { stepCount: 300, chars: 30_000 }, 3],
    ["of before they were counted", { stepCount: 2, chars: 0 }, 1],
    ["longer than any may be", { stepCount: 5_000, chars: 900_000 }, 1],
    ["as people cook from", { stepCount: 8, chars: 4_000 }, 100],
  ])("is read a few at a time: %s", (_, weight, most) => {
    const ids = Array.from({ length: 100 }, (_one, index) => `${index}`);
    const parts = batchesBySize(ids.map((id) => ({ id, ...weight })));
    expect(parts.flat()).toEqual(ids);
    expect(Math.max(...parts.map((part) => part.length))).toBe(most);
    expect(Math.max(...chars(parts, weight.chars))).toBeLessThanOrEqual(Math.max(500_000, weight.chars));
  });

  test("is whole, although it is sent a part at a time", async () => {
    const cook = await person();
    for (let index = 0; index < 4; index += 1)
      await storedRecipe(cook, {
        ...{ title: `Long ${index}`, createdAt: new Date(2026, 0, 10 - index) },
        originalContent: "Stir. ".repeat(8_000),
      });
    const { headers, titles } = await list(cook);
    expect(titles).toEqual(["Long 0", "Long 1", "Long 2", "Long 3"]);
    expect(headers.get("x-total-count")).toBe("4");
  });

  test("of which some were read at first and some after that keeps its order, and says of each what it is", async () => {
    const cook = await person();
    const texts = [300_000, 150_000, 300_000, 10].map((length) => "x".repeat(length));
    for (const [index, originalContent] of texts.entries()) {
      const createdAt = new Date(2026, 0, 10 - index);
      const id = await storedRecipe(cook, { title: `R${index}`, createdAt, originalContent });
      await db.recipe.update({ where: { id }, data: { chars: originalContent.length } });
    }
    const { response } = await call(GET, { method: "GET", path: "/api/recipes", as: cook });
    const recipes = (await response.json()) as { title: string; originalContent: string }[];
    expect(recipes.map(({ title, originalContent }) => [title, originalContent.length])).toEqual(
      texts.map((text, index) => [`R${index}`, text.length]),
    );
  });

  test("every way to save one writes down how long it is", async () => {
    const cook = await person({ premium: true });
    const long = "Stir. ".repeat(5_000);
    const { body } = await call(save, { body: toSave({ originalContent: long }), as: cook });
    const id = String(body.id);
    const stored = async () => {
      const {
        chars: counted,
        formattedContent,
        originalContent,
      } = await db.recipe.findUniqueOrThrow({
        where: { id },
      });
      return [counted, JSON.stringify(formattedContent).length + originalContent.length];
    };
    const [first, isFirst] = await stored();
    expect(first).toBe(isFirst);
    await call(update, {
      method: "PUT",
      as: cook,
      params: { id },
      body: { description: "For a cold day. ".repeat(9) },
    });
    const [second, isSecond] = await stored();
    expect(second).toBe(isSecond);
    expect(second).toBeGreaterThan(Number(first) + 100);
  });
});
