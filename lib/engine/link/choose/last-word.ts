/** Lines that a word names by the last word of their name alone: "the seeds" of nigella seeds, where the other seeds have a place of their own. */
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isScatteredKind } from "@/lib/engine/link/phrases/foreign";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** The phrases of an action that name one line so, one after the other; `isNamed`: a place names the line already, asked anew each time. */
export function* namedByLastWord(
  { phrases, words }: ReadAction,
  lines: readonly LineModel[],
  isNamed: (line: number) => boolean,
): Generator<{ line: number; phrase: Phrase }> {
  for (const phrase of phrases) {
    if (phrase.passing || phrase.portion !== null || phrase.options.some(({ weak }) => !weak)) continue;
    if (isScatteredKind(words, phrase.from, phrase.to)) continue;
    const last = words[phrase.to - 1]?.lemma;
    const ending = phrase.options.filter(({ line }) =>
      lines[line]?.names.some((name) => name.words.at(-1) === last),
    );
    const [option, other] = ending.filter(({ line }) => !isNamed(line));
    if (option !== undefined && other === undefined && ending.length === phrase.options.length)
      yield { line: option.line, phrase };
  }
}
