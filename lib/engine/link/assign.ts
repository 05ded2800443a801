/**
 * Decides which line each mention means, over the whole recipe at once: lines that share a mention are decided together, by the best way
 * to give every mention its line. What the text says of like lines counts: describing words, stated amounts, the part, the order of the list.
 */
import type { DecidedBy } from "@/lib/engine/recipe/stages";
import type { LineModel } from "./line-names";
import type { Parts } from "./parts";
import type { Candidate } from "./mentions";
import { clustersOf, together, type Phrase } from "./phrases";
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
  /** The words speak of the rest of a line of which all went in. */
  restOfWhole: -0.6,
  /** Another amount of a line that is used already, where the list says it is divided, and where it does not. */
  dividedAgain: 0.3,
  undividedAgain: -0.3,
  /** All of the line went in with its whole part before. */
  swept: -1.4,
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
const MOST_WAYS = 32;
const MOST_LINES = 15;
const MOST_MENTIONS = 400;
/** Lines that one mention may mean, the best of them. */
const MOST_OPTIONS = 8;

export type Choice = {
  /** One line, or several that the words mean together. */
  lines: number[];
  /** The other line that it may well be. */
  others: number[];
  decidedBy: DecidedBy;
};

/** All lines of a group taken at once, before a mention or at its place: "mix everything for the filling". */
export type Sweep = {
  action: number;
  lines: number[];
  /** The words say so, and not only the part's name: "make the custard" may go on to name its lines. */
  sure: boolean;
};

type Mention = {
  action: number;
  phrase: Phrase;
  /** The lines that may be meant, with what speaks for each whatever was used before. */
  options: readonly { line: number; score: number; base: number }[];
  joint: number[];
};
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

/** What speaks for an option of a phrase, whatever was used before. */
function standing(
  { lines, parts, namedElsewhere }: Chooser,
  action: number,
  phrase: Phrase,
  option: Candidate,
  cutting: boolean,
): number {
  const line = lines[option.line];
  if (line === undefined) return -Infinity;
  let value = option.score;
  const fit = phrase.fits.get(option.line) ?? 0;
  if (fit > 0) value += WEIGHTS.amount;
  if (fit < 0 && phrase.portion?.kind !== "more") value += WEIGHTS.tooMuch;
  const group = parts.of[action] ?? -1;
  if (group >= 0 && parts.groups.length > 1)
    value += parts.groupOfLine[option.line] === group ? WEIGHTS.part : WEIGHTS.otherPart;
  const again = phrase.portion?.kind === "rest" || phrase.portion?.kind === "more";
  if (phrase.options.length > 1 && !again && !line.compound && namedElsewhere(option.line, phrase))
    value += WEIGHTS.elsewhere;
  if (cutting && (line.food?.classes.has("spice") ?? false)) value += WEIGHTS.cutSpice;
  return value - option.line * 1e-4;
}

/**
 * What speaks for a line because of what was used before it: when it was, in parts or all of it, and when it was not, with and without a
 * like line before it.
 */
type Moving = {
  bit: number;
  /** Set in a way once all of the line went in. */
  whole: number;
  /** The mention takes all of it. */
  takesAll: boolean;
  earlier: number;
  again: number;
  afterAll: number;
  fresh: number;
  outOfOrder: number;
};

function movings(
  { actions, lines, parts }: Chooser,
  mention: Mention,
  bit: ReadonlyMap<number, number>,
  swept: ReadonlySet<number>,
): Moving[] {
  const { portion } = mention.phrase;
  const preparation = actions[mention.action]?.preparation ?? false;
  const bitOf = (line: number): number => 1 << (bit.get(line) ?? 31);
  return mention.options.map(({ line: index }) => {
    const line = lines[index];
    const own = bitOf(index);
    let earlier = 0;
    for (const other of mention.options)
      if (other.line < index && parts.groupOfLine[other.line] === parts.groupOfLine[index])
        earlier |= bitOf(other.line);
    const moving: Moving = {
      bit: own,
      whole: own << MOST_LINES,
      takesAll: false,
      earlier,
      again: 0,
      afterAll: 0,
      fresh: WEIGHTS.fresh,
      outOfOrder: 0,
    };
    if (line === undefined) return { ...moving, fresh: 0 };
    moving.outOfOrder = WEIGHTS.outOfOrder;
    const single = !line.divided && !line.extra && !line.open;
    moving.takesAll = single && !preparation && (portion === null || portion.kind === "whole");
    if (portion?.kind === "rest") {
      moving.again = WEIGHTS.rest + (line.divided ? 0.2 : 0);
      moving.afterAll = WEIGHTS.restOfWhole - moving.again;
      moving.fresh = WEIGHTS.restOfUnused;
    } else if (portion?.amount !== null && portion?.amount !== undefined)
      moving.again = line.divided || line.open ? WEIGHTS.dividedAgain : WEIGHTS.undividedAgain;
    if (swept.has(index) && !line.divided && !line.open) moving.again += WEIGHTS.swept;
    return moving;
  });
}

const gainOf = ({ bit, whole, earlier, again, afterAll, fresh, outOfOrder }: Moving, used: number): number =>
  (used & bit) !== 0
    ? again + ((used & whole) === 0 ? 0 : afterAll)
    : fresh + ((earlier & ~used) === 0 ? 0 : outOfOrder);

/** The best way through the mentions of one group of lines; for each mention the best total with each of its options. */
function decide(
  chooser: Chooser,
  mentions: readonly Mention[],
  sweeps: readonly Sweep[],
  bit: ReadonlyMap<number, number>,
): Map<Mention, number[]> {
  const events: (Sweep & { mention: Mention | null })[] = [
    ...mentions.map((mention) => ({ action: mention.action, mention, lines: mention.joint, sure: false })),
    ...sweeps.map((sweep) => ({ ...sweep, mention: null })),
  ].sort((a, b) => a.action - b.action);
  const mask = (lines: readonly number[]) =>
    lines.reduce((bits, line) => (bit.has(line) ? bits | (1 << (bit.get(line) ?? 0)) : bits), 0);
  const turns: Turn[] = [];
  let ways = new Map<number, number>([[0, 0]]);
  const swept = new Set<number>();
  for (const { mention, lines, sure } of events) {
    if (sure) for (const line of lines) swept.add(line);
    const moves: Move[] = [];
    const next = new Map<number, number>();
    const move = (from: number, option: number, to: number, gain: number): void => {
      moves.push({ from, option, to, gain });
      const total = (ways.get(from) ?? 0) + gain;
      if (total > (next.get(to) ?? -Infinity)) next.set(to, total);
    };
    const moving = mention === null ? [] : movings(chooser, mention, bit, swept);
    for (const used of ways.keys()) {
      if (mention === null || lines.length > 0) move(used, -1, used | mask(lines), 0);
      else
        moving.forEach((each, at) =>
          move(
            used,
            at,
            used | each.bit | (each.takesAll ? each.whole : 0),
            (mention.options[at]?.base ?? 0) + gainOf(each, used),
          ),
        );
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
    const best = turn.mention === null ? [] : turn.mention.options.map(() => -Infinity);
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
  const [a, b] = [mention.options[chosen], mention.options[other]];
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
      const cutting = chooser.isCutting(action, phrase);
      const weighed = options.map((option) => ({
        line: option.line,
        score: option.score,
        base: standing(chooser, index, phrase, option, cutting),
      }));
      if (weighed.length > MOST_OPTIONS) weighed.sort((a, b) => b.base - a.base).splice(MOST_OPTIONS);
      mentions.push({ action: index, phrase, options: weighed, joint });
    }
  });
  const clusters = clustersOf(mentions, lines.length);
  const byCluster = new Map<number, Mention[]>();
  for (const mention of mentions) {
    const cluster = clusters[mention.options[0]?.line ?? -1] ?? -1;
    const own = byCluster.get(cluster);
    if (own === undefined) byCluster.set(cluster, [mention]);
    else if (own.length < MOST_MENTIONS) own.push(mention);
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
      const { phrase } = mention;
      if (mention.joint.length > 0) {
        choices.set(phrase, { lines: mention.joint, others: [], decidedBy: "collective" });
        continue;
      }
      const ranked = (totals.get(mention) ?? [])
        .map((total, at) => ({ total, at }))
        .sort((a, b) => b.total - a.total);
      const [best, next] = ranked;
      const chosen = best === undefined ? undefined : mention.options[best.at];
      if (best === undefined || chosen === undefined) continue;
      const margin = best.total - (next?.total ?? -Infinity);
      const decidedBy = reason(chooser, mention, best.at, next?.at, margin);
      const others = ranked
        .slice(1)
        .filter(({ total }) => best.total - total < UNDECIDED)
        .flatMap(({ at }) => mention.options[at]?.line ?? []);
      choices.set(phrase, { lines: [chosen.line], others, decidedBy });
    }
  }
  return choices;
}
