/** The recipe of a page without structured data: the best pair of an ingredient list and instructions among all candidates. */
import { candidatesByClass, candidatesByHeading, candidatesByShape } from "./candidates";
import { isPicture, pictureAbove, titleOfPage, totalNear, yieldNear } from "./around";
import type { Page } from "./page";
import { readParts } from "./parts";
import { INGREDIENTS, STEPS, type Candidate, type Part } from "./region";
import { emptyReading, type Reading } from "@/lib/engine/read/json-ld/reading";
import { nameWords, withoutRepeats } from "./tidy-lines";

/** What says so in words is believed before what only looks so. */
const TRUST: Record<Candidate["via"], number> = { class: 1.1, heading: 1.15, shape: 0.8 };
/** Instructions stand close after the ingredients; each line between costs, but never more than this. */
const LINE_BETWEEN = 0.02;
const FAR = 0.5;
/** Instructions right behind the ingredients belong to them. */
const NEXT_LINES = 3;
const NEXT = 1.25;
/** What is left of a pair whose instructions speak of none of its ingredients. */
const UNSPOKEN = 0.7;
/** Instructions before the ingredients are mostly the talk above the recipe. */
const BEFORE = 0.7;

function pairScore(ingredients: Candidate, instructions: Candidate): number {
  const overlap = ingredients.from < instructions.to && instructions.from < ingredients.to;
  const gap =
    instructions.from >= ingredients.to
      ? instructions.from - ingredients.to
      : ingredients.from - instructions.to;
  const behind = instructions.from >= ingredients.to;
  const order = behind ? (gap <= NEXT_LINES ? NEXT : 1) : BEFORE;
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

type Worded = { candidate: Candidate; names: string[][]; words: ReadonlySet<string> };

const worded = (candidate: Candidate): Worded => ({
  candidate,
  names: candidate.lines.map((line) => nameWords(line.text)),
  words: new Set(candidate.lines.flatMap((line) => nameWords(line.text))),
});

/** Share of the ingredients that the instructions speak of, by any word of their names, 0–1. */
function spokenOf(ingredients: Worded, instructions: Worded): number {
  if (instructions.words.has("ingredients") || instructions.words.has("everything")) return 1;
  const spoken = ingredients.names.filter((name) =>
    name.some((word) => word.length > 2 && instructions.words.has(word)),
  );
  return ingredients.names.length ? spoken.length / ingredients.names.length : 0;
}

function bestPair(ingredients: readonly Candidate[], instructions: readonly Candidate[]): Pair {
  let best: Pair = { score: 0, ingredients: top(ingredients), instructions: top(instructions) };
  const steps = instructions.map(worded);
  for (const one of ingredients.map(worded)) {
    for (const other of steps) {
      const score =
        pairScore(one.candidate, other.candidate) * (UNSPOKEN + (1 - UNSPOKEN) * spokenOf(one, other));
      if (score > best.score) best = { score, ingredients: one.candidate, instructions: other.candidate };
    }
  }
  return best;
}

const named = (page: Page, part: Part) => [
  ...candidatesByClass(page, part),
  ...candidatesByHeading(page, part),
];

/** From these scores on a pair needs no search by shape alone, which looks at every line of the page. */
const GOOD_INGREDIENTS = 2;
const GOOD_INSTRUCTIONS = 1;

function choosePair(page: Page): Pair {
  const ingredients = named(page, INGREDIENTS);
  const instructions = named(page, STEPS);
  const best = bestPair(ingredients, instructions);
  const good =
    (best.ingredients?.score ?? 0) >= GOOD_INGREDIENTS &&
    (best.instructions?.score ?? 0) >= GOOD_INSTRUCTIONS;
  if (good && best.score > 0) return best;
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
  const from = best.ingredients?.from ?? null;
  const title = titleOfPage(page, from);
  return {
    ...emptyReading("plain"),
    title,
    description: meta.description,
    imageUrl: from !== null && !isPicture(meta.image) ? pictureAbove(page, from, title) : meta.image,
    yield: yieldNear(page, best.ingredients),
    totalMinutes: totalNear(page, best.ingredients),
    ingredients: parts?.ingredients ?? withoutRepeats(best.ingredients?.lines ?? []),
    instructions: parts?.instructions ?? best.instructions?.lines ?? [],
  };
}

function top(candidates: readonly Candidate[]): Candidate | undefined {
  return [...candidates].sort((a, b) => b.score * TRUST[b.via] - a.score * TRUST[a.via])[0];
}
