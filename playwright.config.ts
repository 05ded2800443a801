/**
 * The journeys in a real browser, against the app as `npm start` serves it, on its own port and its own data, and against real
 * local web pages. `E2E_ADDRESS` points them at an app that already runs (with the pages server's host allowed).
 */
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { PAGES_PORT } from "./tests/e2e/support/pages";

const PORT = 4399;
const { E2E_ADDRESS, CHROMIUM_PATH } = process.env;
const chromium = [CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

/** What Chromium needs as root in a container, and what keeps it from calling home. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
];

const app = {
  command: "node scripts/start.mjs",
  url: `http://localhost:${PORT}/api/ready`,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  stdout: "ignore" as const,
  env: {
    PORT: String(PORT),
    DATA_DIR: join(tmpdir(), `plainspoon-e2e-${process.ppid}`),
    ALLOW_PRIVATE_HOSTS: `127.0.0.1:${PAGES_PORT}`,
    LIMIT_CONVERT_ANON: "1000/3600",
    PAGE_TIMEOUT_MS: "3000",
    LOG_LEVEL: "warn",
  },
};

const pages = {
  command: "node --import tsx tests/e2e/support/pages-server.ts",
  url: `http://127.0.0.1:${PAGES_PORT}/soup`,
  stdout: "ignore" as const,
  reuseExistingServer: Boolean(E2E_ADDRESS),
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["list"]],
  use: {
    baseURL: E2E_ADDRESS ?? `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    permissions: ["camera"],
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium, args: FLAGS },
  },
  webServer: E2E_ADDRESS ? [pages] : [pages, app],
});
