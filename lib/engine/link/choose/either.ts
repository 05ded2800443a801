/** "Add the melted butter or margarine": of two foods that stand beside each other with "or", the one that the part has. */
import { LINKING } from "@/lib/engine/language/linking";
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
