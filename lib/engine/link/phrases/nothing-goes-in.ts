/**
 * Orders and sentences that name a food and put none in: not yet, another way to do it, what would happen otherwise, what is done
 * meanwhile, what the dish is good with.
 */
import { LINKING } from "@/lib/engine/language/linking";
import { isTasted } from "@/lib/engine/link/words/no-use";
import { clauseStart, type Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";

// Another way to do the same work, told among the orders: "Alternatively, fry the meat with the onions and peppers."

/** Words in which a sentence says that it tells another way. */
const OTHER_WAY_OPENING = 4;

/** The sentence opens as another way: "alternatively", "you can also", "another option is"; "if you like, … instead". */
function opensOtherWay(words: readonly Word[]): boolean {
  const { alone, may, also, named } = LINKING.otherWay;
  const forms = words.slice(0, OTHER_WAY_OPENING).map(({ form }) => form);
  const [first = "", second = "", third = ""] = forms;
  if (alone.has(first) || forms.slice(1, 3).some((form) => named.has(form))) return true;
  if (LINKING.cooks.has(first) && may.has(second)) return also.has(third);
  return LINKING.ifWords.has(first) && LINKING.cooks.has(second) && words.some(({ form }) => also.has(form));
}

/** For each action whether it belongs to a sentence that tells another way. */
function otherWays(actions: readonly { words: readonly Word[]; opensSentence: boolean }[]): boolean[] {
  let isOther = false;
  return actions.map(({ words, opensSentence }) => {
    isOther = opensSentence ? opensOtherWay(words) : isOther;
    return isOther;
  });
}

// What is not to go in, here at least: "don't salt yet", "add no sugar", "do not add the cheese".

/** Words from a verb to the food that it puts in. */
const VERB_REACH = 8;
/** "no salt", "not with salt": so near before a food, a negation speaks of it, and not of how much ("not too much salt"). */
const NEGATION_REACH = 2;

const isNot = (word: Word | undefined): boolean => LINKING.negations.has(word?.form ?? "");
/** "Cover with water, without adding salt" */
const isWithout = (words: readonly Word[], from: number): boolean =>
  words
    .slice(Math.max(0, from - NEGATION_REACH - 1), from)
    .some(
      ({ form }, at, near) =>
        LINKING.withoutWords.has(form) && LINKING.addsMore.has(near[at + 1]?.form ?? ""),
    );
const putsIn = ({ form }: Word): boolean => LINKING.helping.has(form) || LINKING.putsIn.has(form);

/** Words of the clause behind the food at `to`. */
function behind(words: readonly Word[], to: number): readonly Word[] {
  const rest = words.slice(to, to + VERB_REACH);
  const end = rest.findIndex(({ gap }) => /[.,;:!?()]/.test(gap));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The words order that the food at `[from, to)` is not to go in; "do not add it until the end" orders when it is to. */
export function isForbidden(words: readonly Word[], from: number, to: number): boolean {
  const start = Math.max(clauseStart(words, from, true), from - VERB_REACH);
  const after = behind(words, to);
  if ([...words.slice(start, from), ...after].some(({ form }) => LINKING.waiting.has(form))) return false;
  if (isWithout(words, from)) return true;
  const verb = words.slice(start, from).findLastIndex(putsIn) + start;
  const isVerb = verb < start && LINKING.seasonings.has(words[from]?.form ?? "");
  // "make sure no liquid seeps out"
  if (verb < start && LINKING.noneOf.has(words[from - 1]?.form ?? "")) return true;
  if (verb < start && !isVerb) return false;
  return (
    isNot(words[isVerb ? from - 1 : verb - 1]) ||
    words.slice(Math.max(verb + 1, from - NEGATION_REACH), from).some(isNot) ||
    // "salt the meat not yet": an order whose last words say no
    after.slice(-NEGATION_REACH).some(isNot)
  );
}

/** "Reserve half for the kale", "take out 1 tbsp for the leaves": what it is kept for goes in where that is put to use. */
function isAsideFor(words: readonly Word[], from: number): boolean {
  let before = from - 1;
  while (
    LINKING.determiners.has(words[before]?.form ?? "") ||
    LINKING.descriptions.has(words[before]?.form ?? "")
  )
    before -= 1;
  if (!LINKING.asideFor.has(words[before]?.form ?? "") || /[.;:!?]/.test(words[before + 1]?.gap ?? ""))
    return false;
  return words
    .slice(Math.max(clauseStart(words, from, true), before - VERB_REACH), before)
    .some(({ form }) => LINKING.setsAside.has(form));
}

/** Passes over food that is not to go in, where another place puts it in. Linear. */
export function holdOff(
  actions: readonly { words: readonly Word[]; phrases: readonly Phrase[]; opensSentence: boolean }[],
): void {
  const other = otherWays(actions);
  const kept = actions.map(({ words, phrases }, at) =>
    phrases.filter(({ from }) => other[at] === true || isAsideFor(words, from)),
  );
  passOverKept(actions, kept);
  const held = actions.flatMap(({ words, phrases }) =>
    words.some((word) => isNot(word) || LINKING.withoutWords.has(word.form))
      ? phrases.filter(({ from, to }) => isForbidden(words, from, to))
      : [],
  );
  if (held.length === 0) return;
  const isHeld = new Set(held);
  const elsewhere = new Set(
    actions.flatMap(({ words, phrases }) =>
      phrases.flatMap((phrase) =>
        // "Salt the potatoes" puts it in, too.
        (phrase.passing && !LINKING.seasonings.has(words[phrase.from]?.form ?? "")) || isHeld.has(phrase)
          ? []
          : phrase.options.slice(0, 1).map(({ line }) => line),
      ),
    ),
  );
  for (const phrase of held)
    if (phrase.options.slice(0, 1).every(({ line }) => elsewhere.has(line))) phrase.passing = true;
}

/** Passes over what something is kept for, and what another way to do the work takes, where a later action names it. */
function passOverKept(
  actions: readonly { phrases: readonly Phrase[] }[],
  kept: readonly (readonly Phrase[])[],
): void {
  /** The last action that names each line. */
  const last = new Map<number, number>();
  actions.forEach(({ phrases }, at) => {
    for (const phrase of phrases)
      if (!phrase.passing && kept[at]?.includes(phrase) !== true)
        for (const { line } of phrase.options.slice(0, 1)) last.set(line, at);
  });
  kept.forEach((phrases, at) => {
    for (const phrase of phrases)
      if (phrase.options.slice(0, 1).every(({ line }) => (last.get(line) ?? -1) > at)) phrase.passing = true;
  });
}

// What happens where an order is not followed: "Don't stir too long, otherwise the eggs curdle."

/** Words from "otherwise" to the food that it speaks of. */
const OR_ELSE_REACH = 6;

/** The mention stands behind ", otherwise", or ", or you'll", and is no other order: "…, otherwise add the milk". */
function isOrElse(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at > 0 && at >= from - OR_ELSE_REACH; at -= 1) {
    if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
    const before = words[at - 1]?.form ?? "";
    if (LINKING.orWill.has(words[at]?.form ?? "") && LINKING.alternatives.has(before)) return true;
    if (!LINKING.orElse.has(words[at]?.form ?? "")) continue;
    // "Let them cool, otherwise they soak up the mayonnaise", "anders absorberen ze de mayo": told of the food, and no order.
    const [next, second] = [words[at + 1]?.form ?? "", words[at + 2]?.form ?? ""];
    const told = LINKING.pronouns.has(next) || (!LINKING.adding.has(next) && LINKING.pronouns.has(second));
    if (told && at + 1 < from) return true;
    const said = words.slice(at - 1, from).some(({ form }) => LINKING.adding.has(form));
    return /[,–—-]/.test(words[at]?.gap ?? "") && !said;
  }
  return false;
}

/** Words behind a food in which it is said what takes its place. */
const BY_REACH = 6;
/** Words from "if" to "have": "if you really don't have". */
const IF_REACH = 5;

/** "Water in place of the broth", "swap the broth for water", "leave out the cumin", "if you don't have cumin": told of the food, and none goes in. */
function isReplaced(words: readonly Word[], from: number): boolean {
  const { place, swaps, replaces, by, leaves, out, have } = LINKING.replaced;
  const at = LINKING.determiners.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const [form, before] = [words[at]?.form ?? "", words[at - 1]?.form ?? ""];
  if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
  if (place.has(before) && LINKING.genitive.has(form)) return true;
  if (swaps.has(form) || (out.has(form) && leaves.has(before))) return true;
  if (replaces.has(form)) return words.slice(from, from + BY_REACH).some((word) => by.has(word.form));
  if (!have.has(form)) return false;
  const clause = words.slice(Math.max(0, at - IF_REACH), at).map((word) => word.form);
  return (
    clause.some((each) => LINKING.ifWords.has(each)) && clause.some((each) => LINKING.negations.has(each))
  );
}

/** "Shake off the excess flour", "the excess of the flour": it is on there already. */
function isExcess(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  if (LINKING.determiners.has(words[at]?.form ?? "")) at -= 1;
  if (LINKING.genitive.has(words[at]?.form ?? "")) at -= 1;
  return LINKING.excess.has(words[at]?.form ?? "");
}

/** "A tin big enough to hold the meat", "large enough for the meat": how big the vessel is. */
export function isToFit(words: readonly Word[], from: number): boolean {
  const at = LINKING.determiners.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const purpose = LINKING.fitting.holds.has(words[at]?.form ?? "") ? at - 1 : at;
  return (
    LINKING.beforePurpose.has(words[purpose]?.form ?? "") &&
    LINKING.enough.has(words[purpose - 1]?.form ?? "") &&
    LINKING.fitting.sizes.has(words[purpose - 2]?.form ?? "")
  );
}

/** "A clear channel with no vinegar in it": so it looks. */
const isAbsent = (words: readonly Word[], from: number): boolean =>
  LINKING.noneOf.has(words[from - 1]?.form ?? "") && LINKING.withWords.has(words[from - 2]?.form ?? "");

/** The mention says what would happen to the food, what of it is tasted or too much, or where it fits, and puts none in. */
export const isOnlySpokenOf = (words: readonly Word[], from: number): boolean =>
  isOrElse(words, from) ||
  isTasted(words, from) ||
  isReplaced(words, from) ||
  isExcess(words, from) ||
  isToFit(words, from) ||
  isAbsent(words, from);

// What a sentence says is done while something else cooks.

/** Words between "while you" and what goes in meanwhile. */
const MEANWHILE_REACH = 8;

/** The word at `at` stands in what the cook does meanwhile: "while you fry the rest". */
export const isMeanwhile = (words: readonly Word[], at: number): boolean =>
  words.some(
    ({ form }, place) =>
      place < at &&
      at - place <= MEANWHILE_REACH &&
      LINKING.cooks.has(words[place + 1]?.form ?? "") &&
      LINKING.waiting.has(form) &&
      ![LINKING.untilWords, LINKING.ifWords, LINKING.aroundWords, LINKING.stateOnly].some((set) =>
        set.has(form),
      ),
  );

// Sentences that say what the finished dish is good with: nothing goes in there.

/** Words of the subject: "This bread". */
const BEFORE_PRAISE = 4;

/** "The bread is delicious topped with olive oil and herbs", "Also great with cheese": praise, which takes no food. "Once it is nice and brown, add …" orders. */
export function isPraised(words: readonly Word[]): boolean {
  const first = words[0]?.form ?? "";
  if (LINKING.tellers.has(first)) return tellsTaste(words);
  const at = words.slice(0, BEFORE_PRAISE + 2).findIndex(({ form }) => LINKING.praises.has(form));
  const before = words[at - 1]?.form ?? "";
  const opens = LINKING.definite.has(first) || LINKING.pronouns.has(first) || LINKING.thisWords.has(first);
  const isSaid = at === 1 ? LINKING.alsoWords.has(first) : at > 1 && opens && LINKING.copulas.has(before);
  const next = words[at + 1];
  if (!isSaid || next === undefined || /[.,;:!?]/.test(next.gap)) return false;
  return !LINKING.conjunctions.has(next.form) && !LINKING.beforePurpose.has(next.form);
}

/** "I usually don't do this, I like the texture of the oats": what the writer likes. "I like to add …" and "I like it hot, so add …" order. */
function tellsTaste(words: readonly Word[]): boolean {
  const likes = words.findIndex(
    ({ form }, at) => LINKING.likes.has(form) && LINKING.tellers.has(words[at - 1]?.form ?? ""),
  );
  if (likes < 0 || LINKING.beforePurpose.has(words[likes + 1]?.form ?? "")) return false;
  return !words.some(({ form }) => LINKING.adding.has(form));
}
