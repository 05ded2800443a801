/** Parts of a food that a step speaks of by themselves: "the zest", "the whites", "the fronds". */
type Words = ReadonlySet<string>;

export type FoodPartWords = {
  /** Parts of a food that a cook takes from it: "lemon juice" may come from "1 lemon". */
  takenFrom: Words;
  /** Those of them that a line must set apart itself: "basil leaves" are all of the basil. */
  plantParts: Words;
  /** Those of them that lie in a fruit or a pod, and the verbs that get them out: by themselves, and with a word behind them ("scoop out"). */
  inside: { parts: Words; alone: Words; withOut: Words };
  /** By which the two halves of a spring onion are told apart: "the whites". */
  colours: Words;
  /** Foods of the lexicon that have such halves. */
  twoColoured: Words;
  /** "the white parts of the onions". */
  partNouns: Words;
  /** Words by which a line says that a part is kept for another place. */
  keptParts: Words;
  /** Verbs that take a part of a food: "juice the lemon". */
  takenBy: Words;
  /** Classes of food that no word for what is made of a food, "peel", takes out of their kind. */
  neverMade: readonly string[];
};
