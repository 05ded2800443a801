/** "… und ab in den Ofen", "et hop au four 20 min", "y al horno 30 minutos": what goes into the oven by no verb is an order all the same. */
import { LINKING } from "@/lib/engine/language/linking";
import { READYING } from "@/lib/engine/language/preparation";
import { wordAt, type Sentence } from "./verbs";

/** Words before the oven: a time, and "hop" or "ab". */
const BEFORE = 5;
/** Words behind it in which its time or its heat stands. */
const BEHIND = 8;

/** Where the oven's clause begins to say where to, for a clause at `from` without a verb that says how long or opens with a call; -1 else. */
export function intoOven(sentence: Sentence, from: number): number {
  const { tokens } = sentence;
  if (sentence.words.gloss === undefined) return -1;
  const into = tokens.findIndex(
    ({ text, kind }, at) =>
      at >= from && at <= from + BEFORE && kind === "word" && LINKING.enclosing.has(text),
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
  const isTimed = clause.slice(0, oven - from + BEHIND).some(({ kind }) => kind === "number");
  const called = tokens.slice(from, into);
  const isCall = called.length === 1 && called[0]?.kind === "word";
  return isTimed || isCall ? into : -1;
}
