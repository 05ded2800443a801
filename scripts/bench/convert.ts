/**
 * How long a pasted recipe takes through the worker, and how fast `/api/health` answers beside eight hostile texts. The first is read and
 * formatted as a conversion does it, without the database; the second is asked of the running app.
 */
import { parseRecipeText } from "@/lib/engine/read/text";
import { formatRecipe } from "@/lib/engine/format";
import { runEngine, warmEngine } from "@/lib/services/engine";
import { shaped, SHAPES } from "@/tests/robustness/doors";
import { buildWorkers } from "../setup/workers.mjs";
import { startPlainspoon } from "./running-app";

const ROUNDS = 200;
const HOSTILE = 8;
const HOSTILE_CHARS = 49_000;
const ASK_EVERY_MS = 10;
const RECIPE_EVERY_MS = 200;

const RECIPE = `Lemon barley soup

Serves 4 | Prep 15 min | Cook 45 min

Ingredients
2 tbsp olive oil, divided
1 large onion, finely chopped
2 carrots, diced
3 cloves garlic, minced
200 g (1 cup) pearl barley
1.5 l vegetable stock
1 (14 oz) can chopped tomatoes
1 lemon, zested and juiced
Salt and pepper, to taste
For the topping:
2 thick slices bread, cubed
½ cup parsley, chopped

Method
1. Heat 1 tbsp of the oil in a large pot over medium heat. Add the onion and carrots and cook for 8 to 10 minutes, until soft.
2. Stir in the garlic and the barley and cook for 1 minute more. Pour in the stock and the tomatoes, bring to the boil, then simmer for 35 minutes.
3. Meanwhile, toss the bread with the remaining oil and bake at 200°C for 10 minutes, until golden.
4. Stir in the lemon zest and half of the juice. Season with salt and pepper.
5. Serve topped with the croutons and the parsley.

Tip: it thickens as it stands; add a little water when you reheat it.`;

const at = (values: number[], share: number): string =>
  (
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
    Number.NaN
  ).toFixed(1);

async function throughTheWorker(): Promise<void> {
  await buildWorkers();
  await warmEngine();
  const [far, near]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another title each time, so that nothing can be remembered.
    const text = RECIPE.replace("Lemon", `Lemon ${round}`);
    let started = performance.now();
    await runEngine("formatWords", [text]);
    far.push(performance.now() - started);
    started = performance.now();
    const same = parseRecipeText(text);
    if (same) formatRecipe(same, text);
    near.push(performance.now() - started);
  }
  process.stdout.write(
    `a pasted recipe through the worker: median ${at(far, 0.5)} ms, p95 ${at(far, 0.95)} ms, the first ${far[0]?.toFixed(1)} ms ` +
      `(in the same process: median ${at(near, 0.5)} ms, ${Math.round(1000 / Number(at(near, 0.5)))} a second and core)\n`,
  );
}

async function besideHostileTexts(): Promise<void> {
  const app = await startPlainspoon({ LIMIT_CONVERT_ANON: "1000/3600" });
  const post = async (text: string): Promise<number> => {
    const answer = await fetch(`${app.url}/api/recipes/process-text`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.url },
      body: JSON.stringify({ text }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  try {
    const shapes = Object.values(SHAPES).filter((shape) => shape.trim() !== "");
    let busy = true;
    const hostile = Promise.all(
      Array.from({ length: HOSTILE }, async (_, one) => {
        for (let next = one; next < shapes.length; next += HOSTILE)
          await post(`Soup\n\nIngredients\n1 egg\n\nMethod\n${shaped(shapes[next] ?? "", HOSTILE_CHARS)}`);
      }),
    ).finally(() => (busy = false));
    /** Asks again and again while the hostile texts are read, and at least once; how long each took, in ms. */
    const askMeanwhile = async (
      ask: (round: number) => Promise<unknown>,
      every: number,
    ): Promise<number[]> => {
      const took: number[] = [];
      do {
        const asked = performance.now();
        await ask(took.length);
        took.push(performance.now() - asked);
        await new Promise((wake) => setTimeout(wake, every));
      } while (busy);
      return took;
    };
    const [waits, recipes] = await Promise.all([
      askMeanwhile(async () => (await fetch(`${app.url}/api/health`)).arrayBuffer(), ASK_EVERY_MS),
      askMeanwhile((round) => post(RECIPE.replace("Lemon", `Lemon ${round}`)), RECIPE_EVERY_MS),
    ]);
    await hostile;
    process.stdout.write(
      `beside ${HOSTILE} hostile texts at once: /api/health median ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms, ${waits.length} calls; ` +
        `a recipe median ${at(recipes, 0.5)} ms, longest ${at(recipes, 1)} ms, ${recipes.length} of them\n`,
    );
  } finally {
    await app.stop();
  }
}

export async function run(): Promise<void> {
  await throughTheWorker();
  await besideHostileTexts();
}
