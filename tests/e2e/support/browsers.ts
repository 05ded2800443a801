/** The browsers of the journeys, as `npm test` names them, or where Debian puts them. */
import { existsSync } from "node:fs";

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
const first = (...paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** The whole browser, which can have extensions; undefined for Playwright's own. */
export const CHROMIUM = first(CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome");

/** Its pages without the windows around them, where there is one: all other journeys. */
export const HEADLESS_SHELL =
  first(HEADLESS_SHELL_PATH, CHROMIUM_PATH, "/usr/bin/chromium-headless-shell") ?? CHROMIUM;
