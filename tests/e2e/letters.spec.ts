/** Letters and jobs that failed, on their page of the admin area. */
import { randomUUID } from "node:crypto";
import { createAdmin, openDashboard } from "./support/admin";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { runSql } from "./support/database";
import { expect, test } from "./support/fixtures";

/** A letter that was given up yesterday, as the worker leaves it, and no other. */
async function deadLetter(to: string, more: object = {}): Promise<void> {
  const statement = `
    WITH "others" AS (DELETE FROM "Job" WHERE "state" = 'dead')
    INSERT INTO "Job" ("kind", "payload", "state", "attempts", "failure", "createdAt", "endedAt")
    VALUES ('letter', $1, 'dead', 14, 'ECONNECTION', now() - interval '1 day', now())`;
  const letter = { to, subject: "Soup", text: "Soup", html: "<p>Soup</p>", ...more };
  await runSql(statement, [JSON.stringify(letter)]);
}

test("a letter that was given up is shown with its reason, and goes out on Retry", async ({
  page,
  converter,
}) => {
  const to = `friend-${randomUUID()}@plainspoon.test`;
  await deadLetter(to);
  await page.setViewportSize({ width: 320, height: 700 });
  await openDashboard(page, (await createAdmin("admin")).email);
  await page.getByRole("link", { name: "Letters and Jobs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Letters and Jobs" })).toBeVisible();
  await expect(page).toHaveTitle(/^Letters and Jobs/);
  const card = page.getByRole("article", { name: `Letter to ${to}` });
  await expect(card).toContainText("Given up");
  await expect(card).toContainText("ECONNECTION");
  await expect(card).toContainText("14");
  await expectCleanInBothThemes(page, "letters and jobs");
  expect(await overflow(page)).toBe(0);

  await card.getByRole("button", { name: "Retry" }).focus();
  await page.keyboard.press("Enter");
  await converter.expectToast("Trying again", `Trying again: letter to ${to}`);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Nothing failed" })).toBeVisible();
  await expectCleanInBothThemes(page, "no failed letters");
  await expect(async () => {
    const outbox = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
    expect((await outbox.json()).messages).toMatchObject([{ to, subject: "Soup" }]);
  }).toPass();

  // One that held a link which opens an account: its card says why it cannot be tried again.
  await deadLetter(to, { text: "", html: "", holdsKey: true, isLost: true });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(card).toContainText("Whoever it was for can ask for a new one.");
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("the page is for admins alone", async ({ page }) => {
  await page.goto("/admin/letters");
  await expect(page).toHaveURL(/\/admin\/login$/);
});
