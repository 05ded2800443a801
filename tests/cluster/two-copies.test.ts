/** Two copies of the app are one app: at PostgreSQL itself, through a new version's roll-out under load, and behind a pooler in transaction mode. */
import { randomUUID } from "node:crypto";
import { plainPicture } from "../support/photo";
import { lettersThatWait, lettersTo, load, newEmail, sharedSoup, signUp, soup, until } from "./kitchen";
import { nextBuild, type NextBuild } from "./next-build";
import { type Site, type SiteCopy, startSite } from "./site";
import { visitor } from "./visitor";

let site: Site;
let build: NextBuild;
/** The copies that run now. */
let one: SiteCopy;
let other: SiteCopy;

const behind = (...copies: SiteCopy[]) => site.proxy.leadTo(copies.map(({ port }) => port));
const both = (): [SiteCopy, SiteCopy][] => [
  [one, other],
  [other, one],
];

beforeAll(async () => {
  [site, build] = [await startSite(), await nextBuild()];
  // At once, at a database without a table.
  const first = { DATABASE_URL: site.database.direct, MIGRATE_AT_START: "1" };
  [one, other] = (await Promise.all([site.startCopy(first), site.startCopy(first)])) as [SiteCopy, SiteCopy];
  await behind(one, other);
});
afterAll(async () => {
  await site?.stop();
  await build?.remove();
});

describe("two copies at the database itself", () => {
  test("start at an empty database together: one of them migrates it", () => {
    const applied = [one, other].map((copy) => /applied \d+ migrations/.test(copy.printed()));
    expect(applied.filter(Boolean)).toHaveLength(1);
  });

  test("keep a shared page each; an edit and the link's end are seen at the other copy too", async () => {
    const reader = visitor(site.url);
    for (const [here, there] of both()) {
      const { cook, id, path, token } = await sharedSoup(site, here);
      const seen = (at: SiteCopy) => reader.ask(path, { at });
      const isKept = async (at: SiteCopy) => (await seen(at)).headers["x-nextjs-cache"] === "HIT";
      for (const at of [here, there]) await until("the page is kept", () => isKept(at));
      await cook.ask(`/api/recipes/${id}`, { method: "PUT", body: { title: "Onion broth" }, at: here });
      expect((await seen(here)).text).toContain("Onion Broth");
      // Its notification is on the way (decision 028).
      await until("the edit is seen", async () => (await seen(there)).text.includes("Onion Broth"));
      for (const at of [here, there]) await until("the page is kept again", () => isKept(at));
      await cook.ask(`/api/share/${token}`, { method: "DELETE", at: here });
      expect((await seen(here)).status).toBe(404);
      await until("the link's end is seen", async () => (await seen(there)).status === 404);
    }
  });
});

describe("a new version", () => {
  test("is rolled out under load: no failed request, no lost letter, and the old pages go on working", async () => {
    const cooks = load(site, 3);
    await until("there is load", () => cooks.emails.length > 3);
    const page = await visitor(site.url).ask("/reset-password", { at: one });
    const old = [one, other] as const;
    const next = await site.startCopy({}, build.folder);
    await behind(old[1], next);
    expect(await old[0].end()).toBe(0);

    // Both builds at once: a script of either is found whichever copy is asked first.
    for (const script of Object.values(build.script))
      for (let nth = 0; nth < 4; nth += 1) expect((await visitor(site.url).ask(script)).status).toBe(200);

    const newest = await site.startCopy({}, build.folder);
    await behind(next, newest);
    expect(await old[1].end()).toBe(0);
    [one, other] = [next, newest];

    // A form of the old build's page, sent without a script to a copy of the new build.
    const cook = await signUp(site);
    await until("the letter of the sign-up", () => lettersTo(site, cook.email) === 1);
    const form = new FormData();
    for (const [, field = ""] of page.text.matchAll(/<input type="hidden"([^>]*)>/g))
      form.set(attribute(field, "name"), attribute(field, "value"));
    form.set("email", cook.email);
    const answer = await visitor(site.url).ask("/reset-password", { form });
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringContaining("Something went wrong")]);
    await until("the letter that the form asked for", () => lettersTo(site, cook.email) === 2);

    const saved = cooks.saves();
    await until("the new copies carry the load", () => cooks.saves() > saved + 10);
    await cooks.end();
    expect(cooks.failures).toEqual([]);
    for (const email of cooks.emails)
      await until(`the letter to ${email}`, () => lettersTo(site, email) >= 1);
  });
});

describe("two copies behind a pooler in transaction mode", () => {
  test("know each other's sessions, and that one has ended", async () => {
    const cook = await signUp(site, one);
    const me = (at: SiteCopy) => cook.ask("/api/auth/user", { at });
    expect([(await me(other)).status, (await me(other)).json.email]).toEqual([200, cook.email]);
    const cookie = cook.cookie();
    await cook.ask("/api/auth/logout", { method: "POST", at: other });
    expect((await cook.ask("/api/auth/user", { at: one, headers: { cookie } })).status).toBe(401);
  });

  test("end a sign-in with Google that the other began", async () => {
    for (const [here, there] of both()) {
      const [email, browser] = [newEmail(), visitor(site.url)];
      site.signInAs(email);
      const begun = await browser.ask("/api/auth/google", { at: here });
      const atGoogle = await fetch(String(begun.headers.location), { redirect: "manual" });
      const back = new URL(atGoogle.headers.get("location") ?? "");
      expect(back.origin).toBe(site.url);
      await browser.ask(back.pathname + back.search, { at: there });
      expect((await browser.ask("/api/auth/user", { at: here })).json.email).toBe(email);
    }
  });

  test("count attempts together", async () => {
    const browser = visitor(site.url);
    const body = { name: "Rose", email: newEmail(), subject: "Soup", message: "How much leek goes in?" };
    const asked = [];
    for (const at of [one, other, one, other, one, other])
      asked.push((await browser.ask("/api/support/send", { body, at })).status);
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test("store a save once that reaches both of them", async () => {
    const cook = await signUp(site);
    const headers = { "idempotency-key": randomUUID() };
    const save = (at: SiteCopy) => cook.ask("/api/recipes", { body: soup(), headers, at });
    const answers = await Promise.all([one, other, one, other].map(save));
    const again = await save(other);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set([...answers, again].map(({ json }) => json.id)).size).toBe(1);
    expect((await cook.ask("/api/recipes", { at: one })).json).toHaveLength(1);
  });

  test("do each job once, whoever wrote it down", async () => {
    const cooks = await Promise.all([one, other, one, other, one, other].map((at) => signUp(site, at)));
    // What is done is taken away: from then on nobody does it a second time.
    await until("all letters are sent", async () => (await lettersThatWait(site)) === 0);
    for (const { email } of cooks) expect(lettersTo(site, email)).toBe(1);
  });

  test("show a picture that was sent to the other", async () => {
    const cook = await signUp(site);
    const bytes = await plainPicture(300, 200).jpeg().toBuffer();
    const imageUrl = `data:image/jpeg;base64,${bytes.toString("base64")}`;
    for (const [here, there] of both()) {
      const { json } = await cook.ask("/api/recipes", { body: soup({ imageUrl }), at: here });
      const picture = String((json.recipe as { imageUrl?: string }).imageUrl);
      expect(picture).toMatch(/^\/api\/storage\/images\//);
      const shown = await visitor(site.url).ask(picture, { at: there });
      expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    }
  });

  test("hear no notifications, notice it, keep no page, and never show what was edited or revoked", async () => {
    const reader = visitor(site.url);
    for (const [here, there] of both()) {
      const { cook, id, path, token } = await sharedSoup(site, here);
      const seen = async (at: SiteCopy) => {
        const { status, headers, text } = await reader.ask(path, { at });
        expect(headers["x-nextjs-cache"]).not.toBe("HIT");
        return { status, text };
      };
      for (const at of [here, there, here, there]) expect((await seen(at)).text).toContain("Leek Soup");
      await cook.ask(`/api/recipes/${id}`, { method: "PUT", body: { title: "Onion broth" }, at: here });
      for (const at of [there, here]) expect((await seen(at)).text).toContain("Onion Broth");
      await cook.ask(`/api/share/${token}`, { method: "DELETE", at: here });
      for (const at of [there, here]) expect((await seen(at)).status).toBe(404);
    }
    for (const { printed } of [one, other])
      expect(printed()).toContain("notifications of the database do not come through");
  });
});

/** Of the hidden fields that a page has for its form; their values are written for HTML. */
const attribute = (field: string, name: string): string =>
  (new RegExp(`${name}="([^"]*)"`).exec(field)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
