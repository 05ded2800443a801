/** The browsers for the end-to-end tests: what is on the machine, else Playwright's download, else Debian's packages. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installDebianPackage, mayInstallPackages } from "./debian.mjs";
import { ROOT } from "./project.mjs";
import { Failure, runQuietly, step } from "./say.mjs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

async function onThisMachine() {
  const { chromium } = await import("@playwright/test");
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

async function download() {
  const command = join(ROOT, "node_modules/@playwright/test/cli.js");
  const sentence = "Playwright's browser is out of reach.";
  try {
    await step("Downloading a browser", () =>
      runQuietly(process.execPath, [command, "install", "chromium"], {
        cwd: ROOT,
        timeout: 300_000,
        sentence,
      }),
    );
  } catch {
    process.stdout.write("  that did not work; trying another way\n");
  }
}

/**
 * @returns the path of a Chromium or Chrome.
 * @throws Failure that says how to give it one.
 */
export async function findBrowser() {
  const found = await onThisMachine();
  if (found) return found;
  await download();
  const downloaded = await onThisMachine();
  if (downloaded) return downloaded;
  if (mayInstallPackages()) await installDebianPackage("chromium");
  const installed = await onThisMachine();
  if (installed) return installed;
  throw new Failure(
    "There is no browser to test with: install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

const SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Chromium without the windows around its pages, which does a journey's work in a seventh less time; only an extension needs the whole browser.
 *
 * @param browser the whole one, which is taken where there is no other.
 */
export async function findHeadlessShell(browser) {
  const find = () => [process.env.HEADLESS_SHELL_PATH, SHELL].find((path) => path && existsSync(path));
  // Of one version with the whole one, or not at all.
  const isDebians = browser === "/usr/bin/chromium";
  if (!find() && isDebians && mayInstallPackages()) await installDebianPackage("chromium-headless-shell");
  return (isDebians && find()) || browser;
}
