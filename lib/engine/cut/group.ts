/** Joins clauses to actions: a verb without words of its own stays with its neighbour. */
import { type Clause } from "./joints";
import { ownWords, type Sentence, wordAt } from "./verbs";

/** The words of an action, as far as cuts allow. */
const MOST_WORDS = 26;

/** A run of clauses `[first, last]` that is one action. */
type Group = { first: number; last: number };

function isBare(sentence: Sentence, clause: Clause): boolean {
  const { words } = sentence;
  if (clause.verb < 0) return false;
  const verb = wordAt(sentence, clause.verb);
  if (words.wholeVerbs.has(verb)) return false;
  return (
    ownWords(sentence, clause.verb + 1, clause.to) === 0 && ownWords(sentence, clause.from, clause.verb) === 0
  );
}

const wordCount = (clauses: readonly Clause[], { first, last }: Group): number =>
  (clauses[last]?.to ?? 0) - (clauses[first]?.from ?? 0);

/** The actions of a sentence as runs of its clauses. */
export function groupClauses(sentence: Sentence, clauses: readonly Clause[]): Group[] {
  const groups: Group[] = [];
  const bare = clauses.map((clause) => isBare(sentence, clause));
  let lastOwn = bare.length - 1;
  while (lastOwn >= 0 && bare[lastOwn]) lastOwn -= 1;
  let waiting = false;
  clauses.forEach((clause, index) => {
    const last = groups.at(-1);
    const loose = clause.joint === "then" || clause.joint === "stop";
    const start = (): void => {
      groups.push({ first: index, last: index });
    };
    const join = (): void => {
      if (last) last.last = index;
    };
    if (!bare[index]) {
      if (waiting && last && !loose && !(clause.joint === "comma" && last.last > last.first)) join();
      else start();
      waiting = false;
      return;
    }
    const next = clauses[index + 1];
    const leads =
      next !== undefined &&
      index < lastOwn &&
      (next.joint === "and" ||
        (next.joint !== "then" &&
          next.joint !== "stop" &&
          sentence.words.leadingVerbs.has(wordAt(sentence, clause.verb))));
    if (waiting && last && !loose) {
      join();
      waiting = true;
    } else if (last === undefined || loose) {
      start();
      // "Knock it back, …" stands by itself; "Drain, …" does not.
      waiting = next !== undefined && !(next.joint === "comma" && clause.to - clause.from >= 3);
    } else if (leads) {
      start();
      waiting = true;
    } else join();
  });
  return groups.flatMap((group) => (wordCount(clauses, group) > MOST_WORDS + 8 ? apart(group) : [group]));
}

function apart({ first, last }: Group): Group[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => ({
    first: first + offset,
    last: first + offset,
  }));
}

/** Offsets of a group in the sentence. */
export function spanOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  { first, last }: Group,
): [number, number] {
  const from = sentence.tokens[clauses[first]?.from ?? 0]?.start ?? 0;
  const to = sentence.tokens[(clauses[last]?.to ?? 0) - 1]?.end ?? from;
  return [from, to];
}
