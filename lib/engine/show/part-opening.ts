/** "For the custard, warm the milk" under the heading "For the custard": the heading says it, and the sentence is heard whole. */
import { sentenceOf } from "@/lib/engine/language/sentence";
import type { ShownWord } from "./mention-amounts";

const MOST_CHARS = 60;
const FIRST_WORDS = /^(\p{L}+)\s+(?:(\p{L}+)(?:\s+|['’]))?/u;

/** The name of a part without "For the": "custard". */
function nameOf(part: string, language: string): string {
  const { partOpeners, articles, articlesKept } = sentenceOf(language);
  const [, opener = "", article = ""] = FIRST_WORDS.exec(part) ?? [];
  if (!partOpeners.has(opener.toLowerCase())) return part;
  const rest = part.slice(opener.length).trimStart();
  const isArticle = articles.has(article.toLowerCase()) || articlesKept.has(article.toLowerCase());
  return isArticle ? rest.slice(article.length).replace(/^['’\s]+/, "") : rest;
}

/** Where the opening of a sentence ends that only names its part; 0 where it has none. */
function openingEnd(text: string, part: string, language: string): number {
  const { partOpeners } = sentenceOf(language);
  const opener = FIRST_WORDS.exec(text)?.[1]?.toLowerCase() ?? "";
  const name = nameOf(part, language).toLowerCase();
  const at = text.slice(0, MOST_CHARS).toLowerCase().indexOf(name);
  if (!partOpeners.has(opener) || name === "" || at < 0) return 0;
  const opening = text.slice(0, at + name.length);
  // "For the custard cream, warm …" is about the cream.
  const end = /^(?:\s*[,:]\s+|\s+(?!\p{L}+[,:]))(?=\p{L})/u.exec(text.slice(opening.length));
  return end !== null && nameOf(opening, language).toLowerCase() === name
    ? opening.length + end[0].length
    : 0;
}

/** The words of a line with its opening apart, to be heard only, where that says what its heading says. */
export function withoutPartOpening(
  words: readonly ShownWord[],
  part: string | undefined,
  language: string,
): ShownWord[] {
  const [first, ...rest] = words;
  const end = part === undefined || first?.kind !== "text" ? 0 : openingEnd(first.text, part, language);
  if (first === undefined || end === 0) return [...words];
  const shown = first.text.slice(end);
  return [
    { ...first, text: first.text.slice(0, end), isHeardOnly: true },
    { ...first, text: shown.charAt(0).toUpperCase() + shown.slice(1) },
    ...rest,
  ];
}
