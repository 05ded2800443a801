/** The words of the receipt: what it says to a cook, and what it reads by. */
import { CHECKING as EN, RECEIPT } from "@/lib/engine/language/en/receipt";
import type { CheckingWords } from "@/lib/engine/language/pack/checking";

// The sentences of the receipt, for whoever reports something to a cook; worded in the folder of each language.

export type ReceiptSentences = typeof RECEIPT;

/** In the language of the screens. */
export const SENTENCES: ReceiptSentences = RECEIPT;

// Words that the receipt's own, simpler readers need; data in the folder of each language. Lower case, without diacritics, in the singular.

const PACKS: readonly CheckingWords[] = [EN];

/** One entry of all packs together: a set of the words of all, a record of the entries of all; a phrase is the first pack's. */
function joined(key: keyof CheckingWords): unknown {
  const all = PACKS.map((pack) => pack[key]);
  if (all[0] instanceof Set) return new Set(all.flatMap((words) => [...(words as ReadonlySet<string>)]));
  return Array.isArray(all[0]) ? all[0] : Object.assign({}, ...all);
}

/** The words of all languages taken together. */
export const CHECKING = Object.fromEntries(
  Object.keys(EN).map((key) => [key, joined(key as keyof CheckingWords)]),
) as CheckingWords;
