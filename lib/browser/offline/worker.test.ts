import { jest } from "@jest/globals";
import { holdVersion, startWorker } from "@/lib/browser/offline/worker";

/** As long as any browser leaves a worker alone. */
const LONG_MS = 60_000;

/** What the browser has of a worker that waits and of the lock of those who cook. */
function browserWithWaiting() {
  const asked: unknown[] = [];
  const registration = {
    installing: null,
    waiting: { postMessage: (message: unknown) => asked.push(message) } as object | null,
    addEventListener: () => undefined,
  };
  let holders = 0;
  const locks = {
    async request(_name: string, { mode }: { mode?: string }, act: (lock: object | null) => unknown) {
      if (mode !== "shared") return act(holders === 0 ? {} : null);
      holders += 1;
      await act({});
      holders -= 1;
    },
  };
  const serviceWorker = {
    controller: {},
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  for (const [name, value] of Object.entries({ locks, serviceWorker }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return { asked, registration };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("asks a new version again until the browser lets it in", async () => {
  const { asked, registration } = browserWithWaiting();
  await startWorker();
  expect(asked).toEqual([{ type: "SKIP_WAITING" }]);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(asked.length).toBeGreaterThan(3);
  registration.waiting = null;
  const until = asked.length;
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(asked).toHaveLength(until);
});

it("does not ask while somebody cooks, and asks when they are done", async () => {
  const { asked } = browserWithWaiting();
  const release = holdVersion();
  await startWorker();
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(asked).toEqual([]);
  release();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([{ type: "SKIP_WAITING" }]);
});

it("stops asking where somebody begins to cook meanwhile", async () => {
  const { asked } = browserWithWaiting();
  await startWorker();
  holdVersion();
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(asked).toHaveLength(1);
});
