/** Which line an amount means whose food is left out: "scatter the rest on top", "add a little more if it is dry". */
import { LINKING } from "@/lib/engine/language/linking";
import { isState, verbBefore } from "@/lib/engine/link/words/context";
import type { Ledger, Use } from "@/lib/engine/link/choose/ledger";
import { unitById, unitWritten } from "@/lib/engine/language/units";
import { add, compare, rational, type Rational } from "@/lib/engine/recipe/rational";
import { convert, type Exact } from "@/lib/engine/link/amounts/exact";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import { partsAnotherFirst } from "./parts-of-a-line";
import { allBut, isOfTheMade } from "@/lib/engine/link/phrases/portion-behind";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { statedAt, type Stated } from "@/lib/engine/link/uses/pronouns";
import { ends, type Word } from "@/lib/engine/link/words/words";

/** Actions back in which the food was named. */
const NEAR = 3;
/** Uses looked back at. */
const MOST_USES = 12;

/** Words before "rest" in "Scatter over the rest". */
const PARTICLE_REACH = 3;

/** Words before "the rest" that say of what it is: "half the paste (freeze the rest)". */
const OTHER_REACH = 8;

/** Shortly before, the sentence speaks of a half or a third of something that is on no list. */
const isOfOther = (words: readonly Word[], at: number, phrases: ReadAction["phrases"]): boolean =>
  words.slice(Math.max(0, at - OTHER_REACH), at).some(({ form }, place) => {
    const from = Math.max(0, at - OTHER_REACH) + place;
    const parts = LINKING.halves.has(form) || LINKING.fractions.has(form);
    return (
      parts &&
      LINKING.determiners.has(words[from + 1]?.form ?? "") &&
      !phrases.some((phrase) => phrase.from > from && phrase.from < at)
    );
  });

/** "then the second bottle", "the other tin": what one bottle of two left, by its measure alone. */
const isNextOne = (words: readonly Word[], at: number): boolean =>
  [LINKING.ordinals, LINKING.theOther].some((set) => set.has(words[at]?.form ?? "")) &&
  unitWritten(words[at + 1]?.form ?? "") !== null;

/** The word at which "the rest", "the other half", "the last third" stands without its food, or -1. */
function restAt({ words, phrases }: ReadAction): number {
  return words.findIndex((word, at) => {
    const next = words[at + 1]?.form ?? "";
    const second = isNextOne(words, at);
    const half = LINKING.halves.has(next) || LINKING.fractions.has(next) || second;
    const ofIt =
      LINKING.genitive.has(next) &&
      LINKING.objectPronouns.has(words[at + 2]?.form ?? "") &&
      ends(words[at + 3]);
    // "The last of it", "the rest of it", of what an action before takes a part of.
    const isRest = LINKING.theRest.has(word.form) || (ofIt && LINKING.lastWords.has(word.form));
    if (!(half ? second || LINKING.restWords.has(word.form) : isRest)) return false;
    if (!LINKING.definite.has(words[at - 1]?.form ?? "")) return false;
    // "Add all the rest" is a word for lines.
    if (LINKING.allWords.has(words[at - 2]?.form ?? "")) return false;
    // "Stir in two thirds, keeping the rest for the top": it goes in later.
    if (LINKING.keepingBack.has(words[at - 2]?.form ?? "")) return false;
    if (LINKING.readiesRest.has(words[at - 2]?.form ?? "")) return false;
    // "Stir it into the rest" says where; "Scatter over the rest" says what, as the order opens with the two words.
    if (at !== PARTICLE_REACH && LINKING.places.has(words[at - 2]?.form ?? "")) return false;
    // "Add half the paste (freeze the rest)": the rest of what was made.
    if (isOfOther(words, at, phrases)) return false;
    const last = half ? at + 1 : at;
    return (ofIt || ends(words[last + 1])) && !phrases.some(({ from, to }) => from <= last && last < to);
  });
}

/** The word at which "a little more", "more", "the last spoonful" stands without its food, or -1. */
function moreAt({ words, phrases }: ReadAction): number {
  return words.findIndex((word, at) => {
    const before = words[at - 1]?.form ?? "";
    const more =
      LINKING.moreWords.has(word.form) && (LINKING.openWords.has(before) || LINKING.addsMore.has(before));
    const last = LINKING.openWords.has(word.form) && LINKING.restWords.has(before);
    return (more || last) && ends(words[at + 1]) && !phrases.some(({ from, to }) => from <= at && at < to);
  });
}

/** Notes the use of an amount without its food: of what an action shortly before took a part of, where so much of it is left. */
function readStated(
  index: number,
  { from, to, portion }: Stated,
  near: readonly Use[],
  ledger: Ledger,
): void {
  const { amount } = portion;
  for (const { line: number, portion: parted, taken } of near) {
    const line = ledger.lines[number];
    const [pool] = line?.amounts.pools ?? [];
    if (line === undefined || pool === undefined || pool.high !== null || amount === null) continue;
    if (!isParted(parted)) continue;
    const inPool = (exact: Exact | null): Rational | null => {
      if (exact === null || exact.high !== null) return null;
      // "4 of the cloves" counts cloves.
      if (exact.unit === null && unitById(pool.unit)?.kind === "count") return exact.low;
      return convert(exact.low, exact.unit, pool.unit);
    };
    const spent = ledger
      .of(number)
      .filter(({ aside, readied, action }) => !aside && !readied && action <= index)
      .map((use) => inPool(use.portion?.amount ?? null));
    const total = [...spent, inPool(amount)].reduce(
      (sum, value) => (sum === null || value === null ? null : add(sum, value)),
      rational(0),
    );
    const over = total === null ? 1 : compare(total, pool.low);
    // A bare count means the pieces that are left, and all of them.
    if (over > 0 || (amount.unit === null && over !== 0)) continue;
    ledger.add(index, line, { from, to, portion, taken }, { decidedBy: "order", others: [] });
    return;
  }
}

/** Words between "saving" and what is saved. */
const KEEPING_REACH = 3;

const isParted = (portion: Portion | null): boolean =>
  portion !== null &&
  // "half of the remaining water" leaves some
  (portion.kind !== "rest" || portion.ofRest === true) &&
  portion.kind !== "whole" &&
  (portion.kind !== "more" || portion.amount !== null);

/** Something else is parted between the use and word `rest` of action `index`: "half of it", "most of the dough". */
function isPartedSince(use: Use, index: number, rest: number, { actions }: Ledger): boolean {
  const before = actions[index]?.words.slice(0, rest) ?? [];
  if (before.some(({ start }, at) => (index > use.action || start >= use.end) && isOfTheMade(before, at)))
    return true;
  return actions.slice(use.action, index).some(({ words }, at) =>
    words.some(
      ({ form, start }, place) =>
        (at > 0 || start >= use.end) &&
        // "…, saving a few for the top" parts the same food.
        !words
          .slice(Math.max(0, place - KEEPING_REACH), place)
          .some((word) => LINKING.keepingBack.has(word.form)) &&
        (LINKING.halves.has(form) ||
          LINKING.openWords.has(form) ||
          LINKING.fractions.has(form) ||
          isOfTheMade(words, place)),
    ),
  );
}

/** "Keep back a quarter of the nuts. Stir in the rest": the use of what was not kept back; false where nothing was shortly before. */
function keptBefore(index: number, rest: number, ledger: Ledger): boolean {
  for (const [number, { portion, action }] of ledger.kept) {
    const line = ledger.lines[number];
    if (line === undefined || ledger.isSpent(number) || action >= index || index - action > NEAR) continue;
    const start = ledger.actions[index]?.words[rest]?.start ?? 0;
    const spot = { from: rest, to: rest + 1, portion: { ...allBut(portion), start }, taken: null };
    ledger.add(index, line, spot, { decidedBy: "order", others: [] });
    return true;
  }
  return false;
}

/** "Half the soy sauce and half the oil … Add the rest of both": what is left of all that an action before took a part of. */
function restOfBoth(index: number, near: readonly Use[], ledger: Ledger): void {
  const words = ledger.actions[index]?.words ?? [];
  const at = words.findIndex(
    ({ form }, place) =>
      LINKING.theRest.has(form) &&
      LINKING.genitive.has(words[place + 1]?.form ?? "") &&
      LINKING.eachWords.has(words[place + 2]?.form ?? "") &&
      ends(words[place + 3]),
  );
  const last = near.find(({ portion }) => isParted(portion));
  if (at < 0 || last === undefined) return;
  for (const use of near) {
    const line = ledger.lines[use.line];
    if (line === undefined || use.action !== last.action || !isParted(use.portion)) continue;
    const start = words[at]?.start ?? 0;
    const portion: Portion = { kind: "rest", fraction: null, amount: null, start };
    ledger.add(
      index,
      line,
      { from: at, to: at + 3, portion, taken: use.taken },
      { decidedBy: "order", others: [] },
    );
  }
}

/** "Push most of the butter under the skin, rubbing the rest over it", of a butter that is mixed already. */
function isOfMixed(index: number, rest: number, { actions, uses }: Ledger): boolean {
  const parted = actions[index]?.phrases.findLast(({ to, portion }) => to <= rest && isParted(portion));
  const lines = new Set(parted?.options.map(({ line }) => line));
  return parted !== undefined && !uses.some(({ action, line }) => action === index && lines.has(line));
}

/** "Crumble the yeast into the flour. Add the rest": nothing was parted shortly before, so it is the rest of the list. */
function isOfTheList(index: number, rest: number, { actions }: Ledger): boolean {
  const words = actions[index]?.words ?? [];
  // "Keep some peas whole, blend the others": of what was spoken of, and never of the list.
  if (LINKING.otherOnes.has(words[rest]?.form ?? "")) return false;
  if (!LINKING.putsIn.has(verbBefore(words, rest) ?? "")) return false;
  return actions
    .slice(Math.max(0, index - NEAR), index + 1)
    .every((action) =>
      action.words.every(
        ({ form }, at) =>
          (action === actions[index] && at >= rest) ||
          !(LINKING.halves.has(form) || LINKING.fractions.has(form) || isOfTheMade(action.words, at)),
      ),
    );
}

/** Notes the uses of action `index` whose food is left out; returns the word that means all that is left of the list, or -1. */
export function readElided(index: number, ledger: Ledger): number {
  const action = ledger.actions[index];
  if (action === undefined) return -1;
  const near = ledger.uses
    .slice(-MOST_USES)
    .filter((use) => use.action < index && index - use.action <= NEAR && !use.aside && !use.readied)
    .reverse();
  restOfBoth(index, near, ledger);
  const rest = restAt(action);
  const told = statedAt(action);
  const stated = rest < 0 ? told : null;
  const before = action.words[stated?.from ?? rest]?.start ?? -1;
  // "Spread it over 4 of the tortillas and sandwich with the rest"
  const here = ledger.uses
    .slice(-MOST_USES)
    .filter((use) => use.action === index && use.start >= 0 && use.end <= before);
  near.unshift(...here.reverse());
  // "Do the rest with another tablespoon": the rest of what was fried, and more of the oil. "Repeat with …" takes both as before.
  const repeats = action.words.some(({ form }) => LINKING.repeating.has(form));
  if (rest >= 0 && told !== null && told.from > rest && !repeats) readStated(index, told, near, ledger);
  if (stated !== null && !isState(action.words, stated.from, stated.to)) {
    readStated(index, stated, near, ledger);
    return -1;
  }
  if (rest >= 0 && !isState(action.words, rest, rest + 1)) {
    if (isOfMixed(index, rest, ledger)) return -1;
    const unit = isNextOne(action.words, rest) ? unitWritten(action.words[rest + 1]?.form ?? "")?.id : null;
    const isMeant = ({ line }: Use): boolean =>
      unit == null || ledger.lines[line]?.amounts.pools[0]?.unit === unit;
    const isHere = ({ line }: Use): boolean =>
      ledger.of(line).some(({ action, start }) => action === index && start > before);
    const last = near.find(
      (use) => isParted(use.portion) && isMeant(use) && !isHere(use) && !partsAnotherFirst(use, ledger),
    );
    if (unit != null && last === undefined) return -1;
    const line = last === undefined ? undefined : ledger.lines[last.line];
    if (last === undefined)
      return !keptBefore(index, rest, ledger) && isOfTheList(index, rest, ledger) ? rest : -1;
    const later = ledger.of(last.line).at(-1) !== last;
    if (line !== undefined && !later && !isPartedSince(last, index, rest, ledger))
      ledger.add(
        index,
        line,
        {
          from: rest,
          to: rest + 1,
          portion: { kind: "rest", fraction: null, amount: null, start: action.words[rest]?.start ?? 0 },
          taken: last.taken,
        },
        { decidedBy: "order", others: [] },
      );
    return -1;
  }
  const more = moreAt(action);
  if (more < 0) return -1;
  const last = near.find(({ line, portion }) => {
    const model = ledger.lines[line];
    const ranged = model?.amounts.pools[0]?.high !== null && model?.amounts.pools.length !== 0;
    return model !== undefined && portion?.amount != null && (ranged || model.extra);
  });
  const line = last === undefined ? undefined : ledger.lines[last.line];
  if (line !== undefined)
    ledger.add(
      index,
      line,
      {
        from: more,
        to: more + 1,
        portion: { kind: "more", fraction: null, amount: null, start: action.words[more]?.start ?? 0 },
        taken: null,
      },
      { decidedBy: "order", others: [] },
    );
  return -1;
}
