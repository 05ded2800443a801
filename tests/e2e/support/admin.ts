/** Admins for the journeys, made as the operator of the server makes them. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

export const ADMIN_PASSWORD = "salt and pepper";
const PROGRAM = resolve("scripts/admin-create.mjs");

export type AdminRole = "admin" | "super_admin";

/** An active admin. */
export async function createAdmin(role: AdminRole): Promise<{ email: string; name: string }> {
  const [email, name] = [`admin-${randomUUID()}@plainspoon.test`, "Robin Boss"];
  const words = ["--email", email, "--name", name, "--role", role, "--password", ADMIN_PASSWORD];
  await promisify(execFile)(process.execPath, [PROGRAM, ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
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
