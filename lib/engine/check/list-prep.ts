/** Recognises preparation steps that are made of the shopping list's own words ("1 onion: finely chopped."). */
import { tokensOf } from "./coverage";

/** Fewest tokens of a line that a piece of a step must have to be from it. */
const FEWEST = 2;
/** A preparation of a few lines has no more words than this. */
const LONGEST = 200;
const MOST_TRIED = 20;

/** Answers for a step's text which lines of the list it repeats, from their beginning; null when it has any other word. */
export function listPrepReader(list: readonly string[]): (text: string) => number[] | null {
  const lines = list.map(tokensOf);
  const byStart = new Map<string, number[]>();
  lines.forEach((tokens, line) => {
    const key = tokens.slice(0, FEWEST).join(" ");
    const places = byStart.get(key);
    if (places === undefined) byStart.set(key, [line]);
    else places.push(line);
  });
  return (text) => {
    const step = tokensOf(text);
    if (step.length === 0 || step.length > LONGEST) return null;
    const hopeless = new Set<number>();
    /** Lines that the step is made of from token `at` on. A line may end where the next one begins, so shorter pieces are tried too. */
    const from = (at: number): number[] | null => {
      if (at === step.length) return [];
      if (hopeless.has(at)) return null;
      for (const line of (byStart.get(step.slice(at, at + FEWEST).join(" ")) ?? []).slice(0, MOST_TRIED)) {
        const tokens = lines[line] ?? [];
        let length = 0;
        while (length < tokens.length && tokens[length] === step[at + length]) length += 1;
        for (; length >= FEWEST; length -= 1) {
          const rest = from(at + length);
          if (rest !== null) return [line, ...rest];
        }
      }
      hopeless.add(at);
      return null;
    };
    return from(0);
  };
}
