/** What is sent to the built app and what it sends: sizes of public pages, kept pages, addresses that nobody can read, foreign forms. */
import { type APIRequestContext, expect } from "@playwright/test";
import { PUBLIC_PAGE_MAX_BYTES } from "@/lib/rules/limits";
import { LARGEST } from "@/tests/support/large-recipes";
import type { Account } from "./support/account";
import { test } from "./support/fixtures";

async function sharePath(account: Account, over: Parameters<Account["save"]>[0] = {}): Promise<string> {
  const sourceId = await account.save(over);
  const made = await account.send("POST", "/api/share/recipe", { sourceType: "user", sourceId });
  return new URL((made as { shareUrl: string }).shareUrl).pathname;
}

const asVisitor = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.fetch(path, { headers: { cookie: "", ...headers }, maxRedirects: 0 });

for (const [name, content] of Object.entries(LARGEST)) {
  test(`the page of the largest recipe of ${name} stays below 300 kB`, async ({ account, playwright }) => {
    await account.signUp();
    const path = await sharePath(account, content);
    const visitor = await playwright.request.newContext({ baseURL: account.origin });
    const page = await asVisitor(visitor, path);
    const { length } = await page.body();
    test.info().annotations.push({ type: "bytes", description: String(length) });
    expect(page.status()).toBe(200);
    expect(length).toBeLessThan(PUBLIC_PAGE_MAX_BYTES);
    await visitor.dispose();
  });
}

test("a made-up session gets the kept page, a real one its own", async ({ account, playwright }) => {
  await account.signUp();
  const path = await sharePath(account);
  const visitor = await playwright.request.newContext({ baseURL: account.origin });
  await asVisitor(visitor, path);
  for (let index = 0; index < 3; index += 1) {
    const junk = await asVisitor(visitor, path, { cookie: `plainspoon_session=junk-${index}` });
    expect([junk.status(), junk.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  }
  const own = await account.page.request.get(path);
  expect(await own.text()).toContain("You shared this recipe.");
  expect(own.headers()["x-nextjs-cache"]).toBeUndefined();
  await visitor.dispose();
});

test("an address that nobody can read is 400, with or without a page behind it", async ({ request }) => {
  for (const path of [
    "/recipe/%ff",
    "/share/%E0%A4%A",
    "/%",
    "/library-recipe/%00",
    "/api/share/%ff",
    "/_next/image/%",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 400]);
    expect(await answer.text()).toContain("cannot be read");
  }
  for (const path of ["/saved-recipes?q=%E0%A4%A", "/api/library-recipes?x=%ff"])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBeLessThan(400);
});

test("a form without JavaScript: ours is answered, a foreign one is refused, too many are told to wait", async ({
  request,
  account: { origin },
}) => {
  const page = await (await request.get("/reset-password/made-up")).text();
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  expect(hidden.length).toBeGreaterThan(1);
  const unescaped = (text = "") => text.replace(/&quot;/g, '"').replace(/&amp;/g, "&");
  const multipart = Object.fromEntries(
    hidden.map(([, name = "", value]) => [unescaped(name), unescaped(value)]),
  );
  const post = (headers: Record<string, string>, newPassword = "a new password") =>
    request.post("/reset-password/made-up", {
      multipart: { ...multipart, newPassword, confirm: newPassword },
      headers,
    });
  expect(await (await post({ origin })).text()).toContain("This reset link is invalid or has expired");
  expect(await (await post({ origin }, "short")).text()).toContain(
    "Password must be at least 6 characters long.",
  );
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    { origin: "null" },
  ];
  for (const headers of foreign) {
    const answer = await post(headers);
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain("This request did not come from our own pages.");
  }
});
