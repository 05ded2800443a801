/** For a language whose words around an amount nobody has written down yet. */
import type { ScalingWords } from "./pack";

export const NO_SCALING_WORDS: ScalingWords = {
  notFoodAfter: "",
  notFoodBefore: "",
  opensBareAmount: "",
  shared: "",
  each: "",
  between: "",
  counted: "",
  wholeThings: "",
  about: "",
  numberedFoods: [],
  notHalved: "",
  perPound: "",
};
