/**
 * A recipe as a file, over the wire, as a cook waits for it: a usual recipe and one of forty ingredients, one after the other and four at
 * once, and how fast `/api/health` answers meanwhile.
 */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { OUTPUTS } from "@/lib/rules/outputs";
import { workedMs } from "./process-tree";
import { startPlainspoon } from "./running-app";

const ROUNDS = 30;
const AT_ONCE = 4;
const FORMATS = OUTPUTS.filter(({ kind }) => kind === "file").map(({ format }) => format);

const recipeOf = (ingredients: number, steps: number): FormattedContent => ({
  title: `Bench stew of ${ingredients} things`,
  description: "Better the next day, and good for a crowd.",
  servings: 4,
  imageUrl: null,
  ingredients: Array.from(
    { length: ingredients },
    (_, index) => `${index + 1} cups thing ${index + 1}, finely chopped`,
  ),
  steps: Array.from({ length: steps }, (_, index) => ({
    number: index + 1,
    instruction: `Stir ***thing ${index + 1}*** into the pot and let it simmer for ${index + 5} minutes until soft and well combined.`,
    ingredients: [`${index + 1} cups thing ${index + 1}`],
    isPrep: index < 2,
  })),
});
const RECIPES = { "10 ingredients, 8 steps": recipeOf(10, 8), "40 ingredients, 18 steps": recipeOf(40, 18) };

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ??
  Number.NaN;

const line = (values: number[]): string =>
  `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms, longest ${Math.max(...values).toFixed(0)} ms`;

export async function run(): Promise<void> {
  const app = await startPlainspoon({ LIMIT_SIGNUP: "100/3600", LIMIT_PRINT: "10000/3600" });
  let cookie = "";
  const post = async (path: string, body: unknown): Promise<Response> => {
    const answer = await fetch(`${app.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.url, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const printed = async (id: string, format: string): Promise<number> => {
    const started = performance.now();
    await (await post(`/api/recipes/${id}/output`, { format })).arrayBuffer();
    return performance.now() - started;
  };
  try {
    const account = await post("/api/users/register", {
      email: "bench@plainspoon.test",
      password: "correct horse",
    });
    cookie = account.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    let first: number | undefined;
    const waits: number[] = [];
    let busy = true;
    const watching = (async () => {
      while (busy) {
        const started = performance.now();
        await (await fetch(`${app.url}/api/health`)).arrayBuffer();
        waits.push(performance.now() - started);
        await new Promise((wake) => setTimeout(wake, 50));
      }
    })();
    for (const [name, content] of Object.entries(RECIPES)) {
      const saved = await post("/api/recipes", { title: content.title, formattedContent: content });
      const { id } = (await saved.json()) as { id: string };
      for (const format of FORMATS) {
        if (first === undefined) {
          first = await printed(id, format);
          process.stdout.write(`the first of a fresh server: ${first.toFixed(0)} ms\n`);
        }
        const alone: number[] = [];
        const worked = await workedMs(app);
        for (let round = 0; round < ROUNDS; round += 1) alone.push(await printed(id, format));
        const workEach = ((await workedMs(app)) - worked) / ROUNDS;
        const together: number[] = [];
        for (let round = 0; round < ROUNDS / AT_ONCE; round += 1)
          together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => printed(id, format)))));
        process.stdout.write(
          `${name}, ${format.padEnd(5)}  alone ${line(alone)}, ${workEach.toFixed(0)} ms of work each; ${AT_ONCE} at once ${line(together)}\n`,
        );
      }
    }
    busy = false;
    await watching;
    process.stdout.write(`/api/health meanwhile: ${line(waits)}\n`);
  } finally {
    await app.stop();
  }
}
