/** Help & Support: answers, the way to a person, and what is kept when it is closed. */
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

test("answers in spite of typing errors, says when it cannot, and takes a request", async ({
  page,
  converter,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Help & Support" }).click();
  const panel = page.getByRole("dialog", { name: "Help & Support" });
  const question = panel.getByLabel("Your question");
  await question.press("Enter");
  await expect(panel.getByText("You asked:")).toHaveCount(0);
  await question.fill("how do i cancle my subscripton");
  await question.press("Enter");
  await expect(panel.getByText(/press Cancel Subscription/)).toBeVisible();
  await question.fill("the weather in Lisbon");
  await question.press("Enter");
  await expect(panel.getByText(/I don't have an immediate answer for that/)).toBeVisible();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(500);
  await panel.getByRole("button", { name: "Expand" }).click();
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(500);
  await panel.getByRole("button", { name: "Collapse" }).click();
  await expectCleanInBothThemes(page, "help panel");

  await panel.getByRole("button", { name: "Send a support request" }).click();
  const send = panel.getByRole("button", { name: "Send request" });
  await send.click();
  await converter.expectToast(
    "Missing information",
    "Please provide your name and email to submit a support request.",
  );
  await expect(panel.getByText("Missing information")).toBeVisible();
  await panel.getByLabel("Name").fill("Kim");
  await panel.getByLabel("Email").fill("kim");
  await send.click();
  await expect(panel.getByText("Please enter a valid email address.")).toBeVisible();
  await panel.getByLabel("Email").fill("kim@plainspoon.test");
  await panel.getByLabel("Message").fill("Hello");
  await page.route("**/api/support/send", (route) => route.abort());
  await send.click();
  await expect(
    panel.getByText("We couldn't send your support request. Please try again later."),
  ).toBeVisible();
  await expect(panel.getByLabel("Message")).toHaveValue("Hello");
  // Closed by mistake: what was typed is still there.
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Help & Support" }).click();
  await panel.getByRole("button", { name: "Send a support request" }).click();
  await expect(panel.getByLabel("Message")).toHaveValue("Hello");
  await page.unroute("**/api/support/send");
  await send.click();
  await expect(panel.getByText(/We have your request/)).toBeVisible();
});

test("is used by keyboard alone, stands in the same place on every page, and forgets when closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const places: unknown[] = [];
  for (const path of ["/", "/about", "/terms-of-service", "/no-such-page"]) {
    await page.goto(path);
    places.push(await page.getByRole("button", { name: "Help & Support" }).boundingBox());
    expect(await overflow(page), path).toBe(0);
  }
  expect(new Set(places.map((box) => JSON.stringify(box))).size).toBe(1);
  const opener = page.getByRole("button", { name: "Help & Support" });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Help & Support" });
  await panel.getByLabel("Your question").fill("dark mode");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("choose Light, Dark or System")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect
    .poll(async () => {
      await opener.click();
      const kept = await panel.getByText("choose Light, Dark or System").count();
      await page.keyboard.press("Escape");
      return kept;
    })
    .toBe(0);
});
