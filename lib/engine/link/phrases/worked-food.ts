/** Words for what was done to a food: "the braised meats". */
import { classesOfCollective, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Word } from "@/lib/engine/link/words/words";
import type { Phrase } from "./phrases";

/** The word is a food or a kind of food by itself. */
const isFoodWord = ({ lemma }: Word): boolean =>
  foodOfWords([lemma]) !== null || classesOfCollective(lemma) !== null;

/** "The braised meats", "the meats braised" are none of a line of braised cabbage: all that they share is what was done. */
export function dropWorked(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const { from, to } = phrase;
  const word = words[from];
  if (to - from !== 1 || word === undefined) return;
  if (!LINKING.describingEnds.some((end) => word.form.endsWith(end))) return;
  const [before, behind] = [words[from - 1], words[to]];
  const isBlank = (gap: string | undefined): boolean => /^\s+$/.test(gap ?? "");
  const other = [isBlank(behind?.gap) ? behind : undefined, isBlank(word.gap) ? before : undefined].find(
    (each) => each !== undefined && isFoodWord(each),
  );
  if (other === undefined) return;
  phrase.options = phrase.options.filter(({ line }) => lines[line]?.vocabulary.has(other.lemma) === true);
}
