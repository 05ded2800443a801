import { createStore, persisted } from "./store";

const isColour = (text: string) => (text === "red" || text === "blue" ? text : null);
const colour = (key: string) => persisted<"red" | "blue" | null>(key, isColour, null, { format: String });

/** The page's storage throws, as it does where a visitor forbids it, or when it is full. */
function refuseStorage(what: "everything" | "writing") {
  const refusal = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  const own = Object.getOwnPropertyDescriptor(window, "localStorage")!;
  const full = new Proxy(window.localStorage, {
    get: (storage, name) =>
      name === "setItem" ? refusal : Reflect.get(storage, name, storage).bind(storage),
  });
  Object.defineProperty(window, "localStorage", {
    configurable: true,
    get: what === "everything" ? refusal : () => full,
  });
  return () => Object.defineProperty(window, "localStorage", own);
}

/** What another tab did. */
function elsewhere(key: string | null, value: string | null = null) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a value is read back by whoever asks for the same key, and forgotten", () => {
  expect(colour("a").write("red")).toBe(true);
  expect(localStorage.getItem("a")).toBe("red");
  expect(colour("a").read()).toBe("red");
  colour("a").forget();
  expect([colour("a").read(), localStorage.getItem("a")]).toEqual([null, null]);
});

test("objects keep their identity until they change", () => {
  const list = persisted<string[]>("list", JSON.parse, []);
  list.write(["salt"]);
  expect(list.read()).toBe(list.read());
  expect(list.read()).toEqual(["salt"]);
});

test.each(["green", "{", '"'])("what anybody else wrote (%s) is the fallback", (text) => {
  localStorage.setItem("odd", text);
  expect(colour("odd").read()).toBeNull();
  expect(persisted("odd", JSON.parse, "none").read()).toBe("none");
});

test("a listener is told of changes here and in other tabs, of its own key only, until it stops", () => {
  const store = colour("told");
  const seen: unknown[] = [];
  const stop = store.subscribe(() => seen.push(store.read()));
  store.write("red");
  elsewhere("told", "blue");
  elsewhere("another", "red");
  elsewhere(null);
  stop();
  store.write("red");
  elsewhere("told", "blue");
  expect(seen).toEqual(["red", "blue", null]);
});

test("for the visit only: session storage", () => {
  persisted("visit", JSON.parse, null, { area: "sessionStorage" }).write("soup");
  expect([sessionStorage.getItem("visit"), localStorage.getItem("visit")]).toEqual(['"soup"', null]);
});

test("full storage: the choice holds while the page lives, and says that it is not kept", () => {
  const store = colour("full");
  store.write("red");
  const restore = refuseStorage("writing");
  expect(store.write("blue")).toBe(false);
  expect([store.read(), colour("full").read(), localStorage.getItem("full")]).toEqual([
    "blue",
    "blue",
    "red",
  ]);
  restore();
  expect(store.write("red")).toBe(true);
  expect(store.read()).toBe("red");
});

test("forbidden storage: what cannot be known is `unreadable`, what was chosen holds", () => {
  const restore = refuseStorage("everything");
  const seen = persisted("seen", (text) => text === "true", false, { unreadable: true });
  expect([colour("no").read(), seen.read(), seen.readOnServer()]).toEqual([null, true, true]);
  const store = colour("no");
  expect(store.write("red")).toBe(false);
  expect(store.read()).toBe("red");
  store.forget();
  expect(store.read()).toBeNull();
  restore();
});

test("a value of the page: told once for each change", () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.read()));
  store.write(2);
  stop();
  store.write(3);
  expect([seen, store.read(), store.readOnServer()]).toEqual([[2], 3, 1]);
});
