/** Which part of the recipe each action speaks of: how words name a part, and how much each of them counts. */
import { LINKING } from "@/lib/engine/language/linking";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isReadied } from "@/lib/engine/link/words/context";
import { isNumber, opensPuttingIn, type Word, wordsOf } from "@/lib/engine/link/words/words";

// How words name a part of the recipe: its heading, "for the sauce, …", "mix the rub".

/** A part of the list: its name, the words of it, and the last of them. */
export type Group = { name: string; words: ReadonlySet<string>; head: string };
const contentOf = (text: string): Word[] =>
  wordsOf(text).filter(
    (word) =>
      !LINKING.functionWords.has(word.form) && !LINKING.partOpeners.has(word.form) && word.lemma.length > 1,
  );

/** The group that a heading names. */
export function groupNamed(name: string): Group {
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

/** "Make meanwhile the crumble", "make from the ingredients a dough": where what is made begins, behind when and of what. */
function objectBehind(words: readonly Word[], opener: number): number {
  const at = opener + 1;
  if (LINKING.orderOpeners.has(words[at]?.form ?? "") && LINKING.determiners.has(words[at + 1]?.form ?? ""))
    return at + 1;
  const of = words.slice(at, at + FROM_INGREDIENTS).findIndex(({ form }) => LINKING.ingredients.has(form));
  return of > 0 && LINKING.functionWords.has(words[at]?.form ?? "") ? at + of + 1 : at;
}
/** Words of "from all the ingredients". */
const FROM_INGREDIENTS = 4;

/** The group that the action's own words name: "For the sauce, …", "… to make the drizzle", "everything for the crema", "Caramel: …". */
export function openedBy({ words, phrases }: ReadAction, groups: readonly Group[]): Named {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !LINKING.partOpeners.has(word.form)) continue;
    // "Leave it to sit while you make the beef": another part, and later.
    if (LINKING.cooks.has(words[at - 1]?.form ?? "") && LINKING.waiting.has(words[at - 2]?.form ?? ""))
      continue;
    const object = objectBehind(words, at);
    const article = LINKING.determiners.has(words[object]?.form ?? "") ? object + 1 : object;
    const named = namedAt(words, article, groups);
    // "to have two cakes": so many of them come out, and nothing is begun; "mix the three milks" names them.
    if (article === object && words.slice(object, named.at).some(({ form }) => isNumber(form))) continue;
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
  // "Fold in the add-ins"
  const at = LINKING.inwards.has(words[verb + 1]?.form ?? "") ? verb + 2 : verb + 1;
  const next = words[at]?.form ?? "";
  const article = LINKING.determiners.has(next) || LINKING.allWords.has(next);
  const named = namedAt(words, article ? at + 1 : at, groups);
  // "Prepare the baste below", "make the sauce (recipe follows)": told further on, and nothing goes in here.
  const behind = named.at < 0 ? [] : words.slice(named.at + 1, named.at + 1 + POINTER_REACH);
  if (behind.some(({ form }) => LINKING.pointers.has(form))) return -1;
  return isInName(phrases, named.at) ? -1 : named.group;
}

/** Words from a part's name to what says where it is told: "sauce (see the recipe below)". */
const POINTER_REACH = 4;

/** The action's verb makes one thing of what it names: "whisk the dressing". */
const mixes = ({ words }: ReadAction): boolean =>
  LINKING.mixing.has(words.find((word) => LINKING.combining.has(word.form))?.form ?? "");

/** "Mix the levain" names nothing else: all of it is meant. */
export const mixesAlone = (action: ReadAction): boolean =>
  mixes(action) && action.phrases.every(({ passing }) => passing) && action.collectives.length === 0;

/** No food is named beside the part. */
const namesOnly = ({ words, phrases }: ReadAction, head: string): boolean =>
  phrases.every(({ passing, from, to }) => passing || (to - from === 1 && words[from]?.lemma === head));

// What each action says for each part of the recipe, in votes: its heading, the words that open a part, the foods that only one part has.

/** What tells parts apart, in votes: one food that only this group has is one. Tried on recipes with two to five parts. */
export const VOTES = {
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
  /** "Trim the rhubarb, slice it and mix with the sugar": what is worked on is of this group, and goes on to be. */
  goesOn: 1,
  /** "Mix the rhubarb with the sugar", of which each group has one: the rhubarb tells. */
  beside: 1.2,
  /** A stated amount that only a line of this group has. */
  amount: 1,
  /** The words that open the group come later: "toss with the lemon zest … To make the dressing, stir together". */
  early: -0.4,
} as const;

/**
 * What `action` says for each of `groups`: the one whose words open it is `named`, the one that it says it makes is `made`, -1 for none. Notes in
 * `seen` what it names, for the actions behind it.
 */
export function votesOf(
  action: ReadAction,
  lines: readonly LineModel[],
  groups: readonly Group[],
  groupOfLine: readonly number[],
  named: number,
  made: number,
  seen: Seen,
): number[] {
  const { told, statedWhole, mixed, spent } = seen;
  const votes = groups.map(() => 0);
  const give = (group: number, vote: number): void => {
    if (group >= 0 && group < votes.length) votes[group] = (votes[group] ?? 0) + vote;
  };
  // "Pudding:" of a method that goes on to the meringue says where the pudding begins.
  if (action.part !== undefined && !(seen.isOutrun && seen.isHeaded)) {
    seen.isHeaded = true;
    const heading = groupNamed(action.part);
    const like = groups.map((group) => likeness(heading, group));
    const best = Math.max(...like);
    like.forEach((value, group) => {
      if (value === best && best > 0) give(group, value === 1 ? VOTES.heading : VOTES.likeHeading);
    });
  }
  give(named, VOTES.opened);
  const worked = worksOnSame(action) ? seen.worked : -1;
  give(worked, VOTES.goesOn);
  seen.worked = action.opensSentence ? worked : seen.worked;
  // "Add the levain": it was made before.
  if (!spent.has(made)) give(made, VOTES.made);
  if (made >= 0 && mixes(action)) mixed.add(groups[made]?.head ?? "");
  for (const { kind, noun } of action.collectives)
    if (kind === "section" || kind === "rest")
      give(
        groups.findIndex(({ words }) => words.has(noun)),
        VOTES.made,
      );
  let shared = 0;
  const owners = new Set<number>();
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
    const isOnly = options.every(({ line }) => of.has(groupOfLine[line] ?? -1));
    // The zest of a lemon that another group lists goes into the dough.
    const [owner = -1] = of.size === 1 && !again && isOnly && phrase.taken === null ? of : [];
    if (owner >= 0) owners.add((seen.worked = owner));
    else if (of.size > 1) shared += 1;
    // What was only sliced is still to go in.
    if (near.length === 1 && !isReadied(action.words, phrase.from))
      for (const { line } of near) told.add(line);
    const stated = near.filter(({ line }) =>
      lines[line] === undefined ? false : phrase.fits.get(line) === 1,
    );
    const ofStated = new Set(stated.map(({ line }) => groupOfLine[line] ?? -1));
    if (of.size > 1 && ofStated.size === 1) for (const group of ofStated) give(group, VOTES.amount);
    for (const { line } of stated) if (statesAllOf(phrase, lines[line])) statedWhole.add(line);
  }
  const [own = -1] = owners.size === 1 ? owners : [];
  // "Butter or margarine" are no two foods.
  const isEither = action.words.some(({ form }) => LINKING.alternatives.has(form));
  if (shared === 1 && !isEither) give(own, VOTES.beside);
  return votes;
}

/** "Mix with the sugar", "and add the sugar": all that it names goes in with what was worked on before. */
function worksOnSame({ words, phrases, opensSentence }: ReadAction): boolean {
  const [first, second] = phrases.filter(({ passing }) => !passing);
  if (first === undefined) return false;
  const at = first.from - (LINKING.determiners.has(words[first.from - 1]?.form ?? "") ? 1 : 0);
  if (LINKING.withWords.has(words[at - 1]?.form ?? "")) return true;
  return !opensSentence && second === undefined && opensPuttingIn(words);
}

/** The part of which the action takes all: "Mix the levain", before any line of it is named; -1 for none. */
export function madeWhole(
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
 * Lines that the actions before named, those of them of which they stated the whole amount, heads of parts that were mixed, parts that an
 * action mixed as a whole, with its index: nothing of them is left; the part whose own food the sentence works on, -1 for none.
 */
export type Seen = {
  told: Set<number>;
  statedWhole: Set<number>;
  mixed: Set<string>;
  spent: Map<number, number>;
  worked: number;
  /** The method goes on from its only heading to a part without one. */
  isOutrun: boolean;
  /** An action stood under a heading. */
  isHeaded: boolean;
};

/** The phrase states the whole amount of the line. */
export const statesAllOf = ({ portion }: Phrase, line: LineModel | undefined): boolean =>
  line !== undefined && statesAll(portion, line.amounts);
