/** Lists of terms that pair amounts with names: "<dt>500 g</dt><dd>flour</dd>" is one line. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import type { Line } from "@/lib/engine/read/html/lines";

const LONGEST_AMOUNT = 25;
const LONGEST_NAME = 120;
const AMOUNT = new RegExp(`^[\\d${FRACTION_SIGNS}]`, "u");
const FEWEST = 2;
const MOST = 100;
/** Of the pairs of one list so many must have an amount on the same side. */
const WITH_AMOUNT = 0.6;

const isAmount = ({ text }: Line): boolean => text.length <= LONGEST_AMOUNT && AMOUNT.test(text);

/** The pairs that follow each other in one list from line `from` on: a term of one line and one description of one line. */
function pairsFrom(doc: HtmlDocument, lines: readonly Line[], from: number): [Line, Line][] {
  const pairs: [Line, Line][] = [];
  const list = doc.parent[lines[from]!.block];
  const isOf = (line: Line | undefined, tag: string): line is Line =>
    line !== undefined && doc.tag[line.block] === tag && doc.parent[line.block] === list;
  for (let at = from; pairs.length < MOST; at += 2) {
    const [term, said, next] = [lines[at], lines[at + 1], lines[at + 2]];
    if (!isOf(term, "dt") || !isOf(said, "dd")) return pairs;
    // A description of several lines, or several descriptions: no pair.
    if (next !== undefined && isOf(next, "dd")) return [];
    if (term.text.length > LONGEST_NAME || said.text.length > LONGEST_NAME) return [];
    pairs.push([term, said]);
  }
  return pairs;
}

/** The lines with every pair of an amount and a name in one; other lists of terms stay as they are. */
export function withPairs(doc: HtmlDocument, lines: Line[]): Line[] {
  if (!lines.some(({ block }) => doc.tag[block] === "dt")) return lines;
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const pairs = doc.tag[line.block] === "dt" ? pairsFrom(doc, lines, at) : [];
    const most = WITH_AMOUNT * pairs.length;
    const first = pairs.filter(([term, said]) => isAmount(term) && !isAmount(said)).length;
    const last = pairs.filter(([term, said]) => isAmount(said) && !isAmount(term)).length;
    if (pairs.length < FEWEST || Math.max(first, last) < most) {
      joined.push(line);
      continue;
    }
    for (const [term, said] of pairs)
      joined.push({
        ...term,
        text: `${term.text} ${said.text}`,
        heading: 0,
        item: term.block,
        linked: Math.min(term.linked, said.linked),
      });
    at += 2 * pairs.length - 1;
  }
  return joined;
}
