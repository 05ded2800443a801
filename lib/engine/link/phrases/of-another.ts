/** Words that mean no line of the list: what is a part of another food, what the whole comes to, the other part of an egg. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";

/** Words from "of" to the food: "of the ripe". */
const OF_REACH = 3;

/** "Scoop the meat of the avocado into a bowl": no meat of the list, but a part of the food that is named behind it. */
export function isOfAnother(words: readonly Word[], kind: Phrase, phrases: readonly Phrase[]): boolean {
  if (!LINKING.genitive.has(words[kind.to]?.form ?? "")) return false;
  const whole = phrases.find(({ from }) => from > kind.to && from <= kind.to + OF_REACH);
  if (whole === undefined || words.slice(kind.to + 1, whole.from).some(({ gap }) => /[.,;:()]/.test(gap)))
    return false;
  return whole.options.every(({ line }) => !kind.options.some((option) => option.line === line));
}

/** Words from "equal" to the food: "3 cups of". */
const COME_REACH = 5;

/** "Add water to equal 3 cups of liquid": what all of it comes to. */
export function isComeTo(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(1, at - COME_REACH); index -= 1) {
    if (/[.,;:()]/.test(words[index + 1]?.gap ?? "")) return false;
    const before = words[index - 1]?.form ?? "";
    if (LINKING.comesTo.has(words[index]?.form ?? "")) return LINKING.beforePurpose.has(before);
  }
  return false;
}

/** "4 egg yolks" are none of the line "4 eggs (whites)", where another line has the yolks. */
export function dropOtherPart(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const parts = words.slice(phrase.from, phrase.to).filter(({ lemma }) => LINKING.separable.has(lemma));
  const [said] = parts;
  if (said === undefined || parts.length > 1) return;
  const isOther = (line: number): boolean => {
    const own = [...(lines[line]?.vocabulary ?? [])].filter((word) => LINKING.separable.has(word));
    return own.length > 0 && !own.includes(said.lemma);
  };
  const options = phrase.options.filter(({ line }) => !isOther(line));
  if (options.length > 0) phrase.options = options;
}
