/**
 * What makes a step easier to read, its words unchanged: the other temperature scale, an opening that only repeats its heading, and words
 * explained.
 */
import {
  EXPLAINED,
  FAN,
  OF_A_FAN,
  OF_AN_OVEN,
  OF_FAT_OR_FOOD,
  OVENS,
} from "@/lib/engine/language/en/explained";
import { sentenceOf } from "@/lib/engine/language/orders";
import { findTemperatures, withBothScales } from "@/lib/engine/language/temperatures";
import type { Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import type { ShownWord } from "./mention-amounts";

// Steps with the other temperature scale beside the source's own.

/** The step with both scales in its words. */
export const inBothScales = (step: Step): Step => ({
  ...step,
  instruction: withBothScales(step.instruction),
  ...(step.actions && {
    actions: step.actions.map((action) => ({ ...action, text: withBothScales(action.text) })),
  }),
});

/** True where a temperature is stated in one scale alone. */
export const hasOneScale = (steps: readonly Step[]): boolean =>
  steps.some(({ instruction }) => withBothScales(instruction) !== instruction);

// "For the custard, warm the milk" under the heading "For the custard": the heading says it, and the sentence is heard whole.

const MOST_OPENING_CHARS = 60;
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
  const at = text.slice(0, MOST_OPENING_CHARS).toLowerCase().indexOf(name);
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

// Which words of a recipe's steps may need a second reading, with what they mean in our words. English only: elsewhere nothing is said.

export type ExplainedWord = { word: string; meaning: string };

/** Of an oven that is set to cook or dry, in °C. */
const COLDEST_OVEN = 50;

/** The end of a sentence or clause is one too: nothing is found across it. */
const WORDS_AND_ENDS = /[\p{L}\p{N}]+|[.!?;:]/gu;
/** The words of a text in a row, so that "fold in" is found at its words only. */
const inARow = (text: string): string => ` ${(text.toLowerCase().match(WORDS_AND_ENDS) ?? []).join(" ")} `;

const KNOWN_WORDS = EXPLAINED.map(([word, forms, meaning]) => ({
  entry: { word, meaning },
  forms: forms.split("|").map(inARow),
}));

/** The words in the order of the alphabet, each once; then how hot an oven is called at each temperature of one. */
export function explainedWords(
  steps: readonly Pick<Step, "instruction">[],
  language: string,
): ExplainedWord[] {
  if (language !== "en") return [];
  const texts = steps.map(({ instruction }) => plainText(instruction));
  const said = texts.map(inARow).join("");
  const words = KNOWN_WORDS.filter(({ forms }) => forms.some((form) => said.includes(form))).map(
    ({ entry }) => entry,
  );
  return [...words, ...ovensIn(texts)];
}

/** The first temperature of each sentence about an oven, and what "fan" says beside it; one that is stated in both scales is told once. */
function ovensIn(texts: readonly string[]): ExplainedWord[] {
  const ovens = new Map<string, string>();
  let hasFan = false;
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?;])\s+/))) {
    if (!OF_AN_OVEN.test(sentence) || OF_FAT_OR_FOOD.test(sentence)) continue;
    const stated = findTemperatures(sentence).filter(
      ({ scale, difference }) => !difference && (scale === "C" || scale === "F"),
    );
    const [found] = stated;
    if (!found) continue;
    hasFan ||= stated.length > 1 && OF_A_FAN.test(sentence);
    const celsius = found.scale === "C" ? found.value : ((found.value - 32) * 5) / 9;
    const meaning = celsius < COLDEST_OVEN ? undefined : OVENS.find(([upTo]) => celsius <= upTo)?.[1];
    if (meaning !== undefined) ovens.set(sentence.slice(found.start, found.end), meaning);
  }
  const [fan, withFan] = FAN;
  return [
    ...[...ovens].map(([word, meaning]) => ({ word, meaning })),
    ...(hasFan ? [{ word: fan, meaning: withFan }] : []),
  ];
}
