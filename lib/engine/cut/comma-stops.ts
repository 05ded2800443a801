/** A comma where a full stop is meant: "combine the sugar and flour, Using a fork, cut in the butter". The capital letter says that a sentence begins. */
import type { CuttingWords } from "@/lib/engine/language/pack/steps";

const CAPITAL_BEHIND = /(?<=[\p{Ll}\d)]),\s(?=(\p{Lu}\p{Ll}{1,14})[\s,])/gu;
/** Fewer words behind the comma are a name that is written so. */
const FEWEST_WORDS = 3;

/** `text` with full stops for such commas: an order, or what leads to one, begins behind them. Linear. */
export function withStopsForCommas(text: string, words: CuttingWords | null): string {
  // Other languages write nouns with a capital letter, or are read by another grammar.
  if (words === null || words.gloss !== undefined) return text;
  return text.replace(CAPITAL_BEHIND, (comma: string, capital: string, at: number) => {
    const word = capital.toLowerCase();
    const opens = words.verbs.has(word) || words.settings.has(word) || words.leads.has(word);
    const behind = text.slice(at + comma.length, at + LOOK).split(/[\s,.]+/);
    return opens && behind.length > FEWEST_WORDS ? ". " : comma;
  });
}
/** Letters behind the comma that are looked at. */
const LOOK = 40;
