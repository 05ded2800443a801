/** A text cut into words with their offsets and base forms: what the linker compares; and patterns of words. */
import { fold, singular } from "@/lib/engine/language/food/singular";
import { OPENS_NUMBER } from "@/lib/engine/language/fractions";
import { LINKING } from "@/lib/engine/language/linking";

const { variants: VARIANTS, abbreviations: ABBREVIATIONS } = LINKING;

export type Word = {
  /** Lower case, without diacritics and apostrophes. */
  form: string;
  /** The form's singular. */
  lemma: string;
  /** Offsets in the text, `[start, end)`. */
  start: number;
  end: number;
  /** What stands between the word before (or the beginning) and this one. */
  gap: string;
};

const WORD = new RegExp(
  `(?:${LINKING.unparted})(?!\\p{L})|[\\p{L}\\p{M}\\p{N}%]+(?:['’][\\p{L}]+)*(?:[.,/⁄](?=\\p{N})\\p{N}+)*`,
  "giu",
);

function lemmaOf(form: string): string {
  const lemma = singular(form);
  return Object.hasOwn(VARIANTS, lemma) ? (VARIANTS[lemma] ?? lemma) : lemma;
}

const ELISION = new RegExp(`^(?:${LINKING.elided})['’](?=\\p{L}{2})`, "iu");

/** Words longer than this are cut: no food's name is. */
const MAX_WORD = 60;

/** The words of `text` in order. Hyphens and slashes separate words (but for "half-and-half"), fractions stay whole ("1/2"). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  let shortened = false;
  for (const match of text.matchAll(WORD)) {
    const end = match.index + match[0].length;
    // "l'olio", "d'aglio": the article is no part of the word.
    const start = match.index + (ELISION.exec(match[0])?.[0].length ?? 0);
    const raw = text.slice(start, Math.min(end, start + MAX_WORD));
    const digit = OPENS_NUMBER.test(raw);
    const folded = digit ? raw.toLowerCase() : fold(raw);
    const form = Object.hasOwn(ABBREVIATIONS, folded) ? (ABBREVIATIONS[folded] ?? folded) : folded;
    const gap = text.slice(last, start);
    // The dot of "br. sugar" ends no sentence.
    const dotted = shortened && /^\.\s*$/.test(gap);
    words.push({ form, lemma: digit ? form : lemmaOf(form), start, end, gap: dotted ? gap.slice(1) : gap });
    shortened = form !== folded;
    last = end;
  }
  return words;
}

/** Patterns made of a pack's words: plain alternatives, so that they read a text in linear time. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of these words or phrases as whole words, in any case; "if you" finds "if  you". */
export function anyOf(phrases: readonly string[]): RegExp {
  const forms = phrases.map((phrase) => {
    const edge = (char: string | undefined) =>
      char !== undefined && /[\p{L}\p{N}]/u.test(char) ? "\\b" : "";
    return `${edge(phrase[0])}${escaped(phrase)}${edge(phrase.at(-1))}`;
  });
  return new RegExp(`(?:${forms.join("|")})`, "i");
}
