/** Steps that open with the name of their work and a dash: "1. Mix the dry things – In a large bowl, whisk …". */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

const NAMED = /^([^:.!?;,–—\d]{2,50})\s[–—-]\s(?=\p{Lu})/u;
const MOST_NAME_WORDS = 6;
/** One or two may go on behind their dash: "Stir in the eggs – Do not beat them." */
const FEWEST = 3;
/** Of a method's numbered steps so many have a name; the last may be told without one. */
const SHARE = 0.75;

const isNumbered = ({ marker }: TextLine): boolean => marker === "number" || marker === "step";

function nameOf({ text }: TextLine): string | null {
  const name = NAMED.exec(text)?.[1] ?? null;
  return name !== null && name.split(" ").length <= MOST_NAME_WORDS ? name : null;
}

/** The lines, such names with the colon that other writers set behind them, where nearly all numbered steps have one. Linear. */
export function knowDashedNames(lines: readonly TextLine[]): TextLine[] {
  const numbered = lines.filter(isNumbered);
  const named = numbered.filter((line) => nameOf(line) !== null).length;
  if (named < FEWEST || named < numbered.length * SHARE) return [...lines];
  return lines.map((line) => {
    const name = isNumbered(line) ? nameOf(line) : null;
    if (name === null) return line;
    const text = `${name}: ${line.text.slice(name.length).replace(/^\s[–—-]\s/, "")}`;
    return { ...line, text, cells: [text] };
  });
}
