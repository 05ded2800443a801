/** Amounts that words say of two of a thing: "the zest of both lemons", "the other onion". */
import { LINKING } from "@/lib/engine/language/linking";
import { compare, rational } from "@/lib/engine/recipe/rational";
import { countOf } from "@/lib/engine/link/words/counted-ingredients";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isPair } from "@/lib/engine/link/lines/pair";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { Word } from "@/lib/engine/link/words/words";

/** Letters by which "sliced" is "slices" and "juiced" "juice". */
export const SAME_WORK = 4;

/** "2 lemons, 1 zested and juiced, 1 cut into wedges": nobody can say how much of the first one its zest is. */
export const takesBoth = ({ amounts }: LineModel, { taken }: Phrase): boolean =>
  taken !== null &&
  LINKING.takenBy.has(taken) &&
  amounts.splits.some(({ works }) =>
    [...LINKING.takenBy].every((part) =>
      works.some((work) => work.slice(0, SAME_WORK) === part.slice(0, SAME_WORK)),
    ),
  );

/** "Slice the other onion" of two: one. */
export function oneOfTwo(
  line: LineModel,
  { from, to }: Phrase,
  portion: Portion | null,
  words: readonly Word[],
): Portion | null {
  const last = words[to - 1];
  const isOther = portion?.kind === "rest" && LINKING.theOther.has(words[from - 1]?.form ?? "");
  const isSingle = last?.form === last?.lemma && portion?.amount === null && portion.fraction === null;
  return portion !== null && isOther && isSingle && isPair(line)
    ? { ...portion, amount: { low: rational(1), high: null, unit: null } }
    : portion;
}

/** "The zest of both lemons" of two. */
export function bothOf(line: LineModel, { taken, from }: Phrase, words: readonly Word[]): Portion | null {
  const [pool] = line.amounts.pools;
  const before = words[from - 1];
  return taken !== null && pool !== undefined && isPair(line) && LINKING.both.has(before?.form ?? "")
    ? { kind: "part", fraction: null, amount: pool, start: before?.start ?? -1 }
    : null;
}

/** "… and the juice of both", "… and the juice of two" behind the zest of a phrase that ends before word `to`: of how many; 0 where no words say so. */
function otherPartOf(words: readonly Word[], to: number, taken: string): number {
  let at = to;
  if (!LINKING.conjunctions.has(words[at]?.form ?? "")) return 0;
  at += LINKING.definite.has(words[at + 1]?.form ?? "") ? 2 : 1;
  const part = words[at]?.lemma ?? "";
  if (!LINKING.takenFrom.has(part) || part === taken) return 0;
  if (!LINKING.genitive.has(words[at + 1]?.form ?? "")) return 0;
  at += LINKING.definite.has(words[at + 2]?.form ?? "") ? 3 : 2;
  const { form = "" } = words[at] ?? {};
  const next = words[at + 1];
  // "The zest of one lemon and the juice of two oranges"
  const isAlone = next === undefined || /[.,;:)]/.test(next.gap) || LINKING.functionWords.has(next.form);
  if (!isAlone) return 0;
  return LINKING.both.has(form) ? 2 : countOf(form);
}

/** "The zest of one lemon and the juice of both": two of them go in. */
export function asManyAsBoth(
  words: readonly Word[],
  { from, to }: Pick<Phrase, "from" | "to">,
  portion: Portion | null,
): Portion | null {
  const amount = portion?.kind === "part" && portion.fraction === null ? portion.amount : null;
  if (portion === null || amount?.unit !== null || !LINKING.genitive.has(words[from - 2]?.form ?? ""))
    return portion;
  const taken = words[from - 3]?.lemma ?? "";
  const count = rational(LINKING.takenFrom.has(taken) ? otherPartOf(words, to, taken) : 0);
  return compare(count, amount.low) > 0 ? { ...portion, amount: { ...amount, low: count } } : portion;
}

/** "The three cheeses", of three lines: all of each of them. */
export const countsLines = ({ portion }: Phrase, lines: number): boolean =>
  lines > 1 &&
  portion?.amount?.unit === null &&
  portion.kind === "part" &&
  portion.fraction === null &&
  compare(portion.amount.low, rational(lines)) === 0;
