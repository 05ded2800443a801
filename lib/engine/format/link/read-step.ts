/** A step as the linker reads it: its words, and the places that name food with the lines they may mean. */
import { phrasesOf, type Phrase } from "./choose";
import { isExcluded, isState, isVerb } from "./context";
import type { LineModel } from "./line-model";
import { candidatesOf, synonymsOf } from "./mentions";
import { wordsOf, type Word } from "./words";

export type ReadStep = { text: string; section: string | undefined; words: Word[]; phrases: Phrase[] };

/** Lines that share one word and are tried for it: more than any recipe has, and a bound for adversarial lists. */
const MOST_LINES_PER_WORD = 40;

/** Which lines may be named by a word: the index that keeps linking linear in the size of the recipe. */
export class LineIndex {
  private readonly byWord = new Map<string, LineModel[]>();
  private readonly byFood = new Map<object, LineModel[]>();

  constructor(readonly lines: readonly LineModel[]) {
    for (const line of lines) {
      for (const word of line.vocabulary) this.note(this.byWord, word, line);
      if (line.food !== null) this.note(this.byFood, line.food, line);
    }
  }

  private note<Key>(map: Map<Key, LineModel[]>, key: Key, line: LineModel): void {
    const list = map.get(key);
    if (list === undefined) map.set(key, [line]);
    else if (list.length < MOST_LINES_PER_WORD) list.push(line);
  }

  /** Lines with a word of the step among theirs, in the order of the list. */
  near(words: readonly Word[]): LineModel[] {
    const found = new Set<LineModel>();
    words.forEach((word, at) => {
      const pair = word.lemma + (words[at + 1]?.lemma ?? "");
      for (const key of [word.lemma, pair])
        for (const line of this.byWord.get(key) ?? []) if (line.naming.has(key)) found.add(line);
    });
    return [...found].sort((a, b) => a.index - b.index);
  }

  ofFood(food: object): readonly LineModel[] {
    return this.byFood.get(food) ?? [];
  }
}

/** Reads one step. */
export function readStep(step: { text: string; section?: string }, index: LineIndex): ReadStep {
  const words = wordsOf(step.text);
  const own = index.near(words).flatMap((line) => candidatesOf(words, line));
  const ownAt = new Map<number, typeof own>();
  for (const candidate of own) ownAt.set(candidate.line, [...(ownAt.get(candidate.line) ?? []), candidate]);
  const others = synonymsOf(words, index).filter(
    (each) => !ownAt.get(each.line)?.some((other) => other.from < each.to && each.from < other.to),
  );
  return {
    text: step.text,
    section: step.section,
    words,
    phrases: phrasesOf(words, [...own, ...others], index.lines),
  };
}

/** A place that names its food in passing: a state to wait for, a verb, something left out. */
export function inPassing(step: ReadStep, phrase: { from: number; to: number }): boolean {
  return (
    isState(step.words, phrase.from, phrase.to) ||
    isVerb(step.words, phrase.from, phrase.to) ||
    isExcluded(step.words, phrase.from)
  );
}
