/** A text cut into words with their offsets and base forms: what the linker compares. */
import { fold, singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";

const { variants: VARIANTS } = LINKING;

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

const WORD =
  /half[- ]and[- ]half(?!\p{L})|[\p{L}\p{M}\p{N}½¼¾⅓⅔⅛⅜⅝⅞%]+(?:['’][\p{L}]+)*(?:[.,/⁄](?=\p{N})\p{N}+)*/giu;

function lemmaOf(form: string): string {
  const lemma = singular(form);
  return Object.hasOwn(VARIANTS, lemma) ? (VARIANTS[lemma] ?? lemma) : lemma;
}

const ELISION = /^(?:[dl]|dell|all|nell|sull|dall|qu)['’](?=\p{L}{2})/iu;

/** Words longer than this are cut: no food's name is. */
const MAX_WORD = 60;

/** The words of `text` in order. Hyphens and slashes separate words (but for "half-and-half"), fractions stay whole ("1/2"). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const end = match.index + match[0].length;
    // "l'olio", "d'aglio": the article is no part of the word.
    const start = match.index + (ELISION.exec(match[0])?.[0].length ?? 0);
    const raw = text.slice(start, Math.min(end, start + MAX_WORD));
    const digit = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(raw);
    const form = digit ? raw.toLowerCase() : fold(raw);
    words.push({ form, lemma: digit ? form : lemmaOf(form), start, end, gap: text.slice(last, start) });
    last = end;
  }
  return words;
}
