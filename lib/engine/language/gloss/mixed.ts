/** One gloss for a recipe of several languages: each text is read in its own, and English as it is. */
import { besideList } from "./beside-list";
import { glossOf, type Gloss, type Glossed } from "./index";
import { languageIn, type Languages } from "./languages";
import { rawWords } from "./phrases";
import type { GlossToken } from "./entry";

/** No text of a recipe that decides anything is longer. */
const LONGEST = 4000;

/** Foods of a list in small letters, by what they are in the engine's words. */
type Names = ReadonlyMap<string, string>;

/** What the lines of a list that are in no English call their foods: an English method may call one of them so ("the boerenkool"). */
function namesOn(list: readonly string[], of: (line: string) => Gloss | null): Names {
  const names = new Map<string, string>();
  for (const line of list)
    for (const { kind, means, start, end } of of(line)?.read(line) ?? [])
      if (kind === "food") names.set(line.slice(start, end).toLowerCase(), means);
  return names;
}

const asItStands = (text: string, names: Names): GlossToken[] =>
  rawWords(text.slice(0, LONGEST)).map(({ text: word, start, end, isWord }): GlossToken => {
    const named = names.get(word.toLowerCase());
    const kind = isWord ? "unknown" : /^\p{N}/u.test(word) ? "kept" : "mark";
    return { means: named ?? word, kind: named === undefined ? kind : "food", start, end, entry: null };
  });

/** English in the engine's words, which are English: every word in its place but for names of the list. */
function asEnglish(text: string, names: Names): Glossed {
  let said = "";
  let from = 0;
  const spans = asItStands(text, names).map((token) => {
    said += text.slice(from, token.start);
    const start = said.length;
    said += token.means;
    from = token.end;
    return { start, end: said.length, from: token.start, to: token.end, token };
  });
  return { text: said + text.slice(from), spans };
}

/** What reads the English of a recipe that has another language too; its other answers are those of `other`. */
const englishBeside = (other: Gloss, names: Names): Gloss => ({
  ...other,
  read: (text) => asItStands(text, names),
  translate: (text) => asEnglish(text, names),
  ownAmount: (amount) => amount,
});

/**
 * What reads the texts of a recipe in these languages; null where all of it is English, or in a language without a gloss.
 * @param list the recipe's own list, for the words that it gives a meaning
 */
export function glossIn(languages: Languages, list?: readonly string[]): Gloss | null {
  const by = new Map<string, Gloss>();
  for (const language of languages) {
    const gloss = glossOf(language);
    if (gloss === null) continue;
    const own = list?.filter((line) => languageIn(line, languages) === language);
    by.set(language, own === undefined ? gloss : besideList(gloss, own));
  }
  const [first] = by.values();
  if (first === undefined || languages.length === 1) return first ?? null;
  const named = (text: string): Gloss | null => by.get(languageIn(text, languages)) ?? null;
  const english = englishBeside(first, namesOn(list ?? [], named));
  const of = (text: string): Gloss => named(text) ?? english;
  const all = [...by.values()];
  return {
    words: first.words,
    read: (text) => of(text).read(text),
    translate: (text) => of(text).translate(text),
    meanings: new Set(all.flatMap(({ meanings }) => [...meanings])),
    isSubject: (word) => all.some((gloss) => gloss.isSubject(word)),
    formsOf: (meanings) => new Set(all.flatMap((gloss) => [...gloss.formsOf(meanings)])),
    // A chip names the line, so that it has the line's words: the first of the texts.
    ownAmount(amount, texts) {
      const gloss = of(texts[0] ?? "");
      const same = texts.filter((text) => of(text) === gloss);
      return gloss.ownAmount(amount, same);
    },
  };
}
