/** The admin area by role: sign-in, the tabs, an invitation from end to end, and what is refused. */
import { randomUUID } from "node:crypto";
import { ADMIN_PASSWORD, createAdmin, openDashboard } from "./support/admin";
import { expectCleanInBothThemes, overflow } from "./support/clean";
import { expect, test } from "./support/fixtures";

const newEmail = () => `member-${randomUUID()}@plainspoon.test`;

test("the login says what is missing or wrong, and leads to the dashboard", async ({ page, converter }) => {
  const { email } = await createAdmin("admin");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Login" }).click();
  await converter.expectToast("Login failed", "Invalid credentials");
  await expectCleanInBothThemes(page, "admin login");
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await converter.expectToast("Login successful", "Welcome to the admin panel!");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("tab")).toHaveCount(6);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("an admin changes their own password and stays signed in", async ({ page, converter }) => {
  const { email } = await createAdmin("admin");
  await openDashboard(page, email);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Password" });
  await dialog.getByLabel("Current password").fill("not this one");
  await dialog.getByLabel("New password").fill("short");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog).toContainText("Password must be at least 8 characters long");
  await dialog.getByLabel("New password").fill("pepper and salt");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await expect(dialog).toContainText("This is not your current password.");
  await expectCleanInBothThemes(page, "own password");
  await dialog.getByLabel("Current password").fill(ADMIN_PASSWORD);
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await converter.expectToast("Password changed", "Other devices have been signed out.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
});

test("users: added, found, made premium, given a password, deleted", async ({ page, converter }) => {
  await openDashboard(page, (await createAdmin("admin")).email);
  const email = newEmail();
  await page.getByRole("button", { name: "Add User" }).click();
  const dialog = page.getByRole("dialog", { name: "Add User" });
  await dialog.getByRole("button", { name: "Create User" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(dialog.getByText("Password must be at least 6 characters")).toBeVisible();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password").fill("secret word");
  await expectCleanInBothThemes(page, "Add User");
  await dialog.getByRole("button", { name: "Create User" }).click();
  await converter.expectToast("User created", email);

  await page.getByLabel("Search users").fill(email);
  // Until what was searched for is there, the list that stood before is, and it has the new user too.
  await expect(page.getByText("1 to 1 of 1", { exact: true })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Free");
  await expect(row).toContainText("Not provided");
  await expect(row.getByRole("button", { name: "Cancel Sub" })).toHaveCount(0);
  await row.getByRole("button", { name: "Make Premium" }).click();
  await expect(row).toContainText("Premium");
  await expect(row.getByRole("button", { name: "Make Premium" })).toHaveCount(0);
  for (const width of [768, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const beyond = await page
      .getByRole("region", { name: "Users" })
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(beyond, `what is out of sight at ${width}`).toBe(0);
  }

  await row.getByRole("button", { name: "Reset Password" }).click();
  await page.getByLabel("New password").fill("another word");
  await page.getByRole("button", { name: "Set Password" }).click();
  await converter.expectToast("Password reset", email);

  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete User" }).click();
  await expect(page.getByText(`No user matches “${email}”.`)).toBeVisible();
});

test("what is shown stands in the address: Back, a reload and a link lead to it", async ({
  page,
  account,
}) => {
  // A list without anybody has no table.
  await account.signUp();
  await openDashboard(page, (await createAdmin("admin")).email);
  const email = page.getByRole("columnheader", { name: "Email" });
  await email.getByRole("button").click();
  await expect(email).toHaveAttribute("aria-sort", "ascending");
  await email.getByRole("button").click();
  await expect(email).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("tab", { name: "Support" }).click();
  await page.getByRole("tab", { name: /Resolved/ }).click();
  await page.getByLabel("Search support requests").fill("nobody asked this");
  await expect(page).toHaveURL(/\?tab=support&q=nobody\+asked\+this&status=resolved$/);
  const link = page.url();

  await page.goBack();
  await expect(page.getByRole("tab", { name: /New/ })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(email).toHaveAttribute("aria-sort", "descending");
  await page.goBack();
  await expect(email).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/\/admin\/dashboard\?sort=email&order=asc$/);
  await page.reload();
  await expect(email).toHaveAttribute("aria-sort", "ascending");

  await page.goto(link);
  await expect(page.getByLabel("Search support requests")).toHaveValue("nobody asked this");
  await expect(page.getByText("No resolved requests")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Search support requests")).toHaveValue("nobody asked this");
  await page.goBack();
  await expect(email).toHaveAttribute("aria-sort", "ascending");
});

test("the export is a file for spreadsheets", async ({ page }) => {
  await openDashboard(page, (await createAdmin("admin")).email);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("users-export.csv");
});

test("a request goes from new to resolved, on the dashboard and on its own page", async ({
  page,
  account,
  converter,
}) => {
  const subject = `Timer ${randomUUID()}`;
  const request = { name: "Kim", email: account.email, subject, message: "It rang twice." };
  await account.send("POST", "/api/support/send", request);
  await openDashboard(page, (await createAdmin("admin")).email);
  await page.getByRole("tab", { name: "Support" }).click();
  await page.getByPlaceholder("Search by email, name, subject, or message...").fill(subject);
  const card = page.getByRole("article", { name: subject });
  await card.getByRole("button", { name: "View History" }).click();
  await expect(page.getByRole("dialog", { name: "Conversation History" })).toContainText("It rang twice.");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await card.getByRole("button", { name: "Start Working" }).click();
  await converter.expectToast("Status updated", "Support request marked as in-progress");
  await expect(page.getByText("No new support requests")).toBeVisible();
  await page.getByRole("tab", { name: /In Progress/ }).click();
  await expect(card.getByRole("button", { name: "Start Working" })).toHaveCount(0);
  await expectCleanInBothThemes(page, "support tab");

  await page.goto("/admin/support");
  page.on("dialog", (dialog) => void dialog.accept());
  const own = page.getByRole("article", { name: subject });
  await own.getByRole("button", { name: "Mark Resolved" }).click();
  await expect(own).toContainText("Resolved");
  await expect(own.getByRole("button")).toHaveCount(0);
});

test("figures, products and the funnel test", async ({ page, converter }) => {
  await openDashboard(page, (await createAdmin("super_admin")).email);
  await page.getByRole("tab", { name: "Funnel Management" }).click();
  await page.getByRole("button", { name: "Test Combo" }).click();
  await converter.expectToast("Test successful", "created");
  await page.getByRole("button", { name: "Dinner in a Dash", exact: true }).click();
  await converter.expectToast("Dinner in a Dash", /\d+ user/);
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByRole("heading", { name: "Quick Dash" })).toBeVisible();
  await expect(page.getByText("Total signups")).toBeVisible();
  await page.getByRole("radio", { name: "24 hours" }).check();
  await page.getByRole("button", { name: "MoM Comparison" }).click();
  await expect(page.getByRole("region", { name: "Month over month" })).toBeVisible();
  await page.getByText("The figures as a table").click();
  await expectCleanInBothThemes(page, "analytics tab");
  await page.getByRole("tab", { name: "Stripe Products" }).click();
  await page.getByRole("button", { name: "Sync Products" }).click();
  await expect(page.getByRole("row", { name: /Dinner in a Dash/ })).toContainText("dinnerinadash");
  await expect(page.getByRole("tablist", { name: "Admin areas" }).getByRole("tab")).toHaveCount(6);
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit Log" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Audit log" })).toContainText("ran the funnel test");
});

test("an invitation from end to end; whoever is revoked is out at once", async ({
  page,
  account,
  browser,
  baseURL,
}) => {
  await openDashboard(page, (await createAdmin("super_admin")).email);
  const email = newEmail();
  await page.getByRole("tab", { name: "Admin Management" }).click();
  await page.getByRole("button", { name: "Invite Admin" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite Admin" });
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByText("Please fill in all fields")).toBeVisible();
  await dialog.getByLabel("Full Name").fill("New Colleague");
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("Never logged in");

  const context = await browser.newContext({ baseURL, viewport: { width: 320, height: 700 } });
  const guest = await context.newPage();
  await guest.goto(await account.linkFromMail(email));
  await expect(guest.getByRole("heading", { name: "Welcome, New Colleague" })).toBeVisible();
  await guest.getByRole("button", { name: "Activate Account" }).click();
  await expect(guest.getByText("Please fill in all fields")).toBeVisible();
  await guest.getByLabel("Password", { exact: true }).fill("long enough");
  await guest.getByLabel("Confirm password", { exact: true }).fill("not the same");
  await guest.getByRole("button", { name: "Activate Account" }).click();
  await expect(guest.getByText("Passwords do not match")).toBeVisible();
  expect(await overflow(guest)).toBe(0);
  await guest.getByLabel("Confirm password", { exact: true }).fill("long enough");
  await guest.getByRole("button", { name: "Activate Account" }).click();
  await expect(guest.getByText("Account Activated!")).toBeVisible();
  await openDashboard(guest, email, "long enough");
  await guest.getByRole("tab", { name: "Admin Management" }).click();
  await expect(guest.getByRole("row", { name: new RegExp(email) })).toContainText("Active");
  await expect(guest.getByRole("button", { name: "Invite Admin" })).toHaveCount(0);

  page.on("dialog", (asked) => {
    expect(asked.message()).toBe("Are you sure you want to revoke access for New Colleague?");
    void asked.accept();
  });
  await row.getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  await expect(row.getByRole("button")).toHaveCount(0);
  await guest.getByRole("tab", { name: "Support" }).click();
  await expect(guest.getByLabel("Username")).toBeVisible();
  await context.close();
});

test("a link that invites nobody says so, with and without a token", async ({ page }) => {
  await page.goto("/admin/accept-invitation/nothing");
  await expect(page.getByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
  await expect(page.getByText("Invalid or expired invitation")).toBeVisible();
  await page.goto("/admin/accept-invitation");
  await expect(page.getByText("No invitation token provided")).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});

test("without an admin's session the support page leads to the login", async ({ page, account }) => {
  await account.signUp({ premium: true });
  await page.goto("/admin/support");
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("320 pixels: every tab without sideways scrolling, a failing list with Retry", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDashboard(page, (await createAdmin("super_admin")).email);
  await page.route("**/api/admin/admin-users", (route) => route.fulfill({ status: 503, body: "{}" }));
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    expect(await overflow(page), await tab.innerText()).toBe(0);
  }
  await page.getByRole("tab", { name: "Admin Management" }).click();
  await expect(page.getByText("Failed to load admin users")).toBeVisible();
  await page.unroute("**/api/admin/admin-users");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Admins" })).toBeVisible();

  // An answer of an older shape: a part of it is not there.
  await page.route("**/api/admin/analytics/products?*", async (route) => {
    const { analytics, ...answer } = (await (await route.fetch()).json()) as {
      analytics: Record<string, unknown>;
    };
    await route.fulfill({ json: { ...answer, analytics: { ...analytics, days: undefined } } });
  });
  await page.getByRole("tab", { name: "Analytics" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  const card = page.getByRole("region", { name: "Product Analytics" });
  await expect(card).toContainText("Failed to fetch analytics data");
  // Opening the tab and Refresh asked twice: both are answered so before Retry asks the app itself.
  await page.unrouteAll({ behavior: "wait" });
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(card.getByText("Total signups")).toBeVisible();
});
