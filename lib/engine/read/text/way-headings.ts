/** Headings of two ways to do the same work, above the orders of each: "Slow cooker", "In the oven:". */
import type { Gloss } from "@/lib/engine/language/gloss";
import { namesWay } from "@/lib/engine/language/ways";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { startsWithAmount } from "./ingredient-run";

/** One such line may be a tool that the recipe needs. */
const FEWEST_WAYS = 2;
const LONGEST_NAME = 50;
/** Words of an order below one; tools that are listed have fewer. */
const FEWEST_WORDS = 4;

const isOrder = ({ text }: TextLine): boolean =>
  !startsWithAmount(text) && text.split(" ").length >= FEWEST_WORDS;

/** `lines` with the names of ways as headings, and what stands right below each of them as a step. Linear. */
export function knowWays(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  const isWay = ({ text, known }: TextLine, at: number): boolean => {
    const next = lines[at + 1];
    if (known !== undefined || next === undefined || text.length > LONGEST_NAME || /[.!?;,]$/.test(text))
      return false;
    return isOrder(next) && namesWay(gloss?.translate(text).text ?? text);
  };
  const ways = lines.map(isWay);
  if (ways.filter((way) => way).length < FEWEST_WAYS) return [...lines];
  return lines.map((line, at): TextLine => {
    if (ways[at] === true) return { ...line, marker: "none", number: null, known: "heading" };
    return ways[at - 1] === true && line.known === undefined ? { ...line, known: "step" } : line;
  });
}
