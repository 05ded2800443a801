import { jest } from "@jest/globals";
import type { CookSteps } from "@/lib/engine/cook/session";
import { cookKey, storedCooking, unfinishedCookings } from "./cook-storage";
import { CookStore, cookStoreAway } from "./cook-store";

const MINUTE_MS = 60_000;
const RECIPE = { source: "user", id: "rice" };
const plan: CookSteps = {
  steps: [{ instruction: "Simmer the rice for 20 minutes." }, { instruction: "Fluff the rice." }],
  timerStart: "always",
};

/** A cooking with Cook Mode on the screen. */
function cook(by: CookSteps = plan): { store: CookStore; rung: string[]; close: () => void } {
  const store = new CookStore(cookKey(RECIPE), by, 4);
  const rung: string[] = [];
  store.onRing((timers) => rung.push(...timers.map(({ name }) => name)));
  return { store, rung, close: store.show() };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("a timer rings once, when its time is over, with Cook Mode closed too", () => {
  const { store, rung, close } = cook();
  store.dispatch({ type: "begin" });
  close();
  jest.advanceTimersByTime(20 * MINUTE_MS - 1);
  expect(rung).toEqual([]);
  jest.advanceTimersByTime(1_001);
  expect(rung).toHaveLength(1);
  jest.advanceTimersByTime(60 * MINUTE_MS);
  expect(rung).toHaveLength(1);
});

test("with nothing running and nothing shown, the clock is left alone", () => {
  const { store, close } = cook({ ...plan, timerStart: "never" });
  store.dispatch({ type: "begin" });
  expect(jest.getTimerCount()).toBe(1);
  close();
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
});

test("a reload takes the cooking up at its step, with its timer running on", () => {
  const { store } = cook();
  store.dispatch({ type: "begin" });
  store.dispatch({ type: "go", to: 1 });
  expect(unfinishedCookings.read()).toBe(cookKey(RECIPE));
  jest.setSystemTime(Date.now() + 5 * MINUTE_MS);

  const again = cook();
  expect(again.store.foundFrom).not.toBeNull();
  expect(again.store.read().step).toBe(1);
  expect(again.store.nextRing()! - Date.now()).toBeLessThanOrEqual(15 * MINUTE_MS);
  expect(again.store.nextRing()! - Date.now()).toBeGreaterThan(14 * MINUTE_MS);
});

test("a timer that ended while the page was gone rings when it is back", () => {
  cook().store.dispatch({ type: "begin" });
  jest.setSystemTime(Date.now() + 21 * MINUTE_MS);
  expect(cook().rung).toHaveLength(1);
});

test("a clock that is put back takes every end with it; one put forward is sleep", () => {
  const { store, rung } = cook();
  store.dispatch({ type: "begin" });
  const left = () => store.nextRing()! - Date.now();
  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  store.checkClock();
  expect(left()).toBe(20 * MINUTE_MS);
  jest.setSystemTime(Date.now() + 30 * MINUTE_MS);
  store.checkClock();
  expect(rung).toHaveLength(1);
});

test("finished or left for a new cooking, nothing stays on the device; a day later nothing is taken up", () => {
  const { store } = cook();
  store.dispatch({ type: "begin" });
  store.dispatch({ type: "go", to: 1 });
  store.dispatch({ type: "complete" });
  expect(storedCooking(cookKey(RECIPE)).read()).toBeNull();
  // Its first timer still runs, and is to be seen.
  expect(unfinishedCookings.read()).toBe(cookKey(RECIPE));
  store.dispatch({ type: "tray-dismiss", id: "step-0" });
  expect(unfinishedCookings.read()).toBe("");

  cook().store.dispatch({ type: "begin" });
  jest.setSystemTime(Date.now() + 25 * 60 * MINUTE_MS);
  expect(cook().store.foundFrom).toBeNull();
});

test("each cook of a device has a cooking of their own", () => {
  cook().store.dispatch({ type: "begin" });
  localStorage.setItem("user", JSON.stringify({ id: "ann", email: "ann@plainspoon.test", userTier: "free" }));
  expect(unfinishedCookings.read()).toBe("");
  expect(cook().store.foundFrom).toBeNull();
});

test("screens are told after every event and every look, until they stop listening", () => {
  const { store } = cook();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.dispatch({ type: "begin" });
  jest.advanceTimersByTime(3_000);
  expect(told).toBe(4);
  stop();
  jest.advanceTimersByTime(3_000);
  expect(told).toBe(4);
});

test("a cooking is taken up away from its page: its timer rings there, and nothing else starts", () => {
  const place = { title: "Rice", address: "/recipe/rice" };
  const left = new CookStore(cookKey(RECIPE), { ...plan, timerStart: "stated" }, 4, place);
  left.dispatch({ type: "begin" });
  left.dispatch({ type: "go", to: 1 });
  const rung: string[] = [];
  const away = cookStoreAway(cookKey(RECIPE), (store) =>
    store.onRing((timers) => rung.push(...timers.map(({ name }) => name))),
  );
  expect(away?.place).toEqual(place);
  const close = away?.show();
  jest.advanceTimersByTime(20 * MINUTE_MS + 1_000);
  expect(rung).toEqual(["Step 1: Simmer the rice"]);
  close?.();
});

test("what does not say its page is not taken up away from it", () => {
  new CookStore(cookKey({ source: "user", id: "old" }), plan, 4).dispatch({ type: "begin" });
  expect(cookStoreAway(cookKey({ source: "user", id: "old" }), () => undefined)).toBeNull();
});
