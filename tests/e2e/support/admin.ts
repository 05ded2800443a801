/** Admins for the journeys, made by the program of `npm run admin:create`, which the start of the app has bundled. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { programArguments } from "../../../scripts/setup/workers.mjs";
import { withDatabase } from "./database";

export const ADMIN_PASSWORD = "salt and pepper";

export type AdminRole = "admin" | "super_admin";

/** An active admin. */
export async function createAdmin(role: AdminRole): Promise<{ email: string; name: string }> {
  const [email, name] = [`admin-${randomUUID()}@plainspoon.test`, "Robin Boss"];
  const words = ["--email", email, "--name", name, "--role", role, "--password", ADMIN_PASSWORD];
  await withDatabase((url, appUrl) =>
    promisify(execFile)(process.execPath, [...programArguments("make-admin"), ...words], {
      env: { ...process.env, DATABASE_URL: url, ...(appUrl && { APP_URL: appUrl }) },
    }),
  );
  return { email, name };
}

/** Logs in on the dashboard itself. */
export async function openDashboard(page: Page, email: string, password = ADMIN_PASSWORD): Promise<void> {
  await page.goto("/admin/dashboard");
  await page.getByLabel("Username").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("tab", { name: "Users" }).waitFor();
}
