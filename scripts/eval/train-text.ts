/**
 * Trains the line model of `lib/engine/format/text` (averaged structured perceptron) and writes its weights as data:
 * `node --import tsx scripts/eval/train-text.ts --out lib/engine/format/text/line-weights.ts CASES.json…`
 * With `--folds 5 --predictions FILE` it writes predictions of models that never saw the case, for every case of the first file.
 * Cases are those of `score-text.mjs`: `{ id, text, expected: { title, ingredients, steps } }`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readWith } from "@/lib/engine/format/sections";
import { shapeOf } from "@/lib/engine/format/text/line-features";
import { observe, type Observation } from "@/lib/engine/format/text/line-context";
import { titlesOf } from "@/lib/engine/format/text/assemble";
import { rankableTitles, scoreTitle, type RankedTitle } from "@/lib/engine/format/text/title";
import {
  decode,
  LABELS,
  transitionNames,
  type Label,
  type LineWeights,
} from "@/lib/engine/format/text/line-model";
import type { TextLine } from "@/lib/engine/format/text/lines";
import { linesOf } from "@/lib/engine/format/sections";

type Case = { id: string; text: string; expected: { title: string; ingredients: string[]; steps: string[] } };
type Example = { observations: Observation[]; labels: Label[]; weight: number };

const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .match(/[\p{L}]+|\d+(?:[/.⁄]\d+)*/gu) ?? [];

function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of b) left.set(token, (left.get(token) ?? 0) + 1);
  let count = 0;
  for (const token of a) {
    const n = left.get(token) ?? 0;
    if (n > 0) {
      count += 1;
      left.set(token, n - 1);
    }
  }
  return count;
}

const f1 = (a: readonly string[], b: readonly string[]): number =>
  (2 * overlap(a, b)) / Math.max(1, a.length + b.length);

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

function exampleOf(test: Case, weight: number): Example {
  const lines = linesOf(test.text);
  const labels: Label[] = lines.map(() => "O");
  const lineTokens = lines.map((line) => tokens(line.text));
  markIngredients(lineTokens, test.expected.ingredients, labels);
  markSteps(lines, lineTokens, test.expected.steps, labels);
  labels.forEach((label, i) => {
    if (label === "i" && labels[i - 1] !== "I" && labels[i - 1] !== "i") labels[i] = "I";
    if (label === "s" && labels[i - 1] !== "S" && labels[i - 1] !== "s") labels[i] = "S";
  });
  const observations = observe(lines, lines.map(shapeOf));
  labels.forEach((label, i) => {
    if (label === "i" && observations[i]?.mayContinue === false) labels[i] = "I";
  });
  return { observations, labels, weight };
}

/** Features that only the word lists give. */
const LEXICAL =
  /^(?:food|foods\d|food1|amount\+food|bare-food|verb|verbs\d|opener|adverb|amount-word|prose\d|kit|until|prepared|to-taste|you|copula|duration|for1|prev-verb1|verb-density|after-\w+&(?:verb1|opener1|prepared|food|amount\+food|prose0))/;

/** The example as it would look in a language that no word list knows. */
function foreignTwin(example: Example): Example {
  const observations = example.observations.map(({ features, transition, mayContinue }) => ({
    features: [
      ...features.filter((feature) => !LEXICAL.test(feature)),
      "food-none",
      "foods0",
      "verbs0",
      "prose0",
      "verb-density0",
    ],
    transition,
    mayContinue,
  }));
  return { ...example, observations, weight: example.weight * 0.5 };
}

/** Small repeatable generator (mulberry32): the same data gives the same weights. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

/** Averaged structured perceptron: weights move towards the true labels of every text that is decoded wrongly. */
function train(examples: readonly Example[], epochs: number): LineWeights {
  const emissions: Record<string, number[]> = {};
  const emissionSums: Record<string, number[]> = {};
  const transitions: Record<string, number> = {};
  const transitionSums: Record<string, number> = {};
  let clock = 1;
  const addEmission = (feature: string, label: Label, amount: number): void => {
    const k = LABELS.indexOf(label);
    const row = (emissions[feature] ??= LABELS.map(() => 0));
    const sum = (emissionSums[feature] ??= LABELS.map(() => 0));
    row[k] = (row[k] ?? 0) + amount;
    sum[k] = (sum[k] ?? 0) + amount * clock;
  };
  const addTransition = (name: string, amount: number): void => {
    transitions[name] = (transitions[name] ?? 0) + amount;
    transitionSums[name] = (transitionSums[name] ?? 0) + amount * clock;
  };
  const addPath = (
    example: Example,
    path: readonly Label[],
    amount: number,
    other: readonly Label[],
  ): void => {
    example.observations.forEach((observation, i) => {
      const label = path[i] ?? "O";
      if (label !== other[i]) for (const feature of observation.features) addEmission(feature, label, amount);
      const from = i === 0 ? null : (path[i - 1] ?? "O");
      for (const name of transitionNames(from, label, i === 0 ? "start" : observation.transition))
        addTransition(name, amount);
    });
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let wrong = 0;
    for (const example of shuffled(examples, 17 + epoch)) {
      const path = decode(example.observations, { emissions, transitions });
      const errors = path.filter((label, i) => label !== example.labels[i]).length;
      if (errors > 0) {
        wrong += errors;
        addPath(example, example.labels, example.weight, path);
        addPath(example, path, -example.weight, example.labels);
      }
      clock += 1;
    }
    process.stdout.write(`epoch ${epoch + 1}: ${wrong} lines wrong\n`);
  }
  const average = (value: number, sum: number): number => Math.round((value - sum / clock) * 100) / 100;
  const result: LineWeights = {
    emissions: Object.fromEntries(
      Object.entries(emissions)
        .map(
          ([name, row]) =>
            [name, row.map((value, k) => average(value, emissionSums[name]?.[k] ?? 0))] as const,
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    transitions: Object.fromEntries(
      Object.entries(transitions)
        .map(([name, value]) => [name, average(value, transitionSums[name] ?? 0)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
  return result;
}

type TitleExample = { titles: RankedTitle[]; right: boolean[] };

function titleExampleOf(test: Case, weights: LineWeights): TitleExample {
  const lines = linesOf(test.text);
  const shapes = lines.map(shapeOf);
  const { candidates, place } = titlesOf(lines, shapes, decode(observe(lines, shapes), weights));
  const titles = rankableTitles(candidates, place);
  const wanted = tokens(test.expected.title).filter((token) => token !== "recipe");
  return {
    titles,
    right: titles.map(
      (title) =>
        f1(
          tokens(title.text).filter((token) => token !== "recipe"),
          wanted,
        ) >= 0.8,
    ),
  };
}

/** Averaged perceptron on the ranking: the best right title must come before every wrong one. */
function trainTitles(examples: readonly TitleExample[], epochs: number): Record<string, number> {
  const weights: Record<string, number> = {};
  const sums: Record<string, number> = {};
  let clock = 1;
  const add = (title: RankedTitle, amount: number): void => {
    for (const feature of title.features) {
      weights[feature] = (weights[feature] ?? 0) + amount;
      sums[feature] = (sums[feature] ?? 0) + amount * clock;
    }
  };
  const usable = examples.filter(({ right }) => right.includes(true));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let wrong = 0;
    for (const { titles, right } of shuffled(usable, 91 + epoch)) {
      const scores = titles.map((title) => scoreTitle(title, weights));
      const top = (wanted: boolean): number =>
        scores.reduce(
          (best, score, i) => (right[i] === wanted && (best < 0 || score > (scores[best] ?? 0)) ? i : best),
          -1,
        );
      const good = top(true);
      const bad = top(false);
      clock += 1;
      if (bad < 0 || (scores[good] ?? 0) > (scores[bad] ?? 0) + 1) continue;
      wrong += 1;
      add(titles[good] as RankedTitle, 1);
      add(titles[bad] as RankedTitle, -1);
    }
    if (epoch === epochs - 1)
      process.stdout.write(
        `titles: ${wrong} of ${usable.length} wrong or close, ${examples.length - usable.length} without\n`,
      );
  }
  return Object.fromEntries(
    Object.entries(weights)
      .map(([name, value]) => [name, Math.round((value - (sums[name] ?? 0) / clock) * 100) / 100] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    folds: { type: "string" },
    predictions: { type: "string" },
    titles: { type: "string" },
    epochs: { type: "string", default: "12" },
  },
});
const files = positionals.map((file) => JSON.parse(readFileSync(file, "utf8")) as Case[]);
const sets = files.map((cases) => cases.map((test) => ({ test, example: exampleOf(test, 1) })));
const main = sets[0] ?? [];
const rest = sets.slice(1).flat();
const epochs = Number(values.epochs);

/** Every third text is learnt in a foreign guise as well. */
function withTwins(examples: readonly Example[]): Example[] {
  return examples.flatMap((example, i) => (i % 3 === 0 ? [example, foreignTwin(example)] : [example]));
}

if (values.folds && values.predictions) {
  const folds = Number(values.folds);
  const lines: string[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const seen = main.filter((_, i) => i % folds !== fold).concat(rest);
    const weights = train(
      seen.map(({ example }) => example),
      epochs,
    );
    const titleWeights = trainTitles(
      seen.map(({ test }) => titleExampleOf(test, weights)),
      20,
    );
    for (const { test } of main.filter((_, i) => i % folds === fold)) {
      const recipe = readWith(test.text, weights, titleWeights);
      lines.push(
        JSON.stringify({
          id: test.id,
          title: recipe?.title ?? null,
          servings: recipe?.yield ?? null,
          ingredients: recipe?.ingredients.map((line) => line.text) ?? [],
          steps: recipe?.instructions.map((line) => line.text) ?? [],
        }),
      );
    }
  }
  writeFileSync(values.predictions, `${lines.join("\n")}\n`);
}
if (values.out && values.titles) {
  const weights = train(
    main.concat(rest).map(({ example }) => example),
    epochs,
  );
  writeFileSync(
    values.out,
    `/** Weights of the line model, one per label in the order O, I, i, S, s. Written by scripts/eval/train-text.ts: do not edit. */\nimport type { LineWeights } from "./line-model";\n\nexport const LINE_WEIGHTS: LineWeights = ${JSON.stringify(weights)};\n`,
  );
  const titleWeights = trainTitles(
    main.concat(rest).map(({ test }) => titleExampleOf(test, weights)),
    20,
  );
  writeFileSync(
    values.titles,
    `/** Weights of the title ranking. Written by scripts/eval/train-text.ts: do not edit. */\nexport const TITLE_WEIGHTS: Readonly<Record<string, number>> = ${JSON.stringify(titleWeights)};\n`,
  );
}
