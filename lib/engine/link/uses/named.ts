/** Decides which mention of a line is a use: the first one, what is left, another part of it, another helping. */
import { LINKING } from "@/lib/engine/language/linking";
import { summedBy } from "@/lib/engine/link/choose/like-lines";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { hasRest, isLaidAgain, isLastLaid, isLeftOver, isOnceMore } from "./once-more";
import { isAdded, isHelping, isKept, verbBefore } from "@/lib/engine/link/words/context";
import type { Ledger, Spot, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { allBut } from "@/lib/engine/link/phrases/portion-behind";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { areAll } from "@/lib/engine/link/amounts/reckon";
import {
  isAdjusted,
  isAtWill,
  isByTaste,
  isDepthOf,
  isLeftOfIt,
  isLeftOpen,
  isMoreIfNeeded,
  isOthers,
  isRestAdded,
  isSeasoned,
  isStaple,
  layerOf,
  oneMore,
} from "./more-of-it";
import {
  isInto,
  isKeptMixture,
  isLaid,
  isMadePart,
  isMadeSo,
  isMadeThing,
  isMixture,
  isOfMixture,
  isOfNew,
} from "./mixtures";
import { hasUnusedDouble, namesOther, isOfOtherPart } from "./line-meant";
import { bothOf, countsLines, oneOfTwo, takesBoth } from "@/lib/engine/link/phrases/pieces";
import { isMixedOn } from "./mixing";
import { firstSplit, isAddedOnce, isRestOfPart, otherSplit, splitOf, takenOf } from "./parts-of-a-line";
import { withReserved } from "@/lib/engine/link/lines/set-apart";
import { isShareRemoved, isThere } from "@/lib/engine/link/choose/in-the-dish";
import { isPlace, isToolDipped } from "@/lib/engine/link/words/no-use";
import { isOfTheLine, isOtherWater, isSaltOfWater, isWater } from "@/lib/engine/link/phrases/water";
import { isDefinite, isForCovering, isOfPurpose, type Word } from "@/lib/engine/link/words/words";

/** Uses of a line that are looked back at: more than any recipe has, so that time stays linear. */
const MOST_BEFORE = 40;

/** "Rub all sides of the beef … ½ cup of the beef on each bun": all of it went in. */
const takesAll = ({ portion }: Use): boolean => portion === null || portion.kind === "whole";

/** Whether a mention of a line is a use. */
function isUse(line: LineModel, spot: Spot, action: ReadAction, head: boolean, ledger: Ledger): boolean {
  const { portion, taken, from: at } = spot;
  if (isKeptMixture(line, spot, action.words, ledger)) return false;
  const isMixed = isMadeThing(line, spot, action.words);
  if (isMixed && isOfMixture(portion, ledger.of(line.index))) return false;
  const made = portion === null && isMixed;
  // "Add the beans to the sauce" before any soy sauce went in: what is in the pan.
  if (!ledger.isSpent(line.index)) return !made || !isInto(action.words, at);
  const before = ledger.of(line.index).slice(-MOST_BEFORE);
  const spending = before.filter((use) => !use.readied && !use.aside);
  const divided = line.divided || line.extra;
  if (made || isMadePart(spot, action.words, spending, ledger)) return false;
  if (!divided && isRestOfPart(spot, spending)) return false;
  if (isLastLaid(action.words, spot, spending) || isAdjusted(line, action.words, at, before)) return false;
  const parted = spending.some((use) => !takesAll(use) || use.taken !== null);
  // "Heat the remaining oil with the rosemary. Pour the scented oil over": nothing of it is left.
  const restWent = spending.at(-1)?.portion?.kind === "rest" && spending.at(-1)?.portion?.amount === null;
  const isThat = isDefinite(action.words, at) || isDefinite(action.words, at - 1);
  if (portion === null && taken === null && restWent && isThat && !divided) return false;
  if (isAddedOnce(line, portion, spending)) return true;
  if (portion !== null && portion === ledger.kept.get(line.index)?.portion) return true;
  // "Chop one of the onions. Slice the other. Fry half of the sliced onion": both were worked on already.
  const isLeft = portion?.fraction != null || (portion?.kind === "rest" && portion.amount === null);
  if (
    isLeft &&
    !divided &&
    // "Boil 400 ml broth … pour two thirds of the hot broth over": of what stands there.
    (spending.length > 1 || LINKING.usedUp.has(action.words[at - 1]?.form ?? "")) &&
    spending.every((use) => use.taken === null) &&
    areAll(
      spending.map((use) => use.portion),
      line.amounts,
    )
  )
    return false;
  // "Season with salt, pepper and some extra vinegar": more than the list has, from the bottle.
  if (portion?.kind === "more" && head && line.amounts.pools.length > 0 && isSeasoned(action.words))
    return true;
  if (portion?.kind === "rest" || portion?.kind === "more")
    return (
      isAtWill(portion, action) ||
      divided ||
      line.open ||
      spending.length === 0 ||
      parted ||
      // "Dust with 1 tbsp sugar … the rest" of "100 g sugar + 2 tbsp for the tin"
      (line.amounts.further.length > 0 && before.some((use) => use.portion !== null)) ||
      (portion.shared !== true && isLeftOpen(line, spending, ledger)) ||
      spending.every((use) => isLaid(use, ledger))
    );
  const added = isAdded(action.words, at);
  if (
    portion === null &&
    divided &&
    spending.every((use) => use.portion !== null) &&
    added &&
    !isPlace(action.words, at)
  )
    return true;
  if (portion === null && isLeftOver(line, spending, spot, action, ledger)) return true;
  // "Roll each in cocoa" of "2 tbsp cocoa, plus more for rolling"; of what is for coating whatever the verb, once the rest went in.
  const isPurpose = action.words.some((word) => isOfPurpose(word, line.extraFor));
  if (portion === null && (isPurpose || (spending.length > 0 && isForCovering(line.extraFor)))) return true;
  // "A few basil leaves … top with sauce, cheese and basil": what is left of it.
  const isOpen = spending.length > 0 && spending.every((use) => use.portion?.kind === "open");
  if (portion === null && isOpen && added && !isPlace(action.words, at) && !isDefinite(action.words, at))
    return true;
  // "Grill with a little oil … make the dressing from the garlic, the oil and the lemon": with what comes in there for the first time.
  if (portion === null && isOpen && isOfNew(line, action, at, ledger)) return true;
  // "Spread with the jam … brush over the jam" of "2 tbsp jam, plus 1 tbsp for brushing".
  if (
    portion === null &&
    line.amounts.further.length > 0 &&
    spending.length === 1 &&
    !isPlace(action.words, at)
  )
    return true;
  // "Stir in the nuts, saving a handful … scatter over the nuts": those that were kept back.
  if (portion === null && added && spending.length === 1 && spending[0]?.portion?.but === true) return true;
  // "Ladle into bowls with a swirl of cream" of "½ cup cream, plus a little for swirling".
  if (portion?.kind === "open" && line.extra && added && !isPlace(action.words, at)) return true;
  const stated = portion !== null && (portion.amount !== null || portion.fraction !== null);
  if (isShareRemoved(action.words, at, portion, spending)) return false;
  if (stated && !before.some((use) => takesAll(use) && !use.aside && !use.readied)) return true;
  if (isOnceMore(line, spot, action, ledger)) return true;
  // "2 whole eggs and the yolks … the whites" of eggs of which some are parted.
  // "A few drops of lemon … the peel of the lemon": some of it went in, and not the peel.
  const whole = (use: Use) =>
    use.taken === null &&
    !use.readied &&
    !line.partsApart &&
    // "Add the kimchi … pour in the kimchi juice" of kimchi whose juice was kept.
    !(line.keepsJuice && taken !== null && LINKING.fluids.has(taken)) &&
    use.portion?.kind !== "open" &&
    !(line.separated && use.portion !== null);
  // "Serve with a handful of the nuts", of which only some went in.
  // "the zest and 3 tbsp of the juice … just enough juice": some of that part is left.
  const alike = taken === null ? spending : spending.filter((use) => use.taken === taken);
  if (portion?.kind === "open" && alike.length > 0 && alike.every((use) => !takesAll(use))) return true;
  if (taken !== null && !before.some((use) => use.taken === taken || whole(use))) return true;
  if (taken === null && portion === null && isLeftOfIt(spending)) return true;
  if (spending.length === 0) return added || !action.preparation;
  if (line.compound && line.open && namesOther(line, at, action, ledger)) return true;
  // "Melt the butter. Whisk the eggs with the sugar and the butter": all of a measured line went in, and "the" means it.
  const same =
    line.amounts.pools.length > 0 &&
    (LINKING.definite.has(action.words[at - 1]?.form ?? "") ||
      hasUnusedDouble(line, ledger) ||
      isMadeSo(action.words[at]?.form ?? "", spending, ledger)) &&
    spending.some((use) => use.portion === null);
  const sticks = line.extra && isToolDipped(action.words, at, verbBefore(action.words, at));
  // "A pinch of salt" beside a measured line of which all went in: it comes from the jar.
  const byTaste = isByTaste(action.words);
  const fromJar =
    (portion === null ? byTaste || isSeasoned(action.words) : portion.kind === "open") &&
    !divided &&
    !line.open &&
    (byTaste || line.section !== undefined) &&
    spending.some((use) => use.portion === null);
  return (
    head &&
    !fromJar &&
    (sticks || ((divided || (isStaple(line) && !isWater(line) && !same)) && isHelping(action.words, at)))
  );
}

/** What a mention means of a line; null where it only keeps something back or means the tap's water. */
function portionOf(
  index: number,
  line: LineModel,
  phrase: Phrase,
  words: readonly Word[],
  ledger: Ledger,
  places: Places,
): { portion: Portion | null } | null {
  const number = line.index;
  const spent = ledger.isSpent(number);
  const start = words[phrase.from]?.start ?? 0;
  let portion = withReserved(phrase.portion, line.reserved, { spent, start });
  // "the remaining butter, sugar and flour": what was not used yet goes in whole.
  if (
    portion?.shared === true &&
    (portion.kind === "rest"
      ? !spent
      : !line.divided && !places.isShared(number, phrase) && !isLaidAgain(ledger.actions, index))
  )
    portion = null;
  const action = ledger.actions[index];
  if (action !== undefined && isMoreIfNeeded(line, phrase, action, ledger.of(number))) return null;
  const stated = portion !== null && (portion.amount !== null || portion.fraction !== null);
  const kept = ledger.kept.get(number)?.portion;
  // "Brush with about 2 tbsp melted butter" of butter with "more for brushing".
  const isForMore =
    ledger.of(number).some((use) => !use.aside && !use.readied && takesAll(use)) &&
    words.some((word) => isOfPurpose(word, line.extraFor));
  if (isForMore && portion?.kind === "part" && portion.amount !== null)
    return { portion: { ...portion, kind: "more" } };
  // "Keep back 2 tbsp of the nuts. Stir in the rest": all but those, while "the reserved nuts" are those.
  if (portion?.kind === "rest" && portion.amount === null && kept !== undefined)
    return { portion: spent || portion.kept === true ? kept : { ...allBut(kept), start: portion.start } };
  // "Fold in the flour mix. Toss the berries in the reserved flour": the list keeps a spoonful for the berries.
  if (portion === null && spent && line.reserved !== null && places.isKeptAfter(index, number)) return null;
  // "The reserved milk … the remaining milk": what was strained off before, and no more of the bottle.
  if (portion?.kept === true && portion.amount === null && spent && places.isLeftAfter(index, number))
    return null;
  // "Reserve half of the cheese", "set aside a handful of the parsley": nothing goes in yet.
  const keeps = stated || (!spent && portion?.kind === "open");
  const onlySome = ledger.of(number).every((use) => use.portion?.kind === "open");
  if ((!spent || onlySome) && portion !== null && keeps && isKept(words, phrase.from)) {
    const { but = false, ...back } = portion;
    ledger.kept.set(number, { portion: { ...back, kind: stated ? "part" : "open" }, action: index });
    // "Add everything, keeping back ½ tsp of it": the rest goes in here.
    return but ? { portion } : null;
  }
  // "the remaining butter" of two lines of butter, one of which went in: all of the other.
  const other = phrase.options.some(({ line: each }) => each !== number && ledger.isSpent(each));
  const untouched = ledger.of(number).length === 0;
  if (portion?.kind === "rest" && portion.amount === null && portion.fraction === null && untouched && other)
    portion = null;
  if (portion === null && isRestAdded(number, phrase, words, ledger) && !places.isLeftAfter(index, number))
    portion = { kind: "rest", fraction: null, amount: null, start: words[phrase.from]?.start ?? 0 };
  portion ??=
    oneMore(line, phrase, words, ledger) ??
    (spent ? layerOf(words, phrase.from, number, index, ledger) : null);
  // "the extra sesame oil" of "1 tsp sesame oil, extra": the line is the extra one.
  if (portion?.kind === "more" && !stated && line.further) portion = null;
  portion = oneOfTwo(line, phrase, portion, words);
  portion ??= bothOf(line, phrase, words);
  portion ??= takesBoth(line, phrase)
    ? null
    : (splitOf(line, phrase, words) ??
      otherSplit(line, phrase, words, ledger) ??
      firstSplit(line, index, ledger, places));
  // "2 tbsp water" beside a line of half a litre, "a cup of water" behind "the remaining water": it comes from the tap.
  const another = portion?.kind === "part" && portion.amount !== null && (phrase.fits.get(number) ?? 0) < 1;
  // "1 cup of the water", "1 cup water … the second cup of water" of 2 cups: it is the line's.
  const isTap = isWater(line) && another && !isOfTheLine(words, phrase.from) && !line.divided;
  const isGone = ledger.of(number).some((use) => use.portion?.kind === "rest");
  const isTooMuch = (phrase.fits.get(number) ?? 0) < 0;
  return isTap && (isGone || isTooMuch || !(places.isShared(number) || places.addsUp(line)))
    ? null
    : { portion };
}

/** Notes the uses of a phrase whose lines are chosen. */
export function readNamed(
  index: number,
  phrase: Phrase,
  choice: Choice,
  ledger: Ledger,
  places: Places,
): void {
  const action = ledger.actions[index];
  if (action === undefined || phrase.passing) return;
  const { words } = action;
  // "150 g of the brown sugar" of two lines is all of both.
  const isSum = summedBy(phrase, ledger.lines, choice.lines).length > 1;
  if (isSum || countsLines(phrase, choice.lines.length)) phrase.portion = null;
  for (const number of choice.lines) {
    const line = ledger.lines[number];
    const option = phrase.options.find((each) => each.line === number);
    if (line === undefined || option === undefined) continue;
    if (isOtherWater(index, phrase.to - 1, ledger.actions, places.parts, line)) continue;
    if (isMixture(line, option.from, words, ledger)) continue;
    if (isSaltOfWater(index, phrase, line, ledger.actions)) continue;
    if (isOthers(index, line, phrase, words, places) || isDepthOf(line, phrase, words, ledger)) continue;
    if (isOfOtherPart(index, line, phrase, ledger.actions, places)) continue;
    if (isThere(option.from, phrase, action, ledger.of(number))) continue;
    const meant = portionOf(index, line, phrase, words, ledger, places);
    if (meant === null || (choice.lines.length > 1 && !hasRest(number, phrase, ledger))) continue;
    const spot: Spot = {
      from: option.from,
      to: option.to,
      portion: meant.portion,
      taken: takenOf(line, phrase),
    };
    if (isMixedOn(line, spot, index, ledger)) continue;
    if (isUse(line, spot, action, option.head, ledger)) ledger.add(index, line, spot, choice);
  }
}
