/** Where the clauses of an action begin and end. */
import { amountAt } from "@/lib/engine/language/amount";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import type { Word } from "./words";

/** A figure, or a word that states a number. */
export const isNumber = (form: string): boolean =>
  /^\d/.test(form) || (form !== "" && amountAt(tokenize(form), 0)?.stated === true);

/** Words looked back at most: longer sentences say no more, and time stays linear. */
export const LONGEST_LOOK = 60;
/** Signs that end a clause. */
export const CLAUSE_BREAK = /[.;:!?()]/;

/** Whether a clause ends before word `at`; not by the full stop of a short unit, "1 Tbsp. butter". */
export function opensClause(words: readonly Word[], at: number): boolean {
  const gap = words[at]?.gap ?? "";
  if (!CLAUSE_BREAK.test(gap)) return false;
  const isShort = gap.trim() === "." && LINKING.measures.has(words[at - 1]?.lemma ?? "");
  return !isShort || !isNumber(words[at - 2]?.form ?? "");
}

/** Index of the first word of the sentence or clause that holds word `at`; with `comma`, a comma ends a clause too. */
export function clauseStart(words: readonly Word[], at: number, comma: boolean): number {
  let from = at;
  while (from > 0 && at - from < LONGEST_LOOK) {
    const gap = words[from]?.gap ?? "";
    if (opensClause(words, from) || (comma && gap.includes(","))) break;
    from -= 1;
  }
  return from;
}

/** The action opens with an order that puts food in or on: "add", "scatter". */
export const opensPuttingIn = (words: readonly Word[]): boolean => {
  const verb = words[0]?.lemma ?? "";
  return LINKING.putsIn.has(verb) || LINKING.laysOn.has(verb);
};
