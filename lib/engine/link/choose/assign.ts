/**
 * Decides which line each mention means, over the whole recipe at once: lines that share a mention are decided together, by the best way
 * to give every mention its line. What the text says of like lines counts: describing words, stated amounts, the part, the order of the list.
 */
import type { DecidedBy } from "@/lib/engine/recipe/stages";
import { LINKING } from "@/lib/engine/language/linking";
import { severalAt } from "@/lib/engine/link/words/collectives";
import { clustersOf, type Phrase } from "@/lib/engine/link/phrases/phrases";
import { alike, together, summedBy } from "@/lib/engine/link/choose/like-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { chooseEither, chooseOwnJuice, isPanFat } from "./other-names";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import {
  gainOf,
  isForThis,
  MOST_LINES,
  movings,
  standing,
  type Chooser,
  type Mention,
  type Sweep,
  type Choice,
} from "./weigh";

/** Nothing tells two lines apart whose ways of giving out mentions differ by less than this. */
const UNDECIDED = 0.3;
/** Ways that are followed at once, and mentions of one group of lines: bounds for adversarial lists. */
const MOST_WAYS = 32;
const MOST_MENTIONS = 400;
/** More mentions of one group than any recipe has are decided along fewer ways, so that the work stays the same. */
const MANY_MENTIONS = 40;
const waysFor = (mentions: number): number =>
  mentions <= MANY_MENTIONS ? MOST_WAYS : Math.ceil((MOST_WAYS * MANY_MENTIONS) / mentions);
/** Lines that one mention may mean, the best of them. */
const MOST_OPTIONS = 8;

/** "All of the beans", "the remaining soy sauces": nothing is stated that one line may have. */
const takesAll = ({ kind, amount, fraction }: Portion): boolean =>
  kind === "whole" || (kind === "rest" && amount === null && fraction === null);

type Way = { score: number; used: number };
type Move = { from: number; option: number; to: number; gain: number };
type Turn = { mention: Mention | null; moves: Move[] };

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
  const mostWays = waysFor(mentions.length);
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
      .slice(0, mostWays);
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

/** "½ cup sugar" of a line of half a cup: all of it, and no half of a whole one. */
const isAllOf = ({ lines }: Chooser, { phrase: { portion } }: Mention, line: number): boolean => {
  const amounts = lines[line]?.amounts;
  return amounts !== undefined && portion?.kind === "part" && statesAll(portion, amounts);
};

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
  if (isAllOf(chooser, mention, a.line) && !isAllOf(chooser, mention, b.line)) return "amount";
  if (margin < UNDECIDED) return "guess";
  if (a.score - b.score > UNDECIDED) return "name";
  const fit = (phrase.fits.get(a.line) ?? 0) - (phrase.fits.get(b.line) ?? 0);
  if (fit > 0) return "amount";
  const group = chooser.parts.of[mention.action] ?? -1;
  const { groupOfLine } = chooser.parts;
  if (group >= 0 && groupOfLine[a.line] === group && groupOfLine[b.line] !== group) return "part";
  return "order";
}

/** Lines of the part that action `index` belongs to; all of them where it belongs to none. */
const ofPart = ({ parts }: Chooser, index: number, options: readonly number[]): number[] => {
  const group = parts.of[index] ?? -1;
  return group < 0 ? [...options] : options.filter((line) => parts.groupOfLine[line] === group);
};

const mayMean = ({ phrases }: ReadAction, line: number): boolean =>
  phrases.some(({ options, passing }) => !passing && options.some((option) => option.line === line));

/** Actions that are looked through for what a line is kept for. */
const FAR_AHEAD = 60;

/** The lines that the words of a phrase mean together, none where they mean one line. */
function jointOf(chooser: Chooser, index: number, phrase: Phrase): number[] {
  const { actions, lines, namedElsewhere } = chooser;
  const words = actions[index]?.words ?? [];
  const group = chooser.parts.of[index] ?? -1;
  const isOwn = (line: number): boolean => group >= 0 && chooser.parts.groupOfLine[line] === group;
  const joint = together(words, phrase, lines, isOwn).map(({ line }) => line);
  // "Both sugars" of the cake are not the frosting's third one.
  const count = severalAt(words, phrase.from)?.count ?? Infinity;
  if (joint.length > count) {
    const own = ofPart(chooser, index, joint);
    return (own.length >= count ? own : joint).slice(0, count);
  }
  // "All of the beans" are as many lines as "the beans".
  if (joint.length > 0 || (phrase.portion !== null && phrase.portion.kind !== "whole")) return joint;
  // "The fish" of white fish and smoked haddock, which nothing else names.
  if (LINKING.sharedKinds.has(words[phrase.to - 1]?.lemma ?? "") && phrase.options.some(({ kin }) => kin))
    return phrase.options.flatMap(({ line, weak }) => (weak ? [] : [line])).sort((a, b) => a - b);
  // "Add the eggs" takes none of the one that is "for brushing", where something is brushed later on.
  const later = actions.slice(index + 1, index + 1 + FAR_AHEAD);
  const isKept = (line: LineModel | undefined): boolean =>
    line !== undefined &&
    !isForThis(line, actions[index]) &&
    later.some((each) => isForThis(line, each) && mayMean(each, line.index));
  const like = alike(words, phrase, lines).filter((line) => !isKept(lines[line]));
  return like.filter((line, _at, all) => {
    const own = ofPart(chooser, index, all);
    return own.length > 1 && own.includes(line) && !all.some((each) => namedElsewhere(each, phrase));
  });
}

/** The line of every mention that is no passing one. Linear in mentions, but for the ways followed at once. */
export function assign(chooser: Chooser): Map<Phrase, Choice> {
  const { actions, lines } = chooser;
  const mentions: Mention[] = [];
  actions.forEach((action, index) => {
    for (const phrase of action.phrases) {
      const options = phrase.options.filter((option) => !option.weak);
      if (phrase.passing || options.length === 0) continue;
      const own = ofPart(
        chooser,
        index,
        options.map(({ line }) => line),
      );
      const summed = summedBy(phrase, lines, own);
      const joint =
        phrase.kind === "all" && options.length > 1
          ? options.map(({ line }) => line)
          : summed.length > 0
            ? summed
            : phrase.portion === null ||
                takesAll(phrase.portion) ||
                phrase.portion.amount?.unit === null ||
                // "1 cup each of both cheeses"
                phrase.portion.each === true
              ? jointOf(chooser, index, phrase)
              : [];
      const how = {
        cutting: chooser.isCutting(action, phrase),
        greasing: chooser.isGreasing(index, phrase),
      };
      const weighed = options.map((option) => ({
        line: option.line,
        score: option.score,
        base: standing(chooser, index, phrase, option, how),
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
      if (isPanFat(chooser, mention.action, phrase, chosen.line)) continue;
      const margin = best.total - (next?.total ?? -Infinity);
      const decidedBy = reason(chooser, mention, best.at, next?.at, margin);
      const others = ranked
        .slice(1)
        .filter(({ total }) => decidedBy === "guess" && best.total - total < UNDECIDED)
        .flatMap(({ at }) => mention.options[at]?.line ?? []);
      choices.set(phrase, { lines: [chosen.line], others, decidedBy });
    }
  }
  chooseEither(choices, actions, chooser.parts);
  chooseOwnJuice(choices, actions, lines, chooser.parts);
  return choices;
}
