/** Plainspoon without a connection: the built service worker, and a line that is really cut (docs/product/offline.md). */
import { type Page, expect } from "@playwright/test";
import { Account } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { Connection } from "./support/connection";
import { test as base } from "./support/fixtures";
import { APP_PORT } from "./support/pages";

type Device = { page: Page; connection: Connection; account: Account; origin: string };

const test = base.extend<{ device: Device }>({
  device: async ({ page }, provide) => {
    const connection = new Connection(APP_PORT);
    const origin = await connection.open();
    await page.goto(`${origin}/about`);
    const account = new Account(page, origin);
    account.send = async (method, path, data) => {
      const answer = await page.request.fetch(origin + path, {
        method,
        data,
        headers: { origin },
        maxRetries: 1,
      });
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return answer.json();
    };
    await provide({ page, connection, account, origin });
    await connection.close();
  },
});

test.use({ serviceWorkers: "allow" });

/** A premium cook whose one recipe is kept on the device. */
async function withKeptRecipe({ page, account, origin }: Device): Promise<string> {
  await account.signUp({ premium: true });
  const id = await account.save();
  await page.goto(`${origin}/saved-recipes`);
  await expectKept(page, `/recipe/${id}`);
  return id;
}

const expectKept = (page: Page, path: string) =>
  expect.poll(() => page.evaluate(async (wanted) => Boolean(await caches.match(wanted)), path)).toBe(true);

/** Completions that the server has counted. */
async function cooked({ page, account, origin }: Device): Promise<number> {
  const user = (await (await page.request.get(`${origin}/api/auth/user`)).json()) as { id: string };
  const top = (await (await page.request.get(`${origin}/api/recipes/top/${user.id}`)).json()) as {
    completionCount: number;
  }[];
  expect(account.email).toContain("@");
  return top.reduce((sum, { completionCount }) => sum + completionCount, 0);
}

async function editTitle(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Recipe" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Chromium lets a new version in when the old one has stopped. What is fetched at that moment starts the old one again, and then it goes
 * after half a minute without work. With a debugger attached, as in these journeys, no worker is stopped for want of work: it is done here.
 */
async function stopIdleWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}

const sign = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /Offline|waiting|needs? you|Slow/ });

test("the app can be installed: name, icons for every mask, pictures of it, and a worker", async ({
  page,
  device,
}) => {
  const { account, origin } = device;
  await account.signUp();
  await page.goto(origin);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await page.request.get(origin + String(href))).json()) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
  };
  expect(manifest).toMatchObject({ name: "Plainspoon", display: "standalone", start_url: "/" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "wide"]);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active)))
    .toBe(true);
});

test("the day of a kept recipe is planned without a connection", async ({ page, device }) => {
  const id = await withKeptRecipe(device);
  device.connection.cut();
  await page.goto(`${device.origin}/recipe/${id}`);
  await expect(sign(page)).toHaveText("Offline");
  await page.getByText("When do you want to eat?", { exact: true }).click();
  await page.getByLabel("Eat at").fill("18:30");
  await expect(page.getByRole("list", { name: "The day" })).toContainText("Eat");
  await expect(page.getByText(/^Begin at /)).toBeVisible();
});

test("go offline, shop, cook, complete, edit; come back and all of it is in the account", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  device.connection.cut();
  await page.goto(`${device.origin}/recipe/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leek");
  await expect(sign(page)).toHaveText("Offline");
  const tick = page.getByRole("checkbox").first();
  await tick.check();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();

  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  const next = page.getByRole("button", { name: /^(Next Step|Complete Recipe)$/ });
  while ((await next.count()) > 0) await next.click();
  await expect(page.getByText("This cooking is counted as soon as you are online again.")).toBeVisible();
  await page.getByRole("button", { name: "Back to Saved Recipes" }).click();
  await expect(page.getByRole("heading", { name: "Saved Recipes", level: 1 })).toBeVisible();

  await page.goto(`${device.origin}/recipe/${id}`);
  await editTitle(page, "Soup of the boat");
  await expect(page.getByText("Your changes are kept on this device.")).toBeVisible();
  await expect(sign(page)).toHaveText("Offline · 2 waiting");
  await sign(page).click();
  const waiting = page.getByRole("dialog", { name: "What waits on this device" });
  await expect(waiting).toContainText("1 finished cooking");
  await expect(waiting).toContainText("Soup of the Boat");
  await expectCleanInBothThemes(page, "what waits");
  await page.keyboard.press("Escape");
  await expect(sign(page)).toBeFocused();

  device.connection.restore();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Soup of the Boat");
  await expect(sign(page)).toHaveCount(0);
  expect(await cooked(device)).toBe(1);
});

test("a recipe that was changed elsewhere meanwhile: the change is parked, and the cook decides", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  await page.goto(`${device.origin}/recipe/${id}`);
  device.connection.cut();
  await editTitle(page, "My soup");
  await expect(sign(page)).toHaveText("Offline · 1 waiting");
  const direct = new Account(page, `http://localhost:${APP_PORT}`);
  await direct.send("PUT", `/api/recipes/${id}`, { title: "Their soup" });
  device.connection.restore();
  await expect(sign(page)).toHaveText("1 needs you");
  await sign(page).click();
  const conflict = page.getByRole("alert", { name: "Changed while you were offline" });
  await expect(conflict).toContainText("Their soup");
  await expectCleanInBothThemes(page, "a parked change");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await conflict.getByRole("button", { name: "Keep my version" }).click();
  await expect(page.getByText("Nothing waits.")).toBeVisible();
  const stored = await (await page.request.get(`${device.origin}/api/recipes/${id}`)).json();
  expect(stored).toMatchObject({ title: "My soup" });
});

test("an edit whose answer was lost is sent again, is done once, and asks nothing", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  const direct = new Account(page, `http://localhost:${APP_PORT}`);
  const answers: number[] = [];
  await page.route(`**/api/recipes/${id}`, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    const answer = await route.fetch();
    answers.push(answer.status());
    if (answers.length > 1) return route.fulfill({ response: answer });
    // Done by the server, and changed once more elsewhere, before this device hears of it.
    await direct.send("PUT", `/api/recipes/${id}`, { title: "Their soup" });
    return route.abort();
  });
  await page.goto(`${device.origin}/recipe/${id}`);
  await editTitle(page, "My soup");
  await expect.poll(() => answers, { timeout: 20_000 }).toEqual([200, 200]);
  await page.goto(`${device.origin}/recipe/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Their Soup");
  await expect(sign(page)).toHaveCount(0);
});

test("logout asks while something waits, and leaves nothing of the cook on the device", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  await page.goto(`${device.origin}/recipe/${id}`);
  device.connection.cut();
  await editTitle(page, "Forgotten soup");
  await expect(sign(page)).toHaveText("Offline · 1 waiting");
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Log out and lose what waits?" });
  await expect(question).toContainText("1 change waits on this device");
  await expectCleanInBothThemes(page, "the question before a logout");
  await question.getByRole("button", { name: "Stay logged in" }).click();
  await expect(sign(page)).toHaveText("Offline · 1 waiting");

  // Parked, so that it still waits with a connection.
  const direct = new Account(page, `http://localhost:${APP_PORT}`);
  await direct.send("PUT", `/api/recipes/${id}`, { title: "Their soup" });
  device.connection.restore();
  await expect(sign(page)).toHaveText("1 needs you");
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Log out and lose it" }).click();
  await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("plainspoon-cook-"));
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open("plainspoon");
        opening.onsuccess = () => resolve(opening.result);
      });
      const changes = await new Promise<number>((resolve) => {
        const counting = database.transaction("changes").objectStore("changes").count();
        counting.onsuccess = () => resolve(counting.result);
      });
      return { names, changes };
    });
  await expect.poll(left).toEqual({ names: [], changes: 0 });
});

test("a slow line: the kept page within the deadline, and a plain sentence for one that is not kept", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  device.connection.slow();
  await page.goto(`${device.origin}/recipe/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leek");
  await expect(sign(page)).toHaveText("Slow connection");
  await page.goto(`${device.origin}/library-recipe/never-opened`);
  await expect(page.getByRole("heading", { name: "This page takes long to arrive" })).toBeVisible();
  await expectCleanInBothThemes(page, "a page that is not kept");
});

test("a new version waits while somebody cooks in any window, and comes when Cook Mode is left", async ({
  page,
  device,
}) => {
  const id = await withKeptRecipe(device);
  await page.goto(`${device.origin}/recipe/${id}`);
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Start cooking" }).click();
  await expect(page.getByRole("heading", { name: /Step 1 of/ })).toBeVisible();
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () => (document.title = "taken over")),
  );
  const versions = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.installing, registration?.waiting].map((worker) => Boolean(worker));
    });
  device.connection.release();
  const other = await page.context().newPage();
  await other.goto(`${device.origin}/saved-recipes`);
  await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(versions).toEqual([false, true]);
  // Another visit lets nothing in either.
  await other.goto(`${device.origin}/recipe/${id}`);
  await expect(other.getByRole("button", { name: "Cook", exact: true })).toBeVisible();
  expect(await versions()).toEqual([false, true]);
  expect(await page.title()).not.toBe("taken over");
  // Only the window that leaves Cook Mode is there to ask for the new version, which it does every three seconds.
  await other.close();
  await page.getByRole("button", { name: "Exit" }).click();
  await expect
    .poll(
      async () => {
        await stopIdleWorkers(page);
        return versions();
      },
      { timeout: 30_000, intervals: [500, 5_000] },
    )
    .toEqual([false, false]);
  await expect(page).toHaveTitle("taken over");
  device.connection.cut();
  await page.goto(`${device.origin}/recipe/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leek");
});
