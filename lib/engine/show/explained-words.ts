/** Which words of a recipe's steps may need a second reading, with what they mean in our words. English only: elsewhere nothing is said. */
import {
  EXPLAINED,
  FAN,
  OF_A_FAN,
  OF_AN_OVEN,
  OF_FAT_OR_FOOD,
  OVENS,
} from "@/lib/engine/language/en/cooking-words";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import type { Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";

export type ExplainedWord = { word: string; meaning: string };

/** Of an oven that is set to cook or dry, in °C. */
const COLDEST_OVEN = 50;

/** The end of a sentence or clause is one too: nothing is found across it. */
const WORDS = /[\p{L}\p{N}]+|[.!?;:]/gu;
/** The words of a text in a row, so that "fold in" is found at its words only. */
const inARow = (text: string): string => ` ${(text.toLowerCase().match(WORDS) ?? []).join(" ")} `;

const KNOWN = EXPLAINED.map(([word, forms, meaning]) => ({
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
  const words = KNOWN.filter(({ forms }) => forms.some((form) => said.includes(form))).map(
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
