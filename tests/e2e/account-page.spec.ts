import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { plainPicture } from "@/tests/support/photo";
import { PASSWORD, newEmail } from "./support/account";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

/** The account is rows, each opened by its name. */
const openRow = (page: Page, name: string) =>
  page.getByRole("region", { name: "Your account" }).locator("summary").filter({ hasText: name }).click();

test("signed out, My Plan asks to log in", async ({ page }) => {
  await page.goto("/subscription");
  await expect(page.getByText("Login Required")).toBeVisible();
  await expect(page.getByText("Please log in to upgrade your subscription.")).toBeVisible();
  await expectCleanInBothThemes(page, "login required");
  await page.getByRole("main").getByRole("button", { name: "Log In / Sign Up" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome to Plainspoon" })).toBeVisible();
});

test.describe("signed in", () => {
  test.beforeEach(async ({ account, page }) => {
    await account.signUp();
    await account.save();
    await page.goto("/subscription");
  });

  test("the plan says how many recipes are saved, and of how many", async ({ page }) => {
    await expect(page.getByRole("main")).toContainText("You have saved 1 of 5 recipes.");
    await expectCleanInBothThemes(page, "my plan");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });

  test("a quiet line asks for the proof of the address; the letter's link gives it", async ({
    page,
    account,
  }) => {
    const own = page.getByRole("region", { name: "Your account" });
    await expect(own).toContainText(`Please open the link that we sent to ${account.email}.`);
    await own.getByRole("button", { name: "Send the link again" }).click();
    await expect(own.getByRole("button", { name: "Send the link again" })).toHaveCount(0);
    await page.goto("/saved-recipes");
    await expect(page.getByText("Please open the link that we sent to")).toBeVisible();
    await expectCleanInBothThemes(page, "saved recipes of an unproven address");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.goto(await account.linkFromMail());
    await expectCleanInBothThemes(page, "confirm the address");
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
    await page.getByRole("link", { name: "Go to Saved Recipes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Saved Recipes" })).toBeVisible();
    await expect(page.getByText("Please open the link that we sent to")).toHaveCount(0);
  });

  test("who opens the letter's link without the account's session takes the account over", async ({
    page,
    account,
    context,
  }) => {
    const link = await account.linkFromMail();
    await context.clearCookies();
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Log in to confirm" })).toBeVisible();
    await expectCleanInBothThemes(page, "confirm the address, signed out");
    await page.getByRole("button", { name: "Confirm and choose a new password" }).click();
    await expect(page.getByText("whoever used this account before is signed out")).toBeVisible();
    await page.goto(await account.linkFromMail());
    await expect(page.getByLabel("New password")).toBeVisible();
  });

  test("a new email holds once its link is confirmed; the old address is told, and takes the account back", async ({
    page,
    account,
    request,
  }) => {
    // Only a proven address can take its account back.
    await account.prove();
    await openRow(page, "Email address");
    const form = page.getByRole("form", { name: "Change email" });
    const next = newEmail();
    await form.getByLabel("New email").fill(next);
    await form.getByLabel("Your password").fill("wrong one");
    await form.getByRole("button", { name: "Send confirmation" }).click();
    await expect(form).toContainText("This is not your current password.");
    await form.getByLabel("Your password").fill(PASSWORD);
    await form.getByRole("button", { name: "Send confirmation" }).click();
    await expect(form.getByRole("status")).toContainText(`We sent a link to ${next}.`);
    await page.goto(await account.linkFromMail(next));
    await expectCleanInBothThemes(page, "confirm email");
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByText("Your email address has been changed.")).toBeVisible();
    const user = (await (await page.request.get("/api/auth/user")).json()) as { email: string };
    expect(user.email).toBe(next);
    const outbox = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(account.email)}`);
    expect(await outbox.text()).toContain("changed");

    const undo = await account.linkFromMail();
    const squatter = { email: account.email, password: "somebody else's" };
    const made = await request.post("/api/users/register", {
      data: squatter,
      headers: { origin: account.origin },
    });
    expect(made.status()).toBe(201);
    await page.goto(undo);
    await expect(page.getByRole("main")).toContainText(
      "Another account was made with this address and never confirmed. When you take yours back, that account is deleted with its recipes and its plan",
    );
    await expectCleanInBothThemes(page, "take the account back");
    await page.getByRole("button", { name: "Take my account back" }).click();
    await expect(page.getByText(`Your account uses ${account.email} again.`)).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
    await page.goto(undo);
    await expect(page.getByText("This link was used already or has expired.")).toBeVisible();
  });

  test("a new password signs other devices out, ends access tokens and keeps this one", async ({
    page,
    account,
    browser,
  }) => {
    await account.send("POST", "/api/users/tokens", { name: "Script" });
    await page.reload();
    await openRow(page, "1 access token");
    await expect(page.getByRole("button", { name: "Revoke Script" })).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: account.origin });
    const login = (password: string) =>
      elsewhere.request.post("/api/users/login", {
        data: { email: account.email, password },
        headers: { origin: account.origin },
      });
    expect((await login(PASSWORD)).status()).toBe(200);
    await openRow(page, "Password");
    const form = page.getByRole("form", { name: "Change password" });
    await form.getByLabel("Current password").fill(PASSWORD);
    await form.getByLabel("New password").fill("a new password");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByRole("status")).toContainText("Your password has been changed.");
    await expect(page.getByRole("button", { name: "Revoke Script" })).toHaveCount(0);
    expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
    expect((await page.request.get("/api/auth/user")).status()).toBe(200);
    expect((await login("a new password")).status()).toBe(200);
    await elsewhere.close();
  });

  test("recipes go out as a file and come back in, with a report", async ({ page }) => {
    await openRow(page, "Your recipes and data");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "To keep, and to bring back in here Plainspoon JSON" }).click();
    const file = await (await download).path();
    expect(await readFile(file, "utf8")).toContain("leek soup with lemon");
    await page.getByRole("button", { name: "Import recipes" }).click();
    await page.getByLabel("Recipe file").setInputFiles(file);
    // It came out of these recipes: it is there already, and nothing is ticked.
    const list = page.getByRole("region", { name: "1 recipe in" });
    await expect(list).toContainText(
      "None of them is new. You seem to have 1 already. Nothing is saved yet.",
    );
    // The focus stays where the cook is: it is said instead.
    await expect(page.getByRole("button", { name: "Import recipes" })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "The file was read." })).toBeAttached();
    const box = list.getByRole("checkbox", { name: "Already in your recipes" });
    await expect(box).not.toBeChecked();
    await expect(list.getByRole("button", { name: "Import 0 recipes" })).toBeDisabled();
    await box.check();
    await list.getByRole("button", { name: "Import 1 recipe" }).click();
    await expect(page.getByText("1 recipe was imported.").first()).toBeFocused();
    await page
      .getByLabel("Recipe file")
      .setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("Dear diary") });
    await page.getByText("1 recipe cannot be imported").click();
    await expect(page.getByRole("main")).toContainText("note: There is no recipe");
    await expectCleanInBothThemes(page, "a file without a recipe");
  });

  test("what is in a file is shown before it comes in, chosen by keyboard", async ({ page }) => {
    const photo = (await plainPicture(300, 200).jpeg().toBuffer()).toString("base64");
    const dish = (name: string, ingredients: string) => ({
      name,
      ingredients,
      directions: "Simmer for 20 minutes.\n\nServe.",
    });
    const recipes = [
      {
        ...dish("Lentil soup with a very long name that goes on and on", "200 g lentils\n1 l stock"),
        photo_data: photo,
      },
      dish("Plum cake", "500 g plums\n300 g flour"),
      dish("Rice", "200 g rice"),
      dish("Rice", "200 g rice"),
      dish("Tea", "1 tsp tea"),
      dish("Toast", "2 slices bread"),
      dish("Omelette", "3 eggs"),
      {},
    ];
    await openRow(page, "Your recipes and data");
    await page.getByRole("button", { name: "Import recipes" }).click();
    const field = page.getByLabel("Recipe file");
    await field.focus();
    await field.setInputFiles({
      name: "all.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(recipes)),
    });
    const list = page.getByRole("region", { name: "8 recipes in all.json" });
    await expect(list.getByRole("heading")).toBeFocused();
    await expect(list).toContainText(
      "6 are new. 1 is in the file twice. 1 cannot be imported. Nothing is saved yet.",
    );
    // One is saved, of five: four have room, and these are ticked.
    await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(4);
    await expect(list).toContainText("Your account has room for 4 more recipes.");
    await expect(
      list.getByRole("checkbox", { name: /^Lentil soup .* 2 ingredients · \d steps? · with a picture$/ }),
    ).toBeChecked();
    await expect(list.getByRole("checkbox", { name: "Twice in this file" })).toBeDisabled();
    await expectCleanInBothThemes(page, "what is in a file");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await list.getByRole("button", { name: "Untick all" }).press("Enter");
    await expect(list.getByRole("button", { name: "Import 0 recipes" })).toBeDisabled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(list.getByRole("checkbox", { name: "Plum cake" })).toBeFocused();
    await page.keyboard.press("Space");
    await list.getByRole("button", { name: "Import 1 recipe" }).press("Enter");
    await expect(page.getByText("1 recipe was imported.").first()).toBeFocused();
    const saved = (await (await page.request.get("/api/recipes")).json()) as { title: string }[];
    expect(saved.map(({ title }) => title)).toEqual(["Plum cake", expect.stringContaining("leek soup")]);
  });

  test("several files come in at once, and one that is broken stops none of the others", async ({ page }) => {
    const file = (name: string, text: string) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
    const tea = {
      title: "Mint tea",
      ingredients: "1 bunch mint\n500 ml water",
      instructions: "Boil the water.\nPour it over the mint.",
    };
    await openRow(page, "Your recipes and data");
    await page.getByRole("button", { name: "Import recipes" }).click();
    await page
      .getByLabel("Recipe file")
      .setInputFiles([
        file(
          "table.csv",
          'title,ingredients,instructions\n"Lemon toast","2 slices bread\n1 lemon","Toast the bread. Grate the lemon over it."\n',
        ),
        file("broken.json", "{ this is no recipe"),
        file("tea.melarecipe", JSON.stringify(tea)),
        file("tea.melarecipe", JSON.stringify({ ...tea, title: "Sage tea", ingredients: "5 sage leaves" })),
      ]);
    const list = page.getByRole("region", { name: "4 recipes in 4 files" });
    await expect(list).toContainText("3 are new. 1 cannot be imported. Nothing is saved yet.");
    await list.getByText("1 recipe cannot be imported").click();
    await expect(list).toContainText("broken");
    await list.getByRole("button", { name: "Import 3 recipes" }).click();
    await expect(page.getByText("3 recipes were imported.").first()).toBeVisible();
    const saved = (await (await page.request.get("/api/recipes")).json()) as { title: string }[];
    expect(saved.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Lemon toast", "Mint tea", "Sage tea"]),
    );
    // Too much is said before anything of it is read.
    await page
      .getByLabel("Recipe file")
      .setInputFiles([1, 2, 3].map((n) => file(`${n}.txt`, "x".repeat(8 * 1024 * 1024))));
    await expect(page.getByRole("main")).toContainText(
      "These files are larger than 20 MB together. Please choose fewer of them.",
    );
  });

  test("a long import says how far it is, can be stopped, and brings the rest when it is sent again", async ({
    page,
    account,
  }) => {
    await account.grantPremium();
    await page.clock.install({ time: Date.now() });
    await page.reload();
    await openRow(page, "Your recipes and data");
    await page.getByRole("button", { name: "Import recipes" }).click();
    // Not before: a part of the page that comes later is shown by the page's own clock.
    await page.clock.pauseAt(Date.now() + 1_000);
    const recipes = Array.from({ length: 400 }, (_, number) => ({
      name: `Soup ${number}`,
      ingredients: `${number + 1} leeks\n1 l stock`,
      directions: "Slice the leeks.\n\nSimmer them in the stock for 20 minutes.",
    }));
    const buffer = Buffer.from(JSON.stringify(recipes));
    const field = page.getByLabel("Recipe file");
    const send = () => field.setInputFiles({ name: "all.json", mimeType: "application/json", buffer });
    await field.focus();
    await send();
    const leave = page.getByRole("button", { name: "Stop reading" });
    await expect(leave).toBeFocused();
    await expect(page.getByText(/^Reading the file… [1-9]\d* recipes so far\.$/)).toBeVisible();
    await leave.press("Enter");
    await expect(leave).toHaveCount(0);
    await expect(field).toBeFocused();
    await send();
    await page.getByRole("button", { name: "Import 400 recipes" }).press("Enter", { timeout: 60_000 });
    const stop = page.getByRole("button", { name: "Stop the import" });
    await expect(stop).toBeFocused();
    await expect(page.getByText(/^Importing… [1-9]\d* recipes were imported\.$/)).toBeVisible();
    // A screen reader hears no more of it than every ten seconds.
    const spoken = page.getByRole("status").filter({ hasText: /Importing|imported/ });
    await expect(spoken).toHaveText("Importing…");
    await page.clock.fastForward(10_000);
    await expect(spoken).toHaveText(/^\d+ recipes were imported\.$/);
    await stop.press("Enter");
    const result = page.getByText(/^The import was stopped\. \d+ recipes were imported\./);
    await expect(result).toBeFocused();
    await expect(stop).toHaveCount(0);
    await send();
    await expect(page.getByText(/You seem to have \d+ already\./)).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: /^Import [1-9]\d* recipes$/ }).press("Enter");
    await expect(page.getByText(/^\d+ recipes were imported\.$/).first()).toBeVisible({ timeout: 60_000 });
    const list = await page.request.get("/api/recipes?limit=1");
    expect(list.headers()["x-total-count"]).toBe("401");
  });

  test("access tokens by keyboard: copied, none lost, none read letter by letter, and revoked", async ({
    page,
    account,
  }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openRow(page, "0 access tokens");
    const form = page.getByRole("form", { name: "Create an access token" });
    const name = form.getByLabel("Name of the token");
    const secret = (of: string) => page.getByRole("textbox", { name: `New access token ${of}` });
    await expect(page.getByRole("link", { name: "How to use a token" })).toHaveAttribute(
      "href",
      "/developers",
    );
    const item = (of: string) =>
      page.getByRole("list", { name: "Access tokens" }).getByRole("listitem").filter({ hasText: of });
    const make = async (called: string) => {
      await page.keyboard.type(called);
      await page.keyboard.press("Enter");
    };
    await expect(form.getByRole("button", { name: "Create token" })).toBeEnabled();
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert").first()).toContainText("Please name the token.");
    await name.focus();
    await make("Script");
    await expect(secret("Script")).toHaveValue(/^psp_/);
    await expect(page.getByRole("button", { name: "Copy token" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await secret("Script").inputValue(),
    );
    await page.keyboard.press("Tab");
    await expect(name).toBeFocused();
    await page.keyboard.type("Kitchen tablet");
    const [converts, reads] = ["Convert recipes", "Read saved recipes"].map((label) =>
      form.getByRole("checkbox", { name: label }),
    );
    for (const box of [converts!, reads!]) {
      await page.keyboard.press("Tab");
      await expect(box).toBeFocused();
      await expect(box).toBeChecked();
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert").first()).toContainText("Please choose what the token may do.");
    await reads!.press("Space");
    await reads!.press("Enter");
    await expect(secret("Kitchen tablet")).toHaveValue(/^psp_/);
    await expect(secret("Script")).toHaveValue(/^psp_/);
    await expect(page.getByRole("status").filter({ hasText: "Kitchen tablet is ready." })).toBeAttached();
    await expect(item("Script")).toContainText("Convert recipes, Read saved recipes");
    await expect(item("Kitchen tablet")).not.toContainText("Convert");
    for (const region of await page.locator("[role=status], [role=alert], [aria-live]").all())
      expect(await region.innerHTML()).not.toContain("psp_");
    await expectCleanInBothThemes(page, "new access tokens");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);

    // Made, and its answer lost on the way.
    await page.route("**/api/users/tokens", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      return route.abort();
    });
    await name.focus();
    await make("Lost one");
    await expect(form).toContainText("Lost one was made, but its token cannot be shown.");
    await item("Lost one").getByRole("button", { name: "Revoke Lost one" }).press("Enter");
    await expect(item("Lost one")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Access tokens" })).toBeFocused();

    // Revoked on another device meanwhile.
    const listed = (await (await page.request.get("/api/users/tokens")).json()) as { id: string }[];
    await account.send("DELETE", "/api/users/tokens", { id: listed[0]?.id });
    await item("Kitchen tablet").getByRole("button", { name: "Revoke Kitchen tablet" }).press("Enter");
    await expect(item("Kitchen tablet")).toHaveCount(0);
    await expect(secret("Kitchen tablet")).toHaveCount(0);
    await expect(item("Script")).toBeVisible();
  });

  test("a file that is too much for one import says so, and its rest comes in next", async ({ page }) => {
    await openRow(page, "Your recipes and data");
    await page.getByRole("button", { name: "Import recipes" }).click();
    const last = {
      name: "Last soup",
      ingredients: "2 leeks",
      directions: "Simmer the leeks for 20 minutes.",
    };
    const buffer = Buffer.from(JSON.stringify([...Array.from({ length: 2_000 }, () => ({})), last]));
    await page
      .getByLabel("Recipe file")
      .setInputFiles({ name: "all.json", mimeType: "application/json", buffer });
    await expect(page.getByText("This is not the whole file. One import takes 2,000 recipes")).toBeVisible({
      timeout: 60_000,
    });
    await page.getByText("2,000 recipes cannot be imported").click();
    await expect(page.getByText("and 1800 more")).toBeVisible();
    await page.getByRole("button", { name: "Look at the rest" }).click();
    await page.getByRole("button", { name: "Import 1 recipe" }).click({ timeout: 60_000 });
    await expect(page.getByText("1 recipe was imported.").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Look at the rest" })).toHaveCount(0);
  });

  test("all data comes as one file, without secrets", async ({ page, account }) => {
    await openRow(page, "Your recipes and data");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Everything that is stored of you All my data" }).click();
    const data = await readFile(await (await download).path(), "utf8");
    expect(data).toContain(account.email);
    expect(data).toContain("leek soup with lemon");
    // Why secrets are left out is said; none of them is there.
    expect(data).not.toMatch(/\$argon2|"\w*hash"/i);
  });

  test("sign out everywhere ends this session too", async ({ page }) => {
    await openRow(page, "Other devices");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    // The header may still hold a visitor's button while this page asks who is here; the way home begins after the sign-out.
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });

  test("deleting asks once, takes the password, and the account is gone", async ({ page, account }) => {
    await openRow(page, "Delete account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const form = page.getByRole("form", { name: "Delete account" });
    await expect(form).toContainText("all your recipes for good");
    await form.getByLabel("Your password").fill("wrong one");
    await form.getByRole("button", { name: "Delete for good" }).click();
    await expect(form).toContainText("This is not your current password.");
    await form.getByLabel("Your password").fill(PASSWORD);
    await form.getByRole("button", { name: "Delete for good" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: "Log In / Sign Up" })).toBeVisible();
    const login = await page.request.post("/api/users/login", {
      data: { email: account.email, password: PASSWORD },
      headers: { origin: account.origin },
    });
    expect(login.status()).toBe(401);
  });
});
