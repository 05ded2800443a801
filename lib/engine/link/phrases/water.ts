/** Water that no line of the list is: to boil or rinse in, given off by the food, or run from the tap into what was just emptied. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isOfPurpose, type Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";
import type { ReadAction } from "./read-action";

export const isWater = ({ food }: LineModel): boolean => food?.classes.has("water") ?? false;

/** "Soak the beans in plenty of water" of "3 cups water, plus more for soaking": the list has this water, beside its amount. */
export const isExtraWater = (
  words: readonly Word[],
  at: number,
  { extraFor }: { extraFor: readonly string[] },
): boolean =>
  words[at]?.lemma === LINKING.water &&
  words.slice(0, at + PURPOSE_REACH).some((word) => isOfPurpose(word, extraFor));
/** Words from the water to the verb behind it, as German has it. */
const PURPOSE_REACH = 4;

/** Water to boil or rinse in, no ingredient: "a large pot of salted water", "cold running water". */
export function isVesselWater(
  words: readonly Word[],
  at: number,
  line: Pick<LineModel, "vocabulary" | "extraFor">,
): boolean {
  if (isExtraWater(words, at, line)) return false;
  if (isGivenOff(words, at)) return true;
  if (words[at]?.lemma !== LINKING.water) return false;
  // "Boil the jars in water": what is closed takes none in.
  const [jars, into] = [words[at - 2], words[at - 1]];
  if (LINKING.enclosing.has(into?.form ?? "") && LINKING.closed.has(jars?.lemma ?? "")) return true;
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const word = words[index];
    if (word === undefined || /[.;:,()]/.test(words[index + 1]?.gap ?? "")) return false;
    // "With the motor running add the water"
    if (LINKING.adding.has(word.form)) return false;
    if (LINKING.waterKinds.has(word.form) && !line.vocabulary.has(word.lemma)) return true;
    if (LINKING.genitive.has(word.form)) return LINKING.waterPlaces.has(words[index - 1]?.lemma ?? "");
  }
  return false;
}

/** "Let it sit to release water", "drain off the remaining water", "reduce the liquid": it comes out of the food, or is in the pan already. */
function isGivenOff(words: readonly Word[], at: number): boolean {
  const off = LINKING.givenOff.filter(({ what }) => what.has(words[at]?.lemma ?? ""));
  for (let index = at - 1; off.length > 0 && index >= Math.max(0, at - 4); index -= 1) {
    const form = words[index]?.form ?? "";
    if (/[.;:,()]/.test(words[index + 1]?.gap ?? "")) return false;
    if (off.some(({ verbs }) => verbs.has(form))) return true;
    if (LINKING.adding.has(form) || LINKING.places.has(form) || LINKING.goesInto.has(form)) return false;
  }
  return false;
}

/** "Boil the potatoes in water with salt": not the measured pinch of the list that a later action names. */
export function isSaltOfWater(
  action: number,
  { from }: Phrase,
  { open, index }: LineModel,
  actions: readonly ReadAction[],
): boolean {
  const words = actions[action]?.words ?? [];
  if (open || !LINKING.withWords.has(words[from - 1]?.form ?? "")) return false;
  if (words[from - 2]?.lemma !== LINKING.water || !LINKING.seasonings.has(words[from]?.lemma ?? ""))
    return false;
  return actions
    .slice(action + 1)
    .some(({ phrases }) => phrases.some(({ options }) => options.some(({ line }) => line === index)));
}

/** Words between the verb and its water: "refill the empty can halfway with cold water". */
const FAR = 8;

/** "Plenty of water", "plenty of cold water". */
const PLENTY_REACH = 3;

/** "Enough warm, but not boiling, water to cover": as much as covers it, whatever is said of it between commas. */
const coversIt = (words: readonly Word[], at: number): boolean =>
  LINKING.covering.has(words[at + 2]?.lemma ?? "") &&
  words.slice(Math.max(0, at - FAR), at).some(({ form }) => LINKING.enough.has(form));

/** "Brush the edge with water", "wet the rim with a little water": it makes the dough stick. */
function wetsEdge(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - FAR), at);
  const joint = before.findLastIndex(({ form }) => LINKING.withWords.has(form));
  const edge = before.findLastIndex(({ form }) => LINKING.edges.has(form));
  const between = before.slice(joint + 1);
  return (
    edge >= 0 &&
    edge < joint &&
    between.every(({ form }) => !LINKING.definite.has(form) && !LINKING.measured.has(form))
  );
}

/**
 * "Refill the can with water", "fill a pan with water", "and enough water to cover", "covered with plenty of water", where no words say that it is
 * the water of the list.
 */
function isTapped(words: readonly Word[], at: number): boolean {
  if (words[at]?.lemma !== LINKING.water) return false;
  if (coversIt(words, at) || wetsEdge(words, at)) return true;
  const near = words.slice(Math.max(0, at - PLENTY_REACH), at);
  if (near.some(({ form }) => LINKING.plenty.has(form))) return true;
  // "Adding a splash of water if it sticks"
  const isSplash =
    LINKING.genitive.has(words[at - 1]?.form ?? "") && LINKING.openWords.has(words[at - 2]?.form ?? "");
  if (isSplash && words.slice(at + 1).some(({ form }) => LINKING.ifWords.has(form))) return true;
  for (let index = at - 1; index >= Math.max(0, at - FAR); index -= 1) {
    const word = words[index];
    if (word === undefined || /[.;:,()]/.test(words[index + 1]?.gap ?? "")) return false;
    // "Fill the can with the measured water"
    if (index === at - 1 && (LINKING.definite.has(word.form) || LINKING.measured.has(word.form)))
      return false;
    if (LINKING.fills.has(word.form) || (index >= at - 2 && LINKING.enough.has(word.form))) return true;
  }
  return false;
}

/**
 * The water here comes from the tap, as a later action of the same part, or of the water's own, names the list's, or one of the water's own part takes
 * all of it; `of`: the parts of the actions.
 */
function isTapWater(
  action: number,
  at: number,
  actions: readonly ReadAction[],
  { of, groupOfLine }: { of: readonly number[]; groupOfLine: readonly number[] },
  line: LineModel,
): boolean {
  const own = actions[action]?.words ?? [];
  if (!isTapped(own, at) || isExtraWater(own, at, line)) return false;
  const group = groupOfLine[line.index];
  const isElsewhere = group !== undefined && group !== of[action];
  return actions.some(
    ({ words, collectives }, other) =>
      (other > action &&
        (of[other] === of[action] || of[other] === group) &&
        words.some(({ lemma }, index) => lemma === LINKING.water && !isTapped(words, index))) ||
      (isElsewhere && of[other] === group && collectives.some(({ kind }) => kind === "all")),
  );
}

/**
 * "Sterilise the jar: boil it in a pan with water": nothing of the list is cooked in it, and a later action takes the water of the list, by
 * its name or with all of its part.
 */
function isPanWater(action: number, at: number, actions: readonly ReadAction[]): boolean {
  const own = actions[action];
  const words = own?.words ?? [];
  const joint = words[at - 1]?.form ?? "";
  if (own === undefined || words[at]?.lemma !== LINKING.water) return false;
  if (!LINKING.withWords.has(joint) && !LINKING.genitive.has(joint)) return false;
  if (!LINKING.waterPlaces.has(words[at - 2]?.lemma ?? "")) return false;
  if (own.phrases.some(({ from, to }) => to <= at || from > at)) return false;
  return actions
    .slice(action + 1)
    .some(
      (later) =>
        later.collectives.some(
          ({ kind, to }) =>
            kind === "section" || (kind === "all" && LINKING.partOpeners.has(later.words[to]?.form ?? "")),
        ) || later.words.some(({ lemma }, place) => lemma === LINKING.water && !isTapped(later.words, place)),
    );
}

/** The water here is none of the list's: things are boiled or rinsed in it, or it comes from the tap. */
export const isOtherWater = (
  action: number,
  at: number,
  actions: readonly ReadAction[],
  parts: { of: readonly number[]; groupOfLine: readonly number[] },
  line: LineModel,
): boolean =>
  isVesselWater(actions[action]?.words ?? [], at, line) ||
  isTapWater(action, at, actions, parts, line) ||
  isPanWater(action, at, actions);

/** "1 cup of the water": the words say that it is a part of the line. */
export const isOfTheLine = (words: readonly Word[], from: number): boolean =>
  LINKING.definite.has(words[from - 1]?.form ?? "") && LINKING.genitive.has(words[from - 2]?.form ?? "");

/** "An egg beaten with 2 tbsp water" beside a line of half a cup, where no words say that it is a part of that: another water, unless the parts add up. */
export function isOtherMeasure(
  words: readonly Word[],
  { portion, fits, from }: Phrase,
  line: LineModel,
): boolean {
  if (line.divided || portion?.kind !== "part" || portion.amount === null) return false;
  return (fits.get(line.index) ?? 0) < 1 && !isOfTheLine(words, from);
}

/** "Spray the loaf with water": from the tap, and none of the dough's. */
const isSprayed = (words: readonly Word[], { from, to }: Phrase): boolean =>
  words[to - 1]?.lemma === LINKING.water && words.slice(0, from).some(({ form }) => LINKING.sprays.has(form));

/** "Pour in the batter halfway up the sausages": how far it comes, and none of the other sausages. */
function isReached(words: readonly Word[], { from }: Phrase): boolean {
  const at = LINKING.definite.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const { way, along } = LINKING.reaching;
  return along.has(words[at]?.form ?? "") && way.has(words[at - 1]?.form ?? "");
}

/** Passes over water that is sprayed, and food that something comes up to: no line of the list goes in there. */
export function passSprayed(actions: readonly ReadAction[]): void {
  for (const { words, phrases } of actions)
    for (const phrase of phrases)
      if (isSprayed(words, phrase) || isReached(words, phrase)) phrase.passing = true;
}
