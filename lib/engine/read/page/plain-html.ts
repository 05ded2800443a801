/** Reads a page that states its recipe in no data: the lists that may be its ingredients or its instructions, each with how likely it is, and the best
 * of them together. */
import { isPicture, pictureAbove, titleOfPage } from "./title-and-picture";
import { totalNear, yieldNear } from "./beside-lists";
import type { Page } from "./page";
import { readParts } from "./parts";
import { INGREDIENTS, STEPS, type Candidate, type Part, type Region, readRegion } from "./region";
import { readListed, candidatesByStructure } from "./by-markup";
import { emptyReading, type Reading } from "@/lib/engine/read/json-ld/reading";
import { nameWords, withoutRepeats } from "./tidy-lines";
import { isInOtherWords } from "./page-kind";
import { innermost, isSectionTitle, itemLines } from "./microdata";
import { headingOf } from "@/lib/engine/language/headings";
import { attributes } from "@/lib/engine/read/html/elements";
import { NAMING_ATTRIBUTES, PART_NAMES, UNNAMED } from "@/lib/engine/read/html/vocabulary.data";

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

function worded(candidate: Candidate): Worded {
  const names = candidate.lines.map((line) => nameWords(line.text));
  return { candidate, names, words: new Set(names.flat()) };
}

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
  ...candidatesByStructure(page, part),
];

/** From these scores on a pair needs no search by shape alone, which looks at every line of the page. */
const GOOD_INGREDIENTS = 2;
const GOOD_INSTRUCTIONS = 1;

const isGood = ({ score, ingredients, instructions }: Pair): boolean =>
  score > 0 &&
  (ingredients?.score ?? 0) >= GOOD_INGREDIENTS &&
  (instructions?.score ?? 0) >= GOOD_INSTRUCTIONS;

/** Where no words of the page are known, what its looks say is no better than two lists that its markup shows under headings. */
const isShown = ({ score, ingredients, instructions }: Pair, page: Page): boolean =>
  score > 0 &&
  ingredients?.listed !== undefined &&
  instructions?.listed !== undefined &&
  isInOtherWords(page);

/** The pair in what the page shows. Panes that are closed at first may hold one part: then all of the page is read. */
function choosePair(whole: Page): { pair: Pair; page: Page } {
  const shown = whole.shown;
  const seen = shown === null ? null : bestPairOf(shown);
  if (shown !== null && seen !== null && (isGood(seen) || isShown(seen, shown)))
    return { pair: seen, page: shown };
  return { pair: bestPairOf(whole), page: whole };
}

function bestPairOf(page: Page): Pair {
  const ingredients = named(page, INGREDIENTS);
  const instructions = named(page, STEPS);
  const best = bestPair(ingredients, instructions);
  if (isGood(best) || isShown(best, page)) return best;
  return bestPair(
    [...ingredients, ...candidatesByShape(page, INGREDIENTS)],
    [...instructions, ...candidatesByShape(page, STEPS)],
  );
}

/** The best pair; when only one part can be found, that part alone. */
export function readPlain(whole: Page): Reading {
  const { pair: best, page } = choosePair(whole);
  const parts =
    best.ingredients && best.instructions ? readParts(page, best.ingredients, best.instructions) : null;
  const { meta } = page;
  const from = best.ingredients?.from ?? null;
  const title = titleOfPage(page, from);
  return {
    ...emptyReading("plain"),
    title,
    isAnnounced: best.ingredients?.listed !== undefined && best.instructions?.listed !== undefined,
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

/** The better candidates first; at most this many are carried on. */
const KEPT = 6;

function bestOf(candidates: Candidate[]): Candidate[] {
  const ranked = candidates.filter((candidate) => candidate.score > 0).sort((a, b) => b.score - a.score);
  // A class on the list and one on each of its items give the same lines twice.
  const different = ranked.filter((one, index) => {
    const before = ranked[index - 1];
    return !before || before.score !== one.score || before.from !== one.from || before.to !== one.to;
  });
  return different.slice(0, KEPT);
}

/** More groups or members than this are a page's vocabulary, not a recipe. */
const MAX_GROUPS = 60;
const MAX_MEMBERS = 300;
/** So many members of a group are also tried one by one: a page may hold the same list twice, or lists of several recipes. */
const MAX_SINGLES = 6;

/** Groups elements by tag and by the word of their class, id or data attribute that names the part. */
function groupsOf(page: Page, names: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  const word = new RegExp(names.join("|"), "i");
  for (const node of page.tags.mentioning(names)) {
    const tag = page.doc.tag[node]!;
    if (UNNAMED.has(tag)) continue;
    const all = attributes(page.doc, node);
    for (const name of NAMING_ATTRIBUTES) {
      const value = all.get(name);
      if (!value) continue;
      for (const token of value.split(/\s+/)) {
        if (token.length > 80 || !word.test(token)) continue;
        const key = `${tag} ${name === "id" ? token.replace(/\d+/g, "#") : token}`;
        const members = groups.get(key);
        if (members) members.push(node);
        else if (groups.size < MAX_GROUPS) groups.set(key, [node]);
      }
    }
  }
  return [...groups.values()].filter((members) => members.length <= MAX_MEMBERS);
}

function candidatesByClass(page: Page, part: Part): Candidate[] {
  const found: Candidate[] = [];
  for (const group of groupsOf(page, PART_NAMES[part.kind] ?? [])) {
    const nodes = innermost(page, group);
    const ranges = nodes.map((node) => page.lineRange(node));
    const first = ranges[0]!;
    const last = ranges[ranges.length - 1]!;
    if (nodes.length > 1) {
      const lines = itemLines(page, nodes, part.joinsItems);
      found.push({ via: "class", lines, from: first[0], to: last[1], score: part.score(lines, page.judge) });
    }
    if (nodes.length <= MAX_SINGLES) {
      for (const [from, to] of ranges)
        if (to - from >= 2) found.push(contained(page, { from, to, level: 0, part, via: "class" }));
    }
  }
  return bestOf(found);
}

/**
 * Under one heading: the list that the markup shows, unless the words find more, or tell of running text what they can tell; where the page's
 * language has no words here, what the markup shows.
 */
function announced(worded: Candidate, listed: Candidate | null, page: Page): Candidate {
  if (listed !== null && isInOtherWords(page)) return listed;
  if (listed === null || worded.lines.length > listed.lines.length) return worded;
  return listed.listed === "blocks" && worded.lines.length > 0 && worded.score > 0 ? worded : listed;
}

/** In an element that is named after the part: the list that its words show, whole. */
function contained(page: Page, region: Region): Candidate {
  const worded = readRegion(page, region);
  const isTold = worded.lines.length >= 2 && worded.score > 0;
  const whole = isTold || isInOtherWords(page) ? readListed(page, region) : null;
  return whole === null ? worded : { ...announced(worded, whole, page), listed: undefined };
}

const MAX_HEADINGS = 40;

function candidatesByHeading(page: Page, part: Part): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (page.headedAt(index) !== part.kind) continue;
    const region: Region = {
      from: index + 1,
      to: page.lines.length,
      level: line.heading,
      part,
      via: "heading",
      opening: page.partNamedAt(index),
    };
    found.push(announced(readRegion(page, region), readListed(page, region), page));
    if (found.length >= MAX_HEADINGS) break;
  }
  return bestOf(found);
}

const GOOD = 0.5;

function candidatesByShape(page: Page, part: Part): Candidate[] {
  const { lines } = page;
  const found: Candidate[] = [];
  for (let start = 0; start < lines.length; start++) {
    const first = lines[start]!;
    if (first.linked > 0.95 || part.likeness(first.text, page.judge) < GOOD) continue;
    const before = lines[start - 1];
    const titled = before && isSectionTitle(before) && headingOf(before.text) === null;
    const run = readRegion(page, {
      from: start,
      to: lines.length,
      level: titled ? before.heading : 0,
      part,
      via: "shape",
      opening: titled ? before.text : null,
    });
    if (run.lines.length > 0) found.push(run);
    start = Math.max(start, run.to - 1);
  }
  return bestOf(found);
}
