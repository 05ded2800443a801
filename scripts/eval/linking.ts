/** Kind `linking`: which lines each given step uses, where it names them, and its times. Looks at texts only, never at the labels. */
import { readFile } from "node:fs/promises";
import { findDurations } from "@/lib/engine/format/durations";
import { linkSteps } from "@/lib/engine/format/link";

type Case = {
  id: string;
  title: string;
  servings: string | null;
  ingredients: { text: string }[];
  steps: { text: string }[];
};

/** Predictions for every case of the file (`cases.json`) or of the directory that holds it. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const file = cases.endsWith(".json") ? cases : `${cases}/cases.json`;
  const all = JSON.parse(await readFile(file, "utf8")) as Case[];
  for (const { id, title, ingredients, steps } of all) {
    const linked = linkSteps({
      title,
      ingredients: ingredients.map(({ text }) => ({ text })),
      steps: steps.map(({ text }) => ({ text })),
    });
    yield {
      id,
      steps: linked.map((step, index) => ({
        ingredients: step.uses.map((use) => use.line),
        mentions: step.mentions.map(({ start, end, line }) => ({ start, end, ingredient: line })),
        timers: findDurations(steps[index]?.text ?? "").map(({ minutes, minutesMax, start, end }) => ({
          minutes,
          minutesMax: minutesMax ?? undefined,
          start,
          end,
        })),
      })),
    };
  }
}
