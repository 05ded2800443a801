/** What is not to go in, here at least: "don't salt yet", "add no sugar", "do not add the cheese". */
import { LINKING } from "@/lib/engine/language/linking";
import { clauseStart } from "@/lib/engine/link/words/clauses";
import { otherWays } from "./other-way";
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
  // "make sure no liquid seeps out"
  if (verb < start && LINKING.noneOf.has(words[from - 1]?.form ?? "")) return true;
  if (verb < start && !isVerb) return false;
  return (
    isNot(words[isVerb ? from - 1 : verb - 1]) ||
    words.slice(Math.max(verb + 1, from - NEAR), from).some(isNot) ||
    // "salt the meat not yet": an order whose last words say no
    after.slice(-NEAR).some(isNot)
  );
}

/** "Reserve half for the kale", "take out 1 tbsp for the leaves": what it is kept for goes in where that is put to use. */
function isAsideFor(words: readonly Word[], from: number): boolean {
  let before = from - 1;
  while (
    LINKING.determiners.has(words[before]?.form ?? "") ||
    LINKING.descriptions.has(words[before]?.form ?? "")
  )
    before -= 1;
  if (!LINKING.asideFor.has(words[before]?.form ?? "") || /[.;:!?]/.test(words[before + 1]?.gap ?? ""))
    return false;
  return words
    .slice(Math.max(clauseStart(words, from, true), before - REACH), before)
    .some(({ form }) => LINKING.setsAside.has(form));
}

/** Passes over food that is not to go in, where another place puts it in. Linear. */
export function holdOff(
  actions: readonly { words: readonly Word[]; phrases: readonly Phrase[]; opensSentence: boolean }[],
): void {
  const other = otherWays(actions);
  const kept = actions.map(({ words, phrases }, at) =>
    phrases.filter(({ from }) => other[at] === true || isAsideFor(words, from)),
  );
  passOverKept(actions, kept);
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

/** Passes over what something is kept for, and what another way to do the work takes, where a later action names it. */
function passOverKept(
  actions: readonly { phrases: readonly Phrase[] }[],
  kept: readonly (readonly Phrase[])[],
): void {
  /** The last action that names each line. */
  const last = new Map<number, number>();
  actions.forEach(({ phrases }, at) => {
    for (const phrase of phrases)
      if (!phrase.passing && kept[at]?.includes(phrase) !== true)
        for (const { line } of phrase.options.slice(0, 1)) last.set(line, at);
  });
  kept.forEach((phrases, at) => {
    for (const phrase of phrases)
      if (phrase.options.slice(0, 1).every(({ line }) => (last.get(line) ?? -1) > at)) phrase.passing = true;
  });
}
