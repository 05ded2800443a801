/** Learns the weights of the title ranking from texts whose title is known. */
import { linesOf } from "@/lib/engine/read/text";
import { titlesOf } from "@/lib/engine/read/text/assemble";
import { observe } from "@/lib/engine/lines/classify/context";
import { shapeOf } from "@/lib/engine/lines/classify/features";
import { decode, type LineWeights } from "@/lib/engine/lines/classify/model";
import { rankableTitles, scoreTitle, type RankedTitle } from "@/lib/engine/read/text/title";
import type { Case } from "./labels";
import { shuffled } from "./seeded";
import { f1, tokens } from "./tokens";

export type TitleExample = { titles: RankedTitle[]; right: boolean[] };

/** The titles that could be chosen for a case, and which of them are right. */
export function titleExampleOf(test: Case, weights: LineWeights): TitleExample {
  const lines = linesOf(test.text);
  const shapes = lines.map((line) => shapeOf(line));
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
export function trainTitles(examples: readonly TitleExample[], epochs: number): Record<string, number> {
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
