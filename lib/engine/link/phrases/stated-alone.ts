/** Amounts that stand without their food: "the other two", "another tablespoon", "the remaining 50 g". */
import { isCutShort } from "@/lib/engine/language/sentences";
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/token";
import { tokenize } from "@/lib/engine/language/tokens";
import { rational } from "@/lib/engine/recipe/rational";
import { portionBefore, type Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "./read-action";
import { isNumber } from "@/lib/engine/link/words/clauses";
import { ends } from "@/lib/engine/link/words/words";

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
