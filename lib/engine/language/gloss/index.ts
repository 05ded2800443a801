/**
 * Languages that are read by a gloss: word for word in the words of the engine, which are English, with every word's place kept. What a
 * cook sees is never glossed.
 */
import { singular } from "@/lib/engine/language/food/singular";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { formWritten, unitForms, type UnitForm } from "@/lib/engine/language/units";
import { keepingRecent } from "@/lib/engine/language/memory";
import { Entries, wordsOfForm } from "./entries";
import type { GlossToken } from "./forms";
import { reader } from "./read";
import { translate, type Glossed } from "./translate";
import type { GlossWords } from "@/lib/engine/language/pack/gloss";

export { opensWithOrder, placeOf, type Glossed } from "./translate";
export type { GlossToken } from "./forms";
export { INTO } from "./clauses";

/** Open a clause that happens beside the one before it: "dabei den Zucker einrieseln lassen". */
export const BESIDE: ReadonlySet<string> = new Set(["meanwhile", "while", "thereby"]);

/** Tell what is done with a food, and order nothing: "Dann wird der Teig ausgerollt". */
export const HAPPENS: ReadonlySet<string> = new Set(["becomes", "become", "lets"]);

/** Tell where a food goes, and need the word before them: "Dann kommen die Linsen dazu", "dan gaan de uien erbij". */
export const GOES: ReadonlySet<string> = new Set(["go", "goes", "come", "comes", "rises"]);

/** Open what comes of the work before: "zo trekken de kruiden erin". */
export const RESULTS: ReadonlySet<string> = new Set(["so"]);

/** Opens what somebody remarks, and what is left out as well: "mas vai separado", "ni rabo". */
export const REMARKS: ReadonlySet<string> = new Set(["but"]);
export const NEITHER: ReadonlySet<string> = new Set(["nor"]);

/** Say how much of what follows, and nothing where it is left out: "muy picada". */
export const DEGREES: ReadonlySet<string> = new Set(["very"]);

/** What foods are sold like: "olives dénoyautées". */
export const STONED: ReadonlySet<string> = new Set(["pitted", "boned", "deboned", "boneless"]);

/** Work that was done where the food was bought: "già pulita". */
export const ALREADY: ReadonlySet<string> = new Set(["already"]);

/** What was salted is sold like, and what meat and fish are: "capperi dissalati", "bacalhau demolhado". */
export const DESALTED: ReadonlySet<string> = new Set(["desalted"]);
export const SOAKED: ReadonlySet<string> = new Set(["soaked"]);

/** Foods that are hard where they are kept: "beurre mou". */
export const KEPT_COLD: ReadonlySet<string> = new Set([
  "butter",
  "unsalted butter",
  "salted butter",
  "cream cheese",
]);

export type Gloss = {
  words: GlossWords;
  /** The words of a text in their own order. */
  read: (text: string) => readonly GlossToken[];
  /** A text in the engine's words and order. */
  translate: (text: string) => Glossed;
  /** Every word of the engine that some form means. */
  meanings: ReadonlySet<string>;
  /** Who is told, behind an order: "du". */
  isSubject: (word: string) => boolean;
  /** The language's single words for any of these, in small letters. */
  formsOf: (meanings: ReadonlySet<string>) => ReadonlySet<string>;
  /** An amount that was told in the engine's words ("2 carrots") in those of the texts it was read from; where several write it, of the first. */
  ownAmount: (amount: string, texts: readonly string[]) => string;
};

const GLOSSES = new Map<string, Gloss>();

/** The language's form of an English noun; "yolks" is told of "egg yolks" too. */
const ownForm = (own: Readonly<Record<string, string>>, noun: string): string | undefined =>
  own[noun] ?? Object.entries(own).find(([means]) => means.endsWith(` ${noun}`))?.[1];

/** A unit whose last word the texts have in brackets: "colher (sopa)". */
function bracketed(unit: string, texts: readonly string[]): string {
  const [, head = "", last = ""] = /^(.*) (\p{L}+)$/u.exec(unit) ?? [];
  return last !== "" && texts.some((text) => text.includes(`(${last})`)) ? `${head} (${last})` : unit;
}

/** Where `word` stands as a whole word; -1 where it does not. */
function wholeWordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + word.length))) return at;
  return -1;
}

/** A figure of the engine as the language writes it: "0.5 dl" → "0,5 dl". */
const ownFigures = (amount: string, decimal: string): string =>
  decimal === "." ? amount : amount.replace(/(\d)\.(?=\d)/g, `$1${decimal}`);

/** Marks inside a unit that packs leave out: "c. à soupe", "colher (sopa)". */
const INSIDE = /[.()]/g;

/** One or less: "1/2 taza", "½ xícara". */
const isOneAtMost = (number: string): boolean =>
  /^(?:1|0[.,]\d+|[½¼¾⅓⅔⅛]|1\/\d+|2\/3|3\/4)$/.test(number.trim());

/** The unit as this text writes it, in the longest of its forms, in the wanted number; null where the text has none of them. */
function unitAsIn(text: string, forms: readonly UnitForm[], isOne: boolean): string | null {
  const places = text.split("").flatMap((char, at) => (char.search(INSIDE) >= 0 ? [] : [at]));
  const small = text.replace(INSIDE, "").toLowerCase();
  const written = forms
    .map((form) => ({ ...form, at: wholeWordAt(small, form.form.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.form.length - a.form.length)[0];
  if (written === undefined) return null;
  const { form, at, one, many } = written;
  const wanted = isOne ? one : many;
  if (form !== wanted) return bracketed(wanted, [text]);
  const end = (places[at + form.length - 1] ?? 0) + 1;
  // "colher (sopa)", and not the bracket around "salez (2 c. à café)"
  const isOpen = text.slice(places[at], end).includes("(");
  const closes = (isOpen && text.charAt(end) === ")") || (text.charAt(end) === "." && / \p{L}$/u.test(form));
  return text.slice(places[at], closes ? end + 1 : end);
}

/** What the language calls so many of a unit: as the first of the texts has it that writes it; else as its pack has it first. */
function ownUnit(
  id: string,
  language: string,
  isOne: boolean,
  texts: readonly string[],
  isWord: (word: string) => boolean,
): string | undefined {
  const forms = unitForms().filter((form) => form.language === language && form.unit.id === id);
  for (const text of texts) {
    const own = unitAsIn(text, forms, isOne);
    if (own !== null) return own;
  }
  // "el" is a spoon in Dutch and "the" in Spanish.
  return (
    texts.flatMap(wordsOfForm).find((word) => formWritten(word)?.unit.id === id && !isWord(word)) ??
    (isOne ? forms[0]?.one : forms[0]?.many)
  );
}

/** Between the two measures of an amount that no single one of them is. */
const SUM = " + ";

function glossBy(words: GlossWords, language: string, decimal: string): Gloss {
  const entries = new Entries(words);
  const read = reader(entries);
  return {
    words,
    read,
    meanings: entries.meanings,
    isSubject: (word) => entries.orderForms.isSubject(word),
    formsOf: (meanings) => entries.formsOf(meanings),
    translate: keepingRecent((text: string): Glossed => translate(text, read(text), words)),
    ownAmount(told, texts) {
      // "2 tbsp + 2 tsp"
      if (told.includes(SUM))
        return told
          .split(SUM)
          .map((term) => this.ownAmount(term, texts))
          .join(SUM);
      const amount = ownFigures(told, decimal);
      const [, number = "", noun = ""] = /^([^\p{L}]*)(\p{L}.*)$/u.exec(amount) ?? [];
      if (noun === "") return amount;
      const same = texts.flatMap(wordsOfForm).find((word) => word.toLowerCase() === noun.toLowerCase());
      const written = formWritten(noun);
      // "1 spicchio" of "2 spicchi"; a capital stays what it is.
      const isMany = written?.form === noun && written.form === written.many;
      if (same !== undefined && isMany && written.language === language && isOneAtMost(number))
        return `${number}${written.one}`;
      if (same !== undefined) return `${number}${same}`;
      // "g" and "ml" are signs, and the same in every language; so is "gr" of "100gr", right behind its number.
      const isSign = written?.unit.id === noun || /\d$/.test(number);
      if (written?.unit.metric === true && isSign) return amount;
      // "chili" is a food of the engine's, and two kilograms in Italian.
      const isForeign = written !== null && written.language !== "en" && written.language !== language;
      const unit = isForeign && entries.meanings.has(noun) ? null : written;
      if (unit !== null && unit.language === language) {
        const name = isOneAtMost(number) ? unit.one : unit.many;
        // "EL" stays as its recipe writes it.
        return `${number}${bracketed(name.toLowerCase() === noun.toLowerCase() ? noun : name, texts)}`;
      }
      const isWord = (word: string): boolean => entries.wordOf(word, false)?.kind === "grammar";
      const ownName =
        unit === null ? undefined : ownUnit(unit.unit.id, language, isOneAtMost(number), texts, isWord);
      if (ownName !== undefined) return `${number}${ownName}`;
      for (const text of texts)
        for (const { entry, means, kind, start, end } of read(text)) {
          const own = entry === null ? undefined : ownForm(entry.own, noun);
          // "3 Lasagneblätter" of 12, and no "Lasagneplatten".
          const isWritten = means === noun && kind === "food" && !isOneAtMost(number);
          if (own !== undefined) return `${number}${isWritten ? text.slice(start, end) : own}`;
        }
      // "2 yaourts nature": one of them is "1 yaourt", as the texts have it, and no word of the engine's.
      const last = singular(noun.slice(noun.lastIndexOf(" ") + 1));
      for (const text of texts)
        for (const { means, start, end, kind } of read(text))
          if (kind === "food" && singular(means.slice(means.lastIndexOf(" ") + 1)) === last) {
            const own = text.slice(start, end);
            // "1 ui" of "2 uien", which are entries of their own.
            const other = means !== noun && singular(means) === singular(noun);
            return `${number}${(other ? entries.nameLike(own, noun) : null) ?? own}`;
          }
      // "2 lemons" with what no list knows behind it: the food's own name.
      const short = noun.slice(0, noun.indexOf(" "));
      if (
        short !== "" &&
        texts.some((text) => read(text).some(({ entry }) => ownForm(entry?.own ?? {}, short)))
      )
        return this.ownAmount(`${told.slice(0, told.search(/\p{L}/u))}${short}`, texts);
      // "1 gouss" of "2 gousses": one of a unit that the engine counted as its own words are.
      const like = texts.flatMap(wordsOfForm).find((word) => singular(word.toLowerCase()) === noun);
      const one = like === undefined ? null : formWritten(like);
      return one === null ? amount : `${number}${isOneAtMost(number) ? one.one : one.many}`;
    },
  };
}

/** The gloss of a language by its code; null for English, which is read as it is, and for languages that have none. */
export function glossOf(language: string): Gloss | null {
  const known = GLOSSES.get(language);
  if (known !== undefined) return known;
  const pack = LANGUAGES.find(({ code }) => code === language);
  if (pack?.gloss === undefined) return null;
  const gloss = glossBy(pack.gloss, language, pack.numbers.decimal);
  GLOSSES.set(language, gloss);
  return gloss;
}
