/** Words that name a part of the recipe and take nothing from the list. */
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { countsLines } from "@/lib/engine/link/phrases/of-two";
import type { Group } from "./group-names";
import type { Parts } from "./parts";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";

/** Actions behind an opening in which its food is named again. */
const FAR = 40;

/** Word behind the comma that ends an opening of at most so many words ("For the garlic rice, …"); 0 where none does. */
const LONGEST_OPENING = 5;
const PURPOSE = new RegExp(`^(?:${LINKING.purposes})$`);
/** As many of one that says what is made: "To make the pasta and chickpeas, …". */
const LONGEST_PURPOSE = 8;
const commaAt = ({ words }: ReadAction, longest: number): number =>
  words.slice(0, longest + 1).findIndex(({ gap }) => gap.includes(","));

/** "For the rice, …" where the rice itself is named later. */
function opensWith(
  phrase: Phrase,
  action: ReadAction,
  index: number,
  actions: readonly ReadAction[],
): boolean {
  const [first, second, third] = action.words;
  // "To make the pasta and chickpeas, …"
  const made = LINKING.partOpeners.has(second?.form ?? "") ? 1 : 0;
  const opener = made > 0 && PURPOSE.test(first?.form ?? "") ? second : first;
  const next = opener === second ? third : second;
  const opens =
    LINKING.partOpeners.has(opener?.form ?? "") &&
    phrase.to <= commaAt(action, opener === second ? LONGEST_PURPOSE : LONGEST_OPENING) &&
    phrase.from >= made + (LINKING.determiners.has(next?.form ?? "") ? 2 : 1);
  if (!opens) return false;
  const lines = new Set(phrase.options.map(({ line }) => line));
  return actions
    .slice(index, index + FAR)
    .some(({ phrases }) =>
      phrases.some((other) => other !== phrase && other.options.some(({ line }) => lines.has(line))),
    );
}

/** "the herb butter" where a part of that name was made from butter: the words before its last one are no line's. */
function namesMixture(
  { words }: ReadAction,
  { from }: Phrase,
  lines: readonly (LineModel | undefined)[],
  groups: readonly Group[],
): boolean {
  return groups.some(({ head, words: own }) => {
    const before = words.slice(Math.max(0, from - own.size + 1), from).map(({ lemma }) => lemma);
    return (
      own.size > 1 &&
      words[from]?.lemma === head &&
      before.length === own.size - 1 &&
      before.every((lemma) => own.has(lemma) && !lines.some((line) => line?.vocabulary.has(lemma)))
    );
  });
}

/** The options that are lines of one part, where "the three milks" counts just these; null where the words do not. */
function ownLines(
  { words }: ReadAction,
  phrase: Phrase,
  { groups, groupOfLine }: Parts,
): Phrase["options"] | null {
  const isTold =
    LINKING.definite.has(words[phrase.from - 2]?.form ?? "") &&
    words[phrase.from]?.form !== words[phrase.from]?.lemma;
  const isAmount = [...phrase.fits.values()].includes(1);
  if (!isTold || isAmount || groups.length < 2) return null;
  const own = groups.map((_group, at) => phrase.options.filter(({ line }) => groupOfLine[line] === at));
  const [counted, another] = own.filter((options) => countsLines(phrase, options.length));
  return another === undefined ? (counted ?? null) : null;
}

/** "For the rice, heat the oil" and "pour over the sauce": a part's name, and no line. */
export function passPartNames(
  actions: readonly ReadAction[],
  lines: readonly LineModel[],
  parts: Parts,
): void {
  actions.forEach((action, index) => {
    const at = parts.named[index]?.at ?? -1;
    for (const phrase of action.phrases) {
      // "Mix the three milks" of the part "The three milks": its three lines.
      const own = ownLines(action, phrase, parts);
      if (own !== null) {
        phrase.options = own;
        phrase.kind = "all";
        continue;
      }
      const [word] = action.words.slice(phrase.from, phrase.to);
      // "the sauce" where a part is the sauce: what was made there, and no soy sauce.
      const part =
        phrase.to - phrase.from === 1 &&
        parts.groups.some(
          ({ head }, group) =>
            head === word?.lemma &&
            // "all of the levain" in the list of the main dough is a line, and goes in as one; "mix the levain" makes it.
            !(
              parts.madeAt.get(group) !== index &&
              phrase.options.some(
                ({ line }) =>
                  parts.groupOfLine[line] !== group &&
                  lines[line]?.naming.size === 1 &&
                  lines[line]?.naming.has(head),
              )
            ) &&
            // The pork of the part "Pork" is its pork; the sauce of the part "Sauce" is no soy sauce.
            (LINKING.products.has(head) ||
              !phrase.options.some(
                ({ line }) =>
                  parts.groupOfLine[line] === group &&
                  (phrase.kind !== undefined || lines[line]?.names.some((name) => name.words.includes(head))),
              )),
        ) &&
        phrase.options.every(
          ({ line }) => (lines[line]?.naming.size ?? 0) > 1 || parts.mixed.has(word?.lemma ?? ""),
        );
      phrase.passing ||=
        part ||
        namesMixture(
          action,
          phrase,
          phrase.options.map(({ line }) => lines[line]),
          parts.groups,
        ) ||
        (phrase.from <= at && at < phrase.to) ||
        opensWith(phrase, action, index, actions);
    }
  });
}
