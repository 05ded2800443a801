import { jest } from "@jest/globals";
import type { SharedAnswer } from "@/lib/contract/sharing";
import { startPageServer, type PageServer } from "@/tests/support/page-server";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { findPendingRecipe, forgetPendingRecipe, keepPendingRecipe, storedPending } from "./pending-recipe";
import { savePendingNow } from "./save-pending";

const HOUR_MS = 60 * 60_000;
const soup = (title = "Leek Soup", steps = ["Boil the leeks."]) =>
  FormattedContent.parse({
    title,
    description: "",
    servings: 4,
    imageUrl: null,
    ingredients: ["3 leeks"],
    steps: steps.map((instruction, at) => ({ number: at + 1, instruction, ingredients: [], isPrep: false })),
  });

let server: PageServer;
beforeAll(async () => void (server = await startPageServer()));
afterAll(() => server.close());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  server.reset();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("a result waits in this tab for 24 hours", () => {
  const { recipe, isKept } = keepPendingRecipe(soup(), "typed");
  expect(isKept).toBe(true);
  jest.advanceTimersByTime(24 * HOUR_MS - 1);
  expect(findPendingRecipe()).toEqual(recipe);
  jest.advanceTimersByTime(1);
  expect(findPendingRecipe()).toBeNull();
});

test("the same recipe keeps its key, so that a second save is no second recipe; another one gets its own", () => {
  const first = keepPendingRecipe(soup(), "typed").recipe;
  expect(keepPendingRecipe(soup(), "typed").recipe.idempotencyKey).toBe(first.idempotencyKey);
  expect(keepPendingRecipe(soup("Onion Soup"), "typed").recipe.idempotencyKey).not.toBe(first.idempotencyKey);
});

test("screens are told when it is kept and when it goes", () => {
  const seen: boolean[] = [];
  const stop = storedPending.subscribe(() => seen.push(findPendingRecipe() !== null));
  keepPendingRecipe(soup(), "typed");
  forgetPendingRecipe();
  stop();
  expect(seen).toEqual([true, false]);
});

test("saved under its key, it is forgotten once the server has it, and not before", async () => {
  const { recipe } = keepPendingRecipe(soup(), "typed");
  server.answer = () => ({ status: 500 });
  expect(await savePendingNow()).toBe("failed");
  expect(findPendingRecipe()).toEqual(recipe);
  server.answer = () => ({ status: 200, body: { id: "new" } });
  expect(await savePendingNow()).toBe("saved");
  expect(findPendingRecipe()).toBeNull();
  expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual([
    recipe.idempotencyKey,
    recipe.idempotencyKey,
  ]);
  expect(await savePendingNow()).toBeNull();
});

test("a shared preview is saved whole, under a key of its own, once its cook may see the whole recipe", async () => {
  const token = "a".repeat(22);
  const { recipe } = keepPendingRecipe(soup(), `https://plainspoon.test/share/${token}`);
  const content = soup("Leek Soup", ["Boil the leeks.", "Add cream.", "Serve."]);
  const shared: SharedAnswer = {
    share: {
      token,
      sourceType: "user",
      createdAt: "2026-01-01T00:00:00.000Z",
      totalSteps: 3,
      previewSteps: 3,
      isOwner: false,
    },
    recipe: { title: "Leek Soup", description: "", servings: 4, imageUrl: null, formattedContent: content },
  };
  server.answer = ({ path }) =>
    path === `/api/share/${token}` ? { status: 200, body: shared } : { status: 200, body: { id: "new" } };
  expect(await savePendingNow()).toBe("saved");
  const sent = server.asked.find(({ method }) => method === "POST")!;
  expect(sent.headers["idempotency-key"]).toBe(`${recipe.idempotencyKey}-whole`);
  expect(JSON.parse(sent.body).formattedContent.steps).toHaveLength(3);
});
