/** For a language whose words around an amount nobody has written down yet. */
import type { ScalingWords } from "./pack";

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
  wholeThings: "",
  about: "",
  numberedFoods: [],
  vessels: "",
  oneByOne: null,
  perPiece: null,
  forSome: null,
};
