/** Whether an action means a line: it names it, waits for a state of it, or means another one. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isRemoved } from "@/lib/engine/link/choose/in-the-dish";
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import { groupNamed, likeness } from "@/lib/engine/link/choose/part-votes";
import type { Places } from "@/lib/engine/link/choose/places";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { isExcluded, isState, isVerb, verbBefore } from "@/lib/engine/link/words/context";
import { isParticiple, type Word } from "@/lib/engine/link/words/words";

// What the words of one action say of a line: that they name it, or wait for a state of it.

/** Words behind "season" that may say with what. */
const SAYS_WITH = 12;

/** The words of an action name the line. */
export const namesLine = (action: ReadAction | undefined, { index }: LineModel): boolean =>
  action?.phrases.some(({ options }) => options.some(({ line, weak }) => line === index && !weak)) ?? false;

/** "Mix everything until the chicken is coated": the action waits for a state of the line, so it is in there. */
export const isWaitedFor = (action: ReadAction | undefined, { index }: LineModel): boolean =>
  action?.phrases.some(
    ({ from, to, options }) =>
      options[0]?.line === index && isState(action.words, from, to) && !isExcluded(action.words, from),
  ) ?? false;

/** Words for water stand in the action: "boil the potatoes in water with salt". */
export const speaksOfWater = (action: ReadAction | undefined): boolean =>
  action?.words.some(({ lemma }) => lemma === LINKING.water) === true;

/** "Season with salt" says with what; "season and scatter with the cheese" does not. */
export const saysWith = (words: readonly Word[], at: number): boolean =>
  !LINKING.conjunctions.has(words[at + 1]?.form ?? "") &&
  clauseBehind(words, at).some(
    (word) => LINKING.withWords.has(word.form) || LINKING.seasonings.has(word.lemma),
  );

/** "Season to taste, and top the bowls with the rest" says nothing of what it is seasoned with. */
function clauseBehind(words: readonly Word[], at: number): readonly Word[] {
  const behind = words.slice(at + 1, at + SAYS_WITH);
  const end = behind.findIndex(({ gap }) => /[,;:.]/.test(gap));
  return end < 0 ? behind : behind.slice(0, end);
}

const isSalt = ({ head }: LineModel["names"][number]): boolean =>
  [...LINKING.seasonings].some((name) => head.endsWith(name));

/** The line is one that "season" means: salt, pepper, or both, and spices beside them ("salt, pepper, nutmeg"), as much as the cook likes. */
export const isSeasoning = ({ open, names }: LineModel): boolean =>
  open &&
  names.some(isSalt) &&
  names.every(
    (name) =>
      isSalt(name) ||
      foodOfWords(name.words)?.classes.has("spice") === true ||
      // "garlicpowder" beside "garlic powder"
      names.some(({ words }) => words.length > 1 && words.join("") === name.words[0]),
  );

/** "½ tsp salt" of a part that is mixed as a whole, which later actions name only to season: "season the sauce with salt and pepper". */
const isOnlyForTaste = (
  { names, index: line, amounts }: LineModel,
  actions: readonly ReadAction[],
): boolean =>
  amounts.pools.length > 0 &&
  names.every(isSalt) &&
  actions.every(({ words, phrases }) =>
    phrases.every(
      ({ from, passing, portion, options }) =>
        passing ||
        portion !== null ||
        !options.some((each) => each.line === line) ||
        LINKING.seasoning.has(verbBefore(words, from) ?? ""),
    ),
  );

/** Salt that goes in with the rest of its part, where `actions` come from there on; what is left to the cook only with a part that is named. */
export const seasoningsLeft = (
  left: readonly LineModel[],
  named: boolean,
  actions: readonly ReadAction[],
): LineModel[] => left.filter((line) => (named && isSeasoning(line)) || isOnlyForTaste(line, actions));

/** Another part has the same food, and what is named next may be that: "the salt" behind "everything under marinade". */
export const hasDouble = (
  { index, food }: LineModel,
  lines: readonly LineModel[],
  groupOfLine: readonly number[],
): boolean =>
  food !== null &&
  lines.some((other) => other.food === food && groupOfLine[other.index] !== groupOfLine[index]);

/** Actions behind "everything" that may name what comes in after it. */
const NEXT = 2;

/** "Chop everything together and loosen with the oil": the same instruction names the line afterwards; with `whole`, and all of it. */
export function isNamedNext(
  actions: readonly ReadAction[],
  index: number,
  line: number,
  whole = false,
): boolean {
  const instruction = actions[index]?.instruction;
  return actions
    .slice(index + 1, index + 1 + NEXT)
    .some(
      (action) =>
        action.instruction === instruction &&
        action.phrases.some(
          ({ options, passing, portion }) =>
            !passing &&
            !(whole && portion !== null) &&
            options.some((option) => option.line === line && option.weak !== true),
        ),
    );
}

/** "Whisk the dressing, adding the warm water": the water is one of the dressing's, and not all that is meant. */
const isAddedOn = (words: readonly Word[], from: number): boolean =>
  words
    .slice(Math.max(1, from - ADDED_REACH), from)
    .some((word) => word.gap.includes(",") && isParticiple(word));
const ADDED_REACH = 4;

/** The action names a line of its part, by another word than the part's own: "toss the salad" of a part of that name means no lettuce alone. */
export const namesMember = (
  { phrases, words }: ReadAction,
  members: readonly LineModel[],
  part: ReadonlySet<string> | undefined,
): boolean =>
  phrases.some(({ options, passing, from, to }) => {
    if (isAddedOn(words, from)) return false;
    const said = words.slice(from, to).map(({ lemma }) => lemma);
    return (
      !passing &&
      options.some(({ line, weak }) => {
        const member = weak ? undefined : members.find(({ index }) => index === line);
        return (
          member !== undefined && said.some((word) => part?.has(word) !== true || member.vocabulary.has(word))
        );
      })
    );
  });

/** The word salts or peppers here: "salt the water", and "salt and serve", which opens with two orders. */
export function isSalting(words: readonly Word[], at: number): boolean {
  if (!LINKING.seasonings.has(words[at]?.form ?? "")) return false;
  const second = words[at + 2]?.form ?? "";
  const opens = at === 0 && LINKING.conjunctions.has(words[1]?.form ?? "");
  return isVerb(words, at, at + 1) || (opens && LINKING.adding.has(second) && !LINKING.nounVerbs.has(second));
}

/**
 * "The vinegar ingredients" where no part is called so: the vinegar; null for words that name no line, and for "all pork ingredients except the buns",
 * which are those of the dish.
 */
export function calledBy(
  { kind, noun, except }: Collective,
  group: number,
  ledger: Ledger,
): LineModel[] | null {
  const called = kind === "section" && group < 0 && except.length === 0 ? ledger.linesNamed(noun) : [];
  return called.length === 0 ? null : called.filter((line) => ledger.unused.has(line));
}

/** The word is what is cooked on, or taken out: "steam the vegetables", "remove vegetables to a bowl". */
function isCookedOn(words: readonly Word[], at: number): boolean {
  const verb = LINKING.definite.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  return LINKING.cooksOn.has(words[verb]?.form ?? "") || isRemoved(words, at);
}

/** "Add the broccoli and carrots. Steam the vegetables. Remove them … add the vegetables": those that went in before, and none that nothing names. */
export function speaksOfPan(index: number, { kind, noun, to }: Collective, ledger: Ledger): boolean {
  if (kind !== "class") return false;
  const before = ledger.actions.slice(Math.max(0, index - PAN_REACH), index);
  const removed = before.some(({ words }) =>
    words.some(({ lemma }, at) => lemma === noun && isRemoved(words, at)),
  );
  if (!removed && !isCookedOn(ledger.actions[index]?.words ?? [], to - 1)) return false;
  const ofKind = ledger.uses.slice(-MOST_BESIDE).filter(({ line, action, readied }) => {
    const model = ledger.lines[line];
    const near = action < index && index - action <= PAN_REACH && !readied;
    return (
      near && ledger.actions[action]?.preparation === false && model !== undefined && isOfKind(noun, model)
    );
  });
  return ofKind.length > 1;
}
/** Uses and actions back in which the kind went in. */
const MOST_BESIDE = 12;
const PAN_REACH = 8;

// What else a mention may mean: the other food of its line, or the line of the next part that is called the same.

/** The other food of "basil leaves and rice, to serve", which no earlier use of the line named. */
export function namesOther(line: LineModel, at: number, action: ReadAction, ledger: Ledger): boolean {
  const headsIn = (words: readonly Word[]) =>
    line.names.filter(({ head }) => words.some(({ lemma }) => lemma === head)).map(({ head }) => head);
  const told = ledger.of(line.index).flatMap((use) => headsIn(ledger.actions[use.action]?.words ?? []));
  return headsIn(action.words.slice(at, at + 3)).some((head) => !told.includes(head));
}

/** "½ cup butter" of the next part, of which nothing went in: what is named is that one. */
export const hasUnusedDouble = ({ index, noun }: LineModel, ledger: Ledger): boolean =>
  ledger.unplaced.some(
    (other) => other.index !== index && other.noun === noun && other.amounts.pools.length > 0,
  );

// What is named in one part of the method, and is the line of another part whose own steps take it.

/** A later action under the heading of the line's own part names it. */
function isTakenUnder(
  index: number,
  { index: line, section = "" }: LineModel,
  actions: readonly ReadAction[],
  places: Places,
): boolean {
  const own = groupNamed(section);
  return places.mayName(line).some(({ action }) => {
    const part = action > index ? actions[action]?.part : undefined;
    return part !== undefined && likeness(groupNamed(part), own) === 1;
  });
}

/**
 * "Top with powdered sugar or the glaze" under the heading of the buns, where the sugar is listed for the glaze, and stirred in under its heading;
 * "frost with cream cheese" above the heading of the frosting, which is beaten of it.
 */
export function isOfOtherPart(
  index: number,
  line: LineModel,
  { portion, from, to }: Phrase,
  actions: readonly ReadAction[],
  places: Places,
): boolean {
  const { part, preparation, words = [] } = actions[index] ?? {};
  if (portion !== null || line.divided || line.extra || line.open || line.section === undefined) return false;
  const own = groupNamed(line.section);
  const heading = part === undefined ? null : groupNamed(part);
  const isUnder = heading !== null && likeness(heading, own) > 0;
  if (preparation === true || isUnder || !isTakenUnder(index, line, actions, places)) return false;
  // What is told without the heading of a part may be any part's, but for what the part itself is called by.
  const { groups, of } = places.parts;
  const isOther =
    heading === null
      ? // The first part of a list may have no name but the dish's.
        groups[of[index] ?? -1]?.name === ""
      : groups.some((group) => likeness(heading, group) === 1);
  return isOther || words.slice(from, to).every(({ lemma }) => own.words.has(lemma));
}
