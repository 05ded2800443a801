/** "Put everything except the sausage in the pot … serve with rye bread, bacon and mustard": what stands on the table beside it is bought besides. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { isForServing, isForTheEnd } from "@/lib/engine/link/lines/collective-lines";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "./read-action";

/** Words before "with" in an order to serve: "serve the soup warm with". */
const WITH_REACH = 6;

/** Where the words begin that say with what a dish is served; -1 where the action is no such order. */
function servedWithAt({ words }: ReadAction): number {
  if (!LINKING.serving.has(words[0]?.form ?? "")) return -1;
  return words.slice(0, WITH_REACH).findIndex(({ form }) => LINKING.withWords.has(form));
}

/** What the list has for the table, or in no amount: "sour cream, to serve", "coriander". */
const mayBeMeant = (line: LineModel): boolean =>
  line.amounts.pools.length === 0 || isForServing(line) || isForTheEnd(line);

/** "Serve with parsley potatoes", "With rice or garlic bread.": the last word is a food that no line has, and the first tells its kind. */
function passKinds({ words, phrases }: ReadAction): void {
  const opens = words
    .slice(0, 2)
    .some(({ form }) => LINKING.withWords.has(form) || LINKING.serving.has(form));
  if (!opens) return;
  for (const phrase of phrases) {
    const next = words[phrase.to];
    const isListed = phrases.some(({ from, to }) => from <= phrase.to && phrase.to < to);
    const isBare = phrase.portion === null && !LINKING.definite.has(words[phrase.from - 1]?.form ?? "");
    if (next === undefined || isListed || !isBare || !/^\s+$/.test(next.gap)) continue;
    if (foodOfWords([next.lemma]) !== null && !LINKING.takenFrom.has(next.lemma)) phrase.passing = true;
  }
}

/**
 * Passes over what is served beside a dish into which everything but some named foods went: bare names, among which is a food that no line
 * of the list has. Linear.
 */
export function passServedBeside(actions: readonly ReadAction[], lines: readonly LineModel[]): void {
  let hasAll = false;
  for (const action of actions) {
    passKinds(action);
    const { collectives, phrases, words } = action;
    const at = hasAll ? servedWithAt(action) : -1;
    hasAll ||= collectives.some(({ kind, except }) => kind === "all" && except.length > 0);
    if (at < 0) continue;
    const isListed = (place: number): boolean => phrases.some(({ from, to }) => from <= place && place < to);
    const isUnlisted = words.some(
      ({ lemma }, place) => place > at && !isListed(place) && foodOfWords([lemma]) !== null,
    );
    if (!isUnlisted) continue;
    for (const phrase of phrases) {
      const line = lines[phrase.options[0]?.line ?? -1];
      const isBare = phrase.portion === null && !LINKING.definite.has(words[phrase.from - 1]?.form ?? "");
      if (phrase.from > at && isBare && line !== undefined && !mayBeMeant(line)) phrase.passing = true;
    }
  }
}
