/** "The white and brown rice", "the plain, wholemeal and rye flours": names that share the noun which only the last one has. */
import { OPENS_NUMBER } from "@/lib/engine/language/fractions";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Candidate } from "./mentions";
import type { Phrase } from "./phrases";
import type { Word } from "@/lib/engine/link/words/words";

/** A name that borrows its noun is as good as one that has it. */
const SCORE = 2;
const SPICE = "spice";
/** Words of one such name: "whole wheat". */
const LONGEST = 3;
/** Names before the last one. */
const MOST = 5;

const isPlain = (word: Word | undefined): boolean => word !== undefined && /^[\s-]*$/.test(word.gap);

/** Words of an amount: "1/2 cup". */
const MOST_OF_AMOUNT = 4;

const isAmount = ({ form, lemma }: Word): boolean => OPENS_NUMBER.test(form) || LINKING.measures.has(lemma);

/** "½ cup white and ½ cup brown sugar": the word before the amount that ends at word `at`. */
function behindAmount(words: readonly Word[], at: number): number {
  let before = at;
  while (before > 0 && at - before < MOST_OF_AMOUNT && isAmount(words[before]!)) before -= 1;
  return before;
}

/** What stands in words `[from, to)` besides the noun is said of the line, and not of the other one. */
function isSaidOf(
  line: LineModel,
  other: LineModel,
  noun: string,
  said: readonly Word[],
  elsewhere: ReadonlySet<number>,
): boolean {
  const names = line.names.some(({ words }) => words.at(-1) === noun);
  return (
    line !== other &&
    names &&
    said.every(({ lemma }) => line.vocabulary.has(lemma)) &&
    said.some(({ lemma }) => !other.vocabulary.has(lemma)) &&
    !elsewhere.has(line.index)
  );
}

/** Places that name lines by what tells them from the line behind "and". `found`: the places that are named in full. */
export function sharedHeads(
  words: readonly Word[],
  lines: readonly LineModel[],
  found: readonly Candidate[],
): Candidate[] {
  const shared: Candidate[] = [];
  for (const last of found) {
    const noun = words[last.to - 1]?.lemma ?? "";
    const other = lines.find(({ index }) => index === last.line);
    if (other === undefined || last.to - last.from < 2 || !last.head || last.weak) continue;
    const joint = behindAmount(words, last.from - 1);
    if (!LINKING.conjunctions.has(words[joint]?.form ?? "") || !isPlain(words[last.to - 1])) continue;
    // The others may be named by the noun alone, and by no other words.
    const elsewhere = new Set(
      found.flatMap(({ line, head, from, to }) =>
        !head || (from < last.to && to > last.from) ? [] : [line],
      ),
    );
    let to = joint;
    for (let name = 0; name < MOST && to > 0; name += 1) {
      const opens = [...Array(LONGEST).keys()]
        .map((back) => to - 1 - back)
        .filter((from) => from >= 0 && !isAmount(words[from]!));
      const inOne = opens.filter((from) => words.slice(from + 1, to).every(isPlain));
      const place = inOne.flatMap((from) => {
        const said = words.slice(from, to);
        const line = lines.find((each) => isSaidOf(each, other, noun, said, elsewhere));
        // "Butter and brown sugar": what names a food by itself borrows nothing; "garlic and onion powder" are two powders all the same.
        const isFood = found.some((each) => each.head && !each.weak && each.from < to && each.to > from);
        if (line === undefined || (isFood && line.food?.classes.has(SPICE) !== true)) return [];
        return [{ line: line.index, from }];
      });
      const [longest] = place.slice(-1);
      if (longest === undefined) break;
      shared.push({ ...longest, to, score: SCORE, naming: 1, head: true, weak: false });
      elsewhere.add(longest.line);
      // "the white, brown and wild rice"
      if (!/^\s*,\s*$/.test(words[longest.from]?.gap ?? "")) break;
      to = longest.from;
    }
  }
  return shared;
}

/** "The red and yellow peppers": the yellow ones are not the red ones too. */
export function dropShared(phrase: Phrase, shared: readonly Candidate[]): void {
  const others = shared.filter(({ from, to }) => to <= phrase.from || from >= phrase.to);
  const own = phrase.options.filter(({ line }) => !others.some((each) => each.line === line));
  if (own.length > 0) phrase.options = own;
}
