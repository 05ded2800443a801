/**
 * Which part of the recipe each action belongs to, decided over the whole recipe at once: the headings above lines and actions, "For the
 * sauce, …", foods that only one group of the list has, and the order in which parts come. The best path over actions × groups.
 */
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import {
  type Group,
  groupNamed,
  groupNamedBy,
  likeness,
  madeWhole,
  type Named,
  openedBy,
  type Seen,
  statesAllOf,
  VOTES,
  votesOf,
} from "./part-votes";

// A method with one heading, which tells more than the part that the heading names.

/** So many times the actions below the heading name what only another part has. */
const FEWEST_FOODS = 2;

/**
 * "Pudding:" above all of the method, where foods that only the list's meringue has are named below it: the heading says where that part
 * begins, and not where it ends. Never where another heading stands in the method.
 */
function outrunsHeading(
  actions: readonly ReadAction[],
  groups: readonly Group[],
  groupOfLine: readonly number[],
): boolean {
  const headings = new Set(actions.map(({ part }) => part));
  headings.delete(undefined);
  const [only] = headings;
  if (only === undefined || headings.size > 1) return false;
  const heading = groupNamed(only);
  const headed = groups.findIndex((group) => likeness(heading, group) === 1);
  if (headed < 0) return false;
  const others = actions
    .filter(({ part }) => part === only)
    .flatMap(({ phrases }) => phrases)
    .filter(({ passing, options: [first, second] }) => {
      const isPlain = !passing && first !== undefined && !first.weak && second === undefined;
      const group = isPlain ? (groupOfLine[first.line] ?? -1) : -1;
      return group >= 0 && group !== headed && (groups[group]?.words.size ?? 0) > 0;
    });
  const foods = new Set(others.map(({ options }) => options[0]?.line));
  return foods.size >= FEWEST_FOODS;
}

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
  const seen: Seen = {
    told: new Set(),
    statedWhole: new Set(),
    mixed: new Set(),
    spent: new Map(),
    worked: -1,
    isHeaded: false,
    isOutrun: outrunsHeading(actions, groups, groupOfLine),
  };
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
