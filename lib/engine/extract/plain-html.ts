/** The recipe of a page without structured data: the best pair of an ingredient list and instructions among all candidates. */
import { totalMinutesIn, yieldIn } from "../format/text/meta";
import type { Candidate } from "./candidates";
import { candidatesByClass } from "./class-candidates";
import { candidatesByHeading } from "./heading-candidates";
import type { Page } from "./page";
import { readParts } from "./parts";
import { INGREDIENTS, STEPS, type Part } from "./part";
import { emptyReading, type Reading } from "./reading";
import { withoutRepeats } from "./repeats";
import { candidatesByShape } from "./shape-candidates";
import { titleOfPage } from "./title";

/** What says so in words is believed before what only looks so. */
const TRUST: Record<Candidate["via"], number> = { class: 1.1, heading: 1.15, shape: 0.8 };
/** Instructions stand close after the ingredients; each line between costs, but never more than this. */
const LINE_BETWEEN = 0.01;
const FAR = 0.6;
/** Instructions before the ingredients are mostly the talk above the recipe. */
const BEFORE = 0.7;

function pairScore(ingredients: Candidate, instructions: Candidate): number {
  const overlap = ingredients.from < instructions.to && instructions.from < ingredients.to;
  const gap =
    instructions.from >= ingredients.to
      ? instructions.from - ingredients.to
      : ingredients.from - instructions.to;
  const order = instructions.from >= ingredients.to ? 1 : BEFORE;
  const closeness = overlap ? 0.6 : order * (1 - Math.min(FAR, Math.max(0, gap) * LINE_BETWEEN));
  const balance = Math.sqrt(
    Math.max(0, ingredients.score) *
      TRUST[ingredients.via] *
      Math.max(0, instructions.score) *
      TRUST[instructions.via],
  );
  return balance * closeness;
}

type Pair = { score: number; ingredients: Candidate | undefined; instructions: Candidate | undefined };

function bestPair(ingredients: readonly Candidate[], instructions: readonly Candidate[]): Pair {
  let best: Pair = { score: 0, ingredients: top(ingredients), instructions: top(instructions) };
  for (const one of ingredients) {
    for (const other of instructions) {
      const score = pairScore(one, other);
      if (score > best.score) best = { score, ingredients: one, instructions: other };
    }
  }
  return best;
}

const named = (page: Page, part: Part) => [
  ...candidatesByClass(page, part),
  ...candidatesByHeading(page, part),
];

/** Pairs this good need no search by shape alone, which looks at every line of the page. */
const GOOD_PAIR = 1.5;

function choosePair(page: Page): Pair {
  const ingredients = named(page, INGREDIENTS);
  const instructions = named(page, STEPS);
  const best = bestPair(ingredients, instructions);
  if (best.score >= GOOD_PAIR) return best;
  return bestPair(
    [...ingredients, ...candidatesByShape(page, INGREDIENTS)],
    [...instructions, ...candidatesByShape(page, STEPS)],
  );
}

/** The best pair; when only one part can be found, that part alone. */
export function readPlain(page: Page): Reading {
  const best = choosePair(page);
  const parts =
    best.ingredients && best.instructions ? readParts(page, best.ingredients, best.instructions) : null;
  const { meta } = page;
  return {
    ...emptyReading("plain"),
    title: titleOfPage(page, best.ingredients?.from ?? null),
    description: meta.description,
    imageUrl: meta.image,
    yield: yieldNear(page, best.ingredients),
    totalMinutes: totalNear(page, best.ingredients),
    ingredients: parts?.ingredients ?? withoutRepeats(best.ingredients?.lines ?? []),
    instructions: parts?.instructions ?? best.instructions?.lines ?? [],
  };
}

function top(candidates: readonly Candidate[]): Candidate | undefined {
  return [...candidates].sort((a, b) => b.score * TRUST[b.via] - a.score * TRUST[a.via])[0];
}

/** Yield and time stand mostly a little above the ingredients. */
const LOOK_BACK = 40;
const LOOK_ON = 10;

function near<T>(page: Page, list: Candidate | undefined, read: (text: string) => T | null): T | null {
  if (!list) return null;
  for (let index = list.from - 1; index >= Math.max(0, list.from - LOOK_BACK); index--) {
    const found =
      read(page.lines[index]!.text) ??
      read(`${page.lines[index]!.text} ${page.lines[index + 1]?.text ?? ""}`);
    if (found !== null) return found;
  }
  for (let index = list.to; index < Math.min(page.lines.length, list.to + LOOK_ON); index++) {
    const found = read(page.lines[index]!.text);
    if (found !== null) return found;
  }
  return null;
}

const yieldNear = (page: Page, list: Candidate | undefined) =>
  near(page, list, (text) => (text.length < 120 ? yieldIn(text) : null));
const totalNear = (page: Page, list: Candidate | undefined) => near(page, list, totalMinutesIn);
