/** What an order opens with before its verb stands, and an order that has no verb. */
import { LINKING } from "@/lib/engine/language/linking";
import { READYING } from "@/lib/engine/language/cooking-words";
import { afterLeads, isVerb, type Sentence, wordAt } from "./verbs";

// A condition in the middle of an order, behind a colon or "or": the comma that ends it parts no orders.

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

// A time that opens a sentence and takes more words than most: its order stands behind the first comma.

const CLAUSE_MARKS: ReadonlySet<string> = new Set([";", ".", ":"]);

/** The verb right behind the first comma of `[from, to)`: "10 minutes before the end of the cooking time of the chicken, turn it"; -1 when there is none. */
export function behindFirstComma(sentence: Sentence, from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    const word = wordAt(sentence, index);
    if (CLAUSE_MARKS.has(word)) return -1;
    if (word !== ",") continue;
    const next = afterLeads(sentence, index + 1);
    return isVerb(sentence, next, true) ? next : -1;
  }
  return -1;
}

// Orders that open with their place.

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

// "… und ab in den Ofen", "et hop au four 20 min", "y al horno 30 minutos": what goes into the oven by no verb is an order all the same.

/** Words before the oven: a time, and "hop" or "ab". */
const BEFORE_OVEN = 5;
/** Words behind it in which its time or its heat stands. */
const BEHIND_OVEN = 8;

/** Where the oven's clause begins to say where to, for a clause at `from` without a verb that says how long or opens with a call; -1 else. */
export function intoOven(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  if (sentence.words.gloss === undefined) return -1;
  // "Asse em assadeira untada e polvilhada por 35 minutos em forno médio": the second of two things that were done to the tin.
  if (tokens[from]?.done === true && tokens[from - 2]?.done === true) return -1;
  const into = tokens.findIndex(
    ({ text, kind }, at) =>
      at >= from && at <= from + BEFORE_OVEN && kind === "word" && LINKING.enclosing.has(text),
  );
  if (into < 0) return -1;
  // "Keep warm on a plate, or in the oven at 80 degrees": the other way of the same order.
  if (tokens.slice(Math.max(0, from - 1), into).some(({ text }) => sentence.words.alternatives.has(text)))
    return -1;
  const oven = [into + 1, into + 2].find((at) => READYING.appliances.has(wordAt(sentence, at)));
  if (oven === undefined) return -1;
  const closes = tokens.findIndex(
    ({ kind, text }, at) => at > oven && ((kind === "mark" && text !== "°") || sentence.words.and.has(text)),
  );
  const clause = tokens.slice(from, closes < 0 ? tokens.length : closes);
  if (clause.some(({ verb }) => verb === true)) return -1;
  const isTimed = clause.slice(0, oven - from + BEHIND_OVEN).some(({ kind }) => kind === "number");
  const called = tokens.slice(from, into);
  const isCall = called.length === 1 && called[0]?.kind === "word";
  return isTimed || isCall ? into : -1;
}
