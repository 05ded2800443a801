/** Foods that a story names and never measures: "halve the strawberries". Somebody has to buy them too. */
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { OPENS_NUMBER } from "@/lib/engine/language/fractions";
import { LINKING } from "@/lib/engine/language/linking";
import { tokenize } from "@/lib/engine/language/tokens";
import type { Token } from "@/lib/engine/language/token";

/** Words behind the name that make another thing of it: "the strawberry mixture". */
const NAME_ENDS = /^[^\p{L}\p{N}]/u;
const LONGEST_NAME = 4;

const NOT_BOUGHT = [
  LINKING.notUsed,
  LINKING.alternatives,
  LINKING.ifWords,
  LINKING.serving,
  LINKING.comparing,
];
/** What comes out of the cooker, "until the onions are soft", ends at its comma. */
const WAITED_FOR = LINKING.waiting;

/** What grows or lives is bought as it is called; "cream" and "sauce" may be what was made, and a seasoning is told by the receipt. */
const isRaw = ({ classes }: Food): boolean => [...classes].some((kind) => LINKING.rawKinds.has(kind));

export type BareFood = { start: number; end: number; food: Food };

const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

/** The longest name of a food at token `from`, where nothing else belongs to it; null where none stands there. */
function nameAt(tokens: readonly Token[], from: number): { end: number; food: Food } | null {
  for (let end = Math.min(tokens.length, from + LONGEST_NAME); end > from; end -= 1) {
    const name = tokens.slice(from, end);
    if (!name.every(isWord)) continue;
    const found = findFood(name.map(({ lower }) => lower).join(" "));
    if (found === null || !found.exact) continue;
    const next = tokens[end];
    const isEnded =
      next === undefined ||
      NAME_ENDS.test(next.text) ||
      LINKING.functionWords.has(next.lower) ||
      LINKING.conjunctions.has(next.lower);
    // "In its skin": a part of a food is bought with it.
    const isPart = [LINKING.takenFrom, LINKING.tools].some((words) =>
      words.has(singular(name.at(-1)?.lower ?? "")),
    );
    return isEnded && !isPart && isRaw(found.food) ? { end, food: found.food } : null;
  }
  return null;
}

/**
 * The foods that a sentence, in the engine's words, works on and does not measure. What is left out, waited for, served with or only an
 * alternative is none, and what stands behind an amount is told by it. Linear in the length of the sentence.
 */
export function bareIn(sentence: string): BareFood[] {
  const tokens = tokenize(sentence);
  const found: BareFood[] = [];
  let [isLeft, isWaited, ordered] = [false, false, false];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (/^[.;:!?()]/.test(token.text)) [isLeft, isWaited, ordered] = [false, false, false];
    if (token.text === ",") isWaited = false;
    if (token.kind !== "word") continue;
    isLeft ||= NOT_BOUGHT.some((words) => words.has(token.lower));
    isWaited ||= WAITED_FOR.has(token.lower);
    ordered ||= LINKING.adding.has(token.lower);
    const before = tokens[at - 1];
    if (
      isLeft ||
      isWaited ||
      !ordered ||
      OPENS_NUMBER.test(before?.lower ?? "") ||
      LINKING.genitive.has(before?.lower ?? "")
    )
      continue;
    const name = nameAt(tokens, at);
    const last = name === null ? undefined : tokens[name.end - 1];
    if (name === null || last === undefined) continue;
    found.push({ start: token.start, end: last.end, food: name.food });
    at = name.end - 1;
  }
  return found;
}

/** Words by which a food is known: of "cherry tomatoes" both. */
export const namingWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,30}/gu) ?? []).map((word) => singular(word)));
