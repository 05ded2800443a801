/** Lines that one plain word means together: "the sugars", "both potatoes", "the beans" of two kinds. */
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isPair } from "@/lib/engine/link/lines/pair";
import { severalAt } from "@/lib/engine/link/words/collectives";
import { withState, type Word } from "@/lib/engine/link/words/words";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";

/** Lines meant together stand at most this far from each other in the list: sugars of dough and frosting do not. */
const NEIGHBOURS = 3;

/** Whether a word of an option's run tells it apart: some other option's line has no such word. */
function isSaidBy(
  words: readonly Word[],
  { options }: Phrase,
  lines: readonly LineModel[],
): (option: Candidate) => boolean {
  const lacks = ({ line }: Candidate, lemma: string) => !(lines[line]?.vocabulary.has(lemma) ?? false);
  const lacking = new Map<string, number>();
  const manyLack = (lemma: string): number => {
    const known = lacking.get(lemma) ?? options.filter((option) => lacks(option, lemma)).length;
    lacking.set(lemma, known);
    return known;
  };
  return (option) =>
    withState(words, option.from, option.to).some(
      ({ lemma }) => manyLack(lemma) > (lacks(option, lemma) ? 1 : 0),
    );
}

/**
 * All options that a plain word means together: "the sugars" of "1 cup sugar" and "1 cup brown sugar", "both potatoes". Where the
 * part that is made here has several of them (`isOwn`), it takes those and none of another's. Fewer than two: the word means one line.
 */
export function together(
  words: readonly Word[],
  phrase: Phrase,
  lines: readonly LineModel[],
  isOwn: (line: number) => boolean = () => false,
): Candidate[] {
  const last = words[phrase.to - 1];
  const [top] = phrase.options;
  if (last === undefined || top === undefined || !top.head) return [];
  const both = severalAt(words, phrase.from) !== null;
  // "Both onions" of "2 onions", beside "12 pearl onions".
  if (
    both &&
    isPair(lines[top.line]) &&
    !phrase.options.some((option) => option !== top && option.score >= top.score)
  )
    return [];
  const plural = last.form !== last.lemma;
  const count = phrase.portion?.amount?.unit === null ? phrase.portion.amount.low.n : 0;
  const options = phrase.options
    .filter((option) => option.head && !option.weak)
    .sort((a, b) => a.line - b.line);
  const isSaid = isSaidBy(words, phrase, lines);
  const allCut = options.every((option) => lines[option.line]?.cut);
  const several = options.filter((option) => {
    const line = lines[option.line];
    if (line === undefined || isSaid(option)) return false;
    return (
      both ||
      (plural && count === options.length) ||
      (plural && line.forms.has(last.lemma) && !line.forms.has(last.form)) ||
      allCut
    );
  });
  const own = several.filter(({ line }) => isOwn(line));
  if (own.length > 1) return own;
  const block = both
    ? several
    : several.filter((option, at) => at === 0 || option.line - (several[at - 1]?.line ?? 0) <= NEIGHBOURS);
  return block.length > 1 ? block : [];
}

/** Fits that differ by less tell no two lines apart. */
const ALIKE = 0.6;

/** "The beans" of "2 tins black beans" and "1 tin kidney beans", which stand together in the list: the lines that a plural fits alike. */
export function alike(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): number[] {
  const last = words[phrase.to - 1];
  const [top] = phrase.options;
  if (last === undefined || top === undefined || last.form === last.lemma) return [];
  const mayBe = phrase.options.filter(
    (option) => option.head && !option.weak && option.kin !== true && top.score - option.score < ALIKE,
  );
  // "The dried beans" of dried white beans and dried red beans, beside green beans: both that are dried.
  const several = mayBe.filter(isSaidBy(words, phrase, lines));
  const options = several.length > 1 ? several : mayBe;
  const isSaid = isSaidBy(words, { ...phrase, options }, lines);
  const fitting = options.flatMap((option) => (isSaid(option) ? [] : [option.line])).sort((a, b) => a - b);
  const names = fitting.map((line) => lines[line]?.noun ?? "");
  const block = fitting.filter((line, at) => {
    const { compound = true, open = true } = lines[line] ?? {};
    const isNew = names.indexOf(names[at] ?? "") === at;
    const near = at === 0 || line - (fitting[at - 1] ?? 0) <= NEIGHBOURS;
    return isNew && near && !compound && !open;
  });
  return block.length > 1 && block.length === fitting.length ? block : [];
}
