/**
 * The journeys in a real browser, against the built app as `npm start` serves it, on its own port and its own fresh data, and
 * against real local web pages. `npm test` names the browsers (support/browsers.ts), a free port (E2E_PORT) and the reporters.
 * `E2E_ADDRESS` points the journeys at an app that already runs (and may fetch from the pages server; its
 * DATA_DIR is then `E2E_DATA_DIR`).
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { HEADLESS_SHELL } from "./tests/e2e/support/browsers";
import { APP_PORT, GOOGLE_PORT, PAGES_PORT } from "./tests/e2e/support/pages";

const { CI, E2E_ADDRESS } = process.env;
/** The workers, which read this file too, reach the app's database through it. */
const dataDir = (process.env.E2E_DATA_DIR ??= join(tmpdir(), `plainspoon-e2e-${process.pid}`));

/**
 * Two popups of the address bar, pages of the browser's own that each new window loads ahead: a quarter of all the work of a journey's
 * browser, and nobody sees them. Chromium heeds the last list only: what Playwright's own (chromiumSwitches) has stays off with them.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** What Chromium needs as root in a container, and what keeps it from calling home. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

const app = {
  command: "node scripts/start.mjs",
  url: `http://localhost:${APP_PORT}/api/ready`,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  stdout: "ignore" as const,
  env: {
    PORT: String(APP_PORT),
    DATA_DIR: dataDir,
    ALLOW_PRIVATE_HOSTS: `127.0.0.1:${PAGES_PORT}`,
    LIMIT_CONVERT_ANON: "1000/3600",
    LIMIT_CONVERT_USER: "1000/3600",
    LIMIT_SIGNUP: "1000/3600",
    LIMIT_SHARE_SIGNUP: "1000/3600",
    LIMIT_LOGIN: "1000/3600",
    LIMIT_FORGOT: "1000/3600",
    LIMIT_SUPPORT: "1000/3600",
    LIMIT_PROMO: "1000/3600",
    LIMIT_PRINT: "1000/3600",
    LIMIT_SHARE_EVENT: "1000/60",
    LIMIT_GOOGLE: "1000/3600",
    META_PIXEL_ID: "123456789",
    META_SCRIPT_URL: `http://127.0.0.1:${PAGES_PORT}/fbevents.js`,
    GA_MEASUREMENT_ID: "G-PLAIN1",
    GA_SCRIPT_URL: `http://127.0.0.1:${PAGES_PORT}/gtag/js`,
    GOOGLE_CLIENT_ID: "plainspoon-e2e",
    GOOGLE_CLIENT_SECRET: "not a secret",
    GOOGLE_ISSUER: `http://localhost:${GOOGLE_PORT}`,
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

/** An OpenID Connect server in Google's place. */
const google = {
  command: "node --import tsx tests/e2e/support/google-server.ts",
  url: `http://localhost:${GOOGLE_PORT}/.well-known/openid-configuration`,
  stdout: "ignore" as const,
  reuseExistingServer: Boolean(E2E_ADDRESS),
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: E2E_ADDRESS ?? `http://localhost:${APP_PORT}`,
    viewport: { width: 1280, height: 900 },
    permissions: ["camera"],
    // Journeys that answer in the server's place do so without a worker in between; offline.spec.ts has it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: HEADLESS_SHELL, args: FLAGS },
  },
  webServer: E2E_ADDRESS ? [pages, google] : [pages, google, app],
});
