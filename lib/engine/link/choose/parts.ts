/**
 * Which part of the recipe each action belongs to, decided over the whole recipe at once: the headings above lines and actions, "For the
 * sauce, …", foods that only one group of the list has, and the order in which parts come. The best path over actions × groups.
 */
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import {
  groupNamed,
  groupNamedBy,
  likeness,
  mixes,
  namesOnly,
  openedBy,
  type Group,
  type Named,
} from "./group-names";

/** What tells parts apart, in votes: one food that only this group has is one. Tried on recipes with two to five parts. */
const VOTES = {
  /** The action stands under the group's own heading, or one like it. */
  heading: 3,
  likeHeading: 2,
  /** "For the sauce, …", "to make the drizzle". */
  opened: 3,
  /** "mix the rub": the part itself is made here. */
  made: 1.5,
  food: 1,
  /** A food that this group and others have, or that was named before. */
  sharedFood: 0.3,
  /** A stated amount that only a line of this group has. */
  amount: 1,
  /** The words that open the group come later: "toss with the lemon zest … To make the dressing, stir together". */
  early: -0.4,
} as const;
/** What changing the part costs: to the next one, to another, to an earlier one; less where a heading says so. A method begins with the first. */
const CHANGES = {
  next: 0.6,
  other: 1,
  back: 0.9,
  inSentence: 0.3,
  inInstruction: 0.4,
  headed: 0,
  start: 0.7,
  /** More, where the words speak of the rest of what an action shortly before took a part of. */
  parted: 0.5,
} as const;
/** Groups of the list that are told apart; a longer list of headings is no recipe's. */
const MOST_GROUPS = 12;

/** `of` is each action's group, -1 where none is; `mixed` are last words of groups that an action mixes, `madeAt` the actions that take all of a group. */
export type Parts = {
  groups: Group[];
  of: number[];
  groupOfLine: number[];
  named: Named[];
  mixed: ReadonlySet<string>;
  madeAt: ReadonlyMap<number, number>;
  /** The action stands above the heading under which a part is told: "Prepare the sauce." only says that it is made. */
  isAnnounced: (action: number, group: number) => boolean;
};

function votesOf(
  action: ReadAction,
  lines: readonly LineModel[],
  groups: readonly Group[],
  groupOfLine: readonly number[],
  named: number,
  made: number,
  { told, statedWhole, mixed, spent }: Seen,
): number[] {
  const votes = groups.map(() => 0);
  const give = (group: number, vote: number): void => {
    if (group >= 0 && group < votes.length) votes[group] = (votes[group] ?? 0) + vote;
  };
  if (action.part !== undefined) {
    const heading = groupNamed(action.part);
    const like = groups.map((group) => likeness(heading, group));
    const best = Math.max(...like);
    like.forEach((value, group) => {
      if (value === best && best > 0) give(group, value === 1 ? VOTES.heading : VOTES.likeHeading);
    });
  }
  give(named, VOTES.opened);
  // "Add the levain": it was made before.
  if (!spent.has(made)) give(made, VOTES.made);
  if (made >= 0 && mixes(action)) mixed.add(groups[made]?.head ?? "");
  for (const { kind, noun } of action.collectives)
    if (kind === "section" || kind === "rest")
      give(
        groups.findIndex(({ words }) => words.has(noun)),
        VOTES.made,
      );
  for (const phrase of action.phrases) {
    if (phrase.passing || isPartsName(action, phrase, lines, mixed)) continue;
    // "Mix the levain … Mix the flour" of a levain with flour, and of a dough with bread flour.
    const unspent = phrase.options.filter(({ line }) => !spent.has(groupOfLine[line] ?? -1));
    const options = unspent.length > 0 ? unspent : phrase.options;
    const top = Math.max(...options.map(({ score }) => score));
    const near = options.filter(({ score, weak }) => !weak && score > top - 0.15);
    // "100 g butter" of 100 g, and later "the remaining butter": the other part's.
    const isRest = phrase.portion?.kind === "rest";
    const left = isRest ? near.filter(({ line }) => !statedWhole.has(line)) : near;
    const of = new Set((left.length > 0 ? left : near).map(({ line }) => groupOfLine[line] ?? -1));
    const again = near.every(({ line }) => told.has(line) && lines[line]?.divided !== true);
    for (const group of of) give(group, of.size === 1 && !again ? VOTES.food : VOTES.sharedFood);
    if (near.length === 1) for (const { line } of near) told.add(line);
    const stated = near.filter(({ line }) =>
      lines[line] === undefined ? false : phrase.fits.get(line) === 1,
    );
    const ofStated = new Set(stated.map(({ line }) => groupOfLine[line] ?? -1));
    if (of.size > 1 && ofStated.size === 1) for (const group of ofStated) give(group, VOTES.amount);
    for (const { line } of stated) if (statesAllOf(phrase, lines[line])) statedWhole.add(line);
  }
  return votes;
}

/** The part of which the action takes all: "Mix the levain", before any line of it is named; -1 for none. */
function madeWhole(
  action: ReadAction,
  groups: readonly Group[],
  groupOfLine: readonly number[],
  named: number,
  { told, spent }: Seen,
): number {
  const made = mixes(action) && action.collectives.length === 0 ? named : -1;
  const isOpen = (): boolean => !spent.has(made) && ![...told].some((line) => groupOfLine[line] === made);
  return made >= 0 && namesOnly(action, groups[made]?.head ?? "") && isOpen() ? made : -1;
}

/** "Add the levain" of a part of that name: the word means what was mixed, and its starter only by another name. */
const isPartsName = (
  { words }: ReadAction,
  { from, to, options }: Phrase,
  lines: readonly LineModel[],
  mixed: ReadonlySet<string>,
): boolean =>
  to - from === 1 &&
  mixed.has(words[from]?.lemma ?? "") &&
  options.every(({ line }) => lines[line]?.vocabulary.has(words[from]?.lemma ?? "") === false);

/**
 * Lines that the actions before named, those of them of which they stated the whole amount, heads of parts that were mixed, and parts that an
 * action mixed as a whole, with its index: nothing of them is left.
 */
type Seen = { told: Set<number>; statedWhole: Set<number>; mixed: Set<string>; spent: Map<number, number> };

const statesAllOf = ({ portion }: Phrase, line: LineModel | undefined): boolean =>
  line !== undefined && statesAll(portion, line.amounts);

/** Actions back in which a food was parted whose rest is spoken of. */
const PARTED_REACH = 8;

/** For each action whether it stands between "half the butter" and "the remaining butter", or speaks of the latter. */
function partedOver(actions: readonly ReadAction[], lines: readonly LineModel[]): boolean[] {
  const over = actions.map(() => false);
  const lastParted = new Map<number, number>();
  actions.forEach(({ phrases }, at) => {
    for (const phrase of phrases) {
      const { passing, portion, options } = phrase;
      if (passing || portion === null) continue;
      const whole = options.some(({ line }) => statesAllOf(phrase, lines[line]));
      for (const { line, weak } of options) {
        if (weak) continue;
        const from = lastParted.get(line) ?? -Infinity;
        if (portion.kind === "rest" && at - from <= PARTED_REACH)
          for (let between = from + 1; between <= at; between += 1) over[between] = true;
        if (portion.kind === "part" && !whole) lastParted.set(line, at);
      }
    }
  });
  return over;
}

/** The parts of a recipe. Without at least two groups in the list nothing is decided: every action's group is -1. */
export function partsOf(actions: readonly ReadAction[], lines: readonly LineModel[]): Parts {
  const names = [...new Set(lines.map((line) => line.section ?? ""))].slice(0, MOST_GROUPS);
  const groups = names.map(groupNamed);
  const groupOfLine = lines.map((line) => names.indexOf(line.section ?? ""));
  const named = actions.map((action) => openedBy(action, groups));
  const isAnnounced = announcing(actions, groups);
  if (groups.length < 2)
    return {
      groups,
      of: actions.map(() => -1),
      groupOfLine,
      named,
      mixed: new Set(),
      madeAt: new Map(),
      isAnnounced,
    };
  const seen: Seen = { told: new Set(), statedWhole: new Set(), mixed: new Set(), spent: new Map() };
  const opened = groups.map((_group, group) => named.findIndex((each) => each.group === group));
  const votes = actions.map((action, at) => {
    const said = groupNamedBy(action, groups);
    const made = isAnnounced(at, said) ? -1 : said;
    const own = votesOf(action, lines, groups, groupOfLine, named[at]?.group ?? -1, made, seen);
    const whole = madeWhole(action, groups, groupOfLine, made, seen);
    if (whole >= 0) seen.spent.set(whole, at);
    return own.map((vote, group) =>
      action.part === undefined && at < (opened[group] ?? -1) ? vote + VOTES.early : vote,
    );
  });
  const parted = partedOver(actions, lines);
  const from: number[][] = [];
  let scores = groups.map((_group, index) => (votes[0]?.[index] ?? 0) - (index === 0 ? 0 : CHANGES.start));
  for (let at = 1; at < actions.length; at += 1) {
    const [before, now] = [actions[at - 1], actions[at]];
    const headed = before?.part !== now?.part || (named[at]?.group ?? -1) >= 0;
    const inSentence =
      (now?.opensSentence === false ? CHANGES.inSentence : 0) +
      (before?.instruction === now?.instruction ? CHANGES.inInstruction : 0);
    const pointers: number[] = [];
    scores = groups.map((_group, to) => {
      let best = -Infinity;
      groups.forEach((_other, source) => {
        const change =
          source === to
            ? 0
            : headed
              ? CHANGES.headed + (to < source ? 0.2 : 0)
              : (parted[at] === true ? CHANGES.parted : 0) +
                inSentence +
                (to === source + 1 ? CHANGES.next : to > source ? CHANGES.other : CHANGES.back);
        const value = (scores[source] ?? 0) - change;
        if (value > best) {
          best = value;
          pointers[to] = source;
        }
      });
      return best + (votes[at]?.[to] ?? 0);
    });
    from.push(pointers);
  }
  const of = actions.map(() => 0);
  let state = scores.indexOf(Math.max(...scores));
  for (let at = actions.length - 1; at >= 0; at -= 1) {
    of[at] = state;
    state = from[at - 1]?.[state] ?? state;
  }
  return { groups, of, groupOfLine, named, mixed: seen.mixed, madeAt: seen.spent, isAnnounced };
}

/** Tells whether a part has a heading of its own further down the method. */
function announcing(actions: readonly ReadAction[], groups: readonly Group[]): Parts["isAnnounced"] {
  const headings = new Map<string, number>();
  actions.forEach(({ part }, at) => {
    if (part !== undefined && !headings.has(part)) headings.set(part, at);
  });
  const headedAt = groups.map((group) => {
    const own = [...headings].find(([part]) => likeness(groupNamed(part), group) === 1);
    return own?.[1] ?? -1;
  });
  return (action, group) => (headedAt[group] ?? -1) > action;
}

/** The line is called as its part is: what is named later is the finished part ("the yoghurt"). */
export function isNamesake(line: LineModel, group: number, { groups, groupOfLine }: Parts): boolean {
  const words = groups[group]?.words;
  return (
    words !== undefined &&
    groupOfLine[line.index] === group &&
    [...line.naming].some((word) => words.has(word))
  );
}
