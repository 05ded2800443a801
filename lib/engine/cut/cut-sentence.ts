/** One sentence as single things to do. */
import type { CuttingWords } from "@/lib/engine/language/cutting";
import { groupClauses, textOf } from "./group";
import { clausesOf } from "./joints";
import { partLong } from "./long";
import { tokensOf } from "./tokens";

/** Nothing longer than this is a sentence. */
const LONGEST = 4000;

/** The parts of `sentence`, each one verb with its own words; joining words and the marks between are left out. Linear; never throws. */
export function cutSentence(sentence: string, words: CuttingWords | null): string[] {
  const text = withoutBrackets(sentence);
  if (words === null) return text.split(/;\s+/);
  if (text.length > LONGEST) return [text];
  const told = { text, tokens: tokensOf(text), words };
  const clauses = clausesOf(told);
  return groupClauses(told, clauses).flatMap((group) => partLong(textOf(told, clauses, group)));
}

/** A sentence that stands in brackets as a whole: "(You can freeze them now.)" */
function withoutBrackets(sentence: string): string {
  const inner = /^\(([^()]*)\)[.!]?$/u.exec(sentence)?.[1];
  return inner !== undefined && inner.split(/\s+/).length >= 4 ? inner : sentence;
}
