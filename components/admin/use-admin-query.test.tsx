/** How the admin area reads its lists: kept while the next is on its way, read again while seen, and over with the session. */
import { setImmediate } from "node:timers";
import { jest } from "@jest/globals";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act, type ContextType } from "react";
import { createRoot, type Root } from "react-dom/client";
import * as z from "@/lib/contract/zod";
import { startPageServer, type PageServer } from "@/tests/support/page-server";
import { AdminQueries } from "./admin-queries";
import { useAdminQuery, useFirstAnswer } from "./use-admin-query";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const EVERY_MS = 30_000;
const shape = () => Promise.resolve(z.object({ name: z.string() }));
const named = (name: string) => ({ status: 200, body: { name } });

type Asked = { path?: string; first?: { name: string } | null };
function List({ path = "/list", first = null }: Asked) {
  useFirstAnswer(path, first);
  const { data, failed, reload } = useAdminQuery(path, shape, { everyMs: EVERY_MS });
  return (
    <p onClick={reload}>
      {data?.name ?? "nothing"}
      {failed && ", failed"}
    </p>
  );
}

let server: PageServer;
let root: Root;
let page: HTMLElement;
let refreshed = 0;
const router = { refresh: () => void (refreshed += 1) } as ContextType<typeof AppRouterContext>;

beforeAll(async () => void (server = await startPageServer()));
afterAll(() => server.close());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"], advanceTimers: true });
  server.reset();
  refreshed = 0;
  page = document.body.appendChild(document.createElement("main"));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  jest.useRealTimers();
});

const show = (asked: Asked = {}) =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <AdminQueries>
          <List {...asked} />
        </AdminQueries>
      </AppRouterContext>,
    ),
  );
/** Resolves when the condition holds; a test that never gets there fails by its own time. */
async function until(holds: () => boolean) {
  while (!holds()) await act(async () => void (await new Promise((next) => setImmediate(next))));
}
const reads = (text: string) => until(() => page.textContent === text);
const later = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

test("the last answer stays while the next is on its way, and when reading it again fails", async () => {
  server.answer = () => named("one");
  await show();
  await reads("one");
  server.answer = () => ({ status: 503 });
  await later(EVERY_MS);
  await reads("one, failed");
  server.answer = () => named("two");
  await later(EVERY_MS);
  await reads("two");
});

test("another path keeps the list before it on the screen until its own is here", async () => {
  server.answer = ({ path }) => named(path);
  await show({ path: "/a" });
  await reads("/a");
  await show({ path: "/b" });
  expect(page.textContent).toBe("/a");
  await reads("/b");
});

test("a list that was asked for before something was done is asked for again after it", async () => {
  server.answer = ({ path }) => named(path);
  await show({ path: "/a" });
  await reads("/a");
  let answerBefore = (): void => undefined;
  const before = new Promise<void>((done) => (answerBefore = done));
  server.answer = () => before.then(() => named("before"));
  await show({ path: "/b" });
  await until(() => server.asked.some(({ path }) => path === "/b"));
  server.answer = () => named("after");
  await act(async () => page.querySelector("p")?.click());
  await reads("after");
  answerBefore();
});

test("what came with the page is not asked for again at once", async () => {
  server.answer = () => named("from the server");
  await show({ first: { name: "with the page" } });
  expect(page.textContent).toBe("with the page");
  expect(server.asked).toEqual([]);
  await later(EVERY_MS);
  await reads("from the server");
});

test("when the session is over, the page asks for the login again", async () => {
  server.answer = () => ({ status: 401 });
  await show();
  await until(() => refreshed === 1);
});
