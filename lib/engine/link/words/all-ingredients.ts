/**
 * What is said of several ingredients at once: the shape that its readers hand on, how many "the ingredients" are and of which part, and
 * the words for all of it that put nothing in.
 */
import { amountAt } from "@/lib/engine/language/amount";
import { PREPARED } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { verbBefore } from "./context";
import { isDefinite, type Word } from "./words";

// A word that means several lines at once: what the readers of such words hand on.

/** Words for several lines, at words `[from, to)` of an action: of which kind, how many, called what. */
export type Collective = {
  from: number;
  to: number;
  kind: "all" | "rest" | "first" | "next" | "last" | "dry" | "wet" | "class" | "section" | "both" | "serving";
  count: number;
  noun: string;
  /** Only together with the name of a part does the word mean its lines: "the salad things". */
  loose?: true;
  /** The noun with the word before it, which a part of the list may be called by: "whole spices". */
  called?: string;
  /** All of the kind, whatever names one of them later: "cut all the vegetables … crush some of the potatoes". */
  every?: true;
  /** "Put all the vegetables in a bowl": said of every one of the kind, whatever is done with them. */
  whole?: true;
  /** "Combine the ingredients", "knead everything": without a word for how many or of which part. */
  bare?: true;
  /** Those that were made ready before: "the soaked seeds". */
  readied?: true;
  /** The words name herbs besides, which are no spices then: "the herbs and spices". */
  beside?: true;
  /** Words after "except" or "but", whose lines are left out. */
  except: readonly Word[];
};

// Whose ingredients are meant where the words say "its": the part that stands before them.

/** Words from the part to its ingredients. */
const WHOLE_REACH = 6;

/** "Boil the liquid with all its ingredients": what they are of; null where it says nothing of whose they are. */
function wholeOf(words: readonly Word[], at: number): string | null {
  if (!LINKING.possessives.has(words[at - 1]?.form ?? "")) return null;
  const first = Math.max(0, at - WHOLE_REACH);
  const joined = words.slice(first, at).findLastIndex(({ form }) => LINKING.withWords.has(form)) + first;
  for (let place = joined - 1; place >= first; place -= 1)
    if (isDefinite(words, place)) return words[place]?.lemma ?? null;
  return null;
}

// What the words before "ingredients" say of which lines are meant: how many, of which kind, of which part.

/** Words before the noun that are looked at. */
const MOST_BEFORE = 6;

/** How many a word counts; 0 where it counts none. */
export const countOf = (form: string): number => {
  const amount = amountAt(tokenize(form), 0);
  return amount?.stated === true && Number.isInteger(amount.value) ? amount.value : 0;
};

/** "The ingredients of the marinade": the part that is named behind; null where none is, or fewer are meant than all of it. */
function partBehind(words: readonly Word[], at: number): string | null {
  const [of, the, part] = words.slice(at + 1, at + 4);
  if (of === undefined || the === undefined || part === undefined) return null;
  const before = words[at - 1]?.form ?? "";
  const isAll = LINKING.definite.has(before) || LINKING.allWords.has(before) || LINKING.combining.has(before);
  const isNamed = LINKING.genitive.has(of.form) && LINKING.definite.has(the.form);
  return isAll && isNamed && !/[.,;:()]/.test(part.gap) ? part.lemma : null;
}

/** "the first five dry ingredients": which lines are meant, by what stands before the noun at word `at`; null where none are. */
export function ingredientsAt(
  words: readonly Word[],
  at: number,
): Pick<Collective, "from" | "kind" | "count" | "noun" | "bare" | "every"> | null {
  const whole = wholeOf(words, at) ?? partBehind(words, at);
  if (whole !== null) return { from: at, kind: "section", count: 0, noun: whole };
  let from = at;
  let kind: Collective["kind"] | null = null;
  let [count, noun] = [0, ""];
  for (let index = at - 1; index >= 0 && index >= at - MOST_BEFORE; index -= 1) {
    const each = words[index];
    const later = words[index + 1];
    if (each === undefined || later === undefined || /[.;:()]/.test(later.gap)) break;
    const number = countOf(each.form);
    if (number > 1) count = number;
    else if (LINKING.dry.has(each.form)) kind = "dry";
    else if (LINKING.wet.has(each.form)) kind = "wet";
    else if (LINKING.lastWords.has(each.form) && count > 0) kind = "last";
    else if (LINKING.restWords.has(each.form)) kind = kind === "dry" || kind === "wet" ? kind : "rest";
    else if (LINKING.allWords.has(each.form)) kind ??= "all";
    else if (LINKING.firstWords.has(each.form)) kind = "first";
    else if (LINKING.nextWords.has(each.form)) kind = "next";
    // "the chopped ingredients": no part is called so.
    else if (!LINKING.collectiveFillers.has(each.form) && !PREPARED.has(each.form)) {
      if (
        kind === null &&
        noun === "" &&
        !LINKING.conjunctions.has(each.form) &&
        !LINKING.together.has(each.form) &&
        !LINKING.adding.has(each.form)
      )
        noun = each.lemma;
      else break;
    }
    from = index;
  }
  // "all the levain ingredients": each of them, whatever names it later.
  const every = kind === "all" && noun !== "";
  if ((kind === null || kind === "all") && noun !== "") kind = "section";
  if (kind === null && !LINKING.combining.has(verbBefore(words, at) ?? "")) return null;
  const bare = kind === null && LINKING.definite.has(words[at - 1]?.form ?? "");
  return {
    ...{ from, kind: kind ?? "all", count, noun },
    ...(bare && { bare: true as const }),
    ...(every && { every: true as const }),
  };
}

/** Words from "one" to the food: "one of the two". */
const ONE_OF_REACH = 4;

/** "One of the two onions", "eine der beiden Zwiebeln": a part of a line with more of them. */
export function isOneOf(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - ONE_OF_REACH), at);
  const of = before.findLastIndex(({ form }) => LINKING.genitive.has(form));
  const between = before.slice(of + 1);
  return (
    of > 0 &&
    countOf(before[of - 1]?.form ?? "") > 0 &&
    between.every(({ form }) => LINKING.determiners.has(form) || LINKING.both.has(form) || countOf(form) > 1)
  );
}

// "The liquid" beside "the dry ingredients": all that is wet.

/** "Sift the dry ingredients into the liquid": the word at `at` means all that is wet, the egg too. `before` are the collectives in front of it. */
export function isAllWet(words: readonly Word[], at: number, before: readonly Collective[]): boolean {
  if (!LINKING.wet.has(words[at]?.lemma ?? "") || !before.some(({ kind }) => kind === "dry")) return false;
  const place = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  const form = words[place]?.form ?? "";
  return LINKING.places.has(form) || LINKING.enclosing.has(form);
}

// Words for all of it that put nothing in: what is in the pan or on the bench already, and a way to say that nothing is taken off.

/** Words from "everything" to the worktop that it is put onto. */
const BENCH_REACH = 5;

/** "Place everything on a floured surface": what was made, and nothing goes in. */
export function isLaidOut(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 1 + BENCH_REACH);
  const end = behind.findIndex(({ gap }) => /[.,;:()]/.test(gap));
  return (end < 0 ? behind : behind.slice(0, end)).some(({ lemma }) => LINKING.benches.has(lemma));
}

/** "Everything browned, add the wine", "browned everything, …": what is in the pan already, in a language that tells it so. */
function isDone(words: readonly Word[], at: number, verb: string | null): boolean {
  if (LINKING.done.has(words[at - 1]?.form ?? "")) return true;
  // "everything well browned,"
  const next = [at + 1, at + 2].find((place) => LINKING.done.has(words[place]?.form ?? ""));
  return verb === null && next !== undefined && (words[next + 1]?.gap ?? "").includes(",");
}

/** Words from "with" to "and everything". */
const AND_ALL_REACH = 4;

/** "The shrimps with their heads and all": a way to say that nothing is taken off. */
function isAndAll(words: readonly Word[], at: number): boolean {
  if (!LINKING.conjunctions.has(words[at - 1]?.form ?? "")) return false;
  if (LINKING.elseWords.has(words[at + 1]?.form ?? "")) return false;
  const before = words.slice(Math.max(0, at - AND_ALL_REACH), at);
  const from = before.findLastIndex(({ form }) => LINKING.withWords.has(form));
  return from >= 0 && !before.slice(from + 1).some(({ gap }) => /[.,;:]/.test(gap));
}

/** All of it is in the dish already, or what stands before belongs to it: the word at `at`, behind `verb`, takes no line. */
export const isInThere = (words: readonly Word[], at: number, verb: string | null): boolean =>
  isDone(words, at, verb) || isAndAll(words, at);
