/** What several foods of one enumeration share: the noun that only the last one has, and the amount that is said of the first. */
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { severalAt } from "@/lib/engine/link/words/collectives";
import { isListedThing, type Word } from "@/lib/engine/link/words/words";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";

// "The white and brown rice", "the plain, wholemeal and rye flours": names that share the noun which only the last one has.

/** A name that borrows its noun is as good as one that has it. */
const SHARED_SCORE = 2;
const SPICE = "spice";
/** Words of one such name: "whole wheat". */
const LONGEST_NAME = 3;
/** Names before the last one. */
const MOST_NAMES = 5;

const isPlain = (word: Word | undefined): boolean => word !== undefined && /^[\s-]*$/.test(word.gap);

/** Words of an amount: "1/2 cup". */
const MOST_OF_AMOUNT = 4;

const isAmount = ({ form, lemma }: Word): boolean => OPENS_NUMBER.test(form) || LINKING.measures.has(lemma);

/** "½ cup white and ½ cup brown sugar": the word before the amount that ends at word `at`. */
function behindAmount(words: readonly Word[], at: number): number {
  let before = at;
  while (before > 0 && at - before < MOST_OF_AMOUNT && isAmount(words[before]!)) before -= 1;
  return before;
}

/** What stands in words `[from, to)` besides the noun is said of the line, and not of the other one. */
function isSaidOf(
  line: LineModel,
  other: LineModel,
  noun: string,
  said: readonly Word[],
  elsewhere: ReadonlySet<number>,
): boolean {
  const names = line.names.some(({ words }) => words.at(-1) === noun);
  return (
    line !== other &&
    names &&
    said.every(({ lemma }) => line.vocabulary.has(lemma)) &&
    said.some(({ lemma }) => !other.vocabulary.has(lemma)) &&
    !elsewhere.has(line.index)
  );
}

/** Places that name lines by what tells them from the line behind "and". `found`: the places that are named in full. */
export function sharedHeads(
  words: readonly Word[],
  lines: readonly LineModel[],
  found: readonly Candidate[],
): Candidate[] {
  const shared: Candidate[] = [];
  for (const last of found) {
    const noun = words[last.to - 1]?.lemma ?? "";
    const other = lines.find(({ index }) => index === last.line);
    if (other === undefined || last.to - last.from < 2 || !last.head || last.weak) continue;
    const joint = behindAmount(words, last.from - 1);
    if (!LINKING.conjunctions.has(words[joint]?.form ?? "") || !isPlain(words[last.to - 1])) continue;
    // The others may be named by the noun alone, and by no other words.
    const elsewhere = new Set(
      found.flatMap(({ line, head, from, to }) =>
        !head || (from < last.to && to > last.from) ? [] : [line],
      ),
    );
    let to = joint;
    for (let name = 0; name < MOST_NAMES && to > 0; name += 1) {
      const opens = [...Array(LONGEST_NAME).keys()]
        .map((back) => to - 1 - back)
        .filter((from) => from >= 0 && !isAmount(words[from]!));
      const inOne = opens.filter((from) => words.slice(from + 1, to).every(isPlain));
      const place = inOne.flatMap((from) => {
        const said = words.slice(from, to);
        const line = lines.find((each) => isSaidOf(each, other, noun, said, elsewhere));
        // "Butter and brown sugar": what names a food by itself borrows nothing; "garlic and onion powder" are two powders all the same.
        const isFood = found.some((each) => each.head && !each.weak && each.from < to && each.to > from);
        if (line === undefined || (isFood && line.food?.classes.has(SPICE) !== true)) return [];
        return [{ line: line.index, from }];
      });
      const [longest] = place.slice(-1);
      if (longest === undefined) break;
      shared.push({ ...longest, to, score: SHARED_SCORE, naming: 1, head: true, weak: false });
      elsewhere.add(longest.line);
      // "the white, brown and wild rice"
      if (!/^\s*,\s*$/.test(words[longest.from]?.gap ?? "")) break;
      to = longest.from;
    }
  }
  return shared;
}

/** "The red and yellow peppers": the yellow ones are not the red ones too. */
export function dropShared(phrase: Phrase, shared: readonly Candidate[]): void {
  const others = shared.filter(({ from, to }) => to <= phrase.from || from >= phrase.to);
  const own = phrase.options.filter(({ line }) => !others.some((each) => each.line === line));
  if (own.length > 0) phrase.options = own;
}

// What is said of a list's first food, said of a later one too.

/** Words of one food of a list: "the remaining fresh mint and flat-leaf parsley". */
const MOST_LISTED = 4;

/** "More", "a few": no amount is stated. */
const isLoose = ({ kind, amount, fraction }: Portion): boolean =>
  (kind === "more" || kind === "open") && amount === null && fraction === null;

/** "A few of the berries and nuts", and not "a little oil and the nuts", nor "most of the onion, chilli and seeds". */
const isPair = (words: readonly Word[], { from, to }: Phrase, next: Phrase): boolean =>
  LINKING.definite.has(words[from - 1]?.form ?? "") &&
  LINKING.genitive.has(words[from - 2]?.form ?? "") &&
  next.from === to + 1 &&
  LINKING.conjunctions.has(words[to]?.form ?? "");

/** Words of what was made: "the basil pesto". */
const MOST_MADE = 3;

/** "The rest of the pesto and the cheese": what was made is no line of the list, and the cheese is what is left of it all the same. */
function isBehindRestOf(words: readonly Word[], from: number): boolean {
  const skips = (form: string): boolean => LINKING.determiners.has(form) || LINKING.genitive.has(form);
  let at = from - 1;
  while (skips(words[at]?.form ?? "")) at -= 1;
  if (!LINKING.conjunctions.has(words[at]?.form ?? "")) return false;
  for (let made = at - 1; made >= Math.max(1, at - MOST_MADE); made -= 1) {
    if (!/^[\s'’-]*$/.test(words[made + 1]?.gap ?? "")) return false;
    if (!skips(words[made]?.form ?? "")) continue;
    while (skips(words[made - 1]?.form ?? "")) made -= 1;
    return LINKING.genitive.has(words[made]?.form ?? "") && LINKING.theRest.has(words[made - 1]?.form ?? "");
  }
  return false;
}

/**
 * What was said of a list's first food, for a later one: "the remaining oil, salt and basil", "1 tbsp each of the soy sauce and sugar",
 * "more salt and pepper", "a few of the berries and nuts".
 * Only commas and "and" stand between them, and no word that begins another thing.
 */
export function sharedPortion(
  words: readonly Word[],
  phrases: readonly Phrase[],
  index: number,
): Portion | null {
  const phrase = phrases[index];
  const start = words[phrase?.from ?? -1]?.start;
  if (phrase === undefined || start === undefined) return null;
  if (isBehindRestOf(words, phrase.from))
    return { kind: "rest", fraction: null, amount: null, start, shared: true };
  const before = phrases[index - 1];
  let run = 0;
  for (let at = phrase.from - 1; at >= 0 && run <= MOST_LISTED; at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || next === undefined || !/^[\s,&+'’-]*$/.test(next.gap)) return null;
    if (before !== undefined && at === before.to - 1) {
      const listed = words
        .slice(before.to, phrase.from)
        .every(
          ({ form }, each, all) =>
            LINKING.conjunctions.has(form) ||
            (/[,&]/.test(all[each]?.gap ?? "") && (each > 0 || isListedThing(form, all[each + 1]?.form))) ||
            LINKING.descriptions.has(form),
        );
      const said = before.portion;
      if (!listed || said === null) return null;
      if (said.kind === "rest" || said.shared === true)
        return said.kind === "rest"
          ? {
              kind: "rest",
              fraction: said.amount === null ? said.fraction : null,
              amount: null,
              start,
              shared: true,
            }
          : { ...said, start };
      // "1 cup each of both cheeses and the tortillas" says of no more than those two.
      if (said.each === true) return severalAt(words, before.from) === null ? { ...said, start } : null;
      // "More oil, tofu till golden": without an "and" the tofu is another thing.
      const isList = words.slice(before.to, phrase.to + 2).some(({ form }) => LINKING.conjunctions.has(form));
      if (isLoose(said) && (said.kind === "more" ? isList : isPair(words, before, phrase)))
        return { ...said, start };
      return said.fraction !== null && said.but !== true ? { ...said, start, shared: true } : null;
    }
    if (LINKING.restWords.has(word.form))
      return { kind: "rest", fraction: null, amount: null, start, shared: true };
    if (LINKING.conjunctions.has(word.form) || next.gap.includes(",")) run = 0;
    else run += 1;
    if (LINKING.determiners.has(word.form) || !isListedThing(word.form, next.form) || /^\d/.test(word.form))
      return null;
  }
  return null;
}

/** "Whatever garlic and ginger you have left": what is said behind the last of two, for the first one too. */
export function shareLeft(words: readonly Word[], phrases: readonly Phrase[]): void {
  phrases.forEach((phrase, index) => {
    const next = phrases[index + 1];
    const left = next?.portion ?? null;
    if (next === undefined || left?.kind !== "rest" || phrase.portion !== null) return;
    const isBehind = left.start >= (words[next.to - 1]?.end ?? 0);
    const joined = next.from === phrase.to + 1 && LINKING.conjunctions.has(words[phrase.to]?.form ?? "");
    if (isBehind && joined && LINKING.whatever.has(words[phrase.from - 1]?.form ?? ""))
      phrase.portion = { ...left, start: words[phrase.from]?.start ?? 0, shared: true };
  });
}
