/**
 * Last reading, for lines that no step names: by a name that differs in a letter or two. What is not found here stays unplaced, and the receipt says so.
 */
import { isFoodWord } from "./kinds";
import type { LineModel } from "./line-names";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "./read-action";

const { products: PRODUCTS } = LINKING;

export type Guess = { action: number; line: LineModel; from: number; to: number };

/** Shortest word that may be misspelt by one letter, and by two. */
const ONE_LETTER = 5;
const TWO_LETTERS = 8;
/** Shortest second half and first half of a compound: "Brühe", "Zitrone". */
const PART = 4;
const WHOLE = 6;
/** Steps, and words of each, that are compared letter by letter: more than recipes have. */
const MOST_STEPS = 200;
const MOST_WORDS = 400;
/** Guessing by letters compares each unplaced line with each word; with more lines than this it is not worth it. */
const MOST_LINES = 60;

/** True when the words differ by at most `most` letters put in, left out, exchanged or swapped with their neighbour. */
export function isMisspelt(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_each, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return (row[b.length] ?? Infinity) <= most;
}

/** The word may stand for the head: a letter or two differ, or one is a part of the other ("Brühe" of "Gemüsebrühe", "Zitronensaft" of "Zitrone"). */
function isLike(head: string, word: string): boolean {
  const shorter = Math.min(head.length, word.length);
  if (shorter >= ONE_LETTER) {
    const sameStart = head[0] === word[0] || shorter >= TWO_LETTERS - 1;
    if (sameStart && isMisspelt(head, word, shorter >= TWO_LETTERS ? 2 : 1)) return true;
  }
  const part = word.length >= PART && head.length >= word.length + 3 && head.endsWith(word);
  return part || (head.length >= WHOLE && word.length >= head.length + 3 && word.startsWith(head));
}

function byLetters(steps: readonly ReadAction[], lines: readonly LineModel[]): Guess[] {
  if (lines.length > MOST_LINES) return [];
  const places = steps.slice(0, MOST_STEPS).flatMap((step, index) => {
    const named = new Set<number>();
    for (const phrase of step.phrases) for (let at = phrase.from; at < phrase.to; at += 1) named.add(at);
    const free = step.words.slice(0, MOST_WORDS).map((word, at) => ({ step, index, word, at }));
    return free.filter(
      ({ word, at }) => !named.has(at) && word.lemma.length >= PART && !PRODUCTS.has(word.lemma),
    );
  });
  const found: Guess[] = [];
  for (const line of lines) {
    const heads = [...new Set(line.names.map((name) => name.head))].filter(
      (head) => head.length >= ONE_LETTER,
    );
    const place = places.find(
      ({ step, word, at }) => heads.some((head) => isLike(head, word.lemma)) && isFoodWord(step.words, at),
    );
    if (place !== undefined) found.push({ action: place.index, line, from: place.at, to: place.at + 1 });
  }
  return found;
}

/** Places for the unplaced lines, at most one each. */
export function guessUnplaced(actions: readonly ReadAction[], unplaced: readonly LineModel[]): Guess[] {
  return unplaced.length === 0 ? [] : byLetters(actions, unplaced);
}
