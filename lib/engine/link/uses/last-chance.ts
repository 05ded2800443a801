/** Last readings, for lines that nothing named plainly: the best weaker mention ("Ranch", "butter a dish"), then a name that differs in a letter or two.
 * What is not found here stays unplaced, and the receipt says so. */
import { isFoodWord } from "@/lib/engine/link/phrases/kinds";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isSpiceBy } from "@/lib/engine/link/phrases/another-food";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isRemoved } from "@/lib/engine/link/choose/in-the-dish";
import { isMoreThanATinTakes } from "@/lib/engine/link/phrases/greasing";
import { isVesselWater } from "@/lib/engine/link/phrases/water";
import { SPOONED } from "@/lib/engine/language/units";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import { isOfKind } from "@/lib/engine/link/lines/collective-lines";
import { isState, isVerb } from "@/lib/engine/link/words/context";
import { isBesideLeftOut, isLeftOut, isTakenOff } from "@/lib/engine/link/phrases/parts-of-foods";
import { COLLECTIVE, GUESS, NAMED, type Ledger } from "@/lib/engine/link/choose/ledger";
import type { Candidate } from "@/lib/engine/link/phrases/mentions";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import { CLEAR } from "@/lib/engine/link/choose/places";

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

/** Shortest word that may stand for another one, misspelt, where nothing names the line. */
const SURE = 7;

/** The word is one of a line's own, but for a letter. "Chicken" itself, of "chicken broth", names the meat. */
const isOneOf = (own: readonly string[], said: string): boolean =>
  own.some((word) => word !== said && word[0] === said[0] && isMisspelt(word, said, 1));

/** For lines that no place names the last action that names them misspelt: "speculaas", of "spaculaas biscuits". */
export function misspeltIn(
  actions: readonly ReadAction[],
  lines: readonly LineModel[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (lines.length > MOST_LINES) return found;
  const named = new Set(
    actions.flatMap(({ phrases }) => phrases.flatMap(({ options }) => options.map(({ line }) => line))),
  );
  const unnamed = lines.filter(({ index }) => !named.has(index));
  const said = actions
    .slice(0, MOST_STEPS)
    .map(({ words }) => words.slice(0, MOST_WORDS).filter(({ lemma }) => lemma.length >= SURE));
  for (const { index, naming } of unnamed) {
    const own = [...naming].filter((word) => word.length >= SURE);
    const last = said.findLastIndex((words) => words.some(({ lemma }) => isOneOf(own, lemma)));
    if (last >= 0) found.set(index, last);
  }
  return found;
}

function byLetters(steps: readonly ReadAction[], lines: readonly LineModel[]): Guess[] {
  if (lines.length > MOST_LINES) return [];
  const places = steps.slice(0, MOST_STEPS).flatMap((step, index) => {
    const named = new Set<number>();
    for (const phrase of step.phrases) for (let at = phrase.from; at < phrase.to; at += 1) named.add(at);
    const free = step.words.slice(0, MOST_WORDS).map((word, at) => ({ step, index, word, at }));
    return free.filter(
      ({ word, at }) =>
        !named.has(at) &&
        word.lemma.length >= PART &&
        !PRODUCTS.has(word.lemma) &&
        // "Sauté" is no sauce.
        !LINKING.adding.has(word.form),
    );
  });
  const found: Guess[] = [];
  for (const line of lines) {
    const heads = [...new Set(line.names.map((name) => name.head))].filter(
      (head) => head.length >= ONE_LETTER,
    );
    const place = places.find(
      ({ step, word, at }) =>
        heads.some((head) => isLike(head, word.lemma)) &&
        isFoodWord(step.words, at) &&
        !isSpiceBy(step.words, at, line),
    );
    if (place !== undefined) found.push({ action: place.index, line, from: place.at, to: place.at + 1 });
  }
  return found;
}

/** Places for the unplaced lines, at most one each. */
export function guessUnplaced(actions: readonly ReadAction[], unplaced: readonly LineModel[]): Guess[] {
  return unplaced.length === 0 ? [] : byLetters(actions, unplaced);
}

type Best = { action: number; option: Candidate; phrase: Phrase };

/** Without its head a name must be there by half to be meant at all: "vanilla" for "vanilla extract". */
const HALF_NAMED = 0.36;

/** Nothing used the line, or only what it has besides its amount went in: "roll in the extra seeds" of "50 g seeds, plus extra". */
function isStillUnused(line: LineModel | undefined, ledger: Ledger): boolean {
  if (line === undefined) return false;
  const uses = ledger.of(line.index);
  // "A floured surface" takes what the list has besides.
  const isMore = uses.every(
    ({ portion, aside }) => aside || portion?.kind === "more" || portion?.kind === "rest",
  );
  return uses.length === 0 || (line.extra && line.amounts.pools.length > 0 && isMore);
}

/** What the words name as well or better went in before. */
const isSpentBy = ({ options }: Phrase, { line, score }: Candidate, ledger: Ledger): boolean =>
  options.some((other) => other.line !== line && other.score >= score && ledger.isSpent(other.line));

/** Places the lines that are still unused; each such use is a guess. */
export function readWeak(ledger: Ledger, parts: Parts, choices: ReadonlyMap<Phrase, Choice>): void {
  const best = new Map<number, Best>();
  ledger.actions.forEach((action, index) => {
    const { words } = action;
    // "All the ingredients bar the oil"
    const except = new Set(action.collectives.flatMap((collective) => collective.except));
    for (const phrase of action.phrases) {
      if (words.slice(phrase.from, phrase.to).some((word) => except.has(word))) continue;
      const named = parts.named[index]?.at ?? -1;
      // "For the dough, pulse the flour": a part's name.
      const leftOut =
        (isLeftOut(words, phrase.from) || isTakenOff(words, phrase.from)) &&
        !isBesideLeftOut(words, phrase.from);
      if (leftOut || (phrase.from <= named && named < phrase.to)) continue;
      const verb = isVerb(words, phrase.from, phrase.to);
      if (verb && !LINKING.greases.has(words[phrase.from]?.form ?? "")) continue;
      const guarded = verb || isState(words, phrase.from, phrase.to);
      // "Add ice water until enough water has been added": the water that goes in here.
      const isNamedHere = phrase.options.some(({ line }) =>
        ledger.of(line).some(({ action: at }) => at === index),
      );
      if (guarded && isNamedHere) continue;
      // A mention that has its line already names no other one as well.
      const placed = choices.get(phrase)?.lines ?? [];
      if (placed.some((line) => ledger.of(line).some((use) => use.action === index))) continue;
      // "Remove the orange" that was cooked takes none of those that are there to serve.
      if (isRemoved(words, phrase.from) && placed.some((line) => ledger.of(line).length > 0)) continue;
      const last = words[phrase.to - 1]?.lemma;
      for (const option of phrase.options) {
        const line = ledger.lines[option.line];
        if (line !== undefined && isVesselWater(words, phrase.to - 1, line)) continue;
        if (!isStillUnused(line, ledger) || (guarded && !option.head)) continue;
        // "While butter and sugar are beating": the sugar that went in, and no icing sugar.
        if (guarded && !verb && isSpentBy(phrase, option, ledger)) continue;
        if (verb && line !== undefined && isMoreThanATinTakes(words, phrase.from, line)) continue;
        const endsAlike = ledger.lines[option.line]?.names.some((name) => name.words.at(-1) === last);
        if (!option.head && !endsAlike && option.score < HALF_NAMED) continue;
        const now = best.get(option.line);
        if (now === undefined || option.score > now.option.score + (guarded ? CLEAR : 0))
          best.set(option.line, { action: index, option, phrase });
      }
    }
  });
  const taken = new Set<string>();
  for (const [number, { action, option, phrase }] of best) {
    const line = ledger.lines[number];
    const place = `${action} ${option.from}`;
    if (line === undefined || taken.has(place)) continue;
    taken.add(place);
    // "Sprinkle with the seeds" where the other seeds went in before: these are left.
    const isLast =
      phrase.options.length > 1 &&
      phrase.options.every((other) => other.line === number || ledger.isSpent(other.line));
    ledger.add(
      action,
      line,
      { from: option.from, to: option.to, portion: phrase.portion, taken: null },
      isLast ? { decidedBy: "order", others: [] } : GUESS,
    );
  }
}

/** "Boil in salted water" uses the salt that nothing else names, the first of two: the word is what was done with the line's own food. */
export function adoptSaltedWater(ledger: Ledger): void {
  const unplaced = ledger.unplaced;
  if (unplaced.length === 0) return;
  /** The first action that speaks of such water, by the word before it. */
  const spoken = new Map<string, number>();
  ledger.actions.forEach(({ words }, action) =>
    words.forEach((word, at) => {
      if (word.lemma !== LINKING.water) return;
      for (const { form } of words.slice(Math.max(0, at - 2), at))
        if (!spoken.has(form)) spoken.set(form, action);
    }),
  );
  for (const line of unplaced) {
    if (line.compound) continue;
    const states = line.names.flatMap(({ head }) => LINKING.stateEnds.map((end) => head + end));
    const action = Math.min(...states.map((form) => spoken.get(form) ?? Infinity));
    if (action === Infinity) continue;
    ledger.add(action, line, null, NAMED);
    return;
  }
}

/** "Oil for frying" goes in where something is fried in no other fat, though no word names it. */
export function adoptFryingFat(ledger: Ledger): void {
  const isFat = (line: LineModel | undefined): boolean =>
    LINKING.frying.classes.some((name) => line?.food?.classes.has(name) === true);
  for (const line of ledger.unplaced) {
    if (!isFat(line) || ![...line.vocabulary].some((word) => LINKING.frying.purposes.has(word))) continue;
    const action = ledger.actions.findIndex(
      ({ words }, at) =>
        words.some(({ form }) => LINKING.frying.verbs.has(form)) &&
        !ledger.uses.some((use) => use.action === at && isFat(ledger.lines[use.line])),
    );
    if (action >= 0) ledger.add(action, line, null, NAMED);
  }
}

/** "Mix the sugar and the spices" of a rub whose salt nothing names: it stands among them in the list. */
export function adoptSeasonings(ledger: Ledger): void {
  const spiced = new Map<number, number>();
  for (const use of ledger.uses)
    if (
      use.decidedBy === "collective" &&
      use.start < 0 &&
      isOfKind(LINKING.spiceWord, ledger.lines[use.line] as LineModel)
    )
      spiced.set(use.line, use.action);
  for (const line of ledger.unplaced) {
    const [before, after] = [spiced.get(line.index - 1), spiced.get(line.index + 1)];
    const action = before ?? after;
    const isSalt = line.food !== null && line.food.classes.has("salt");
    // "the spices" of "nutmeg, salt, pepper", in no amounts
    const isAmong = line.open && before !== undefined && after !== undefined;
    const fits = isSalt && (isAmong || SPOONED.has(line.amounts.pools[0]?.unit ?? ""));
    if (fits && action !== undefined && (before === undefined || after === undefined || before === after))
      ledger.add(action, line, null, COLLECTIVE);
  }
}
