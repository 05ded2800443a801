/**
 * Decodes the kinds of all lines together: a linear-chain model whose weights are data (`line-model.json`, written by
 * `scripts/eval/train-text.ts`), and Viterbi's algorithm over them. Linear in the number of lines.
 */
import type { Observation } from "./context";
import model from "./line-model.json" with { type: "json" };

/** O: anything else. I / S: an ingredient or a step begins. i / s: the ingredient or step of the line before goes on. */
export const LABELS = ["O", "I", "i", "S", "s"] as const;
export type Label = (typeof LABELS)[number];

/** Feature name → one weight per label, in the order of `LABELS`; transitions are named `from>to|situation`. */
export type LineWeights = {
  emissions: Readonly<Record<string, readonly number[]>>;
  transitions: Readonly<Record<string, number>>;
};

/** The weights that were learned. */
export const LINE_WEIGHTS: LineWeights = model;

const FORBIDDEN = -1e9;

/** An ingredient goes on only after an ingredient, a step only after a step. */
function mayFollow(from: Label | null, to: Label): boolean {
  if (to === "i") return from === "I" || from === "i";
  if (to === "s") return from === "S" || from === "s";
  return true;
}

type Rows = ReadonlyMap<string, readonly number[]>;
const rows = new WeakMap<LineWeights, Rows>();

/** The weights by feature, to be looked up: names are put together for each line, which a map finds faster than an object does. */
function rowsOf(weights: LineWeights): Rows {
  const known = rows.get(weights) ?? new Map(Object.entries(weights.emissions));
  rows.set(weights, known);
  return known;
}

/** The score of every label for one line. */
function emissionScores(observation: Observation, emissions: Rows): number[] {
  const scores = LABELS.map(() => 0);
  for (const feature of observation.features) {
    const row = emissions.get(feature);
    if (!row) continue;
    for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) + (row[k] ?? 0);
  }
  return scores;
}

/** The two names under which the step from one label to the next is weighed. */
export function transitionNames(from: Label | null, to: Label, situation: string): [string, string] {
  const name = `${from ?? "^"}>${to}`;
  return [name, `${name}|${situation}`];
}

function transitionScore(from: Label | null, to: Label, situation: string, weights: LineWeights): number {
  if (!mayFollow(from, to)) return FORBIDDEN;
  const [name, detailed] = transitionNames(from, to, situation);
  return (weights.transitions[name] ?? 0) + (weights.transitions[detailed] ?? 0);
}

/** What every step from one label to the next weighs in one situation; the last row is the step to the first line. */
type Steps = readonly (readonly number[])[];
const FIRST = LABELS.length;
const weighed = new WeakMap<LineWeights, Map<string, Steps>>();

function stepsIn(situation: string, weights: LineWeights): Steps {
  const tables = weighed.get(weights) ?? new Map<string, Steps>();
  weighed.set(weights, tables);
  const steps =
    tables.get(situation) ??
    [...LABELS, null].map((from) => LABELS.map((to) => transitionScore(from, to, situation, weights)));
  tables.set(situation, steps);
  return steps;
}

/** The best sequence of labels for the observed lines. */
export function decode(observations: readonly Observation[], weights: LineWeights): Label[] {
  let scores: number[] = [];
  const back: number[][] = [];
  const emissions = rowsOf(weights);
  observations.forEach((observation, index) => {
    const emission = emissionScores(observation, emissions);
    const pointers: number[] = [];
    const steps = stepsIn(index === 0 ? "start" : observation.transition, weights);
    const next = LABELS.map((to, k) => {
      if (index === 0) return (emission[k] ?? 0) + (steps[FIRST]?.[k] ?? 0);
      const forbidden = to === "i" && !observation.mayContinue ? FORBIDDEN : 0;
      let best = -Infinity;
      for (let j = 0; j < LABELS.length; j += 1) {
        const score = (scores[j] ?? 0) + (steps[j]?.[k] ?? 0) + forbidden;
        if (score <= best) continue;
        best = score;
        pointers[k] = j;
      }
      return best + (emission[k] ?? 0);
    });
    back.push(pointers);
    scores = next;
  });
  let at = scores.reduce((best, score, k) => (score > (scores[best] ?? -Infinity) ? k : best), 0);
  const labels: Label[] = new Array<Label>(observations.length);
  for (let i = observations.length - 1; i >= 0; i -= 1) {
    labels[i] = LABELS[at] ?? "O";
    at = back[i]?.[at] ?? 0;
  }
  return labels;
}
