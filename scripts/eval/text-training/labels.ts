/** Labels every line of a text by the recipe that is expected of it: the examples that the line model learns from. */
import { linesOf } from "@/lib/engine/read/text";
import { observe, type Observation } from "@/lib/engine/lines/classify/context";
import { shapeOf } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { f1, overlap, tokens } from "./tokens";

export type Case = {
  id: string;
  text: string;
  expected: { title: string; ingredients: string[]; steps: string[] };
};
export type Example = { observations: Observation[]; labels: Label[]; weight: number };

/** Marks the runs of up to four lines that are an expected ingredient, best matches first. */
function markIngredients(
  lineTokens: readonly string[][],
  expected: readonly string[],
  labels: Label[],
): void {
  const found: { score: number; from: number; length: number; item: number }[] = [];
  expected.map(tokens).forEach((item, k) => {
    for (let from = 0; from < lineTokens.length; from += 1) {
      let run: string[] = [];
      for (let length = 1; length <= 4 && from + length <= lineTokens.length; length += 1) {
        run = run.concat(lineTokens[from + length - 1] ?? []);
        if (run.length > item.length * 2 + 4) break;
        const score = f1(item, run);
        if (score >= 0.75) found.push({ score: score - length * 0.001 - from * 1e-7, from, length, item: k });
      }
    }
  });
  found.sort((a, b) => b.score - a.score);
  const done = new Set<number>();
  for (const { from, length, item } of found) {
    if (done.has(item) || labels.slice(from, from + length).some((label) => label !== "O")) continue;
    done.add(item);
    for (let i = from; i < from + length; i += 1) labels[i] = i === from ? "I" : "i";
  }
}

/** Marks the lines whose words belong to an expected step, the first of each run as its beginning. */
function markSteps(
  lines: readonly TextLine[],
  lineTokens: readonly string[][],
  expected: readonly string[],
  labels: Label[],
): void {
  const steps = expected.map(tokens);
  const together = steps.flat();
  let lastStep = -1;
  let lastLine = -9;
  for (let i = 0; i < lineTokens.length; i += 1) {
    const own = lineTokens[i] ?? [];
    if (own.length === 0 || labels[i] !== "O") continue;
    let best = -1;
    let bestScore = 0;
    steps.forEach((step, k) => {
      const inside = overlap(own, step) / own.length;
      const covered = overlap(own, step) / Math.max(1, step.length);
      const near = k === lastStep || k === lastStep + 1 ? 0.15 : 0;
      const enough =
        own.length >= 5
          ? inside >= 0.85
          : (inside === 1 && i - lastLine <= 2 && k === lastStep) || covered >= 0.8;
      if (enough && inside + near > bestScore) {
        best = k;
        bestScore = inside + near;
      }
    });
    if (best < 0 && own.length >= 12 && overlap(own, together) >= 0.9 * own.length)
      best = steps.findIndex((step) => overlap(step, own) >= 0.9 * step.length);
    if (best < 0) continue;
    const goesOn =
      best === lastStep &&
      i - lastLine === 1 &&
      (labels[i - 1] === "S" || labels[i - 1] === "s") &&
      !(lines[i]?.run ?? false);
    labels[i] = goesOn ? "s" : "S";
    lastStep = best;
    lastLine = i;
  }
}

/** The lines of a case as the model sees them, with their true labels. */
export function exampleOf(test: Case, weight: number): Example {
  const lines = linesOf(test.text);
  const labels: Label[] = lines.map(() => "O");
  const lineTokens = lines.map((line) => tokens(line.text));
  markIngredients(lineTokens, test.expected.ingredients, labels);
  markSteps(lines, lineTokens, test.expected.steps, labels);
  labels.forEach((label, i) => {
    if (label === "i" && labels[i - 1] !== "I" && labels[i - 1] !== "i") labels[i] = "I";
    if (label === "s" && labels[i - 1] !== "S" && labels[i - 1] !== "s") labels[i] = "S";
  });
  const observations = observe(
    lines,
    lines.map((line) => shapeOf(line)),
  );
  labels.forEach((label, i) => {
    if (label === "i" && observations[i]?.mayContinue === false) labels[i] = "I";
  });
  return { observations, labels, weight };
}

/** Features that only the word lists give. */
const LEXICAL =
  /^(?:food|amount_food|bare_food|verb|opener|adverb|amount_word|prose_\d|kit|until|prepared|to_taste|you|copula|duration|for1|prev_verb1|after_\w+?_(?:verb1|opener1|prepared|food|amount_food|prose_0))/;

/** The example as it would look in a language that no word list knows. */
export function foreignTwin(example: Example): Example {
  const observations = example.observations.map(({ features, transition, mayContinue }) => ({
    features: [
      ...features.filter((feature) => !LEXICAL.test(feature)),
      "food_none",
      "foods_0",
      "verbs_0",
      "prose_0",
      "verb_density_0",
    ],
    transition,
    mayContinue,
  }));
  return { ...example, observations, weight: example.weight * 0.5 };
}
