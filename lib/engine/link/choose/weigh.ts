/** What speaks for a line at a mention, by itself and because of what was used before it. */
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { isOneOf } from "@/lib/engine/link/words/all-ingredients";
import { LINKING } from "@/lib/engine/language/linking";
import { companyOf, hasNeighbour, lastNamed } from "./like-lines";
import { isRemoved } from "./in-the-dish";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Candidate } from "@/lib/engine/link/phrases/mentions";
import type { Parts } from "./parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { convert } from "@/lib/engine/link/amounts/exact";
import { statesAll } from "@/lib/engine/link/amounts/reckon";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isForBrushing, isOfPurpose, shapeBehind, withState, type Word } from "@/lib/engine/link/words/words";
import { compare } from "@/lib/engine/recipe/rational";
import type { DecidedBy } from "@/lib/engine/recipe/stages";

/** What speaks for a line, on the scale of a candidate's own score (a name's head is worth 1). */
const WEIGHTS = {
  /** The stated amount is the line's own, or more than the line has. */
  amount: 0.9,
  tooMuch: -1.5,
  /** "200 g sugar" of "400 g sugar" rather than of "icing sugar", of which no amount is listed. */
  unmeasured: -1.2,
  /** A further one of a line that has one: "the second onion" of "1 onion". */
  tooFew: -5,
  /** The line stands in the part of the recipe that the action belongs to, or in another one. */
  part: 1.1,
  otherPart: -0.6,
  /** Nothing of the line was used yet; something was, and the words speak of the rest. */
  fresh: 0.5,
  rest: 0.9,
  restOfUnused: -0.25,
  /** The words speak of the rest of a line of which all went in. */
  restOfWhole: -2,
  /** Another amount of a line that is used already, where the list says it is divided, and where it does not. */
  dividedAgain: 0.3,
  undividedAgain: -0.3,
  /** All of the line went in with its whole part before. */
  swept: -1.4,
  /** A like line that stands before it in the list is still unused. */
  outOfOrder: -0.2,
  /** Another place names the line, and it alone. */
  elsewhere: -0.35,
  /** Another word of the same action names the line, and it alone: "coriander and lemon", of "chopped coriander and lemon wedges". */
  beside: 1.3,
  /** The words tell it from like lines: "coarse salt" beside "salt". */
  telling: 1.6,
  /** What is taken out was put in before. */
  removedUnused: -0.5,
  /** A spice is not cut up. */
  cutSpice: -0.7,
  /** The line beside it on the list goes in here too: a list stands in the order of its use. */
  neighbour: 0.35,
  /** A line near it that the action surely names, as far as so many count: it stands among them on the list, and its like elsewhere. */
  company: 0.3,
  /** The list says that the line is for the tin, and the words grease one; or they do not. */
  meantFor: 3,
  /** "Another splash of oil": more of the like line that was named last. */
  lastNamed: 1.9,
  /** It says that the line is for this work, or for another one: "oil for frying". */
  purpose: 0.8,
} as const;
/** Lines of one group that are told apart: a bound for adversarial lists, and what fits twice into the bits of a number. */
export const MOST_LINES = 15;

/** All lines of a group taken at once, before a mention or at its place: "mix everything for the filling". */
export type Sweep = {
  action: number;
  lines: number[];
  /** The words say so, and not only the part's name: "make the custard" may go on to name its lines. */
  sure: boolean;
};

/** What a phrase was decided to mean. */
export type Choice = {
  /** One line, or several that the words mean together. */
  lines: number[];
  /** The other line that it may well be. */
  others: number[];
  decidedBy: DecidedBy;
};

export type Mention = {
  action: number;
  phrase: Phrase;
  /** The lines that may be meant, with what speaks for each whatever was used before. */
  options: readonly { line: number; score: number; base: number }[];
  joint: number[];
};
export type Chooser = {
  actions: readonly ReadAction[];
  lines: readonly LineModel[];
  parts: Parts;
  sweeps: readonly Sweep[];
  /** Another place than this phrase names the line, and it alone. */
  namedElsewhere: (line: number, phrase: Phrase) => boolean;
  isCutting: (action: ReadAction, phrase: Phrase) => boolean;
  /** What the phrase names goes onto a tin or a cloth. */
  isGreasing: (action: number, phrase: Phrase) => boolean;
};

/** The other phrase of the same action can mean no line but this one. */
const namesOnly = (other: Phrase, phrase: Phrase, line: number): boolean =>
  other !== phrase && !other.passing && other.options.length === 1 && other.options[0]?.line === line;

const isForPurpose = (action: ReadAction | undefined, purposes: readonly string[]): boolean =>
  purposes.length > 0 && action?.words.some((word) => isOfPurpose(word, purposes)) === true;

/** "Fry in oil", of "oil for frying". */
export const isForThis = ({ purposes }: LineModel, action: ReadAction | undefined): boolean =>
  isForPurpose(action, purposes);

/** The same, where the work itself comes next: "Heat the oil. Fry the samosas in batches." */
const isForWork = (line: LineModel, actions: readonly ReadAction[], at: number): boolean => {
  const next = actions[at + 1];
  // "Add the eggs. Brush with the egg": what names it there is another one.
  const goesOn =
    next?.instruction === actions[at]?.instruction &&
    next?.phrases.every(({ options }) => options.every((option) => option.line !== line.index)) === true;
  return isForThis(line, actions[at]) || (goesOn && isForThis(line, next));
};

/** The words say which piece of the food they mean: "the smaller piece of butter". */
const saysWhich = (action: ReadAction | undefined, { from }: Phrase): boolean =>
  LINKING.genitive.has(action?.words[from - 1]?.form ?? "");

/** "The first quantity of sugar", "the second lot of butter": the place among the like lines of the list, from 0; -1 where none is said. */
function placeSaid(words: readonly Word[], { from }: Phrase): number {
  const [count, noun, of] = words.slice(Math.max(0, from - 3), from);
  // "The second half of the butter" is no second butter.
  const isAmount = LINKING.openWords.has(noun?.form ?? "");
  if (of === undefined || !LINKING.genitive.has(of.form) || !isAmount) return -1;
  const form = count?.form ?? "";
  if (LINKING.firstWords.has(form)) return 0;
  const at = [...LINKING.ordinals].indexOf(form);
  return at < 0 ? -1 : at + 1;
}

const placeOf = ({ options }: Phrase, line: number): number =>
  options.filter((other) => other.kin !== true && other.line < line).length;

/** A measured amount is a part of another line that the phrase names as well, and this one has no amount. */
const isUnmeasuredBeside = (
  { portion, options }: Phrase,
  { line, score }: Candidate,
  lines: readonly LineModel[],
): boolean => {
  const amount = portion?.kind === "part" ? portion.amount : null;
  if (amount === null || amount.unit === null || lines[line]?.amounts.pools.length !== 0) return false;
  return options.some((other) => {
    const [pool] = other.score >= score ? (lines[other.line]?.amounts.pools ?? []) : [];
    const value = pool === undefined ? null : convert(amount.low, amount.unit, pool.unit);
    return pool !== undefined && value !== null && compare(value, pool.low) <= 0;
  });
};

/** What speaks for an option of a phrase, whatever was used before. */
export function standing(
  chooser: Chooser,
  action: number,
  phrase: Phrase,
  option: Candidate,
  { cutting, greasing }: { cutting: boolean; greasing: boolean },
): number {
  const { actions, lines, parts, namedElsewhere } = chooser;
  const line = lines[option.line];
  if (line === undefined) return -Infinity;
  let value = option.score;
  const fit = phrase.fits.get(option.line) ?? 0;
  const isMore = phrase.portion?.kind === "more" && phrase.options.length > 1;
  if (isMore && lastNamed(actions, action, phrase) === option.line) value += WEIGHTS.lastNamed;
  if (fit > 0 && !isMore) value += WEIGHTS.amount;
  if (fit < 0 && phrase.portion?.kind !== "more") value += WEIGHTS.tooMuch;
  if (isUnmeasuredBeside(phrase, option, lines)) value += WEIGHTS.unmeasured;
  const group = parts.of[action] ?? -1;
  if (group >= 0 && parts.groups.length > 1) {
    // "Brush with egg" is the egg "for brushing", whatever part lists it.
    const isMeant = isForBrushing(line.purposes) && isForThis(line, actions[action]);
    value += isMeant || parts.groupOfLine[option.line] === group ? WEIGHTS.part : WEIGHTS.otherPart;
  }
  const all = actions[action]?.words ?? [];
  const said = [...withState(all, option.from, option.to), ...shapeBehind(all, option.to)];
  const isTelling = said.some(
    ({ lemma }) =>
      line.vocabulary.has(lemma) &&
      classesOfCollective(lemma) === null &&
      phrase.options.every((other) => other === option || lines[other.line]?.vocabulary.has(lemma) === false),
  );
  const isOneFood = phrase.options.length > 1 && !phrase.options.some(({ kin }) => kin === true);
  if (isTelling && isOneFood) value += WEIGHTS.telling;
  const again = phrase.portion?.kind === "rest" || phrase.portion?.kind === "more";
  if (phrase.options.length > 1 && !again && !line.compound && namedElsewhere(option.line, phrase))
    value += WEIGHTS.elsewhere;
  if (cutting && (line.food?.classes.has("spice") ?? false)) value += WEIGHTS.cutSpice;
  if (line.compound && actions[action]?.phrases.some((other) => namesOnly(other, phrase, option.line)))
    value += WEIGHTS.beside;
  if (line.purposes.length > 0 && phrase.options.length > 1 && !isMore)
    // "A drizzle of oil" fries garlic, and is none of what things swim in.
    value += phrase.portion === null && isForWork(line, actions, action) ? WEIGHTS.purpose : -WEIGHTS.purpose;
  // "Brush with cream" of two lines, one of which the list has "plus more to brush".
  const isExtra = phrase.options.length > 1 && isForPurpose(actions[action], line.extraFor);
  if (isExtra && phrase.portion?.amount == null) value += WEIGHTS.purpose;
  // "One of the two onions", "the second onion" are none of a line with one.
  const words = actions[action]?.words ?? [];
  const isOfMore = LINKING.ordinals.has(words[phrase.from - 1]?.form ?? "") || isOneOf(words, phrase.from);
  const [pool] = line.amounts.pools;
  if (isOfMore && pool?.unit === null && pool.low.n < 2 * pool.low.d) value += WEIGHTS.tooFew;
  if (phrase.options.length > 1 && placeSaid(words, phrase) === placeOf(phrase, option.line))
    value += WEIGHTS.telling;
  const isPlain = phrase.options.length > 1 && !saysWhich(actions[action], phrase);
  if (isPlain && hasNeighbour(chooser, action, phrase, option.line)) value += WEIGHTS.neighbour;
  if (isPlain) value += WEIGHTS.company * companyOf(chooser, action, phrase, option.line);
  if (line.forGreasing) value += greasing ? WEIGHTS.meantFor : -WEIGHTS.meantFor;
  return value - option.line * 1e-4;
}

/**
 * What speaks for a line because of what was used before it: when it was, in parts or all of it, and when it was not, with and without a
 * like line before it.
 */
export type Moving = {
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

export function movings(
  { actions, lines, parts }: Chooser,
  mention: Mention,
  bit: ReadonlyMap<number, number>,
  swept: ReadonlySet<number>,
): Moving[] {
  const { portion } = mention.phrase;
  const preparation = actions[mention.action]?.preparation ?? false;
  const removed = isRemoved(actions[mention.action]?.words ?? [], mention.phrase.from);
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
    // "150 g sugar + 2 tbsp": two amounts, of which the first is not all.
    const single = !line.divided && !line.extra && !line.open && line.amounts.further.length === 0;
    const all = portion === null || portion.kind === "whole" || statesAll(portion, line.amounts);
    moving.takesAll = single && !preparation && all;
    if (portion?.kind === "rest") {
      moving.again = WEIGHTS.rest + (line.divided ? 0.2 : 0);
      moving.afterAll = WEIGHTS.restOfWhole - moving.again;
      // "the remaining sugar and vanilla sugar": the second of them may be whole.
      moving.fresh = portion.shared === true ? WEIGHTS.fresh : WEIGHTS.restOfUnused;
    } else if (portion?.amount !== null && portion?.amount !== undefined)
      moving.again = line.divided || line.open ? WEIGHTS.dividedAgain : WEIGHTS.undividedAgain;
    if (removed) moving.fresh = WEIGHTS.removedUnused;
    if (swept.has(index) && !line.divided && !line.open) moving.again += WEIGHTS.swept;
    return moving;
  });
}

export const gainOf = (
  { bit, whole, earlier, again, afterAll, fresh, outOfOrder }: Moving,
  used: number,
): number =>
  (used & bit) !== 0
    ? again + ((used & whole) === 0 ? 0 : afterAll)
    : fresh + ((earlier & ~used) === 0 ? 0 : outOfOrder);
