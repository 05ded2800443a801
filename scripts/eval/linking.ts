/** Kind `linking`: which lines each given step uses, where it names them, and its times. Looks at texts only, never at the labels. */
import { readFile } from "node:fs/promises";
import { findDurations, type Duration } from "@/lib/engine/language/times/durations";
import { linkActions } from "@/lib/engine/link";
import { listOf } from "./file-cases";

type Case = {
  id: string;
  title: string;
  servings: string | null;
  ingredients: { text: string }[];
  steps: { text: string }[];
};

/** The labels hold "10 minutes to 15 minutes" as two times and "10 to 15 minutes" as one range; the engine reads a range in both. */
function asLabelled(text: string, time: Duration): Duration[] {
  const stated = text.slice(time.start, time.end);
  const between =
    time.minutesMax === null ? null : /\p{L}\.?\s*(?:-|–|\bto\b|\bor\b)\s*(?=[\p{N}½¼¾]|an? )/u.exec(stated);
  if (between === null) return [time];
  const cut = between.index + between[0].length;
  const ends = [stated.slice(0, cut), stated.slice(cut)].flatMap((part, index) =>
    findDurations(part).map((each) => ({
      ...each,
      start: time.start + (index === 0 ? 0 : cut) + each.start,
      end: time.start + (index === 0 ? 0 : cut) + each.end,
    })),
  );
  return ends.length === 2 ? ends : [time];
}

/** Predictions for every case of the file (`cases.json`) or of the directory that holds it. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const all = JSON.parse(await readFile(await listOf(cases), "utf8")) as Case[];
  for (const { id, title, ingredients, steps } of all) {
    const linked = linkActions({
      title,
      lines: ingredients.map(({ text }) => ({ text })),
      actions: steps.map(({ text }, instruction) => ({
        text,
        instruction,
        opensSentence: true,
        preparation: false,
        seconds: [],
      })),
    });
    yield {
      id,
      steps: linked.map((step, index) => ({
        ingredients: step.uses.map((use) => use.line),
        mentions: step.mentions.map(({ start, end, line }) => ({ start, end, ingredient: line })),
        timers: findDurations(steps[index]?.text ?? "")
          .filter((time) => time.isTimer)
          .flatMap((time) => asLabelled(steps[index]?.text ?? "", time))
          .map(({ minutes, minutesMax, start, end }) => ({
            minutes,
            minutesMax: minutesMax ?? undefined,
            start,
            end,
          })),
      })),
    };
  }
}
