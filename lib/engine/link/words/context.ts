/** What the words around a mention say: a use, a state to wait for, a verb, the rest of something, how much, a tin that is greased. */
import { amountAt } from "@/lib/engine/language/amount";
import { LINKING } from "@/lib/engine/language/linking";
import { READYING as PREPARING } from "@/lib/engine/language/cooking-words";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { tokenize } from "@/lib/engine/language/tokens";
import { isAim, isEffect, isForEffect, isServing, isToAct, isToStay, opensList, setsAside } from "./no-use";
import { CLAUSE_BREAK, clauseStart, isNumber, LONGEST_LOOK, opensClause, type Word } from "./words";

const {
  adding: ADDING,
  helping: HELPING,
  nounVerbs: NOUN_VERBS,
  readying: READYING,
  waiting: WAITING,
  states: STATES,
  verbal: VERBAL,
  objectStarts: OBJECT_STARTS,
  notUsed: NOT_USED,
} = LINKING;

const putsIn = (form: string): boolean => ADDING.has(form) || LINKING.addsMore.has(form);

/** The mention stands in "until the onions are soft", "when the oil is hot": a state, not a use. */
export function isState(words: readonly Word[], from: number, to: number): boolean {
  if (isAim(words, from) || isToAct(words, from, to)) return true;
  const start = clauseStart(words, from, true);
  let conjunction = -1;
  let isAdding = false;
  for (let at = from - 1; at >= start; at -= 1) {
    const word = words[at];
    // "The liquid should not come above the meat" says how it is to be; "you should add the meat" orders.
    if (LINKING.shouldBe.has(word?.form ?? "") && !isAdding) return true;
    isAdding ||= ADDING.has(word?.form ?? "");
    // "beating after each and adding a spoonful of flour"
    if (LINKING.conjunctions.has(word?.form ?? "") && putsIn(words[at + 1]?.form ?? "")) break;
    // "– or 2 hours before – mix the flour": what a dash ends opens nothing.
    const isEnded = /[–—]/.test(words[at + 1]?.gap ?? "");
    if (word !== undefined && WAITING.has(word.form) && !isEnded) {
      conjunction = at;
      break;
    }
  }
  if (conjunction >= 0) {
    const form = words[conjunction]?.form ?? "";
    // "…, because if you don't the noodles will taste of nothing": why it is done.
    const isReason = [form, words[conjunction - 1]?.form ?? ""].some((each) => LINKING.because.has(each));
    if (isReason && !words.slice(conjunction + 1, from).some((word) => ADDING.has(word.form))) return true;
    // "The night before soak the lentils", "dissolve the evening before the yeast": a day, and an order.
    const [the, day] = [words[conjunction - 2]?.form ?? "", words[conjunction - 1]?.form ?? ""];
    const isDay = LINKING.definite.has(the) && (conjunction - start === 2 || PREPARING.days.has(day));
    // "Just before serving dust with the cocoa" opens with a time too.
    if (LINKING.aroundWords.has(form) && isServing(words, conjunction + 1, from)) return false;
    // "After 30 minutes sprinkle with the cheese" opens with a time, and orders.
    if (LINKING.aroundWords.has(form) && !isNumber(words[conjunction + 1]?.form ?? "")) return !isDay;
    if (LINKING.cooks.has(words[conjunction + 1]?.form ?? ""))
      // "Keep the motor running while you add the water" puts it in.
      return !LINKING.ifWords.has(form) && !LINKING.restAdders.has(words[conjunction + 2]?.form ?? "");
    // "Roll it over so it is coated in oil": what the order before it comes to.
    const goal = words.slice(conjunction + 1, from);
    if (
      LINKING.stateOnly.has(form) &&
      conjunction > start &&
      LINKING.pronouns.has(goal[0]?.form ?? "") &&
      !goal.some((word) => ADDING.has(word.form))
    )
      return true;
    if (LINKING.stateOnly.has(form)) return words.slice(to, to + 4).some((word) => STATES.has(word.form));
    if (
      LINKING.ifWords.has(form) &&
      LINKING.pronouns.has(words[conjunction + 1]?.form ?? "") &&
      from - conjunction > 2
    )
      return true;
    if (LINKING.ifWords.has(form) && !words.slice(to, to + 3).some((word) => STATES.has(word.form)))
      return false;
    if (LINKING.untilWords.has(form)) return true;
    // "While they cook fry the bacon": the state is over, and an order begins.
    const between = words.slice(conjunction + 1, from);
    const state = between.findIndex((word) => STATES.has(word.form));
    if (state >= 0 && between.slice(state + 1).some((word) => ADDING.has(word.form))) return false;
    return words
      .slice(to, to + 5)
      .some(({ form }) => STATES.has(form) || LINKING.stateEnds.some((end) => form.endsWith(end)));
  }
  if (isEffect(words, start, from) || isToStay(words, start, from)) return true;
  const next = words[to];
  return next !== undefined && !/[.;:,()]/.test(next.gap) && LINKING.becomes.has(next.form);
}

/** "the tin", "eight tins", "12 tins"; not "5 minutes". */
const startsObject = (words: readonly Word[], at: number): boolean => {
  const form = words[at]?.form ?? "";
  return OBJECT_STARTS.has(form) || (isNumber(form) && !TIME_FORMS.has(words[at + 1]?.form ?? ""));
};

/** "flour" of "grease and flour": both are orders, whether or not a tin is named behind them. */
const isGreased = (words: readonly Word[], at: number): boolean => {
  const [verb, and] = [words[at - 2]?.form ?? "", words[at - 1]?.form ?? ""];
  return (
    LINKING.conjunctions.has(and) && verb in LINKING.greased && !VERBAL.has(verb) && isOrder(words, at - 2)
  );
};

/** "When the rolls are cool, spread with icing": the first word behind the state that opens the action. */
const isBehindState = (words: readonly Word[], from: number): boolean =>
  WAITING.has(words[0]?.form ?? "") && words.findIndex(({ gap }) => gap.includes(",")) === from;

/** The word is a verb here: "lightly oil the grate", "butter a dish", "salt the water", "cream the butter". */
export function isVerb(words: readonly Word[], from: number, to: number): boolean {
  const word = words[from];
  // "Roast for 20 minutes" is no roast.
  const begins = words[from - 1] === undefined || opensClause(words, from) || isBehindState(words, from);
  const opens = word !== undefined && begins;
  if (opens && to - from === 1 && NOUN_VERBS.has(word.form) && word.form === word.lemma)
    return !opensList(words, to);
  if (word === undefined || to - from !== 1 || word.form !== word.lemma || !VERBAL.has(word.form))
    return false;
  const before = words[from - 1];
  const next = words[to];
  // "Grease and flour." says of what in the action before it.
  if (isGreased(words, from)) return true;
  // "Butter and flour (2) 9-inch pans": how many of them.
  const counts = next !== undefined && /^\s*\($/.test(next.gap) && isNumber(next.form);
  if (next === undefined || (!counts && /[,.;:!?()]/.test(next.gap))) return false;
  const starts =
    before === undefined ||
    opensClause(words, from) ||
    word.gap.includes(",") ||
    LINKING.orderOpeners.has(before.form);
  if (!starts) return false;
  const further = words[from - 2]?.form ?? "";
  if (
    before !== undefined &&
    LINKING.conjunctions.has(before.form) &&
    further !== "" &&
    !ADDING.has(further) &&
    // "Beat the butter and sugar lightly": what has an article is a thing.
    (!LINKING.beforeVerb.has(further) || LINKING.determiners.has(words[from - 3]?.form ?? ""))
  )
    return false;
  if (LINKING.conjunctions.has(next.form))
    return LINKING.secondVerbs.has(words[to + 1]?.form ?? "") && startsObject(words, to + 2);
  if (before === undefined || CLAUSE_BREAK.test(word.gap)) return true;
  return startsObject(words, to);
}

/** The word stands where an order begins: at the beginning of a clause, or after "and", "then" or an adverb. */
function isOrder(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined || before === undefined || /[.;:!?,(]/.test(word.gap)) return true;
  return LINKING.orderOpeners.has(before.form) || before.form.endsWith(LINKING.adverbEnd);
}

/** The word puts something in: "add", "cream the butter"; not the cream of "except the sour cream and the cheese". */
const adds = (words: readonly Word[], at: number): boolean => {
  const form = words[at]?.form ?? "";
  return ADDING.has(form) && (!NOUN_VERBS.has(form) || isOrder(words, at));
};

/** Base form of the nearest verb of the kitchen before word `at` in its sentence, or null. Brackets do not end a sentence here. */
export function verbBefore(words: readonly Word[], at: number): string | null {
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_LOOK); index -= 1) {
    const gap = words[index + 1]?.gap ?? "";
    if (gap !== " " && /[.;:!?]/.test(gap.replace(/\.(?=\s*\p{Ll})/u, ""))) return null;
    if (adds(words, index)) return words[index]?.form ?? null;
  }
  return null;
}

/** True when the mention is only made ready ("peel the apples"): nothing of it has gone into the dish yet. */
export function isReadied(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  return verb !== null && READYING.has(verb);
}

/** The food goes into the dish here, and is not only made ready. */
export function isAdded(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at);
  return verb !== null && !READYING.has(verb);
}

/** The mention stands in brackets that open with "or", "optional", "you can": another way, not this one. */
function isAside(words: readonly Word[], at: number): boolean {
  for (let index = at; index >= 0 && index > at - 14; index -= 1) {
    const gap = words[index]?.gap ?? "";
    if (gap.includes(")")) return false;
    // "(paprika burns in a second)": a remark about the food.
    if (gap.includes("("))
      return (
        LINKING.asideOpeners.has(words[index]?.form ?? "") || LINKING.remarks.has(words[at + 1]?.form ?? "")
      );
  }
  return false;
}

/** "Everything without the butter, the sugar": what is left out is a list of foods. */
const isOfAll = (word: Word | undefined): boolean =>
  [LINKING.everything, LINKING.allWords, LINKING.ingredients].some((each) => each.has(word?.form ?? ""));

/** "Everything except the butter (flour, yeast, salt)": the bracket behind it says what all of it is. */
export const listsAll = ({ gap, form }: Word): boolean =>
  gap.includes("(") && !LINKING.conjunctions.has(form);

/** "discard the bay leaf", "without the butter", "all ingredients except parsley": named, but not used here. */
export function isExcluded(words: readonly Word[], at: number): boolean {
  if (isAside(words, at)) return true;
  const start = clauseStart(words, at, false);
  let [from, into, beside, listed, noun] = [false, false, -1, false, false];
  for (let index = at - 1; index >= Math.max(start, at - 8); index -= 1) {
    const form = words[index]?.form ?? "";
    listed ||= listsAll(words[index + 1]!);
    // "the honey except 2 tbsp, then the eggs"
    if (LINKING.goesOn.has(form)) return false;
    // "all but 2 tbsp of the honey into the eggs"
    if (LINKING.exceptEnds.has(form)) into = true;
    // "without fat with the rosemary", "the garlic without its germ, the vinegar": only what stands right behind is left out.
    if (LINKING.withoutWords.has(form) && beside > index + 1 && !isOfAll(words[index - 1])) return false;
    const goesOn = words[index]?.gap.includes(",") === true && LINKING.definite.has(form);
    if (goesOn || LINKING.withWords.has(form)) beside = index;
    // "No bigger than a thumbnail, the beans": what is compared ends at the comma.
    if (LINKING.comparing.has(form) && clauseStart(words, at, true) > index) return false;
    // "Instead of the stone a cube of sugar" puts the sugar in; "except the sour cream and the cheese" goes on.
    if (NOT_USED.has(form) && noun && !LINKING.exceptions.has(form)) return false;
    if (NOT_USED.has(form)) return !((into || listed) && LINKING.exceptions.has(form));
    // "discard the core from the apple": what is thrown away is the core.
    if (LINKING.sources.has(form)) from = true;
    if (LINKING.discards.has(form)) return !from;
    if (adds(words, index) || LINKING.laterVerbs.has(form)) return false;
    noun ||= ADDING.has(form);
  }
  return false;
}

/** A fresh helping of a staple: "season with salt", "a drizzle of oil"; not "the oil", "hot oil", which are in the pan already. */
export function isHelping(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.form ?? "";
  // "Adjust the salt": what was salted before is tasted.
  if (LINKING.seasoningBefore.has(words[at - 2]?.form ?? "") && LINKING.definite.has(before)) return true;
  if (
    LINKING.usedUp.has(before) ||
    LINKING.usedUp.has(words[at - 2]?.form ?? "") ||
    LINKING.places.has(before)
  )
    return false;
  if (
    LINKING.determiners.has(before) &&
    !LINKING.indefinite.has(before) &&
    !LINKING.freshly.has(words[at - 2]?.form ?? "")
  )
    return false;
  if (isForEffect(words, at)) return false;
  const verb = verbBefore(words, at);
  return verb !== null && HELPING.has(verb);
}

/** Something is kept back here and used later: "reserve half of the cheese", "set 2 tbsp of the sugar aside". */
export function isKept(words: readonly Word[], at: number): boolean {
  const start = clauseStart(words, at, true);
  const before = words.slice(start, at);
  return before.some((word) => LINKING.kept.has(word.form)) || setsAside(before);
}

/** Words between "separate" and its eggs. */
const SEPARATE_REACH = 7;

/** Words from "separate" to the second part: "separate the whites carefully from the yolks". */
const PARTED_REACH = 8;

/** The sentence parts what has no name in it: "separate the whites from the yolks". */
export function partsBoth(words: readonly Word[], at: number): boolean {
  const start = clauseStart(words, at, false);
  // "Separate the whites into a bowl": what is left are the yolks.
  const isOrder = at - start === 2 && LINKING.separating.has(words[start]?.form ?? "");
  if (isOrder && LINKING.definite.has(words[at - 1]?.form ?? "")) return true;
  const verb = words.slice(start, at).findLastIndex(({ form }) => LINKING.separating.has(form)) + start;
  if (verb < start) return false;
  const parts = words.slice(verb, verb + PARTED_REACH).filter(({ lemma }) => LINKING.separable.has(lemma));
  return new Set(parts.map(({ lemma }) => lemma)).size > 1;
}

/** How many eggs are parted at word `at`: "separate 4 eggs" says it, "separate the eggs" means "all"; null where none are. */
export function separatedAt(words: readonly Word[], at: number): number | "all" | null {
  if (LINKING.separable.has(words[at]?.lemma ?? "")) return partsBoth(words, at) ? "all" : null;
  if (words[at]?.lemma !== LINKING.egg) return null;
  const before = words.slice(Math.max(0, at - SEPARATE_REACH), at);
  // "In a separate bowl, whisk the eggs" parts none.
  const isOrder = ({ form }: Word, place: number): boolean => {
    const article = words[at - before.length + place - 1]?.form ?? "";
    return LINKING.separating.has(form) && !LINKING.indefinite.has(article) && !LINKING.definite.has(article);
  };
  const verb = before.findLastIndex(isOrder);
  if (verb < 0) return null;
  for (const { form } of before.slice(verb + 1)) {
    const amount = amountAt(tokenize(form), 0);
    if (amount?.stated === true) return amount.value;
  }
  return "all";
}
