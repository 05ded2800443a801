/** A condition in the middle of an order, behind a colon or "or": the comma that ends it parts no orders. */
import { wordAt, type Sentence } from "./verbs";

/** "Dice them or, if you like it finer, mash them", "press it out: if it springs back, wait": the comma at `index` ends an "if". */
export function endsCondition(sentence: Sentence, from: number, index: number): boolean {
  const { alternatives, conditions } = sentence.words;
  for (let at = index - 1; at > from && wordAt(sentence, at) !== ","; at -= 1) {
    const before = wordAt(sentence, at - 1) === "," ? at - 2 : at - 1;
    if (before >= from && conditions.has(wordAt(sentence, at)))
      return alternatives.has(wordAt(sentence, before)) || wordAt(sentence, at - 1) === ":";
  }
  return false;
}
