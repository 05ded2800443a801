/** Words for all of it that put nothing in: what is in the pan or on the bench already, and a way to say that nothing is taken off. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "./words";

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
