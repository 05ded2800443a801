/**
 * The receipt in the reader's language. What it found is stored with the recipe, in English, by a program that knows no reader: here
 * each sentence is known again by its shape.
 */
import type { SummarySentences } from "@/lib/engine/check/summary";
import { messageLanguage, type Message, t, tn } from "@/lib/messages";
import { FIRST_LANGUAGE } from "@/lib/messages/languages";
import { fillIn } from "@/lib/messages/speech";

/** Of the receipt in one line, in the language that is read now: asked for at each look, as a page may be read in another one later. */
export const summarySentences = (): SummarySentences => ({
  emptyList: t("The shopping list is empty. Please compare this recipe with the original."),
  placed: (placed, total) =>
    tn(total, "{placed} of {count} ingredient placed.", "{placed} of {count} ingredients placed.", {
      placed,
    }),
  worthALook: (count) => tn(count, "Please check {count} thing.", "Please check {count} things."),
  allMatch: t("All amounts match the original."),
});

/** Every sentence about something to look at (lib/engine/language/en/receipt.ts; a test compares the two). */
const SENTENCES = [
  "The shopping list is empty.",
  "This ingredient reads otherwise now: “{now}”.",
  "This ingredient is not in the shopping list.",
  "The shopping list has this too often: “{text}”.",
  "The original has no such ingredient: “{text}”.",
  "“{text}” looks like a heading, and stands on the shopping list.",
  "Some characters here could not be read.",
  "The title reads otherwise now: “{now}”.",
  "The description is missing.",
  "The original has no description.",
  "The description is not the original's.",
  "The original does not say that it serves {servings}.",
  "The total time is not the original's.",
  "A note of the original is missing.",
  "Step {step} has no words.",
  "The original does not say this in step {step}: “{words}”.",
  "Step {step} has words that the original does not have there: “{words}”.",
  "Step {step} says again what another step says.",
  "Step {step} stands elsewhere in the original.",
  "A sentence of the original is in no step.",
  "Words of the original are in no step: “{words}”.",
  "The original does not state what step {step} says.",
  "The timer of step {step} rings at a time that the step does not state.",
  "The original has another number here: “{row}”.",
  "This stands once in the original and twice in the recipe.",
  "Two lines of the original stand on one line.",
  "A note of the original stands among the steps.",
  "A line of the original is in no part of this recipe.",
  "Words of the original are in no part of this recipe: “{words}”.",
  "Nothing was made of this line of the original.",
  "This line of the original was taken twice.",
  "Step {step} asks for more of this than the list has.",
  "Step {step} states another amount of this than is shown.",
  "Step {step} says a part of this that is not the amount shown.",
  "Step {step} uses the rest of this, and that is not the amount shown.",
  "Step {step} keeps some of this back, and that is not the amount shown.",
  "Step {step} uses a part of “{line}”, and it is not shown so.",
  "Step {step} leaves some of “{line}”, and no step uses that.",
  "Step {step} may take more of “{line}”.",
  "All of “{line}” goes in twice.",
  "The steps use more of “{line}” than the list has.",
  "The steps do not use all of “{line}”.",
  "Step {step} takes the rest of “{line}”, and no step takes any before.",
  "Step {step} does not say how much of “{line}” goes in.",
  "Step {step} takes the rest of “{line}”, and all of it went in before.",
  "The list divides “{line}”, and the steps do not say how.",
  "Step {step} may not mean “{line}”.",
  "Step {step} may mean “{line}” or “{other}”.",
  "Step {step} seems to mean “{other}”, not “{line}”.",
  "Step {step} may mean “{other}” of “{part}”.",
  "Step {step} says many things at once. Please look when each of them goes in.",
  "Step {step} uses “{line}”, and its words do not name it.",
  "Step {step} uses “{line}”; step {other} names it.",
  "No step uses “{line}”.",
  "No step uses “{line}”; step {step} may.",
  "No step shows where the extra of “{line}” goes.",
  "Step {step} names “{line}” and does not show it.",
  "Step {step} may use some of “{line}” too.",
  "No step says to get “{line}” ready.",
  "The steps need “{food}”, which is not on the list.",
] as const satisfies readonly Message[];

/** As receipts were worded that are stored with recipes of before, each with the sentence of now: without quotes until 2026-11-28. */
const EARLIER: readonly [was: string, sentence: Message][] = [
  ["Step {step} may mean “{other}” of {part}.", "Step {step} may mean “{other}” of “{part}”."],
];

type Shape = { sentence: Message; names: string[]; shape: RegExp };

/** `written`: how the sentence stands in the receipt. */
const shapeOf = (written: string, sentence: Message): Shape => {
  const names = [...written.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parts = written.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { sentence, names, shape: new RegExp(`^${parts.join("([^]{1,2000}?)")}$`) };
};

let shapes: Shape[] | undefined;

/** What the receipt says of something to look at, in the reader's language; as it is stored where we do not know it. */
export function receiptSentence(stored: string): string {
  if (messageLanguage() === FIRST_LANGUAGE) return stored;
  shapes ??= [
    ...SENTENCES.map((sentence) => shapeOf(sentence, sentence)),
    ...EARLIER.map(([was, sentence]) => shapeOf(was, sentence)),
  ];
  for (const { sentence, names, shape } of shapes) {
    const found = shape.exec(stored);
    if (found) return fillIn(sentence, Object.fromEntries(names.map((name, at) => [name, found[at + 1]])));
  }
  return stored;
}
