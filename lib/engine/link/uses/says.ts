/** What the words of one action say of a line: that they name it, or wait for a state of it. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import type { Collective } from "@/lib/engine/link/words/collective";
import { isExcluded, isState, isVerb, verbBefore } from "@/lib/engine/link/words/context";
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isRemoved } from "@/lib/engine/link/choose/taken-out";
import { isParticiple, type Word } from "@/lib/engine/link/words/words";

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
