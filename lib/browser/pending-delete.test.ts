import { jest } from "@jest/globals";
import { startPageServer, type PageServer } from "@/tests/support/page-server";
import { UNDO_MS } from "@/lib/rules/limits";
import { deleteLater, pendingDeletes, undoDelete } from "./pending-delete";

let server: PageServer;
beforeAll(async () => void (server = await startPageServer()));
afterAll(() => server.close());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  server.reset();
  pendingDeletes.write([]);
});
afterEach(() => jest.useRealTimers());

/** Resolves with the state of `id` as soon as it is no longer the one it is in now. */
const nextState = (id: string) =>
  new Promise((told) => {
    const stop = pendingDeletes.subscribe(() => {
      stop();
      told(stateOf(id));
    });
  });
const stateOf = (id: string) => pendingDeletes.read().find((entry) => entry.id === id)?.state;

test("a recipe is gone from the screen at once, and from the server after eight seconds", async () => {
  deleteLater("leek/soup", "Leek Soup");
  expect(pendingDeletes.read()).toEqual([{ id: "leek/soup", title: "Leek Soup", state: "waiting" }]);
  jest.advanceTimersByTime(UNDO_MS - 1);
  expect(stateOf("leek/soup")).toBe("waiting");
  const next = nextState("leek/soup");
  jest.advanceTimersByTime(1);
  expect(await next).toBe("sent");
  expect(server.asked).toMatchObject([{ method: "DELETE", path: "/api/recipes/leek%2Fsoup" }]);
});

test("undone in time, nothing is ever sent", () => {
  deleteLater("a", "A");
  jest.advanceTimersByTime(UNDO_MS - 1);
  undoDelete("a");
  expect(pendingDeletes.read()).toEqual([]);
  jest.advanceTimersByTime(10 * UNDO_MS);
  expect(jest.getTimerCount()).toBe(0);
  expect(server.asked).toEqual([]);
});

test("once it is sent, there is no way back", async () => {
  deleteLater("a", "A");
  const next = nextState("a");
  jest.advanceTimersByTime(UNDO_MS);
  await next;
  undoDelete("a");
  expect(stateOf("a")).toBe("sent");
});

test.each([{ status: 500 }, "no answer" as const])(
  "what could not be deleted comes back: %j",
  async (answer) => {
    server.answer = () => answer;
    deleteLater("a", "A");
    const next = nextState("a");
    jest.advanceTimersByTime(UNDO_MS);
    expect(await next).toBe("failed");
  },
);

test("leaving the page sends all that waits, at once", async () => {
  deleteLater("a", "A");
  deleteLater("b", "B");
  dispatchEvent(new Event("pagehide"));
  await server.answered(2);
  expect(server.asked.map(({ path }) => path).sort()).toEqual(["/api/recipes/a", "/api/recipes/b"]);
  expect(jest.getTimerCount()).toBe(0);
});
