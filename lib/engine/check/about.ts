/** What an issue about words is about: the lines of the shopping list that the words name, or that their action uses. */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemOf, tokensIn } from "@/lib/engine/check/reading/tokens";

/** The lines of an issue, where there are any. */
export type About = { lines?: number[] };

/** A sentence names no more lines than a list has that anybody cooks from. */
const MOST_NAMED = 60;

const about = (lines: readonly number[]): About =>
  lines.length === 0 ? {} : { lines: [...new Set(lines)].sort((a, b) => a - b).slice(0, MOST_NAMED) };

/** All that goes in at an action of which all words are in doubt. */
export const aboutUses = ({ uses }: ReadAction): About => about(uses.map(({ line }) => line));

/** Finds the lines that words of the original name: by their heads, or as they stand on the list. Linear in the words. */
export function aboutWords(lines: readonly ListLine[]): (text: string) => About {
  const byHead = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const head of line.heads) {
      const named = byHead.get(head);
      if (named === undefined) byHead.set(head, [line]);
      else if (named.length < MOST_NAMED) named.push(line);
    }
  return (text) => {
    const stems = tokensIn(text).map((token) => stemOf(token.text));
    const own = lines.find(({ shown }) => shown === text);
    if (own !== undefined) return about([own.index]);
    return about(
      stems.flatMap((stem, at) =>
        (byHead.get(stem) ?? []).filter((line) => isHeadAt(line, stems, at)).map(({ index }) => index),
      ),
    );
  };
}
