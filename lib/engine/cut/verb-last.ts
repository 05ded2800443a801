/** Clauses of a language whose orders end with their verb: "Zwiebel schälen und hacken, Öl erhitzen". */
import { BESIDE } from "@/lib/engine/language/gloss";
import { intoOven } from "./into-oven";
import { DASHES } from "./condition";
import { jointAt, type Clause } from "./joints";
import { addedBehind, afterLeads, wordAt, type Sentence } from "./verbs";

/** The clauses of a sentence whose orders end with their verb: "Zwiebel schälen und hacken, Öl erhitzen". Linear; never throws. */
export function verbLastClauses(sentence: Sentence): Clause[] {
  const { tokens, words } = sentence;
  const clauses: Clause[] = [];
  const lastVerb = tokens.findLastIndex(({ verb, bracketed }) => verb === true && !bracketed);
  let clause: Clause = { from: 0, to: tokens.length, verb: -1, joint: "stop" };
  let subordinate = false;
  let asked = false;
  /** The word or sign before, whatever a bracket says between them: "aufrollen (von der kurzen Seite her) und …". */
  let last = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.bracketed) continue;
    const before = tokens[last];
    last = at;
    if (token.verb === true && !subordinate) clause.verb = at;
    // "Füllen: Auf jedes Stück zwei Scheiben, etwas Gurke legen": the verb before the colon is the work's name.
    if (token.text === ":" && lastVerb > at) clause.verb = -1;
    // "Probieren: Sind sie sehr sauer, den Zucker einrühren": the verb says "if", up to the comma.
    if (token.text === ":" && words.statements.has(wordAt(sentence, at + 1))) asked = true;
    const isAsked = asked && token.text === ",";
    if (isAsked) asked = false;
    const joint = isAsked ? null : jointAt(sentence, at);
    if (words.subordinators.has(token.text) && token.verb !== true && token.preposed !== true)
      subordinate = true;
    if (joint === null) continue;
    if (token.text === ",") subordinate = false;
    const next = wordAt(sentence, joint.next);
    const baked = clause.verb >= 0 && !subordinate && intoOven(sentence, joint.next) >= 0;
    const ends = baked || (clause.verb >= 0 && joint.next <= lastVerb && !subordinate);
    // "aufkochen" is one word with several of the engine's: "bring to the boil".
    const isOrdered =
      before?.verb === true || (clause.verb >= 0 && before?.start === tokens[clause.verb]?.start);
    // "Dann legst du den Fisch, den Speck obendrauf und lässt alles ziehen": both stand before what they are done to.
    const isTold = tokens[clause.verb]?.leads === true;
    const tellsMore = isTold && tokens[afterLeads(sentence, joint.next)]?.verb === true;
    // "Blus af met water, laurierblad erbij": an order that stands for itself.
    const added = isTold && token.text === "," && addedBehind(sentence, joint.next) >= 0;
    // "Einen Knödel kochen – falls er zerfällt, Mehl zugeben": an order behind the condition and its comma.
    const isBeside = DASHES.has(token.text);
    const comma = isBeside ? tokens.findIndex(({ text }, index) => index > at && text === ",") : -1;
    const parts =
      (token.text === "," && (!isTold || added)) ||
      token.text === ";" ||
      joint.joint === "then" ||
      (comma > 0 && lastVerb > comma);
    const goesOn = !isOrdered && !tellsMore && !parts && !baked;
    // "…, damit der Teig die Gewürze annehmen kann": what it is for, and no order.
    const tellsWhy = words.descriptions.has(next) && tokens[joint.next]?.verb !== true;
    const isClause = words.subordinators.has(next) && !isBeside;
    if (!ends || goesOn || tellsWhy || BESIDE.has(next) || isClause || (isBeside && !parts)) continue;
    clauses.push({ ...clause, to: at });
    clause = { from: joint.next, to: tokens.length, verb: -1, joint: joint.joint };
    at = joint.next - 1;
  }
  clauses.push(clause);
  return clauses;
}
