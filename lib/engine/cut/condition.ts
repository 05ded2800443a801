/** A condition in the middle of an order, behind a colon or "or": the comma that ends it parts no orders. */
import { wordAt, type Sentence } from "./verbs";

/** "Dice them or, if you like it finer, mash them", "press it out: if it springs back, wait": the comma at `index` ends an "if". */
export function endsCondition(sentence: Sentence, from: number, index: number): boolean {
  const { alternatives, conditions, statements, gloss } = sentence.words;
  for (let at = index - 1; at > from && wordAt(sentence, at) !== ","; at -= 1) {
    const before = wordAt(sentence, at - 1) === "," ? at - 2 : at - 1;
    if (before >= from && conditions.has(wordAt(sentence, at)))
      return alternatives.has(wordAt(sentence, before)) || wordAt(sentence, at - 1) === ":";
    // "Proef: zijn ze zuur, roer de suiker erdoor": some languages say "if" by their verb alone.
    const asks = gloss !== undefined && statements.has(wordAt(sentence, at));
    if (asks && wordAt(sentence, at - 1) === ":") return true;
  }
  return false;
}

/** Between a sentence and what is said beside it. */
export const DASHES: ReadonlySet<string> = new Set(["–", "—", "-"]);

/** "If", "when", and not "until": the word at `at` opens what an order waits for. */
export function opensCondition({ words, tokens }: Sentence, at: number): boolean {
  const word = tokens[at]?.text ?? "";
  return words.conditions.has(word) || (words.subordinators.has(word) && !words.descriptions.has(word));
}
