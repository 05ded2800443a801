/** How the sentences of a recipe's language are made: which article an amount may take the place of, and where an order has its verb. */
import type { SentenceWords } from "./pack";
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
