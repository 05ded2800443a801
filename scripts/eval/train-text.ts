/**
 * Trains the reader of pasted text and writes its weights as data files:
 * `node --import tsx scripts/eval/train-text.ts --text TEXT_CASES.json --pages URL_CASES_FOLDER --linking LINKING_CASES.json [--write]`.
 * With `--folds 5 --predictions FILE` it writes predictions of models that never saw the case, one for every text case, for `score-text.mjs`.
 * Learnt from: the text cases, the pages as a browser would copy them, the linking recipes written in many ways, and our own texts
 * (`text-training/own-texts.json`: other languages, very short recipes, texts that are no recipe), these twice.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readWith } from "@/lib/engine/read/text";
import { exampleOf, foreignTwin, type Case, type Example } from "./text-training/labels";
import { train } from "./text-training/line-perceptron";
import { pageCases } from "./text-training/page-cases";
import { renderedCases } from "./text-training/rendered-cases";
import { titleExampleOf, trainTitles } from "./text-training/title-perceptron";

const LINE_EPOCHS = 12;
const TITLE_EPOCHS = 20;
const ENTRIES_A_LINE = 4;
const LINES = "lib/engine/lines/classify";

const { values } = parseArgs({
  options: {
    text: { type: "string" },
    pages: { type: "string" },
    linking: { type: "string" },
    folds: { type: "string" },
    predictions: { type: "string" },
    write: { type: "boolean", default: false },
    held: { type: "string", default: "text" },
  },
});

const readCases = (file: string): Case[] => JSON.parse(readFileSync(file, "utf8")) as Case[];
const own = readCases(new URL("text-training/own-texts.json", import.meta.url).pathname);
const sets: Record<string, Case[]> = {
  text: values.text ? readCases(values.text) : [],
  pages: values.pages ? pageCases(values.pages) : [],
  rendered: values.linking ? renderedCases(values.linking) : [],
  own,
};

type Learnt = { test: Case; example: Example };
const learnt = (cases: readonly Case[]): Learnt[] =>
  cases.map((test) => ({ test, example: exampleOf(test, 1) }));
const held = learnt(sets[values.held] ?? []);
const rest = Object.entries(sets)
  .filter(([name]) => name !== values.held)
  .flatMap(([name, cases]) => (name === "own" ? [...learnt(cases), ...learnt(cases)] : learnt(cases)));

/** Every third text is learnt in a foreign guise as well. */
const withTwins = (set: readonly Learnt[]): Example[] =>
  set.flatMap(({ example }, i) => (i % 3 === 0 ? [example, foreignTwin(example)] : [example]));

function learn(set: readonly Learnt[]): {
  weights: ReturnType<typeof train>;
  titleWeights: Record<string, number>;
} {
  const weights = train(withTwins(set), LINE_EPOCHS);
  return {
    weights,
    titleWeights: trainTitles(
      set.map(({ test }) => titleExampleOf(test, weights)),
      TITLE_EPOCHS,
    ),
  };
}

if (values.folds && values.predictions) {
  const folds = Number(values.folds);
  const lines: string[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const { weights, titleWeights } = learn(held.filter((_, i) => i % folds !== fold).concat(rest));
    for (const { test } of held.filter((_, i) => i % folds === fold)) {
      const recipe = readWith(test.text, weights, titleWeights);
      lines.push(
        JSON.stringify({
          id: test.id,
          title: recipe?.title ?? null,
          servings: recipe?.yield ?? recipe?.makes ?? null,
          ingredients: recipe?.ingredients.map((line) => line.text) ?? [],
          steps: recipe?.instructions.map((line) => line.text) ?? [],
        }),
      );
    }
  }
  writeFileSync(values.predictions, `${lines.join("\n")}\n`);
}

/** An object literal with several entries a line, which the formatter of code leaves alone. */
function dataLines(data: object): string {
  const entries = Object.entries(data).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const rows: string[] = [];
  for (let i = 0; i < entries.length; i += ENTRIES_A_LINE)
    rows.push(`  ${entries.slice(i, i + ENTRIES_A_LINE).join(", ")},`);
  return `{\n${rows.join("\n")}\n}`;
}

if (values.write) {
  const { weights, titleWeights } = learn(held.concat(rest));
  const note = "Written by scripts/eval/train-text.ts: do not edit.";
  writeFileSync(
    `${LINES}/weights.ts`,
    `/** Weights of the line model, one per label in the order O, I, i, S, s. ${note} */
import type { LineWeights } from "./model";

// prettier-ignore
const emissions: LineWeights["emissions"] = ${dataLines(weights.emissions)};

// prettier-ignore
const transitions: LineWeights["transitions"] = ${dataLines(weights.transitions)};

export const LINE_WEIGHTS: LineWeights = { emissions, transitions };
`,
  );
  writeFileSync(
    `lib/engine/read/text/title-weights.ts`,
    `/** Weights of the title ranking. ${note} */
// prettier-ignore
export const TITLE_WEIGHTS: Readonly<Record<string, number>> = ${dataLines(titleWeights)};
`,
  );
}
