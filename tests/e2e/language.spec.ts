/** The app in German: by the browser's language, by the switch, on kept pages, and beside others who read English. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { Account } from "./support/account";
import { expectClean } from "./support/clean";
import { expect, test } from "./support/fixtures";
import { LEEK_SOUP } from "./support/recipes";

const SOUP =
  "Lauchsuppe\n\n2 Stangen Lauch\n1 EL Öl\n500 ml Brühe\n\nDen Lauch im Öl 5 Minuten anbraten. Die Brühe zugeben und 20 Minuten köcheln lassen.";

async function reader(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: "reduce" });
  return context.newPage();
}

test("a German browser reads the app in German, from the first page to the recipe", async ({ browser }) => {
  const page = await reader(browser, "de-DE");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Plainspoon: Rezepte in klaren Schritten");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jedes Rezeptin klaren Schritten.");
  const example = page.getByRole("region", { name: "Beispiel eines umgewandelten Rezepts" });
  await expect(example).toContainText("Cremige Tomatensuppe");
  await expect(example).toContainText("7 von 7 Zutaten stehen in den Schritten.");
  await page.getByRole("tab", { name: "Text" }).click();
  await page.getByRole("button", { name: "Rezept umwandeln" }).click();
  await expect(page.getByText("Bitte gib den Text eines Rezepts ein").first()).toBeVisible();
  await page.getByLabel("Text des Rezepts").fill(SOUP);
  await page.getByRole("button", { name: "Rezept umwandeln" }).click();
  const result = page.getByRole("dialog", { name: "Dein Rezept in klaren Schritten" });
  await expect(result).toContainText(
    "3 von 3 Zutaten stehen in den Schritten. Alle Mengen stimmen mit dem Original überein.",
  );
  await result.getByRole("button", { name: "Rezept speichern" }).click();
  await expect(page.getByRole("dialog", { name: "Willkommen bei Plainspoon" })).toBeVisible();
  await page.context().close();
});

test("kept pages, made for both at the same moment, are each reader's own", async ({ browser, page }) => {
  const german = await reader(browser, "de-DE");
  const refused: string[] = [];
  german.on("console", (message) => {
    if (/content.security.policy|hydrat/i.test(message.text())) refused.push(message.text());
  });
  german.on("pageerror", (error) => refused.push(String(error)));
  const pages = ["/", "/about", "/terms-of-service", "/privacy-policy", "/bring-recipes", "/developers"];
  pages.push("/admin/login", "/offline", "/no-such-page");
  for (const address of pages) {
    const headings = await Promise.all(
      [page, german].map(async (one) => {
        await one.goto(address);
        return one.getByRole("heading", { level: 1 }).innerText();
      }),
    );
    expect(headings[0]).not.toBe(headings[1]);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(german.locator("html")).toHaveAttribute("lang", "de");
  }
  expect(refused).toEqual([]);
  expect((await german.request.get("/no-such-page")).status()).toBe(404);
  await expectClean(german, "the last of them, in German");
  await german.context().close();
});

test("a shared page is kept for readers of each language, and nobody's gets into another's", async ({
  browser,
  account,
}) => {
  await account.signUp();
  const id = await account.save(LEEK_SOUP);
  const made = await account.send("POST", "/api/share/recipe", { sourceType: "user", sourceId: id });
  const { pathname } = new URL((made as { shareUrl: string }).shareUrl);
  const readers = { en: await reader(browser, "en-GB"), de: await reader(browser, "de-DE") };
  const words = { en: "Try Cook Mode", de: "Kochmodus ausprobieren" };
  // Twice: what was made, then what was kept.
  for (const turn of [1, 2])
    for (const language of ["de", "en"] as const) {
      await readers[language].goto(pathname);
      await expect(readers[language].locator("html"), `${language}, ${turn}`).toHaveAttribute(
        "lang",
        language,
      );
      await expect(readers[language].getByRole("button", { name: words[language] })).toBeVisible();
    }
  // Where the first language's is kept, no reader of another can have it made.
  const inGerman = { headers: { "accept-language": "de" } };
  const kept = await readers.de.request.get(`${pathname}/for-visitors`, inGerman);
  expect(await kept.text()).toContain('<html lang="en"');
  expect((await readers.de.request.get(`${pathname}/for-visitors/xx`)).status()).toBe(404);
  await account.send("DELETE", `/api/recipes/${id}`, undefined);
  for (const page of Object.values(readers)) {
    expect((await page.request.get(pathname)).status()).toBe(404);
    await page.context().close();
  }
});

test("a German recipe in the English app: what we add to its words is German, buttons are English", async ({
  page,
  account,
}) => {
  const step = (number: number, instruction: string, isPrep: boolean) => ({
    ...{ number, instruction, ingredients: [], isPrep },
  });
  await account.signUp();
  const id = await account.save({
    title: "Kartoffelsuppe",
    ingredients: { refrigerated: ["200 ml Sahne"], other: ["500 g Kartoffeln"] },
    steps: [
      step(1, "Die Kartoffeln schälen und in Würfel schneiden.", true),
      step(2, "Die Kartoffeln in der Brühe 20 Minuten kochen.", false),
    ],
    ...{ notes: ["Schmeckt am nächsten Tag noch besser."] },
  });
  await page.goto(`/recipe/${id}`);
  for (const name of ["Einkaufsliste", "Vorbereitung", "Zubereitung", "Hinweise"])
    await expect(page.getByRole("heading", { name, exact: true })).toHaveAttribute("lang", "de");
  await expect(page.getByText("Schritt 2.", { exact: true })).toHaveAttribute("lang", "de");
  await expect(page.getByRole("button", { name: "Cook", exact: true })).toBeVisible();

  const made = await account.send("POST", "/api/share/recipe", { sourceType: "user", sourceId: id });
  await page.goto(new URL((made as { shareUrl: string }).shareUrl).pathname);
  await expect(page.getByRole("heading", { name: "Kochschritte" })).toHaveAttribute("lang", "de");
  await expect(page.getByText("Vorbereitung", { exact: true })).toHaveAttribute("lang", "de");
  await expect(page.getByRole("button", { name: "Try Cook Mode" })).toBeVisible();
});

test("the switch at the foot of every page says the app in the other language until it is pressed again", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Über uns" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Nutzungsbedingungen" }).click();
  await expect(page.getByText("12,99 $ USD pro Monat")).toBeVisible();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("tab", { name: "Photo" })).toBeVisible();
});

test("a German cook of English recipes: the screens are German, the recipe's words are said to be English", async ({
  browser,
  baseURL,
}) => {
  const page = await reader(browser, "de-DE");
  await page.addInitScript(() => {
    localStorage.setItem("trackingConsent", "declined");
    localStorage.setItem("hasSeenUserDemoVideo", "true");
  });
  const cook = new Account(page, baseURL ?? "");
  await cook.signUp({ premium: true });
  await page.goto("/saved-recipes?tab=library");
  await expect(page.getByText("Diese Rezepte sind auf Englisch.")).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveAttribute("lang", "en");
  await page.goto(`/recipe/${await cook.save()}`);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Leek Soup with Lemon");
  await expect(title).toHaveAttribute("lang", "en");
  await expect(page.getByText("Ready in half an hour")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Kochen", exact: true }).click();
  const kitchen = page.getByRole("dialog", { name: "Leek Soup with Lemon" });
  await kitchen.getByRole("button", { name: "Kochen beginnen" }).click();
  await expect(kitchen.getByText("Danach: Measure the stock.")).toBeVisible();
  await expect(kitchen.getByText("Measure the stock.", { exact: true })).toHaveAttribute("lang", "en");
  const next = kitchen.getByRole("button", { name: "Nächster Schritt" });
  await next.click();
  await next.click();
  // What the screen says around the recipe's words is of one language: no "Rezept: 5 minutes".
  await expect(kitchen.getByText("Rezept: 5 Minuten", { exact: true })).toBeVisible();
  await next.click();
  await kitchen.getByRole("button", { name: "Rezept fertig" }).click();
  const done = kitchen.getByRole("heading", { name: "Alles fertig" });
  await expect(done).toHaveAttribute("lang", "de");
  await page.context().close();
});

test("every page that the build makes for everybody has its twin in German", () => {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8")) as {
    routes: Record<string, unknown>;
  };
  const names = Object.keys(routes);
  // Next's own, and pictures.
  const others = /^\/(?:_.*|.*\.(?:png|svg))$/;
  const english = names.filter((name) => !name.startsWith("/in/") && !others.test(name));
  const twins = names
    .filter((name) => name.startsWith("/in/de"))
    .map((name) => name.slice("/in/de".length) || "/");
  expect(english.length).toBeGreaterThan(8);
  expect(twins.filter((name) => name !== "/not-found").sort()).toEqual(english.sort());
});
