import { instructionSentences } from "@/lib/engine/cook/sentences";
import { plainText } from "@/lib/engine/recipe/markup";

test("sentences keep their marks, and together they are the whole instruction", () => {
  const instruction = "Add the ***stock*** and simmer for 20 minutes. Stir in the ***cream***.";
  const sentences = instructionSentences(instruction);
  expect(sentences.map(({ tokens }) => tokens.map(({ kind, text }) => `${kind}:${text}`))).toEqual([
    ["text:Add the ", "mention:stock", "text: and simmer for 20 minutes. "],
    ["text:Stir in the ", "mention:cream", "text:."],
  ]);
  const text = sentences.flatMap(({ tokens }) => tokens.map((token) => token.text)).join("");
  expect(text).toBe(plainText(instruction));
});

test("a mark that spans two sentences is in both", () => {
  const [first, second] = instructionSentences("Rub with ***salt. Pepper*** too.");
  expect(first?.tokens.at(-1)).toEqual({ kind: "mention", text: "salt. " });
  expect(second?.tokens[0]).toEqual({ kind: "mention", text: "Pepper" });
});
