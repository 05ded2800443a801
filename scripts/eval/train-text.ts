/**
 * Trains the reader of pasted text: `node --conditions=react-server --import tsx scripts/eval/train-text.ts [--write]`.
 * Prints the figures of models that have not seen the recipes they read (five folds); with `--write` trains on everything and writes the models,
 * each with the hash of the data, the commit of the sources, and those figures. The same sources and data give the same weights, to the digit.
 * `--text CASES.json --predictions FILE` also reads cases from elsewhere with the trained model, for a scorer.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { LineWeights } from "@/lib/engine/lines/classify/model";
import { readWith } from "@/lib/engine/read/text";
import { casesIn, DATA, dataHash } from "./text-training/data";
import { figuresOf, mean } from "./text-training/figures";
import { exampleOf, foreignTwin, type Case, type Example } from "./text-training/labels";
import { train } from "./text-training/line-perceptron";
import { renderedCases } from "./text-training/rendered-cases";
import { titleExampleOf, trainTitles } from "./text-training/title-perceptron";

const FOLDS = 5;
const LINE_EPOCHS = 12;
const TITLE_EPOCHS = 20;
/** Our texts are the only ones of their kinds: they are learned so many times. */
const TEXT_COPIES = 5;
const LINE_MODEL = "lib/engine/lines/classify/line-model.json";
const TITLE_MODEL = "lib/engine/read/text/title-model.json";
const FORMATTER = "node_modules/oxfmt/bin/oxfmt";

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    text: { type: "string" },
    predictions: { type: "string" },
  },
});

type Learnt = { test: Case; example: Example };
type Model = { weights: LineWeights; titleWeights: Record<string, number> };

const learnt = (cases: readonly Case[]): Learnt[] =>
  cases.map((test) => ({ test, example: exampleOf(test, 1) }));

/** Every third text is learnt in a foreign guise as well. */
const withTwins = (set: readonly Learnt[]): Example[] =>
  set.flatMap(({ example }, i) => (i % 3 === 0 ? [example, foreignTwin(example)] : [example]));

function learn(texts: readonly Case[], recipes: readonly Case[]): Model {
  const copies = Array.from({ length: TEXT_COPIES }, () => texts).flat();
  const set = learnt([...recipes, ...renderedCases(recipes), ...copies]);
  const weights = train(withTwins(set), LINE_EPOCHS);
  const titles = set.map(({ test }) => titleExampleOf(test, weights));
  return { weights, titleWeights: trainTitles(titles, TITLE_EPOCHS) };
}

const texts = casesIn("own-texts.json");
const recipes = casesIn("own-recipes.json");

/** The figures of models that learned from the other folds only. */
function heldOut(): ReturnType<typeof mean> {
  const apart = (cases: readonly Case[], fold: number): [Case[], Case[]] => [
    cases.filter((_, i) => i % FOLDS !== fold),
    cases.filter((_, i) => i % FOLDS === fold),
  ];
  const all = Array.from({ length: FOLDS }, (_, fold) => {
    const [knownTexts, newTexts] = apart(texts, fold);
    const [known, unseen] = apart(recipes, fold);
    const { weights, titleWeights } = learn(knownTexts, known);
    return figuresOf([...newTexts, ...unseen, ...renderedCases(unseen)], weights, titleWeights);
  });
  return mean(all);
}

function predict({ weights, titleWeights }: Model, cases: readonly Case[]): string {
  return cases
    .map(({ id, text }) => {
      const recipe = readWith(text, weights, titleWeights);
      return JSON.stringify({
        id,
        title: recipe?.title ?? null,
        servings: recipe?.yield ?? recipe?.makes ?? null,
        ingredients: recipe?.ingredients.map((line) => line.text) ?? [],
        steps: recipe?.instructions.map((line) => line.text) ?? [],
      });
    })
    .join("\n");
}

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** A model's file: one weight a line, so that a change of a few is seen as a few. */
function modelFile(
  record: object,
  parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): string {
  const head = JSON.stringify(record, null, 2).slice(0, -2);
  const written = Object.entries(parts).map(([name, part]) => {
    const rows = Object.entries(part).map(
      ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${rows.join(",\n")}\n  }`;
  });
  return `${head},\n${written.join(",\n")}\n}\n`;
}

const changed = git("status", "--porcelain", "--", "lib/engine", "scripts/eval");
if (values.write && changed !== "") {
  process.stderr.write(`Commit first: the models name the commit that they were trained at.\n${changed}\n`);
  process.exit(1);
}
const model = learn(texts, recipes);
if (values.text && values.predictions) {
  const cases = JSON.parse(readFileSync(values.text, "utf8")) as Case[];
  writeFileSync(values.predictions, `${predict(model, cases)}\n`);
} else {
  const score = heldOut();
  process.stdout.write(`${JSON.stringify(score)}\n`);
  if (values.write) {
    const record = {
      trainedBy: "scripts/eval/train-text.ts",
      trainedOn: DATA.map((name) => `scripts/eval/text-training/${name}`),
      dataHash: dataHash(),
      commit: git("rev-parse", "HEAD"),
      score: {
        how: `${FOLDS} folds by recipe: shares of titles and of whole lines (F1) on texts not learned from`,
        ...score,
      },
    };
    writeFileSync(LINE_MODEL, modelFile(record, model.weights));
    writeFileSync(TITLE_MODEL, modelFile(record, { weights: model.titleWeights }));
    execFileSync(process.execPath, [FORMATTER, LINE_MODEL, TITLE_MODEL]);
  }
}
