/** Where every check of the receipt reports to, and how an issue finds its place in the original. */
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
