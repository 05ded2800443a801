/**
 * Languages that are read by a gloss: word for word in the words of the engine, which are English, with every word's place kept. What a
 * cook sees is never glossed.
 */
import { LANGUAGES } from "@/lib/engine/language/packs";
import { formWritten, UNIT_FORMS } from "@/lib/engine/language/units";
import { keepingRecent } from "@/lib/engine/language/recent";
import { fold, singular } from "@/lib/engine/language/food/singular";
import { Entries, wordsOfForm } from "./entries";
import { reader, type GlossToken } from "./read";
import { translate, type Glossed } from "./translate";
import type { GlossWords } from "@/lib/engine/language/pack-gloss";

export { placeOf, type Glossed } from "./translate";
export type { GlossToken } from "./read";

/** Open a clause that happens beside the one before it: "dabei den Zucker einrieseln lassen". */
export const BESIDE: ReadonlySet<string> = new Set(["meanwhile", "while", "thereby"]);

/** Say how much of what follows, and nothing where it is left out: "muy picada". */
export const DEGREES: ReadonlySet<string> = new Set(["very"]);

export type Gloss = {
  words: GlossWords;
  /** The words of a text in their own order. */
  read: (text: string) => readonly GlossToken[];
  /** A text in the engine's words and order. */
  translate: (text: string) => Glossed;
  /** Every word of the engine that some form means. */
  meanings: ReadonlySet<string>;
  /** The language's single words for any of these, in small letters. */
  formsOf: (meanings: ReadonlySet<string>) => ReadonlySet<string>;
  /** An amount that was told in the engine's words ("2 carrots") in those of the texts it was read from. */
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

/** Marks inside a unit that packs leave out: "c. à soupe", "colher (sopa)". */
const INSIDE = /[.()]/g;

/** What the language calls so many of a unit: as the texts write it, in its longest form; else as its pack has it first. */
function ownUnit(id: string, language: string, isOne: boolean, texts: readonly string[]): string | undefined {
  const forms = UNIT_FORMS.filter((form) => form.language === language && form.unit.id === id);
  const said = texts.join("\n");
  const places = said.split("").flatMap((char, at) => (char.search(INSIDE) >= 0 ? [] : [at]));
  const small = said.replace(INSIDE, "").toLowerCase();
  const written = forms
    .map((form) => ({ ...form, at: wholeWordAt(small, form.form.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.form.length - a.form.length)[0];
  if (written === undefined)
    return texts.flatMap(wordsOfForm).find((word) => formWritten(word)?.unit.id === id) ?? forms[0]?.one;
  const { form, at, one, many } = written;
  const wanted = isOne ? one : many;
  if (form !== wanted) return bracketed(wanted, texts);
  const end = (places[at + form.length - 1] ?? 0) + 1;
  const closes = said.charAt(end) === ")" || (said.charAt(end) === "." && / \p{L}$/u.test(form));
  return said.slice(places[at], closes ? end + 1 : end);
}

function glossBy(words: GlossWords, language: string): Gloss {
  const entries = new Entries(words);
  const read = reader(entries);
  return {
    words,
    read,
    meanings: entries.meanings,
    formsOf: (meanings) => entries.formsOf(meanings),
    translate: keepingRecent((text: string): Glossed => translate(text, read(text), words)),
    ownAmount(amount, texts) {
      const [, number = "", noun = ""] = /^([^\p{L}]*)(\p{L}.*)$/u.exec(amount) ?? [];
      if (noun === "") return amount;
      const same = texts.flatMap(wordsOfForm).find((word) => word.toLowerCase() === noun.toLowerCase());
      if (same !== undefined) return `${number}${same}`;
      const unit = formWritten(noun);
      if (unit !== null && unit.language !== "en") {
        const told = number.trim() === "1" ? unit.one : unit.many;
        // "EL" stays as its recipe writes it.
        return `${number}${bracketed(told.toLowerCase() === noun.toLowerCase() ? noun : told, texts)}`;
      }
      const ownName =
        unit === null ? undefined : ownUnit(unit.unit.id, language, number.trim() === "1", texts);
      if (ownName !== undefined) return `${number}${ownName}`;
      for (const text of texts)
        for (const { entry } of read(text)) {
          const own = entry === null ? undefined : ownForm(entry.own, noun);
          if (own !== undefined) return `${number}${own}`;
        }
      return amount;
    },
  };
}

/** The gloss of a language by its code; null for English, which is read as it is, and for languages that have none. */
export function glossOf(language: string): Gloss | null {
  const known = GLOSSES.get(language);
  if (known !== undefined) return known;
  const words = LANGUAGES.find(({ code }) => code === language)?.gloss;
  if (words === undefined) return null;
  const gloss = glossBy(words, language);
  GLOSSES.set(language, gloss);
  return gloss;
}

/** The first word of what stands in `[start, end)`, as it is compared. */
const headOf = (text: string, { start, end }: GlossToken): string =>
  fold(wordsOfForm(text.slice(start, end))[0] ?? "");
const lastWord = (means: string): string => means.slice(means.lastIndexOf(" ") + 1);

/** Shortest word that a longer name of the list is known by: "Paprika" of "Paprikapulver". */
const SHORTEST_NAME = 5;
/** Shortest last word of a name that it is known by: "soja" of "salsa de soja". */
const SHORTEST_TAIL = 4;
/** What is bought ready or made from flour, by the same word. */
const DOUGH: ReadonlySet<string> = new Set(["dough", "pastry"]);
const FLOUR = "flour";

type Name = { own: string; means: string };

/** The one name that fits; null for none and for several. */
function onlyOne(names: readonly Name[], fits: (name: Name) => boolean): string | null {
  const fitting = new Set(names.filter(fits).map(({ means }) => means));
  const [means] = fitting;
  return means === undefined || fitting.size > 1 ? null : means;
}

/**
 * `gloss` for a recipe with these ingredient lines: the first word of a name on the list is that food where it stands alone and means
 * another one ("levure" of "levure chimique", "raisins" of "raisins secs", "Paprika" of "Paprikapulver"), and dough is the bought one
 * ("la pâte" of "1 pâte brisée", "den Teig" of "Blätterteig"). A word that several names begin with stays what it is.
 */
export function besideList(gloss: Gloss, lines: readonly string[]): Gloss {
  const names = new Map<string, string | null>();
  const known = new Set<string>();
  const all: Name[] = [];
  for (const line of lines)
    for (const token of gloss.read(line)) {
      if (token.kind !== "food") continue;
      known.add(token.means);
      all.push({ own: fold(line.slice(token.start, token.end)), means: token.means });
      const head = headOf(line, token);
      const isShort = wordsOfForm(line.slice(token.start, token.end)).length < 2;
      const other = names.get(head);
      if (isShort || (other !== undefined && other !== token.means)) names.set(head, null);
      else names.set(head, token.means);
    }
  const heads = new Set([...known].map(lastWord).map(singular));
  const bought = [...known].some((means) => lastWord(means) === FLOUR)
    ? []
    : all.filter(({ means }) => DOUGH.has(lastWord(means)));
  /** "Paprika" where the list has only "Paprikapulver". */
  const longer = keepingRecent((head: string): string | null =>
    head.length < SHORTEST_NAME
      ? null
      : onlyOne(all, ({ own }) => own.length > head.length && !own.includes(" ") && own.startsWith(head)),
  );
  /** "soja" of "salsa de soja", where nothing on the list is made of what the word means by itself. */
  const shorter = keepingRecent((word: string): string | null =>
    word.length < SHORTEST_TAIL ? null : onlyOne(all, ({ own }) => own.endsWith(` ${word}`)),
  );
  const named = (text: string, tokens: readonly GlossToken[], at: number): GlossToken => {
    const token = tokens[at]!;
    if (bought.length > 0 && DOUGH.has(token.means)) {
      const word = fold(text.slice(token.start, token.end));
      const means = onlyOne(bought, ({ own }) => own.startsWith(word) || own.endsWith(word));
      return means === null ? token : { ...token, means, kind: "food" };
    }
    if (
      token.kind === "food" &&
      gloss.words.compounds !== null &&
      !heads.has(singular(lastWord(token.means)))
    ) {
      const means = longer(headOf(text, token));
      if (means !== null) return { ...token, means };
    }
    if (token.kind !== "food" && token.kind !== "unknown") return token;
    const isSaid = [...known].some((means) => means.split(" ").map(singular).includes(singular(token.means)));
    if (token.kind === "food" && !token.means.includes(" ") && !isSaid) {
      const means = shorter(fold(text.slice(token.start, token.end)));
      const ofIt = tokens[at - 1]?.means.startsWith("of") === true && tokens[at - 2]?.kind === "food";
      if (means !== null && !ofIt) return { ...token, means };
    }
    const means = names.get(headOf(text, token)) ?? null;
    const isShort = wordsOfForm(text.slice(token.start, token.end)).length < 2;
    if (
      means === null ||
      !isShort ||
      known.has(token.means) ||
      tokens[at + 1]?.means.startsWith("of") === true
    )
      return token;
    return lastWord(means) === lastWord(token.means) ? token : { ...token, means, kind: "food" };
  };
  return {
    ...gloss,
    translate: keepingRecent((text: string): Glossed => {
      const tokens = gloss.read(text);
      return translate(
        text,
        tokens.map((_, at) => named(text, tokens, at)),
        gloss.words,
      );
    }),
  };
}
