/**
 * What goes in once more: the layers that are repeated, what stated shares left of a line or of several, a spice that the list does not
 * measure.
 */
import { LINKING } from "@/lib/engine/language/linking";
import { convert } from "@/lib/engine/link/amounts/exact";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import { COLLECTIVE, type Ledger, type Spot, type Use } from "@/lib/engine/link/choose/ledger";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { countOf } from "@/lib/engine/link/words/all-ingredients";
import { isReadied, verbBefore } from "@/lib/engine/link/words/context";
import { isPlace } from "@/lib/engine/link/words/no-use";
import { isDefinite, type Word } from "@/lib/engine/link/words/words";
import { add, compare, multiply, rational, type Rational } from "@/lib/engine/recipe/rational";
import { isFurther, wentInWith } from "./more-of-it";

// Layers that are laid again: "Repeat with the rest".

/** Actions back in which a layer began that is laid again. */
const LAYER = 12;

/** "Repeat the layers", "Now repeat". */
const isRepeating = (words: readonly Word[]): boolean =>
  words.slice(0, 2).some(({ form }) => LINKING.repeating.has(form));

/** The first action of the layer that is repeated at `index`: "mix in half the cheese. Layer sauce and noodles, and repeat" tells it in its own sentence. */
function layerFrom(actions: readonly { opensSentence: boolean }[], index: number): number {
  let from = index;
  while (from > 0 && actions[from]?.opensSentence === false) from -= 1;
  return from === index ? 0 : from;
}

// "Repeat the layers", "repeat with the rest": what the layer before left of its foods.

const REST: Portion = { kind: "rest", fraction: null, amount: null, start: -1 };

/** How often it is done again: "three more times", once where nothing says so, 0 where nobody knows. */
function timesIn(words: readonly Word[]): number {
  if (!words.some(({ form }) => LINKING.manyTimes.has(form))) return 1;
  const at = words.findIndex(({ form }) => LINKING.times.has(form));
  return (
    words
      .slice(Math.max(0, at - 2), Math.max(0, at))
      .map(({ form }) => countOf(form))
      .find((count) => count > 0) ?? 0
  );
}

/** So much of each of `times` layers. */
function taken(portion: Portion | null, times: number): Portion | null {
  if (portion === null || times === 1) return portion;
  const of = (value: Rational) => multiply(value, rational(times));
  const { amount, fraction } = portion;
  return {
    ...portion,
    fraction: fraction === null ? null : of(fraction),
    amount: amount && { ...amount, low: of(amount.low), high: amount.high && of(amount.high) },
  };
}

/** "The remaining custard", "the rest of the batter"; of "the remaining layers" nothing says what is in them. */
function isRestOfMade(words: readonly Word[]): boolean {
  const rest = words.findIndex(({ form }) => LINKING.restWords.has(form));
  return (
    rest >= 0 &&
    words.slice(rest + 1).some(({ lemma }) => LINKING.products.has(lemma) && !LINKING.layering.has(lemma))
  );
}

/** "Repeat the layers": what is left of each line of which the layer before took a stated part, where nothing later asks for it. */
export function repeatLayers(
  index: number,
  ledger: Ledger,
  places: Places,
  choices: ReadonlyMap<Phrase, Choice>,
): void {
  const { words = [], phrases = [], instruction } = ledger.actions[index] ?? {};
  if (!isRepeating(words)) return;
  // "Repeat with the remaining oil and dough" says with what.
  const says = words.slice(1, 3).some(({ form }) => LINKING.withWords.has(form));
  // "The remaining pastry and filling": what goes into it is told by what it becomes.
  const isMade = words.some(({ lemma }) => LINKING.laidOn.has(lemma));
  if (says && !isMade && phrases.some(({ passing, portion }) => !passing && portion?.kind === "rest")) return;
  // "With the remaining cake layers and custard" is of what was made.
  if (says && !isMade && isRestOfMade(words)) return;
  const times = timesIn(words);
  for (const line of ledger.lines) {
    const spending = ledger.of(line.index).filter(({ aside, readied }) => !aside && !readied);
    const last = spending.at(-1);
    const parted = spending.every(({ portion }) => portion?.kind === "part");
    if (last === undefined || !parted || index - last.action > LAYER) continue;
    const portions = spending.map(({ portion }) => portion);
    if (areAll(portions, line.amounts)) continue;
    // What is left for the top is named later: then the layer takes what it took before.
    const again = places.isNamedFrom(index, line, -1, choices);
    const layered = spending.length === 1 && ledger.actions[last.action]?.instruction === instruction;
    const isHere = (phrase: Phrase) => phrase.options.some((each) => each.line === line.index);
    if (phrases.some((phrase) => !phrase.passing && isHere(phrase))) continue;
    if (again && !(times > 0 && layered && last.action >= layerFrom(ledger.actions, index))) continue;
    const portion = again ? taken(last.portion, times) : REST;
    ledger.add(index, line, { from: -1, to: -1, portion, taken: null }, COLLECTIVE);
  }
}

// What is left of a line of which stated shares went in: a plain mention takes it, where nothing asks for it by words.

/**
 * "Cover with half the cream … a second layer with the ladyfingers and cream": stated shares went in before, so what goes in now without one is
 * what is left, where no later words ask for it.
 */
export function isLeftOver(
  line: LineModel,
  spending: readonly Use[],
  { from: at }: Spot,
  action: ReadAction,
  ledger: Ledger,
): boolean {
  const isShare = ({ portion, taken }: Use): boolean =>
    taken === null && portion?.kind === "part" && (portion.fraction !== null || portion.amount !== null);
  const { order, asked } = sharesAsked(ledger.actions);
  return (
    spending.length > 0 &&
    spending.every(isShare) &&
    !isPlace(action.words, at) &&
    (LINKING.laysOn.has(verbBefore(action.words, at) ?? "") ||
      action.words.some(({ lemma }) => LINKING.layering.has(lemma))) &&
    !areAll(
      spending.map((use) => use.portion),
      line.amounts,
    ) &&
    (asked.get(line.index) ?? 0) <= (order.get(action) ?? 0)
  );
}

type Asked = { order: Map<ReadAction, number>; asked: Map<number, number> };
const ASKED = new WeakMap<readonly ReadAction[], Asked>();
/** Where each action stands, and for each line the last action that asks for a share of it. */
function sharesAsked(actions: readonly ReadAction[]): Asked {
  const known = ASKED.get(actions);
  if (known !== undefined) return known;
  const found: Asked = { order: new Map(), asked: new Map() };
  actions.forEach((action, index) => {
    found.order.set(action, index);
    for (const { portion, options } of action.phrases)
      if (portion !== null) for (const { line } of options) found.asked.set(line, index);
  });
  ASKED.set(actions, found);
  return found;
}

/** Nothing of the line has gone in, or only parts of it have and the words speak of the rest: "the remaining herbs". */
export function hasRest(line: number, { portion }: Phrase, ledger: Ledger): boolean {
  // "Soak the beans … add the beans" of two kinds: so far they were only made ready.
  if (!ledger.isSpent(line) || (portion === null && ledger.isReadied(line))) return true;
  const spending = ledger.of(line).filter((use) => !use.aside && (!use.readied || wentInWith(use, ledger)));
  return portion?.kind === "rest" && spending.every((use) => use.portion !== null);
}

/** "Cover the last sheet with the sauce", of sheets that are being laid: it lies there already. */
export const isLastLaid = (
  words: readonly Word[],
  { from, to }: { from: number; to: number },
  spending: readonly Use[],
): boolean =>
  spending.length > 0 &&
  LINKING.lastWords.has(words[from - 1]?.form ?? "") &&
  LINKING.withWords.has(words[to]?.form ?? "") &&
  LINKING.covering.has(verbBefore(words, from) ?? "");

/** What goes in at action `index` is laid again soon: "Repeat the layers". */
export const isLaidAgain = (actions: readonly { words: readonly Word[] }[], index: number): boolean =>
  actions.slice(index, index + LAYER).some(({ words }) => isRepeating(words));

// What is left of lines of which an action before took a part, where words for several lines take the rest: "everything else", "the dough
// ingredients".

/** How much went in of the line is said in figures. */
export const isStatedPart = ({ index }: LineModel, ledger: Ledger): boolean =>
  ledger.of(index).every(({ portion }) => portion?.kind === "part" && portion.amount !== null);

/** "Add 1 tsp salt" of 1 tsp: a stated amount, and all of it. */
function isSpent({ amounts }: LineModel, spending: readonly Use[]): boolean {
  const [pool] = amounts.pools;
  if (pool === undefined || pool.high !== null || amounts.further.length > 0) return false;
  const stated = spending.map(({ portion }) =>
    portion?.amount == null ? null : convert(portion.amount.low, portion.amount.unit, pool.unit),
  );
  const sum = stated.reduce<Rational>((all, each) => (each === null ? all : add(all, each)), rational(0));
  return !stated.includes(null) && compare(sum, pool.low) >= 0;
}

/** What is left of those of `lines` of which a part was used and nothing says where the rest goes; `found` go in by other words. */
export function useLeftOfParted(
  index: number,
  found: readonly LineModel[],
  choices: ReadonlyMap<Phrase, Choice>,
  lines: readonly LineModel[],
  ledger: Ledger,
  places: Places,
): void {
  for (const line of lines) {
    const spending = ledger.of(line.index).filter(({ aside, readied }) => !aside && !readied);
    // "Mix with a little sugar … add everything else": of what is measured, and is no oil to fry in.
    const isSome = line.amounts.pools.length > 0 && !line.food?.classes.has("oil");
    const isParted = ({ portion }: Use) => portion?.kind === "part" || (isSome && portion?.kind === "open");
    const parted = spending.length > 0 && spending.every(isParted) && !isSpent(line, spending);
    if (parted && !found.includes(line) && !places.isNamedFrom(index, line, -1, choices))
      ledger.add(index, line, { from: -1, to: -1, portion: REST, taken: null }, COLLECTIVE);
  }
}

// A spice or a herb that the list does not measure goes in once more: "with salt, pepper and nutmeg … the eggs, salt, pepper and nutmeg".

const ofSeasonings = ({ food }: LineModel): boolean =>
  LINKING.seasoningClasses.some((name) => food?.classes.has(name) === true);

/** The words between two foods only join them: "the eggs, the salt and the nutmeg". */
function areJoined(words: readonly Word[], before: Phrase, behind: Phrase): boolean {
  const between = words.slice(before.to, behind.from);
  const isJoined =
    between.some(({ form }) => LINKING.conjunctions.has(form)) ||
    words[before.to]?.gap.includes(",") === true;
  return (
    isJoined && between.every(({ form }) => LINKING.conjunctions.has(form) || LINKING.determiners.has(form))
  );
}

/** The foods that one enumeration names with the one at `at`. */
function among({ words, phrases }: ReadAction, at: number): Phrase[] {
  const sorted = [...phrases].sort((a, b) => a.from - b.from);
  const here = sorted.findIndex(({ from, to }) => from <= at && at < to);
  const own = sorted[here];
  if (own === undefined) return [];
  const found: Phrase[] = [];
  for (let place = here - 1, next = own; place >= 0; place -= 1) {
    const each = sorted[place];
    if (each === undefined || !areJoined(words, each, next)) break;
    found.push((next = each));
  }
  for (let place = here + 1, last = own; place < sorted.length; place += 1) {
    const each = sorted[place];
    if (each === undefined || !areJoined(words, last, each)) break;
    found.push((last = each));
  }
  return found;
}

/** Words from "with" to the herb: "with some freshly chopped parsley". */
const WITH_REACH = 4;

/** "Stir in the parsley … sprinkle with parsley". */
function isScattered(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at) ?? "";
  return (
    (LINKING.finishing.has(verb) || LINKING.laysOn.has(verb)) &&
    words.slice(Math.max(0, at - WITH_REACH), at).some(({ form }) => LINKING.withWords.has(form)) &&
    !isDefinite(words, at)
  );
}

/** The spice is strewn on at the end, or named beside salt, or beside a food that comes in there for the first time. */
function isSpicedAgain(line: LineModel, at: number, action: ReadAction, ledger: Ledger): boolean {
  const { words, preparation } = action;
  if (!line.open || line.amounts.pools.length > 0 || preparation || !ofSeasonings(line)) return false;
  if (isReadied(words, at) || isPlace(words, at)) return false;
  if (isScattered(words, at)) return true;
  const here = ledger.actions.indexOf(action);
  return among(action, at).some(({ passing, options: [first] }) => {
    const other = first === undefined ? undefined : ledger.lines[first.line];
    if (passing || other === undefined || other === line) return false;
    const isSalt = other.open && other.names.some(({ head }) => LINKING.seasonings.has(head));
    return isSalt || ledger.of(other.index).every((use) => use.action === here);
  });
}

/** So much again of what the list does not measure. */
export const isOnceMore = (line: LineModel, spot: Spot, action: ReadAction, ledger: Ledger): boolean =>
  isFurther(line, spot.portion, action, spot.from) ||
  spot.portion?.layer === true ||
  (spot.portion === null && isSpicedAgain(line, spot.from, action, ledger));
