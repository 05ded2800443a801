/**
 * Decides which line each mention means, over the whole recipe at once: lines that share a mention are decided together, by the best way
 * to give every mention its line. What the text says of like lines counts: describing words, stated amounts, the part, the order of the list.
 */
import type { DecidedBy } from "@/lib/engine/recipe/stages";
import type { LineModel } from "./line-names";
import type { Parts } from "./parts";
import { together, type Phrase } from "./phrases";
import type { ReadAction } from "./read-action";

/** What speaks for a line, on the scale of a candidate's own score (a name's head is worth 1). */
export const WEIGHTS = {
  /** The stated amount is the line's own, or more than the line has. */
  amount: 0.9,
  tooMuch: -1.5,
  /** The line stands in the part of the recipe that the action belongs to, or in another one. */
  part: 1.1,
  otherPart: -0.6,
  /** Nothing of the line was used yet; something was, and the words speak of the rest. */
  fresh: 0.5,
  rest: 0.9,
  restOfUnused: -0.25,
  /** Another amount of a line that is used already, where the list says it is divided, and where it does not. */
  dividedAgain: 0.3,
  undividedAgain: -0.3,
  /** A like line that stands before it in the list is still unused. */
  outOfOrder: -0.2,
  /** Another place names the line, and it alone. */
  elsewhere: -0.35,
  /** A spice is not cut up. */
  cutSpice: -0.7,
} as const;
/** Nothing tells two lines apart whose ways of giving out mentions differ by less than this. */
const UNDECIDED = 0.3;
/** Ways that are followed at once, lines that are told apart in them, and mentions of one group of lines: bounds for adversarial lists. */
const MOST_WAYS = 48;
const MOST_LINES = 24;
const MOST_MENTIONS = 400;

export type Choice = {
  /** One line, or several that the words mean together. */
  lines: number[];
  /** The other line that it may well be. */
  others: number[];
  decidedBy: DecidedBy;
};

/** All lines of a group taken at once, before a mention or at its place: "mix everything for the filling". */
export type Sweep = { action: number; lines: number[] };

type Mention = { action: number; phrase: Phrase; joint: number[]; cutting: boolean };
type Way = { score: number; used: number };
type Move = { from: number; option: number; to: number; gain: number };
type Turn = { mention: Mention | null; moves: Move[] };

export type Chooser = {
  actions: readonly ReadAction[];
  lines: readonly LineModel[];
  parts: Parts;
  sweeps: readonly Sweep[];
  /** Another place than this phrase names the line, and it alone. */
  namedElsewhere: (line: number, phrase: Phrase) => boolean;
  isCutting: (action: ReadAction, phrase: Phrase) => boolean;
};

/** Lines that share a mention, as groups. */
function clustersOf(mentions: readonly Mention[], count: number): number[] {
  const root = Array.from({ length: count }, (_each, index) => index);
  const find = (line: number): number => {
    let at = line;
    while (root[at] !== at && root[at] !== undefined) at = root[at] ?? at;
    root[line] = at;
    return at;
  };
  for (const { phrase } of mentions) {
    const [first, ...others] = phrase.options;
    for (const other of others) if (first !== undefined) root[find(other.line)] = find(first.line);
  }
  return root.map((_each, line) => find(line));
}

/** What speaks for `line` at a mention, whatever was used before. */
function standing({ lines, parts, namedElsewhere }: Chooser, mention: Mention, at: number): number {
  const { phrase } = mention;
  const option = phrase.options[at];
  const line = option === undefined ? undefined : lines[option.line];
  if (option === undefined || line === undefined) return -Infinity;
  let value = option.score;
  const fit = phrase.fits.get(option.line) ?? 0;
  if (fit > 0) value += WEIGHTS.amount;
  if (fit < 0 && phrase.portion?.kind !== "more") value += WEIGHTS.tooMuch;
  const group = parts.of[mention.action] ?? -1;
  if (group >= 0 && parts.groups.length > 1)
    value += parts.groupOfLine[option.line] === group ? WEIGHTS.part : WEIGHTS.otherPart;
  if (phrase.options.length > 1 && !line.compound && namedElsewhere(option.line, phrase))
    value += WEIGHTS.elsewhere;
  if (mention.cutting && (line.food?.classes.has("spice") ?? false)) value += WEIGHTS.cutSpice;
  return value - option.line * 1e-4;
}

/** What speaks for a line because of what was used before it. */
function moving(
  { lines, parts }: Chooser,
  mention: Mention,
  at: number,
  used: number,
  bit: ReadonlyMap<number, number>,
): number {
  const { portion, options } = mention.phrase;
  const index = options[at]?.line ?? -1;
  const line = lines[index];
  if (line === undefined) return 0;
  const isUsed = (other: number) => (used & (1 << (bit.get(other) ?? 31))) !== 0;
  const again = isUsed(index);
  let value = 0;
  if (portion?.kind === "rest")
    value += again ? WEIGHTS.rest + (line.divided ? 0.2 : 0) : WEIGHTS.restOfUnused;
  else if (!again) value += WEIGHTS.fresh;
  else if (portion?.amount !== null && portion?.amount !== undefined)
    value += line.divided || line.open ? WEIGHTS.dividedAgain : WEIGHTS.undividedAgain;
  const earlier = options.some(
    (other) =>
      other.line < index && !isUsed(other.line) && parts.groupOfLine[other.line] === parts.groupOfLine[index],
  );
  if (!again && earlier) value += WEIGHTS.outOfOrder;
  return value;
}

/** The best way through the mentions of one group of lines; for each mention the best total with each of its options. */
function decide(
  chooser: Chooser,
  mentions: readonly Mention[],
  sweeps: readonly Sweep[],
  bit: ReadonlyMap<number, number>,
): Map<Mention, number[]> {
  const events: { action: number; mention: Mention | null; lines: number[] }[] = [
    ...mentions.map((mention) => ({ action: mention.action, mention, lines: mention.joint })),
    ...sweeps.map(({ action, lines }) => ({ action, mention: null, lines })),
  ].sort((a, b) => a.action - b.action);
  const mask = (lines: readonly number[]) =>
    lines.reduce((bits, line) => (bit.has(line) ? bits | (1 << (bit.get(line) ?? 0)) : bits), 0);
  const turns: Turn[] = [];
  let ways = new Map<number, number>([[0, 0]]);
  for (const { mention, lines } of events) {
    const moves: Move[] = [];
    const next = new Map<number, number>();
    const move = (from: number, option: number, to: number, gain: number): void => {
      moves.push({ from, option, to, gain });
      const total = (ways.get(from) ?? 0) + gain;
      if (total > (next.get(to) ?? -Infinity)) next.set(to, total);
    };
    const base =
      mention === null ? [] : mention.phrase.options.map((_option, at) => standing(chooser, mention, at));
    for (const used of ways.keys()) {
      if (mention === null || lines.length > 0) move(used, -1, used | mask(lines), 0);
      else
        mention.phrase.options.forEach((option, at) => {
          const to = used | (1 << (bit.get(option.line) ?? 31));
          move(used, at, to, (base[at] ?? 0) + moving(chooser, mention, at, used, bit));
        });
    }
    const kept: Way[] = [...next]
      .map(([used, score]) => ({ used, score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_WAYS);
    ways = new Map(kept.map(({ used, score }) => [used, score]));
    turns.push({ mention, moves });
  }
  // Backwards: what each way still gains, and so the best total through every move.
  let ahead = new Map<number, number>([...ways.keys()].map((used) => [used, 0]));
  const forward: Map<number, number>[] = [];
  let scores = new Map<number, number>([[0, 0]]);
  for (const { moves } of turns) {
    forward.push(scores);
    const next = new Map<number, number>();
    for (const { from, to, gain } of moves) {
      const total = (scores.get(from) ?? -Infinity) + gain;
      if (total > (next.get(to) ?? -Infinity)) next.set(to, total);
    }
    scores = next;
  }
  const totals = new Map<Mention, number[]>();
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const turn = turns[at];
    if (turn === undefined) continue;
    const back = new Map<number, number>();
    const best = turn.mention === null ? [] : turn.mention.phrase.options.map(() => -Infinity);
    for (const { from, option, to, gain } of turn.moves) {
      const rest = ahead.get(to);
      if (rest === undefined) continue;
      if (gain + rest > (back.get(from) ?? -Infinity)) back.set(from, gain + rest);
      const total = (forward[at]?.get(from) ?? -Infinity) + gain + rest;
      if (option >= 0 && total > (best[option] ?? -Infinity)) best[option] = total;
    }
    if (turn.mention !== null) totals.set(turn.mention, best);
    ahead = back;
  }
  return totals;
}

/** Why the chosen option and not the next one. */
function reason(
  chooser: Chooser,
  mention: Mention,
  chosen: number,
  other: number | undefined,
  margin: number,
): DecidedBy {
  const { phrase } = mention;
  if (other === undefined) return "name";
  const [a, b] = [phrase.options[chosen], phrase.options[other]];
  if (a === undefined || b === undefined) return "name";
  if (margin < UNDECIDED) return "guess";
  if (a.score - b.score > UNDECIDED) return "name";
  const fit = (phrase.fits.get(a.line) ?? 0) - (phrase.fits.get(b.line) ?? 0);
  if (fit > 0) return "amount";
  const group = chooser.parts.of[mention.action] ?? -1;
  const { groupOfLine } = chooser.parts;
  if (group >= 0 && groupOfLine[a.line] === group && groupOfLine[b.line] !== group) return "part";
  return "order";
}

/** The line of every mention that is no passing one. Linear in mentions, but for the ways followed at once. */
export function assign(chooser: Chooser): Map<Phrase, Choice> {
  const { actions, lines } = chooser;
  const mentions: Mention[] = [];
  const whole = new Map<Phrase, Phrase>();
  actions.forEach((action, index) => {
    for (const phrase of action.phrases) {
      const options = phrase.options.filter((option) => !option.weak);
      if (phrase.passing || options.length === 0) continue;
      const joint =
        phrase.kind === "all" && options.length > 1
          ? options.map(({ line }) => line)
          : phrase.portion === null || phrase.portion.kind === "whole" || phrase.portion.amount?.unit === null
            ? together(action.words, phrase, lines).map(({ line }) => line)
            : [];
      const own = options.length === phrase.options.length ? phrase : { ...phrase, options };
      mentions.push({ action: index, phrase: own, joint, cutting: chooser.isCutting(action, phrase) });
      whole.set(own, phrase);
    }
  });
  const clusters = clustersOf(mentions, lines.length);
  const byCluster = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const cluster = clusters[mention.phrase.options[0]?.line ?? -1] ?? -1;
    byCluster.set(cluster, [...(byCluster.get(cluster) ?? []), mention].slice(0, MOST_MENTIONS));
  }
  const choices = new Map<Phrase, Choice>();
  for (const [cluster, own] of byCluster) {
    const members = lines
      .map((_line, index) => index)
      .filter((index) => clusters[index] === cluster)
      .slice(0, MOST_LINES);
    const bit = new Map(members.map((line, at) => [line, at]));
    const sweeps = chooser.sweeps.filter((sweep) => sweep.lines.some((line) => bit.has(line)));
    const totals = decide(chooser, own, sweeps, bit);
    for (const mention of own) {
      const phrase = whole.get(mention.phrase) ?? mention.phrase;
      if (mention.joint.length > 0) {
        choices.set(phrase, { lines: mention.joint, others: [], decidedBy: "collective" });
        continue;
      }
      const ranked = (totals.get(mention) ?? [])
        .map((total, at) => ({ total, at }))
        .sort((a, b) => b.total - a.total);
      const [best, next] = ranked;
      const chosen = best === undefined ? undefined : mention.phrase.options[best.at];
      if (best === undefined || chosen === undefined) continue;
      const margin = best.total - (next?.total ?? -Infinity);
      const decidedBy = reason(chooser, mention, best.at, next?.at, margin);
      const others = ranked
        .slice(1)
        .filter(({ total }) => best.total - total < UNDECIDED)
        .flatMap(({ at }) => mention.phrase.options[at]?.line ?? []);
      choices.set(phrase, { lines: [chosen.line], others, decidedBy });
    }
  }
  return choices;
}
