/** What is not to go in, here at least: "don't salt yet", "add no sugar", "do not add the cheese". */
import { LINKING } from "@/lib/engine/language/linking";
import { clauseStart } from "@/lib/engine/link/words/clauses";
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

/** Words from a verb to the food that it puts in. */
const REACH = 8;
/** "no salt", "not with salt": so near before a food, a negation speaks of it, and not of how much ("not too much salt"). */
const NEAR = 2;

const isNot = (word: Word | undefined): boolean => LINKING.negations.has(word?.form ?? "");
/** "Cover with water, without adding salt" */
const isWithout = (words: readonly Word[], from: number): boolean =>
  words
    .slice(Math.max(0, from - NEAR - 1), from)
    .some(
      ({ form }, at, near) =>
        LINKING.withoutWords.has(form) && LINKING.addsMore.has(near[at + 1]?.form ?? ""),
    );
const putsIn = ({ form }: Word): boolean => LINKING.helping.has(form) || LINKING.putsIn.has(form);

/** Words of the clause behind the food at `to`. */
function behind(words: readonly Word[], to: number): readonly Word[] {
  const rest = words.slice(to, to + REACH);
  const end = rest.findIndex(({ gap }) => /[.,;:!?()]/.test(gap));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The words order that the food at `[from, to)` is not to go in; "do not add it until the end" orders when it is to. */
export function isForbidden(words: readonly Word[], from: number, to: number): boolean {
  const start = Math.max(clauseStart(words, from, true), from - REACH);
  const after = behind(words, to);
  if ([...words.slice(start, from), ...after].some(({ form }) => LINKING.waiting.has(form))) return false;
  if (isWithout(words, from)) return true;
  const verb = words.slice(start, from).findLastIndex(putsIn) + start;
  const isVerb = verb < start && LINKING.seasonings.has(words[from]?.form ?? "");
  if (verb < start && !isVerb) return false;
  return (
    isNot(words[isVerb ? from - 1 : verb - 1]) ||
    words.slice(Math.max(verb + 1, from - NEAR), from).some(isNot) ||
    // "salt the meat not yet": an order whose last words say no
    after.slice(-NEAR).some(isNot)
  );
}

/** Passes over food that is not to go in, where another place puts it in. Linear. */
export function holdOff(actions: readonly { words: readonly Word[]; phrases: readonly Phrase[] }[]): void {
  const held = actions.flatMap(({ words, phrases }) =>
    words.some((word) => isNot(word) || LINKING.withoutWords.has(word.form))
      ? phrases.filter(({ from, to }) => isForbidden(words, from, to))
      : [],
  );
  if (held.length === 0) return;
  const isHeld = new Set(held);
  const elsewhere = new Set(
    actions.flatMap(({ words, phrases }) =>
      phrases.flatMap((phrase) =>
        // "Salt the potatoes" puts it in, too.
        (phrase.passing && !LINKING.seasonings.has(words[phrase.from]?.form ?? "")) || isHeld.has(phrase)
          ? []
          : phrase.options.slice(0, 1).map(({ line }) => line),
      ),
    ),
  );
  for (const phrase of held)
    if (phrase.options.slice(0, 1).every(({ line }) => elsewhere.has(line))) phrase.passing = true;
}
