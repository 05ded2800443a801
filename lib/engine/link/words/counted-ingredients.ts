/** What the words before "ingredients" say of which lines are meant: how many, of which kind, of which part. */
import { amountAt } from "@/lib/engine/language/amount";
import { PREPARED } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import { wholeOf } from "./all-its-ingredients";
import type { Collective } from "./collective";
import { verbBefore } from "./context";
import type { Word } from "./words";

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
