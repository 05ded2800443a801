/** The headless Chromium that lays out cases: the one of the end-to-end tests. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

export function openBrowser(): Promise<Browser> {
  const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((file) => existsSync(file));
  return chromium.launch({ executablePath: installed, args: ["--no-sandbox", "--disable-gpu"] });
}
