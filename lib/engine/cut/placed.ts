/** Orders that open with their place. */
import { LINKING } from "@/lib/engine/language/linking";
import { wordAt, type Sentence } from "./verbs";

/** "In a separate bowl mix flour and salt": a word that may be a verb, and behind what holds the food it is one. */
export function isPlaced(sentence: Sentence, index: number): boolean {
  const { words, tokens } = sentence;
  const next = tokens[index + 1];
  return (
    words.doubtfulVerbs.has(wordAt(sentence, index)) &&
    LINKING.tools.has(wordAt(sentence, index - 1)) &&
    next?.kind === "word" &&
    ![words.prepositions, words.and, words.qualifiers].some((some) => some?.has(next.text))
  );
}
