/** Foods that the part has under another name: one of "butter or margarine", the juice where a step says "lemon". */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Word } from "@/lib/engine/link/words/words";
import type { Choice } from "./weigh";
import type { Parts } from "./parts";

/** "butter or margarine", "le beurre ou la margarine" */
function areEither(words: readonly Word[], { to }: Phrase, { from }: Phrase): boolean {
  const article = LINKING.determiners.has(words[from - 1]?.form ?? "") ? 1 : 0;
  return from - article - to === 1 && LINKING.alternatives.has(words[to]?.form ?? "");
}

/** Gives two such foods the line of their own part, where the choice was a line of another part, which waits for that. Linear. */
export function chooseEither(
  choices: Map<Phrase, Choice>,
  actions: readonly ReadAction[],
  { of, groupOfLine }: Parts,
): void {
  actions.forEach(({ phrases, words }, index) => {
    const part = of[index] ?? -1;
    if (part < 0) return;
    const isOwn = (line: number): boolean => groupOfLine[line] === part;
    phrases.slice(1).forEach((second, at) => {
      const first = phrases[at];
      if (first === undefined || !areEither(words, first, second)) return;
      const chosen = [first, second].map((phrase) => choices.get(phrase)?.lines.every(isOwn));
      if (chosen.includes(undefined) || (chosen[0] === true && chosen[1] === true)) return;
      for (const [phrase, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const option = phrase.options.find(({ line, weak }) => !weak && isOwn(line));
        if (option === undefined) continue;
        choices.delete(other);
        choices.set(phrase, { lines: [option.line], others: [], decidedBy: "part" });
        return;
      }
    });
  });
}

/**
 * "Mix the yogurt and lemon" of a part that lists lemon juice, where the lemon is another part's: the juice, which nothing else names. Linear.
 */
export function chooseOwnJuice(
  choices: Map<Phrase, Choice>,
  actions: readonly ReadAction[],
  lines: readonly LineModel[],
  { of, groupOfLine }: Parts,
): void {
  const chosen = new Set([...choices.values()].flatMap((choice) => choice.lines));
  const juices = lines.filter(
    ({ index, names }) => !chosen.has(index) && names.some(({ head }) => LINKING.squeezed.out.has(head)),
  );
  if (juices.length === 0) return;
  actions.forEach(({ phrases, words }, index) => {
    const part = of[index] ?? -1;
    if (part < 0) return;
    for (const phrase of phrases) {
      const choice = choices.get(phrase);
      const isOthers = choice?.lines.every((line) => groupOfLine[line] !== part) === true;
      const fruit = phrase.to - phrase.from === 1 ? words[phrase.from]?.lemma : undefined;
      if (!isOthers || fruit === undefined || phrase.passing) continue;
      const own = juices.filter(
        (line) => groupOfLine[line.index] === part && line.naming.has(fruit) && !chosen.has(line.index),
      );
      const [juice] = own;
      if (juice === undefined || own.length > 1) continue;
      chosen.add(juice.index);
      const { from, to } = phrase;
      phrase.options = [{ line: juice.index, from, to, score: 1, naming: 1, head: false, weak: false }];
      choices.set(phrase, { lines: [juice.index], others: [], decidedBy: "part" });
    }
  });
}
