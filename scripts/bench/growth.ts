/** Twice the input must not take much more than twice the time: hostile shapes through every reader of the engine. */
import { extractRecipe } from "@/lib/engine/read/page";
import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import { cutActions } from "@/lib/engine/cut";

const RUNS = 5;
const SHAPES = [
  "salt and ",
  "2 cups flour, ",
  "1 1/2 (",
  "Mix until smooth and then ",
  "350 degrees F. ",
  "a",
  "***x** ",
  "<div <p>1 cup<li>",
  "&amp;amp;",
];

const READERS: Record<string, (text: string) => void> = {
  extractRecipe: (text) => void extractRecipe(text),
  parseRecipeText: (text) => void parseRecipeText(text),
  cutActions: (text) => void cutActions([{ text }]),
  formatRecipe: (text) =>
    void formatRecipe({
      title: text.slice(0, 100),
      description: null,
      yield: null,
      totalMinutes: null,
      imageUrl: null,
      ingredients:
        text
          .match(/[^]{1,60}/g)
          ?.slice(0, 10_000)
          .map((line) => ({ text: line })) ?? [],
      instructions:
        text
          .match(/[^]{1,200}/g)
          ?.slice(0, 10_000)
          .map((line) => ({ text: line })) ?? [],
    }),
};

function fastest(read: (text: string) => void, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    read(text);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

export async function run(): Promise<void> {
  for (const [name, read] of Object.entries(READERS)) {
    const ratios = SHAPES.map((shape) => {
      const once = shape.repeat(Math.ceil((name === "formatRecipe" ? 20_000 : 200_000) / shape.length));
      read(once);
      return { shape, ratio: fastest(read, once + once) / Math.max(0.5, fastest(read, once)) };
    });
    const worst = ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
    process.stdout.write(
      `${name}: twice the input takes at most ${worst.ratio.toFixed(2)} times the time (${JSON.stringify(worst.shape)})\n`,
    );
  }
}
