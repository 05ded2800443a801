/** What packs are made with: number words that are put together, and the words of a language that nobody has written down yet. */
import type { ScalingWords } from "./pack";

/** Tens with ones ("twenty" + "five"), as `write` puts them together. */
export function compounds(
  tens: Readonly<Record<string, number>>,
  ones: Readonly<Record<string, number>>,
  write: (ten: string, one: string) => string,
): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [ten, high] of Object.entries(tens)) {
    for (const [one, low] of Object.entries(ones)) all[write(ten, one)] = high + low;
  }
  return all;
}

export const NO_SCALING_WORDS: ScalingWords = {
  notFoodAfter: "",
  notFoodBefore: "",
  opensBareAmount: "",
  shared: "",
  each: "",
  ofEach: "",
  qualifiers: "",
  between: "",
  loose: "",
  nameEnds: "",
  counted: "",
  sizeBefore: "",
  wholeThings: "",
  about: "",
  numberedFoods: [],
  vessels: "",
  oneByOne: null,
  perPiece: null,
  forSome: null,
};
