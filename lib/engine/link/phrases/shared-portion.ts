/** What is said of a list's first food, said of a later one too. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { severalAt } from "@/lib/engine/link/words/collectives";
import { isListedThing, type Word } from "@/lib/engine/link/words/words";

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
