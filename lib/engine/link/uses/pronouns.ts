/** Words that stand for a food that was named before: a pronoun ("drain them"), "the juice", an amount alone ("the other two"). */
import { LINKING } from "@/lib/engine/language/linking";
import { isCutShort } from "@/lib/engine/language/sentences";
import type { Token } from "@/lib/engine/language/characters";
import { tokenize } from "@/lib/engine/language/tokens";
import { SPOONED } from "@/lib/engine/language/units";
import { type Portion, portionBefore } from "@/lib/engine/link/amounts/portion";
import type { Ledger, Reason, Use } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { ends, isNumber } from "@/lib/engine/link/words/words";
import { rational } from "@/lib/engine/recipe/rational";

// What was made ready goes in by a pronoun: "Soak the beans overnight. Drain them."

/** Actions back in which the food was made ready: "Leave for 10 minutes" may stand between. */
const READIED_BEFORE = 4;

/** Words of a setting that the verb may stand behind: "The next day, drain them". */
const LONGEST_SETTING = 4;

/** Where the action's verb is followed by a word for what was worked on before; -1 where it is not. */
function pronounAt({ words, phrases }: ReadAction): number {
  if (LINKING.objectPronouns.has(words[1]?.form ?? "")) return 1;
  const at = words
    .slice(0, LONGEST_SETTING + 2)
    .findIndex(
      ({ form }, place) =>
        LINKING.objectPronouns.has(form) && LINKING.adding.has(words[place - 1]?.form ?? ""),
    );
  // "Aqueça o azeite": an article that looks like a pronoun stands before its food.
  return phrases.some(({ from }) => from <= at + 1) ? -1 : at;
}

/** "Next day, drain and boil": an order for what was soaked before, without a word for it; -1 where there is none. */
function drainAt({ words, phrases }: ReadAction): number {
  const at = words.slice(0, LONGEST_SETTING).findIndex(({ form }) => LINKING.drains.has(form));
  const next = words[at + 1];
  const isAlone = next === undefined || /[.,;:!?]/.test(next.gap) || LINKING.conjunctions.has(next.form);
  return at >= 0 && isAlone && !phrases.some(({ from }) => from <= at + 1) ? at : -1;
}

/** Actions ahead in which a food that was only drained is named where it goes in. */
const NAMED_AHEAD = 40;

const isNamedLater = (actions: readonly ReadAction[], index: number, line: number): boolean =>
  actions.slice(index + 1, index + 1 + NAMED_AHEAD).some(({ phrases }) =>
    phrases.some(
      ({ passing, options, portion }) =>
        // "Cook them … mash half of the beans": they are in the pan by then.
        !passing && portion?.fraction == null && options[0]?.line === line,
    ),
  );

/** "The juice", which no line is called. */
function juiceAt({ words, phrases }: ReadAction): number {
  return words.findIndex(
    ({ form }, at) =>
      LINKING.squeezed.out.has(form) &&
      LINKING.definite.has(words[at - 1]?.form ?? "") &&
      !LINKING.genitive.has(words[at + 1]?.form ?? "") &&
      !phrases.some(({ from, to, passing }) => !passing && from <= at && at < to),
  );
}

/** "Squeeze 2 lemons … blend the juice with the garlic", where the squeezing only made ready: as much of the fruit goes in. */
export function readJuice(index: number, ledger: Ledger): void {
  const { actions, uses } = ledger;
  const action = actions[index];
  const at = action === undefined ? -1 : juiceAt(action);
  if (at < 0) return;
  // "Grate the zest of the lemons and squeeze the juice": of the same fruit.
  const zested = uses.findLast((use) => use.action === index - 1 && LINKING.leavesFood.has(use.taken ?? ""));
  const fruit = zested === undefined ? undefined : ledger.lines[zested.line];
  if (fruit !== undefined && action?.words.some(({ form }) => LINKING.squeezed.by.has(form)) === true) {
    const taken = action.words[at]?.lemma ?? null;
    ledger.add(index, fruit, { from: at, to: at + 1, portion: null, taken }, ORDER);
    return;
  }
  for (let back = index - 1; back >= Math.max(0, index - READIED_BEFORE); back -= 1) {
    const before = actions[back];
    if (before?.preparation !== true || !before.words.some(({ form }) => LINKING.squeezed.by.has(form)))
      continue;
    const use = uses.find((each) => each.action === back && each.start >= 0);
    const line = use === undefined ? undefined : ledger.lines[use.line];
    if (use === undefined || line === undefined) return;
    if (ledger.of(line.index).some((each) => each.action !== back)) return;
    const { portion } = use;
    use.readied = true;
    ledger.add(index, line, { from: at, to: at + 1, portion, taken: null }, ORDER);
    return;
  }
}
/** Actions between the zest of some and the juice of all. */
const ZEST_NEAR = 3;

/** "Zest 2 of the lemons and juice all 4": the second names no fruit, and takes as many as the list has. */
export function readAllSqueezed(index: number, ledger: Ledger): void {
  const { actions, uses, lines } = ledger;
  const { words, phrases } = actions[index] ?? { words: [], phrases: [] };
  const at = words.findIndex(
    ({ form }, place) => LINKING.squeezed.by.has(form) || (place === 0 && LINKING.squeezed.out.has(form)),
  );
  const behind = words.slice(at + 1, at + 1 + LONGEST_SETTING);
  const end = behind.findIndex(({ gap }) => /[.,;:!?()]/.test(gap));
  const object = end < 0 ? behind : behind.slice(0, end);
  const isAll = object.some(({ form }) => LINKING.allWords.has(form));
  const count = object.find(({ form }) => /^\d+$/.test(form));
  if (
    at < 0 ||
    (!isAll && count === undefined) ||
    phrases.some(({ from }) => from > at && from <= at + LONGEST_SETTING)
  )
    return;
  const zested = uses.findLast(
    ({ action, taken, portion }) =>
      action < index &&
      index - action < ZEST_NEAR &&
      portion !== null &&
      LINKING.leavesFood.has(taken ?? actions[action]?.words[0]?.lemma ?? ""),
  );
  const fruit = lines[zested?.line ?? -1];
  const pool = fruit?.amounts.pools[0];
  if (fruit === undefined || pool === undefined || pool.low.d !== 1) return;
  if (count !== undefined && Number(count.form) !== pool.low.n) return;
  const amount = { low: pool.low, high: pool.high, unit: pool.unit };
  const portion = { kind: "part" as const, fraction: null, amount, start: words[at]?.start ?? 0 };
  const [taken = null] = LINKING.squeezed.out;
  ledger.add(index, fruit, { from: at + 1, to: at + 2, portion, taken }, ORDER);
}

const ORDER: Reason = { decidedBy: "order", others: [] };

/** The fat is heated, or a pan. */
const heatsFat = ({ phrases }: ReadAction, lines: Ledger["lines"]): boolean =>
  phrases.every(({ passing, options }) => {
    const classes = lines[options[0]?.line ?? -1]?.food?.classes;
    return passing || LINKING.frying.classes.some((name) => classes?.has(name) === true);
  });

/** The action that made ready what action `index` takes up: the one before, or one before the oil that "it" is seared in; -1 where there is none. */
function lastReadied(index: number, { actions, lines }: Ledger): number {
  let back = index - 1;
  const sears = LINKING.sears.has(actions[index]?.words[0]?.form ?? "");
  while (sears && index - back < READIED_BEFORE && actions[back]?.preparation === false) {
    const between = actions[back];
    if (between === undefined || !heatsFat(between, lines)) return -1;
    back -= 1;
  }
  return actions[back]?.preparation === true ? back : -1;
}

/** "Pour the tea over the figs and stir in the bicarb. Leave for an hour. Mash them": nobody mashes a liquid, or a spoonful of powder, that joined what stands there. */
const isStirredIn = ({ amounts, food }: LineModel, back: number, { words }: ReadAction): boolean =>
  back > 0 &&
  (SPOONED.has(amounts.pools[0]?.unit ?? "") || food?.classes.has("liquid") === true) &&
  words.some(({ form }) => LINKING.adding.has(form)) &&
  !words.some(({ form }) => LINKING.readying.has(form));

/** "Take them out", "remove them", of what was soaking. */
const isTakenOut = ({ words }: ReadAction): boolean => {
  const { alone, withOut, out } = LINKING.removing;
  const [verb, , particle] = words;
  return alone.has(verb?.form ?? "") || (withOut.has(verb?.form ?? "") && out.has(particle?.form ?? ""));
};

/** Notes the use of the line that action `index`, the first behind the preparation or behind the oil, takes up without its name. */
export function readAgain(index: number, ledger: Ledger): void {
  const { actions, uses } = ledger;
  const action = actions[index];
  if (action === undefined || action.preparation) return;
  const pronoun = pronounAt(action);
  const at = pronoun < 0 ? drainAt(action) : pronoun;
  const last = at < 0 ? -1 : lastReadied(index, ledger);
  if (last < 0) return;
  for (let back = last; back >= Math.max(0, last - READIED_BEFORE + 1); back -= 1) {
    const before = actions[back];
    if (before?.preparation !== true) return;
    // "Sprinkle them with salt" is done to what stands further back.
    if (pronounAt(before) >= 0) continue;
    // "Salt the roast": what is salted, and not the salt.
    const [verb] = before.words;
    const isVerb = ({ start }: Use): boolean => start === verb?.start && LINKING.greases.has(verb.form);
    const [use] = uses
      .filter((each) => each.action === back && each.start >= 0 && !isVerb(each))
      .sort((a, b) => a.start - b.start);
    const line = use === undefined ? undefined : ledger.lines[use.line];
    if (line === undefined || isStirredIn(line, last - back, before)) continue;
    // "Soak the raisins and drain them … mix with the raisins", "squeeze it well": they are only made ready.
    const drains = action.words
      .slice(0, at + LONGEST_SETTING)
      .some(({ form }) => LINKING.drains.has(form) || LINKING.squeezed.by.has(form));
    if ((at > 1 || pronoun < 0 || drains || isTakenOut(action)) && isNamedLater(actions, index, line.index))
      return;
    // "Soak the chillies" of two kinds: what one word meant is taken up together.
    const spot = { from: at, to: at + 1, portion: null, taken: null };
    for (const each of uses.filter(({ action: own, start }) => own === back && start === use?.start)) {
      const taken = ledger.lines[each.line];
      if (taken !== undefined && ledger.isReadied(taken.index)) ledger.add(index, taken, spot, ORDER);
    }
    return;
  }
}

// Amounts that stand without their food: "the other two", "another tablespoon", "the remaining 50 g".

const isNamed = ({ phrases }: ReadAction, at: number): boolean =>
  phrases.some(({ from, to }) => from <= at && at < to);

/** "another tbsp. of oil": the full stop is the unit's, and the food stands behind it. */
const hasItsFood = ({ words }: ReadAction, to: number): boolean => {
  const [unit, next] = [words[to - 1], words[to]];
  const isShort = next?.gap.startsWith(".") === true && isCutShort(unit?.form ?? "");
  return isShort && LINKING.genitive.has(next.form);
};

/** Words of an amount at most: "one large spoonful". */
const LONGEST_AMOUNT = 3;

/** Places of an action that are looked at: more than any has, so that time stays linear. */
const MOST_TRIES = 20;

export type Stated = { from: number; to: number; portion: Portion };

/** "The other two", "another tablespoon", "the remaining 50 g" without their food. */
export function statedAt(action: ReadAction): Stated | null {
  const { text, words } = action;
  let tokens: readonly Token[] | null = null;
  let tries = 0;
  for (let from = 0; from < words.length; from += 1) {
    const [before, form] = [words[from - 1]?.form ?? "", words[from]?.form ?? ""];
    // "Mix the other cup with the starch", "mix other cup with starch"
    const bare = LINKING.theOther.has(form) && LINKING.adding.has(before);
    // A card leaves the article out: "add broth and remaining 2 cups".
    const isRead = LINKING.definite.has(before) || isNumber(words[from + 1]?.form ?? "");
    const rest = LINKING.restWords.has(form) && (bare || isRead);
    // "Slice two onions, dice the third roughly"
    const counted = LINKING.ordinals.has(form) && LINKING.definite.has(before);
    if ((!rest && !counted && !LINKING.moreWords.has(form)) || isNamed(action, from)) continue;
    const verb = LINKING.adding.has(words[from - 2]?.form ?? "");
    for (let to = from + 2; to <= Math.min(words.length, from + 1 + LONGEST_AMOUNT); to += 1) {
      // "The rest with another tablespoon" are two.
      if (isNamed(action, to - 1) || LINKING.moreWords.has(words[to - 1]?.form ?? "")) break;
      if (!ends(words[to])) continue;
      if (hasItsFood(action, to)) break;
      const end = words[to - 1]?.end ?? 0;
      tries += 1;
      if (tries > MOST_TRIES) return null;
      tokens ??= tokenize(text);
      const read = tokens;
      // The full stop may belong to the unit.
      const portion = [end, end + 1]
        .map((at) => portionBefore(read, at))
        .find((each) => each?.amount != null);
      const amount = portion?.amount ?? null;
      // "Slice the other two", and not "for the last 5" or "another 10" of minutes.
      if (portion == null || amount === null || (amount.unit === null && !(rest && verb))) break;
      return { from: rest && !bare && LINKING.definite.has(before) ? from - 1 : from, to, portion };
    }
    // "Cut one onion in strips, the other in cubes"
    const [article, last] = [words[from - 1], words[from - 2]];
    const listed = article?.gap.includes(",") === true || LINKING.conjunctions.has(last?.form ?? "");
    const worked = verb || listed || LINKING.readying.has(last?.form ?? "");
    const single = counted ? worked : LINKING.theOther.has(form) && rest && (verb || listed);
    const [next, further] = [words[from + 1], words[from + 2]];
    const isHow = counted && LINKING.descriptions.has(next?.form ?? "") && ends(further);
    if (single && (ends(next) || isHow || LINKING.readying.has(next?.form ?? "")))
      return {
        from: from - 1,
        to: from + 1,
        portion: {
          kind: "rest",
          fraction: null,
          amount: { low: rational(1), high: null, unit: null },
          start: words[from - 1]?.start ?? 0,
        },
      };
  }
  return null;
}
