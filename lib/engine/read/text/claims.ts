/** The ledger of a reading: every line of the original with words in it, claimed exactly once, as what it became. */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import type { Claim } from "@/lib/engine/recipe/stages";

/** A line of a text with what it was found to be. */
export type Kinded = {
  line: TextLine;
  shape: LineShape;
  label: Label;
  /** Place among the lines of the text; pieces of one line share it. */
  index: number;
  /** What it became in the recipe; set by the first that takes it. */
  as?: Claim["as"];
  reason?: Claim["reason"];
  /** The last sentence of a method that states a yield without its label: "About 5 doz." */
  unlabelled?: true;
};

/** Marks `item` as taken, unless something took it before. */
export function take(item: Kinded, as: Claim["as"], reason?: Claim["reason"]): void {
  if (item.as !== undefined) return;
  item.as = as;
  if (reason !== undefined) item.reason = reason;
}

const LINE_END = /\r\n?|[\u2028\u2029\u0085\v\f\n]/g;
const HAS_WORDS = /[\p{L}\p{N}]/u;

type Span = { start: number; end: number };

/** The lines of `original` with the same line ends by which it was read, as offsets without the blanks around. */
function linesIn(original: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const push = (end: number): void => {
    let start = from;
    let stop = end;
    while (start < stop && /\s/.test(original.charAt(start))) start += 1;
    while (stop > start && /\s/.test(original.charAt(stop - 1))) stop -= 1;
    spans.push({ start, end: stop });
  };
  for (const found of original.matchAll(LINE_END)) {
    push(found.index);
    from = found.index + found[0].length;
  }
  push(original.length);
  return spans;
}

/** Where the words of `piece` begin in `line`, from `from` on: found by its first words; -1 when they are written otherwise. */
function findPiece(line: string, piece: string, from: number): number {
  const opening = piece.split(" ").slice(0, 3).join(" ");
  return line.indexOf(opening, from);
}

/** The claims of one line by its pieces: each from where its words begin to where the next begin; pieces of one kind are one claim. */
function claimsOfLine(original: string, span: Span, pieces: readonly Kinded[]): Claim[] {
  const line = original.slice(span.start, span.end);
  const claims: Claim[] = [];
  let at = 0;
  pieces.forEach((piece, i) => {
    const as = piece.as ?? "aside";
    const reason = as === "aside" ? { reason: piece.reason ?? ("furniture" as const) } : {};
    const last = claims.at(-1);
    if (last && last.as === as && last.reason === reason.reason) return;
    const found = i === 0 ? 0 : findPiece(line, piece.line.text, at);
    // Words that were repaired stand nowhere in the original: the claim before keeps them.
    if (found < 0 || (i > 0 && found <= at && found === 0)) return;
    at = found;
    if (last) last.end = span.start + found;
    claims.push({ start: span.start + found, end: span.end, as, ...reason });
  });
  return claims;
}

/** One claim or more for every line of `original` that has words. `items` are the pieces that the text was read in, in order. */
export function claimsOf(original: string, items: readonly Kinded[]): Claim[] {
  const bySource = new Map<number, Kinded[]>();
  for (const item of items) {
    for (const source of [item.line.source, ...(item.line.also ?? [])]) {
      const list = bySource.get(source) ?? [];
      list.push(item);
      bySource.set(source, list);
    }
  }
  return linesIn(original).flatMap((span, source): Claim[] => {
    if (!HAS_WORDS.test(original.slice(span.start, span.end))) return [];
    const pieces = bySource.get(source);
    if (!pieces) return [{ ...span, as: "aside", reason: "furniture" }];
    return claimsOfLine(original, span, pieces);
  });
}
