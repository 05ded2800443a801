import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Sets every rate limit there is, by what `.env.example` explains: the settings themselves would be read too early. */
export function setEveryLimit(rate: string): void {
  const explained = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
  for (const [, name] of explained.matchAll(/^# (LIMIT_\w+)=/gm)) if (name) process.env[name] = rate;
}
