/** Every rate limit at two attempts, for a test file: imported before anything that reads the settings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const explained = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
for (const [, name] of explained.matchAll(/^# (LIMIT_\w+)=/gm)) if (name) process.env[name] = "2/3600";
