/** What a sentence of a recipe says of a chip in other words than the chip's: then the chip is not shown a second time below it. */
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";

const WORD = /\p{L}+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Does the text say these words, and no longer number or word around them? */
export function says(text: string, words: string): boolean {
  const said = words.toLowerCase();
  const all = text.toLowerCase();
  for (let at = all.indexOf(said); at >= 0 && said !== ""; at = all.indexOf(said, at + 1)) {
    const around = `${all[at - 1] ?? ""}${all[at + said.length] ?? ""}`;
    if (!/[\p{L}\p{N}]/u.test(around) && !/[\p{N}][.,/ ]$/u.test(all.slice(Math.max(0, at - 2), at)))
      return true;
  }
  return false;
}

/** "4 tortillas" of "4 corn tortillas", "half a lime" of "juice of half a lime"; null where a chip has no amount, or more than its food. */
function shortOf(chip: string): string | null {
  const { nameStart, nameEnd } = parseIngredientLine(chip);
  const tokens = tokenize(chip.slice(0, nameEnd));
  const at = tokens.findIndex((_token, index) => amountAt(tokens, index)?.stated === true);
  const from = tokens[at]?.start ?? nameEnd;
  const last = (chip.slice(nameStart, nameEnd).match(WORD) ?? []).at(-1);
  if (from >= nameStart || last === undefined || nameEnd < chip.length) return null;
  return `${chip.slice(from, nameStart).trim()} ${last}`;
}

/** "Salz, Pfeffer": does a sentence name each food of a chip that lists several without an amount? */
function namesAll(sentence: string, chip: string): boolean {
  const listed = chip.split(",").map((piece) => piece.trim());
  return listed.length > 1 && listed.every((name) => /^\p{L}+$/u.test(name) && says(sentence, name));
}

/** "Chop one onion": does a sentence count a food in words as the chip does in figures? */
function counts(sentence: string, short: string): boolean {
  const [amount, last] = [amountAt(tokenize(short), 0), wordsOf(short).at(-1)];
  const tokens = tokenize(sentence);
  return tokens.some((_token, at) => {
    const said = amountAt(tokens, at);
    return (
      said?.stated === true &&
      said.value === amount?.value &&
      said.max === amount.max &&
      tokens[said.end]?.lower === last
    );
  });
}

/** "Most of the feta" of 300 g: how much there is of it no sentence says. */
const isOpenPart = ({ text, of = null }: { text: string; of?: string | null }): boolean =>
  of !== null && amountAt(tokenize(text), 0) === null;

/** Those of the chips that a sentence does not say itself. */
export function unsaidOf<Chip extends { text: string; of?: string | null }>(
  chips: readonly Chip[],
  sentence: string,
): Chip[] {
  const shorts = chips.map(({ text }) => shortOf(text));
  const isOnly = (short: string) => shorts.indexOf(short) === shorts.lastIndexOf(short);
  return chips.filter((chip, index) => {
    const { text } = chip;
    const short = shorts[index] ?? null;
    if (isOpenPart(chip)) return true;
    if (namesAll(sentence, text)) return false;
    const isSaid = (short: string) => says(sentence, short) || counts(sentence, short);
    return !says(sentence, text) && !(short !== null && isOnly(short) && isSaid(short));
  });
}
