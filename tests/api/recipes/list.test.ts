import { GET } from "@/app/api/recipes/route";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

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

test.each(["?limit=0", "?limit=101", "?limit=x", `?q=${"x".repeat(201)}`])("%s is refused", async (query) => {
  expect((await list(await person(), query)).status).toBe(400);
});
