/** Learns the weights of the line model from labelled texts. */
import {
  decode,
  LABELS,
  transitionNames,
  type Label,
  type LineWeights,
} from "@/lib/engine/lines/classify/model";
import type { Example } from "./labels";
import { shuffled } from "./seeded";

/** Averaged structured perceptron: weights move towards the true labels of every text that is decoded wrongly. */
function trainOnce(examples: readonly Example[], epochs: number, seed: number): LineWeights {
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
    for (const example of shuffled(examples, seed + epoch)) {
      const path = decode(example.observations, { emissions, transitions });
      const errors = path.filter((label, i) => label !== example.labels[i]).length;
      if (errors > 0) {
        wrong += errors;
        addPath(example, example.labels, example.weight, path);
        addPath(example, path, -example.weight, example.labels);
      }
      clock += 1;
    }
    if (epoch === epochs - 1)
      process.stdout.write(`seed ${seed}, epoch ${epoch + 1}: ${wrong} lines wrong\n`);
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

/** Orders of the examples whose results are averaged: the order alone moves a single run's figures. */
const SEEDS = [17, 1017, 2017];

/** The mean of the weights that several orders of the same examples lead to. */
export function train(examples: readonly Example[], epochs: number): LineWeights {
  const runs = SEEDS.map((seed) => trainOnce(examples, epochs, seed));
  const mean = (values: readonly number[]): number =>
    Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / SEEDS.length) / 100;
  const namesIn = (part: keyof LineWeights): string[] =>
    [...new Set(runs.flatMap((run) => Object.keys(run[part])))].sort();
  return {
    emissions: Object.fromEntries(
      namesIn("emissions").map((name) => [
        name,
        LABELS.map((_, k) => mean(runs.map((run) => run.emissions[name]?.[k] ?? 0))),
      ]),
    ),
    transitions: Object.fromEntries(
      namesIn("transitions").map((name) => [name, mean(runs.map((run) => run.transitions[name] ?? 0))]),
    ),
  };
}
