/** What a browser tells the link that led here. */
import { recordShareUpgrade, recordShareVisit } from "./share-visit";

let sent: { path: string; body: unknown }[] = [];
const network = globalThis.fetch;
beforeEach(() => {
  sent = [];
  localStorage.clear();
  globalThis.fetch = (input, init) => {
    sent.push({ path: String(input), body: JSON.parse(String(init?.body)) });
    return Promise.resolve(Response.json({ success: true }));
  };
});
afterAll(() => {
  globalThis.fetch = network;
});

test("an upgrade says who took which plan by which code, and nothing else of the order", async () => {
  await recordShareVisit("a-link", "SHAREDLOVE15");
  const visitorId = localStorage.getItem("visitorId");
  localStorage.setItem("user", JSON.stringify({ id: "ann", email: "ann@plainspoon.test", userTier: "free" }));
  const order = { planType: "annual", promoCode: "SHAREDLOVE15", returnUrl: "/recipe/secret" } as const;
  await recordShareUpgrade(order);
  expect(sent).toEqual([
    { path: "/api/share/a-link/event", body: { eventType: "view", visitorId } },
    {
      path: "/api/share/a-link/event",
      body: {
        eventType: "upgrade",
        userId: "ann",
        visitorId,
        metadata: { planType: "annual", promoCode: "SHAREDLOVE15" },
      },
    },
  ]);
});

test("who followed no link tells none", async () => {
  await recordShareUpgrade({ planType: "monthly" });
  expect(sent).toEqual([]);
});
