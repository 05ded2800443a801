/** What the words before a place in a text say of it: that something happens in a vessel, that a unit was written in short. */
import { neverEnds } from "@/lib/engine/language/sentences";
import type { Raw } from "./phrases";

type Read = { means: string; kind: string; start: number; end: number };

/** Before a vessel that something happens in. */
const PLACES = new Set(["in a", "into a", "onto a"]);
const LONGEST_SHORT_FORM = 4;

/** "in einer Tasse" is where, and no amount. */
export function isInPlace(tokens: readonly Read[]): boolean {
  const [before, last] = tokens.slice(-2).map(({ means, kind }) => (kind === "grammar" ? means : ""));
  return PLACES.has(last === "a" ? `${before} a` : (last ?? ""));
}

/** The stop of a unit in short, before an order that stands last: "laat 30 min. sudderen". */
export function endsShortForm(text: string, mark: Raw, tokens: readonly Read[]): boolean {
  const [count, last] = tokens.slice(-2);
  return (
    mark.text === "." &&
    count?.kind === "kept" &&
    last?.end === mark.start &&
    last.kind !== "verb" &&
    last.end - last.start <= LONGEST_SHORT_FORM &&
    /^\s\p{Ll}/u.test(text.slice(mark.end, mark.end + 2))
  );
}

/** The stop at `at` of a word cut short, with more behind it: "im restl. Öl". */
export function isOfShort(raw: readonly Raw[], at: number): boolean {
  const [before, stop, next] = [raw[at - 1], raw[at], raw[at + 1]];
  return (
    stop?.text === "." &&
    next !== undefined &&
    before?.isWord === true &&
    before.end === stop.start &&
    neverEnds(before.text)
  );
}
