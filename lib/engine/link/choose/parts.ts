/**
 * Which part of the recipe each action belongs to, decided over the whole recipe at once: the headings above lines and actions, "For the
 * sauce, …", foods that only one group of the list has, and the order in which parts come. The best path over actions × groups.
 */
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import { wordsOf, type Word } from "@/lib/engine/link/words/words";

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

export type Group = { name: string; words: ReadonlySet<string>; head: string };
/** `of` is each action's group, -1 where none is; `mixed` are last words of groups that an action mixes as a whole. */
export type Parts = {
  groups: Group[];
  of: number[];
  groupOfLine: number[];
  named: Named[];
  mixed: ReadonlySet<string>;
};

const contentOf = (text: string): Word[] =>
  wordsOf(text).filter(
    (word) =>
      !LINKING.functionWords.has(word.form) && !LINKING.partOpeners.has(word.form) && word.lemma.length > 1,
  );

function groupNamed(name: string): Group {
  // "Starter (the night before)": what stands in brackets is when, and no name.
  const bare = name.replace(/\([^()]*\)/g, " ");
  const words = contentOf(/\p{L}/u.test(bare) ? bare : name).map((word) => word.lemma);
  return { name, words: new Set(words), head: words.at(-1) ?? "" };
}

/** How well a heading of the method names a group: 1 the same, down to 0. */
export function likeness(a: Group, b: Group): number {
  if (a.words.size === 0 || b.words.size === 0) return 0;
  const common = [...a.words].filter((word) => b.words.has(word)).length;
  if (common === 0) return 0;
  if (common === a.words.size && common === b.words.size) return 1;
  return a.head === b.head ? 0.8 : 0.5;
}

/** A group, and the word that names it; -1 where none does. */
export type Named = { group: number; at: number };
const NONE: Named = { group: -1, at: -1 };

/** Groups that the words behind "for the …" at word `at` name, or none. */
function namedAt(words: readonly Word[], at: number, groups: readonly Group[]): Named {
  let best: Named = NONE;
  for (let index = at; index < Math.min(words.length, at + 4); index += 1) {
    const word = words[index];
    if (
      word === undefined ||
      (index > at && /[,.;:]/.test(word.gap)) ||
      LINKING.functionWords.has(word.form) ||
      LINKING.exceptions.has(word.form)
    )
      break;
    // "The cheesecake layer" beside a brownie layer: the word before tells which.
    const told = groups[best.group]?.head === word.lemma;
    const found = told ? best.group : groups.findIndex((group) => group.head === word.lemma);
    if (found >= 0) return { group: found, at: index };
    const part = best.group < 0 ? groups.findIndex((group) => group.words.has(word.lemma)) : -1;
    if (part >= 0) best = { group: part, at: index };
  }
  return best;
}

/** The word stands in a longer name: "sauce" in "soy sauce" names no part. */
const isInName = (phrases: readonly Phrase[], at: number): boolean =>
  phrases.some(({ from, to }) => to - from > 1 && from <= at && at < to);

/** The group that the action's own words name: "For the sauce, …", "… to make the drizzle", "everything for the crema", "Caramel: …". */
function openedBy({ words, phrases }: ReadAction, groups: readonly Group[]): Named {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !LINKING.partOpeners.has(word.form)) continue;
    // "Leave it to sit while you make the beef": another part, and later.
    if (LINKING.cooks.has(words[at - 1]?.form ?? "") && LINKING.waiting.has(words[at - 2]?.form ?? ""))
      continue;
    const article = LINKING.determiners.has(words[at + 1]?.form ?? "") ? at + 2 : at + 1;
    const named = namedAt(words, article, groups);
    // "the ingredients for the harissa paste": behind such a word a food's name is a part's.
    const whole = LINKING.ingredients.has(words[at - 1]?.form ?? "");
    if (named.group >= 0 && (whole || !isInName(phrases, named.at))) return named;
  }
  const colon = words.slice(0, LONGEST_LABEL + 1).findIndex(({ gap }) => gap.includes(":"));
  const label = colon > 0 ? namedAt(words.slice(0, colon), 0, groups) : NONE;
  return isInName(phrases, label.at) ? NONE : label;
}
/** "Caramel: the sugar dry in a pan": words before the colon. */
const LONGEST_LABEL = 3;

/** The group that is made as a whole, or -1: "Mix the rub." */
export function groupNamedBy({ words, phrases }: ReadAction, groups: readonly Group[]): number {
  const verb = words.findIndex((word) => LINKING.combining.has(word.form));
  if (verb < 0 || verb > 3) return -1;
  const next = words[verb + 1]?.form ?? "";
  const article = LINKING.determiners.has(next) || LINKING.allWords.has(next);
  const named = namedAt(words, article ? verb + 2 : verb + 1, groups);
  return isInName(phrases, named.at) ? -1 : named.group;
}

/** The action's verb makes one thing of what it names: "whisk the dressing". */
const mixes = ({ words }: ReadAction): boolean =>
  LINKING.mixing.has(words.find((word) => LINKING.combining.has(word.form))?.form ?? "");

/** "Mix the levain" names nothing else: all of it is meant. */
export const mixesAlone = (action: ReadAction): boolean =>
  mixes(action) && action.phrases.every(({ passing }) => passing) && action.collectives.length === 0;

function votesOf(
  action: ReadAction,
  lines: readonly LineModel[],
  groups: readonly Group[],
  groupOfLine: readonly number[],
  named: number,
  { told, statedWhole, mixed }: Seen,
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
  const made = groupNamedBy(action, groups);
  give(made, VOTES.made);
  if (made >= 0 && mixes(action)) mixed.add(groups[made]?.head ?? "");
  for (const { kind, noun } of action.collectives)
    if (kind === "section" || kind === "rest")
      give(
        groups.findIndex(({ words }) => words.has(noun)),
        VOTES.made,
      );
  for (const phrase of action.phrases) {
    if (phrase.passing || isPartsName(action, phrase, lines, mixed)) continue;
    const top = Math.max(...phrase.options.map(({ score }) => score));
    const near = phrase.options.filter(({ score, weak }) => !weak && score > top - 0.15);
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

/** Lines that the actions before named, those of them of which they stated the whole amount, and heads of parts that were mixed as a whole. */
type Seen = { told: Set<number>; statedWhole: Set<number>; mixed: Set<string> };

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
  if (groups.length < 2) return { groups, of: actions.map(() => -1), groupOfLine, named, mixed: new Set() };
  const seen: Seen = { told: new Set(), statedWhole: new Set(), mixed: new Set() };
  const opened = groups.map((_group, group) => named.findIndex((each) => each.group === group));
  const votes = actions.map((action, at) =>
    votesOf(action, lines, groups, groupOfLine, named[at]?.group ?? -1, seen).map((vote, group) =>
      action.part === undefined && at < (opened[group] ?? -1) ? vote + VOTES.early : vote,
    ),
  );
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
  return { groups, of, groupOfLine, named, mixed: seen.mixed };
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
