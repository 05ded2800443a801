/** What linking considered and why it was decided so, for whoever asks. */
import type { Choice } from "@/lib/engine/link/choose/weigh";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { DecidedBy } from "@/lib/engine/recipe/stages";

export type TracedPhrase = {
  words: string;
  passing: boolean;
  portion: string | null;
  options: { line: number; score: number; weak: boolean }[];
  chosen: number[];
  decidedBy: DecidedBy | null;
  others: number[];
};
export type TracedAction = { part: string | null; collectives: string[]; phrases: TracedPhrase[] };
/** Given to `linkActions` empty, and filled by it. */
export type LinkTrace = { actions: TracedAction[] };

/** What was considered in each action. */
export function explained(
  actions: readonly ReadAction[],
  parts: Parts,
  choices: ReadonlyMap<Phrase, Choice>,
): TracedAction[] {
  return actions.map((action, index) => {
    const cut = (from: number, to: number) =>
      action.text.slice(action.words[from]?.start ?? 0, action.words[to - 1]?.end ?? 0);
    return {
      part: parts.groups[parts.of[index] ?? -1]?.name ?? null,
      collectives: action.collectives.map(({ kind, from, to }) => `${kind}: ${cut(from, to)}`),
      phrases: action.phrases.map((phrase) => {
        const choice = choices.get(phrase);
        return {
          words: cut(phrase.from, phrase.to),
          passing: phrase.passing,
          portion: phrase.portion?.kind ?? null,
          options: phrase.options.map(({ line, score, weak }) => ({ line, score, weak })),
          chosen: choice?.lines ?? [],
          decidedBy: choice?.decidedBy ?? null,
          others: choice?.others ?? [],
        };
      }),
    };
  });
}
