/** A food that is told again in brackets with how much of it: "rinse in water with vinegar (take 100 ml of the vinegar)". */
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

/** Where the bracket opens in which word `at` stands; -1 outside of brackets. */
function bracketAt(words: readonly Word[], at: number): number {
  for (let back = at; back >= 0; back -= 1) {
    const gap = words[back]?.gap ?? "";
    if (gap.lastIndexOf("(") > gap.lastIndexOf(")")) return back;
    if (gap.includes(")")) return -1;
  }
  return -1;
}

/** The brackets say how much goes in: what stands before them without an amount only names it. */
export function toldInBrackets(words: readonly Word[], phrases: readonly Phrase[]): void {
  for (const { from, portion, options, passing } of phrases) {
    const states = portion?.kind === "part" && (portion.amount !== null || portion.fraction !== null);
    const bracket = states && !passing && portion.but !== true ? bracketAt(words, from) : -1;
    if (bracket < 0) continue;
    const named = phrases.findLast((phrase) => phrase.to <= bracket && !phrase.passing);
    if (named?.portion === null && named.options[0]?.line === options[0]?.line) named.passing = true;
  }
}
