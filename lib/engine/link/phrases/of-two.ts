/** Amounts that words say of two of a thing: "the zest of both lemons", "the other onion". */
import { LINKING } from "@/lib/engine/language/linking";
import { compare, rational } from "@/lib/engine/recipe/rational";
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

/** "The three cheeses", of three lines: all of each of them. */
export const countsLines = ({ portion }: Phrase, lines: number): boolean =>
  lines > 1 &&
  portion?.amount?.unit === null &&
  portion.kind === "part" &&
  portion.fraction === null &&
  compare(portion.amount.low, rational(lines)) === 0;
