/** Which lines of the list an action names beside a mention: a list stands in the order of its use, so that they tell like lines apart. */
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Parts } from "./parts";

type Named = { actions: readonly ReadAction[]; parts: Parts };

/** Foods that one action names: more than any does, and a bound for adversarial texts. */
const MOST_BESIDE = 30;

/** Actions of one sentence that are looked through on each side: a bound for adversarial texts. */
const MOST_OF_SENTENCE = 4;

/** The actions of the sentence that this one stands in: "Rub the butter into the flour, stir in the sugar" is one work. */
function ofSentence(actions: readonly ReadAction[], action: number): ReadAction[] {
  let from = action;
  while (action - from < MOST_OF_SENTENCE && actions[from]?.opensSentence === false) from -= 1;
  let to = action + 1;
  while (to - action <= MOST_OF_SENTENCE && actions[to]?.opensSentence === false) to += 1;
  return actions.slice(Math.max(0, from), to);
}

/** The sentence may name a line that stands next to this one in its part of the list. */
export const hasNeighbour = (
  { actions, parts }: Named,
  action: number,
  phrase: Phrase,
  line: number,
): boolean =>
  ofSentence(actions, action)
    .flatMap(({ phrases }) => phrases.slice(0, MOST_BESIDE))
    .some(
      (other) =>
        other !== phrase &&
        !other.passing &&
        other.options.some(
          ({ line: beside }) =>
            Math.abs(beside - line) === 1 && parts.groupOfLine[beside] === parts.groupOfLine[line],
        ),
    );

/** Lines on each side that are near, and how many of them count. */
const NEAR_BY = 2;
const MOST_COMPANY = 2;
/** A fit this much better than the next one is no doubt. */
const SURELY = 0.3;

/** How many lines near this one, in its part of the list, the sentence names without a doubt. */
export function companyOf({ actions, parts }: Named, action: number, phrase: Phrase, line: number): number {
  const near = new Set<number>();
  for (const other of ofSentence(actions, action).flatMap(({ phrases }) => phrases.slice(0, MOST_BESIDE))) {
    const [top, second] = other.options;
    if (other === phrase || other.passing || top === undefined || top.line === line) continue;
    const isSure = second === undefined || top.score - second.score > SURELY;
    const isNear = Math.abs(top.line - line) <= NEAR_BY;
    if (isSure && isNear && parts.groupOfLine[top.line] === parts.groupOfLine[line]) near.add(top.line);
  }
  return Math.min(MOST_COMPANY, near.size);
}
