/** What each action says for each part of the recipe, in votes: its heading, the words that open a part, the foods that only one part has. */
import { LINKING } from "@/lib/engine/language/linking";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { opensPuttingIn } from "@/lib/engine/link/words/clauses";
import { isReadied } from "@/lib/engine/link/words/context";
import { groupNamed, likeness, mixes, namesOnly, type Group } from "./group-names";

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
