/** Where every check of the receipt reports to, and how an issue finds its place in the original. */
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { isHeadAt, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { stemOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";

export type Report = (issue: ReceiptIssue) => void;

/** Pieces located for one receipt at most: each costs one search through the original. */
const MOST_LOCATED = 200;

/** Returns a finder of `[start, end)` in `original`; it answers null when the piece is not there or too many were asked for. */
export function locator(
  original: string | undefined,
): (piece: string) => { start: number; end: number } | null {
  if (original === undefined || original === "") return () => null;
  let folded = "";
  const offsets: number[] = [];
  let prepared = false;
  let asked = 0;
  const prepare = () => {
    prepared = true;
    const pieces: string[] = [];
    let at = 0;
    for (const match of original.matchAll(/\S+/g)) {
      for (let index = 0; index < match[0].length; index += 1) offsets.push(match.index + index);
      pieces.push(match[0]);
      at += match[0].length;
    }
    folded = pieces.join("");
    if (folded.length !== at) offsets.length = folded.length;
  };
  return (piece) => {
    asked += 1;
    if (asked > MOST_LOCATED) return null;
    if (!prepared) prepare();
    const bare = piece.replace(/\s+/g, "");
    const at = bare === "" ? -1 : folded.indexOf(bare);
    const start = offsets[at];
    const last = offsets[at + bare.length - 1];
    return at < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 };
  };
}

// What an issue about words is about: the lines of the shopping list that the words name, or that their action uses.

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
