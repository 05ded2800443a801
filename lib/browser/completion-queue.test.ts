import { startPageServer, type PageServer } from "@/tests/support/page-server";
import { countCompletion, sendCompletions } from "./completion-queue";
import { waitingCompletions } from "./cook-storage";
import { storeUser } from "./stored-user";
import { sendWaitingCompletions } from "./waiting-completions";

let server: PageServer;
beforeAll(async () => void (server = await startPageServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  localStorage.clear();
});

const signIn = (id: string) =>
  storeUser({ id, email: `${id}@plainspoon.test`, userTier: "free" } as Parameters<typeof storeUser>[0]);
const told = () => server.asked.map(({ path, headers }) => [path, headers["idempotency-key"]]);
const waits = () => waitingCompletions.read().map(({ cookingId }) => cookingId);

test("a cooking is told to the server once, under its own key", async () => {
  expect(await countCompletion("soup", "cooking-1")).toEqual({ isWaiting: false });
  expect(told()).toEqual([["/api/recipes/soup/complete", "cooking-1"]]);
  expect(localStorage.getItem("plainspoon.completions")).toBeNull();
  await sendWaitingCompletions();
  expect(told()).toHaveLength(1);
});

test.each([{ status: 503 }, { status: 401 }, { status: 429 }, "no answer" as const])(
  "after %j it waits on this device, and the next visit sends it under the same key",
  async (answer) => {
    server.answer = () => answer;
    expect(await countCompletion("soup", "cooking-2")).toEqual({ isWaiting: true });
    expect(waits()).toEqual(["cooking-2"]);
    server.reset();
    await sendWaitingCompletions();
    expect(told()).toEqual([["/api/recipes/soup/complete", "cooking-2"]]);
    expect(waits()).toEqual([]);
  },
);

test("with a connection again, this page sends it", async () => {
  server.answer = () => "no answer";
  await countCompletion("soup", "cooking-3");
  server.reset();
  dispatchEvent(new Event("online"));
  await server.answered(1);
  expect(told()).toEqual([["/api/recipes/soup/complete", "cooking-3"]]);
});

test.each([404, 403, 400])("what the server will never take (%i) is dropped", async (status) => {
  server.answer = () => ({ status });
  expect(await countCompletion("gone", "cooking-4")).toEqual({ isWaiting: false });
  expect(waits()).toEqual([]);
});

test("a cook's cookings are not sent as another's", async () => {
  server.answer = () => ({ status: 500 });
  signIn("ann");
  await countCompletion("soup", "of-ann");
  server.reset();
  signIn("bob");
  await sendCompletions();
  expect(server.asked).toEqual([]);
  signIn("ann");
  await sendCompletions();
  expect(told()).toEqual([["/api/recipes/soup/complete", "of-ann"]]);
});

test("asked twice at once, each is sent once; the first that fails leaves the rest waiting in order", async () => {
  server.answer = () => ({ status: 500 });
  await countCompletion("a", "one");
  await countCompletion("b", "two");
  server.reset();
  server.answer = ({ path }) => ({ status: path.includes("/b/") ? 500 : 200 });
  await Promise.all([sendCompletions(), sendCompletions()]);
  expect(told().map(([, key]) => key)).toEqual(["one", "two"]);
  expect(waits()).toEqual(["two"]);
});

test("what somebody else wrote under the key is passed over; a list never grows for ever", async () => {
  localStorage.setItem(
    "plainspoon.completions",
    '[{"recipeId":1},{"recipeId":"a","cookingId":"b","userId":null}]',
  );
  expect(waits()).toEqual(["b"]);
  const many = Array.from({ length: 150 }, (_, nth) => ({
    recipeId: "a",
    cookingId: `${nth}`,
    userId: "eve",
  }));
  localStorage.setItem("plainspoon.completions", JSON.stringify(many));
  server.answer = () => ({ status: 500 });
  await countCompletion("a", "last");
  expect([waits().length, waits().at(-1)]).toEqual([100, "last"]);
});
