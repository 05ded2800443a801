/** The browser extension, built as it is given out and loaded into a real browser. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { chromium, type BrowserContext } from "@playwright/test";
import { MESSAGE_LANGUAGES } from "@/lib/messages/languages";
import { CHROMIUM } from "./support/browsers";
import { expectClean } from "./support/clean";
import { ConverterPage, expect, test } from "./support/fixtures";
import { pageAt, WALLED } from "./support/pages";

/** What a worker of an extension has and a test needs. */
type Chrome = {
  tabs: { query(about: { url: string }): Promise<unknown[]> };
  action: { onClicked: { dispatch(tab: unknown): void } };
};

let folder: string;
let context: BrowserContext;
const built = () => join(folder, "extension");

test.beforeAll(async ({ baseURL }) => {
  folder = await mkdtemp(join(tmpdir(), "plainspoon-extension-"));
  await promisify(execFile)(process.execPath, [
    "scripts/extension.mjs",
    "--app",
    baseURL ?? "",
    "--out",
    built(),
  ]);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test("asks for no more than the tab that it is pressed on, and brings all of its code along", async () => {
  const zip = unzipSync(await readFile(`${built()}.zip`));
  const text = (name: string) => new TextDecoder().decode(zip[name]);
  const manifest = JSON.parse(text("manifest.json"));
  expect(manifest.permissions).toEqual(["activeTab", "scripting"]);
  expect(manifest).not.toHaveProperty("host_permissions");
  expect(manifest).not.toHaveProperty("content_scripts");
  for (const icon of Object.values<string>(manifest.icons)) expect(zip[icon]?.length).toBeGreaterThan(200);
  const wordsOf = (language: string) => JSON.parse(text(`_locales/${language}/messages.json`));
  for (const language of MESSAGE_LANGUAGES)
    expect(Object.keys(wordsOf(language)), language).toEqual(Object.keys(wordsOf(manifest.default_locale)));
  for (const name of Object.keys(zip).filter((path) => /\.(?:js|html)$/.test(path)))
    expect(text(name), name).not.toMatch(/src="https?:|import\(|eval\(|fetch\(/);
});

test.describe("pressed on a page", () => {
  test.beforeAll(async ({ launchOptions }) => {
    // A press on the toolbar gives it the tab; Playwright has no toolbar, so that this copy may read the pages server instead.
    const path = join(built(), "manifest.json");
    const manifest = JSON.parse(await readFile(path, "utf8"));
    await writeFile(path, JSON.stringify({ ...manifest, host_permissions: ["http://127.0.0.1/*"] }));
    const load = [`--disable-extensions-except=${built()}`, `--load-extension=${built()}`];
    context = await chromium.launchPersistentContext(join(folder, "profile"), {
      ...launchOptions,
      executablePath: CHROMIUM,
      channel: CHROMIUM ? undefined : "chromium",
      headless: false,
      args: [...(launchOptions.args ?? []), "--headless=new", ...load],
    });
    await context.addInitScript(() => {
      localStorage.setItem("trackingConsent", "declined");
      localStorage.setItem("hasSeenExplainerVideo", "true");
    });
  });
  test.afterAll(() => context.close());

  /** The tab that opens when the button is pressed on the page at `address`. */
  async function pressOn(address: string) {
    const page = await context.newPage();
    await page.goto(address);
    const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
    const opened = context.waitForEvent("page");
    await worker.evaluate(async (url) => {
      const { tabs, action } = (globalThis as unknown as { chrome: Chrome }).chrome;
      const [tab] = await tabs.query({ url });
      action.onClicked.dispatch(tab);
    }, address);
    return opened;
  }

  test("behind a wall: the site refuses us, and the cook's own look at it is converted", async ({
    request,
  }) => {
    const refused = await request.post("/api/recipes/process-url", {
      data: { content: pageAt(WALLED), contentType: "url" },
      headers: { origin: new URL(test.info().project.use.baseURL ?? "").origin },
    });
    expect(refused.status()).toBe(502);

    const converter = new ConverterPage(await pressOn(pageAt(WALLED)));
    await expect(converter.page.getByRole("button", { name: "Convert Recipe" })).toBeFocused();
    await converter.page.keyboard.press("Enter");
    await expect(converter.result.getByRole("heading", { name: "Lentil Soup with Lemon" })).toBeVisible();
    await converter.page.keyboard.press("Escape");
    await expect(converter.page.getByLabel("Recipe URL")).toHaveValue(pageAt(WALLED));
    await expect(converter.panel).toContainText("The page is here as you saw it on 127.0.0.1");
  });

  test("nothing to send: said in words, and legible in either theme", async () => {
    const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
    const page = await context.newPage();
    await page.goto(new URL("send.html", worker.url()).href);
    await expect(page.getByRole("heading", { level: 1, name: "No recipe was sent" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("Open the recipe, then press the button again.");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectClean(page, `send.html, ${colorScheme}`);
    }
  });

  test("a page without a recipe: said in the converter, the address kept", async () => {
    const converter = new ConverterPage(await pressOn(pageAt("/article")));
    await converter.convert();
    await expect(converter.panel).toContainText("could not find a recipe on this page");
    await expect(converter.page.getByLabel("Recipe URL")).toHaveValue(pageAt("/article"));
  });
});
