/** Mentions of a line of which something went in before, or which another part of the recipe wants. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import { rational } from "@/lib/engine/recipe/rational";
import { SPOONED, unitWritten } from "@/lib/engine/language/units";
import { clauseStart, isDefinite, type Word } from "@/lib/engine/link/words/words";
import { isReadied, verbBefore } from "@/lib/engine/link/words/context";
import { isExtraWater } from "@/lib/engine/link/phrases/water";
import { isGreasing } from "@/lib/engine/link/phrases/greasing";
import { isLength } from "@/lib/engine/link/amounts/exact";
import type { Ledger, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { Places } from "@/lib/engine/link/choose/places";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isPlace } from "@/lib/engine/link/words/no-use";

/** "Taste and add more sugar if it needs it": a little more, whatever went in before. */
export const isAtWill = ({ kind, amount, fraction }: Portion, { words }: ReadAction): boolean =>
  kind === "more" &&
  amount === null &&
  fraction === null &&
  words.some(({ form }) => LINKING.ifWords.has(form) || LINKING.maybe.has(form));

/**
 * "Pour in the stock … add 1 cup of stock if it gets thick", "1 cup of water or stock", of "1 litre stock": all of it went in, and the cup is more than
 * the list has.
 */
export function isMoreIfNeeded(
  { divided, extra, amounts }: LineModel,
  phrase: Phrase,
  { words, phrases }: ReadAction,
  spending: readonly Use[],
): boolean {
  const isStated = ({ portion, from }: Phrase): boolean =>
    portion?.kind === "part" &&
    portion.amount !== null &&
    portion.fraction === null &&
    !LINKING.definite.has(words[from - 1]?.form ?? "");
  const isOther = LINKING.alternatives.has(words[phrase.from - 1]?.form ?? "");
  const other = isOther ? phrases.find(({ to }) => to === phrase.from - 1) : undefined;
  if (divided || extra || amounts.pools.length === 0) return false;
  if (!(isStated(phrase) || (other !== undefined && isStated(other)))) return false;
  const isWhole = ({ portion, readied, aside }: Use): boolean => portion === null && !readied && !aside;
  const around = [...words.slice(0, OPENING), ...words.slice(phrase.to, phrase.to + CONDITION_REACH)];
  return around.some(({ form }) => LINKING.ifWords.has(form)) && spending.some(isWhole);
}
/** Words in which a condition opens an order. */
const OPENING = 2;
/** Words from a food to the condition behind it: "1 cup of broth to the pot if". */
const CONDITION_REACH = 8;

/** "Zest the lemon … stuff with the lemon", "the oil from the tuna … add the tuna": what was taken left the food itself. */
export const isLeftOfIt = (spending: readonly Use[]): boolean =>
  spending.length > 0 && spending.every(({ taken }) => taken !== null && LINKING.leavesFood.has(taken));

/** "3 tbsp of the flour … add the flour little by little": the rest of it, where so much of it went in before. */
export function isRestAdded(
  number: number,
  { from }: Phrase,
  words: readonly Word[],
  ledger: Ledger,
): boolean {
  const spending = ledger.of(number).filter(({ readied, aside }) => !readied && !aside);
  const isPart = ({ portion }: Use): boolean => portion?.kind === "part" && portion.amount !== null;
  const verb = words[from - 2]?.form ?? "";
  if (spending.length === 0 || !isDefinite(words, from)) return false;
  // "Blend with a little milk … add the milk" of a measured line
  const isLittle = ({ portion }: Use): boolean => portion?.kind === "open";
  if (LINKING.restAdders.has(verb) && spending.every(isLittle))
    return ledger.lines[number]?.amounts.pools[0] !== undefined;
  if (LINKING.restHeaters.has(verb)) return isHeatedRest(number, spending, ledger);
  return spending.every(isPart) && LINKING.joining.has(verb);
}

/** "Stir in a little of the milk … bring the milk to a simmer": what is left of a liquid that went into something. A little oil in a pan is the oil that is heated. */
function isHeatedRest(number: number, spending: readonly Use[], { lines, uses }: Ledger): boolean {
  const line = lines[number];
  const isFat = LINKING.stapleClasses.some((name) => line?.food?.classes.has(name));
  const isMixed = ({ action, portion }: Use): boolean =>
    (portion?.kind === "open" || (portion?.kind === "part" && portion.amount !== null)) &&
    uses.some((other) => other.line !== number && Math.abs(other.action - action) <= 1);
  if (isFat || line?.amounts.pools[0] === undefined) return false;
  const portions = spending.map(({ portion }) => portion);
  return spending.every(isMixed) && !areAll(portions, line.amounts);
}

/** "Season with salt" while the filling cooks is a cook's own salt, and not the teaspoon that the pastry needs. */
const isOthersSalt = (
  index: number,
  line: LineModel,
  { from, portion }: Phrase,
  words: readonly Word[],
  places: Places,
): boolean =>
  portion === null &&
  !line.open &&
  line.amounts.pools.length > 0 &&
  LINKING.seasoning.has(verbBefore(words, from) ?? "") &&
  line.names.every(({ head }) => LINKING.seasonings.has(head)) &&
  places.isWantedElsewhere(index, line);

/** "Season", "bring to taste": what goes in now is told by the tongue. */
export const isSeasoned = (words: readonly Word[]): boolean =>
  words.some(({ form }) => LINKING.seasoning.has(form));

/** What a cook reaches for again and again. A bell pepper is a vegetable, whatever its last word is. */
export const isStaple = (line: LineModel): boolean =>
  LINKING.stapleClasses.some((name) => line.food?.classes.has(name)) ||
  (!(line.food?.classes.has("vegetable") ?? false) &&
    line.names.some((name) => LINKING.staples.has(name.head) && name.words.length <= 2));

/** "Add salt and pepper to taste" */
export const isByTaste = (words: readonly Word[]): boolean =>
  words.some((_word, at) => LINKING.byTaste.every((form, place) => words[at + place]?.form === form));

/** Words from "flavour" to the spice: "with the". */
const FLAVOURS = 4;

/** "Flavour with the nutmeg", "season with salt, pepper and paprika". */
const flavours = (words: readonly Word[], at: number): boolean =>
  LINKING.flavouring.has(verbBefore(words, at) ?? "") ||
  words.slice(Math.max(0, at - FLAVOURS), at).some(({ form }) => LINKING.flavouring.has(form));

/** "Adjust the salt", where all that the list measures went in before, be it into the marinade: more of it is a cook's own. */
export const isAdjusted = (
  { amounts, divided, extra }: LineModel,
  words: readonly Word[],
  at: number,
  before: readonly Use[],
): boolean =>
  LINKING.seasoningBefore.has(words[at - 2]?.form ?? "") &&
  LINKING.definite.has(words[at - 1]?.form ?? "") &&
  amounts.pools.length > 0 &&
  !divided &&
  !extra &&
  before.some(({ portion }) => portion === null);

/** "Season the fish with the lime and the garlic", of a marinade: behind "with" stands what goes in there for good. */
export function wentInWith({ action, start }: Use, { actions }: Ledger): boolean {
  const words = actions[action]?.words ?? [];
  const at = words.findIndex((word) => word.start === start);
  return (
    at > 0 &&
    !isReadied(words, at) &&
    words.slice(clauseStart(words, at, false), at).some(({ form }) => LINKING.withWords.has(form))
  );
}

const isSpice = ({ words }: LineModel["names"][number]): boolean => {
  const classes = foodOfWords(words)?.classes;
  return LINKING.spices.some((name) => classes?.has(name) === true);
};

/** "Shake with ice … strain into a glass with ice", of ice that the list does not measure: it is taken anew, and "the ice" is not. */
const isFreshAgain = ({ open, amounts, food }: LineModel, words: readonly Word[], at: number): boolean =>
  open &&
  amounts.pools.length === 0 &&
  food !== null &&
  LINKING.takenAnew.has(food.id) &&
  !LINKING.determiners.has(words[at - 1]?.form ?? "");

/** "Roll them in flour … thicken with a tablespoon of flour", "a little of the stock", "flavour with the nutmeg": so much again of what the list does not measure. */
export const isFurther = (
  line: LineModel,
  portion: Portion | null,
  { words, preparation }: ReadAction,
  at: number,
): boolean =>
  isFreshAgain(line, words, at) ||
  (line.open &&
    line.amounts.pools.length === 0 &&
    (portion === null
      ? line.names.slice(0, 1).some(isSpice) && flavours(words, at)
      : portion.kind === "open" || (portion.amount?.unit ?? null) !== null) &&
    !preparation &&
    !isReadied(words, at) &&
    !isPlace(words, at));

/** "Put half of the pasta in a dish": what went in whole before is parted where it lies. */
function isPartedSince(line: number, index: number, ledger: Ledger): boolean {
  const first = ledger.of(line)[0]?.action ?? index;
  return ledger.actions
    .slice(first + 1, index)
    .some(({ phrases }) =>
      phrases.some(
        ({ portion, options }) => portion?.kind === "part" && options.some((option) => option.line === line),
      ),
    );
}

/** "Another layer of ladyfingers", "a second layer ladyfingers": some more of line `line` at action `index`. */
export function layerOf(
  words: readonly Word[],
  from: number,
  line: number,
  index: number,
  ledger: Ledger,
): Portion | null {
  const at = LINKING.genitive.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const before = words[at - 1]?.form ?? "";
  const again =
    LINKING.moreWords.has(before) || LINKING.ordinals.has(before) || LINKING.lastWords.has(before);
  if (!LINKING.layering.has(words[at]?.lemma ?? "") || !again || isPartedSince(line, index, ledger))
    return null;
  return { kind: "open", fraction: null, amount: null, start: words[at - 1]?.start ?? 0, layer: true };
}

/** "Grease a tin with butter" while the cake is made is a cook's own, and not the spoonful that the icing needs. */
const isOthersFat = (
  index: number,
  line: LineModel,
  { from, portion }: Phrase,
  words: readonly Word[],
  places: Places,
): boolean =>
  portion === null &&
  !line.forGreasing &&
  !line.extra &&
  !line.open &&
  isGreasing(words, from) &&
  places.isWantedElsewhere(index, line);

/** Words between "plenty" and what there is plenty of: "plenty of hot oil". */
const PLENTY_REACH = 3;

/** "Fry in plenty of oil" takes no tablespoons that a later place names. */
const isPlentyOf = (
  index: number,
  line: LineModel,
  { from }: Phrase,
  words: readonly Word[],
  places: Places,
): boolean =>
  SPOONED.has(line.amounts.pools[0]?.unit ?? "") &&
  words.slice(Math.max(0, from - PLENTY_REACH), from).some(({ form }) => LINKING.plenty.has(form)) &&
  places.isClearlyNamed(index + 1, line.index);

/** Words between a depth and the oil: "2 cm of hot oil". */
const DEPTH_REACH = 4;

/** "2 cm", and not the "in" of "in the remaining oil". */
const isDepth = (words: readonly Word[], at: number): boolean =>
  isLength(unitWritten(words[at]?.form ?? "")?.id ?? null) && OPENS_NUMBER.test(words[at - 1]?.form ?? "");

/** "Fry in at least 2 cm oil" takes none of the tablespoons that went into the dough. */
export function isDepthOf(
  line: LineModel,
  { from }: Phrase,
  words: readonly Word[],
  ledger: Ledger,
): boolean {
  if (!SPOONED.has(line.amounts.pools[0]?.unit ?? "") || !ledger.isSpent(line.index)) return false;
  for (let at = Math.max(1, from - DEPTH_REACH); at < from; at += 1) if (isDepth(words, at)) return true;
  return false;
}

/** The words mean a cook's own salt, butter or oil, and not what another place measures out. */
export const isOthers = (...place: Parameters<typeof isPlentyOf>): boolean =>
  isOthersSalt(...place) || isOthersFat(...place) || isPlentyOf(...place);

/** "2 eggs … whisk an egg" of eggs that are counted: one of those that are left. Water to soak in is what the list has beside its amount. */
export function oneMore(
  line: LineModel,
  { from, to }: Phrase,
  words: readonly Word[],
  ledger: Ledger,
): Portion | null {
  const start = words[from]?.start ?? 0;
  if (isExtraWater(words, to - 1, line)) return { kind: "more", fraction: null, amount: null, start };
  const spending = ledger.of(line.index).filter(({ readied, aside }) => !readied && !aside);
  const isCounted = line.amounts.pools[0]?.unit === null;
  const isParted = spending.length > 0 && spending.every(({ portion }) => portion?.amount?.unit === null);
  if (!isCounted || !isParted || !LINKING.indefinite.has(words[from - 1]?.form ?? "")) return null;
  return { kind: "part", fraction: null, amount: ONE, start: words[from - 1]?.start ?? 0 };
}
const ONE = { low: rational(1), high: null, unit: null };

const LIQUID = "liquid";

/** "Cover with milk … add the remaining milk": how much covers it nobody says, and some of it is left. */
export function isLeftOpen(line: LineModel, spending: readonly Use[], ledger: Ledger): boolean {
  const [use, another] = spending;
  const words = ledger.actions[use?.action ?? -1]?.words ?? [];
  const before = words[words.findIndex(({ start }) => start === use?.start) - 1];
  return (
    use?.portion === null &&
    another === undefined &&
    use.taken === null &&
    line.food?.classes.has(LIQUID) === true &&
    before !== undefined &&
    LINKING.withWords.has(before.form)
  );
}
