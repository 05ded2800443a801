/** How a language gives its orders, and the forms of an order that goes on ("buttering"). */
import type { SentenceWords } from "@/lib/engine/language/pack";
import { listed, PACKS } from "./registry";

export type Sentence = {
  [Key in keyof Required<SentenceWords>]: Required<SentenceWords>[Key] extends string
    ? ReadonlySet<string>
    : SentenceWords[Key];
};

const setsOf = ({
  articles,
  articlesKept,
  verbLast,
  and,
  rests,
  lets = "",
  partOpeners,
}: SentenceWords): Sentence => ({
  articles: new Set(listed(articles)),
  articlesKept: new Set(listed(articlesKept)),
  verbLast,
  and: new Set(listed(and)),
  rests: new Set(listed(rests)),
  lets: new Set(listed(lets)),
  partOpeners: new Set(listed(partOpeners)),
});

const SENTENCES: ReadonlyMap<string, Sentence> = new Map(
  PACKS.map(({ code, sentence }) => [code, setsOf(sentence)]),
);
const NONE = setsOf({ articles: "", articlesKept: "", verbLast: false, and: "", rests: "", partOpeners: "" });

/** Of an ISO 639-1 code; without any words where no pack has it. */
export const sentenceOf = (language: string): Sentence => SENTENCES.get(language) ?? NONE;

// Orders and the forms that describe them as going on: "butter" and "buttering", "grease" and "greasing", "chop" and "chopping".

/** What a form with the ending `ending` may be made of, the likeliest first; none where it has another ending. */
export function ordersOf(form: string, ending: string): string[] {
  if (!form.endsWith(ending) || form.length < ending.length + 2) return [];
  const stem = form.slice(0, -ending.length);
  return stem.at(-1) === stem.at(-2) ? [`${stem}e`, stem, stem.slice(0, -1)] : [`${stem}e`, stem];
}
