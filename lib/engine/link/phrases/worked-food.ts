/** Words for what was done to a food, and for pieces of it, that are no name of another: "the braised meats", "the pieces of chicken". */
import { classesOfCollective, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isContent } from "@/lib/engine/link/lines/names";
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

/** Words from "pieces of" to the food that they are of. */
const PIECE_REACH = 4;

/**
 * "The pieces of chicken" are none of the celery that the list has in pieces, and "the cheeks off the mangoes" none of the lime cheeks: what
 * it is a piece of is said behind.
 */
export function dropPieces(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  const piece = words[phrase.from]?.lemma ?? "";
  const joint = words[phrase.to]?.form ?? "";
  const isCutOff = LINKING.skimmed.from.has(joint);
  if (phrase.to - phrase.from !== 1 || !(isCutOff || LINKING.genitive.has(joint))) return;
  const of = words.slice(phrase.to + 1, phrase.to + PIECE_REACH).filter(isContent);
  const named = isCutOff ? lines.filter(({ naming }) => of.some(({ lemma }) => naming.has(lemma))) : [];
  const isOfOther = (model: LineModel): boolean => named.some((other) => other !== model);
  if (of.length > 0)
    phrase.options = phrase.options.filter(({ line }) => {
      const model = lines[line];
      if (model === undefined || of.some(({ lemma }) => model.vocabulary.has(lemma))) return true;
      return !model.pieces.has(piece) && !(model.naming.size > 1 && isOfOther(model));
    });
}
