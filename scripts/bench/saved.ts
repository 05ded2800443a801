/** How long the server takes over the saved recipes page, and a search in it, of a cook with 5,000 recipes among 20 other cooks. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startPlainspoon } from "./running-app";

const RECIPES = 5_000;
const OTHERS = 20;
const ROUNDS = 40;
const FILL = fileURLToPath(new URL("./fill-saved-recipes.mjs", import.meta.url));

const REQUESTS = {
  "first paint": "/saved-recipes",
  "search, everything": "/saved-recipes?q=soup",
  "search, one in fifty": "/saved-recipes?q=leek+7",
  "search, nothing": "/saved-recipes?q=unheard-of",
  "600 cards": "/saved-recipes?show=600",
  "GET /api/recipes": "/api/recipes",
  "GET /api/recipes?q=": "/api/recipes?q=leek+7",
} as const;

const at = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

async function register(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/users/register`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse" }),
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

export async function run(): Promise<void> {
  const app = await startPlainspoon({ LIMIT_SIGNUP: "1000/3600" });
  try {
    const cookie = await register(app.url, "shelf@plainspoon.test");
    for (let number = 0; number < OTHERS; number += 1)
      await register(app.url, `other-${number}@plainspoon.test`);
    await promisify(execFile)(process.execPath, [FILL, String(RECIPES)], {
      env: { ...process.env, DATA_DIR: app.dataDir },
    });
    for (const [name, path] of Object.entries(REQUESTS)) {
      const [first, whole]: [number[], number[]] = [[], []];
      let bytes = 0;
      // The first round warms what a running server has warm.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const asked = performance.now();
        const answer = await fetch(app.url + path, { headers: { cookie } });
        const begun = performance.now() - asked;
        bytes = (await answer.arrayBuffer()).byteLength;
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        if (round === 0) continue;
        first.push(begun);
        whole.push(performance.now() - asked);
      }
      process.stdout.write(
        `${name.padEnd(22)} first byte ${at(first, 0.5).toFixed(0)} ms, whole ${at(whole, 0.5).toFixed(0)} ms ` +
          `(p95 ${at(whole, 0.95).toFixed(0)} ms), ${(bytes / 1000).toFixed(0)} kB\n`,
      );
    }
  } finally {
    await app.stop();
  }
}
