/** The dish that is called like its food, right above the list: "Cod" over "1 kg cod". */
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { startsWithAmount } from "./ingredient-run";

const NAME = /^\p{L}[\p{L} ]{2,30}$/u;
const LONGEST_NAME_WORDS = 3;

/** The first line of all is no food of the list: a measured line below it has its whole name. Linear. */
export function isDishAbove([first, second, ...lines]: readonly TextLine[]): boolean {
  if (first === undefined || second === undefined || first.marker !== "none" || second.gap > 0) return false;
  const name = first.text.toLowerCase();
  const isName = NAME.test(name) && name.split(" ").length <= LONGEST_NAME_WORDS;
  return (
    isName &&
    startsWithAmount(second.text) &&
    [second, ...lines].some(({ text }) => startsWithAmount(text) && text.toLowerCase().includes(name))
  );
}
