import { parseMarkup } from "@/lib/engine/recipe/markup";
import { markAmounts } from "./marked-amounts";

/** The instruction with its marks in brackets. */
const marked = (instruction: string, said: string[] = [], language = "en") =>
  markAmounts(
    parseMarkup(instruction).map((token) => ({ ...token, amount: null })),
    said,
    language,
  )
    .map(({ kind, text }) => (kind === "mention" ? `[${text}]` : text))
    .join("");

test.each([
  ["Cut 900 g ***beef*** into 3 cm chunks.", "Cut [900 g beef] into 3 cm chunks."],
  ["Finely chop 2 ***onions***.", "Finely chop [2 onions]."],
  ["Warm 1 1/2 cups of the ***milk***.", "Warm [1 1/2 cups of the milk]."],
  ["Peel two large ***carrots***.", "Peel [two large carrots]."],
  ["2 ***eggs*** and 50 g ***sugar***.", "[2 eggs] and [50 g sugar]."],
  ["Chop an ***onion***.", "Chop [an onion]."],
  ["200 g ***Mehl*** sieben.", "[200 g Mehl] sieben."],
  ["Halve the ***beets***.", "Halve the [beets]."],
])("the amount before a name is in its mark: %s", (instruction, expected) => {
  expect(marked(instruction)).toBe(expected);
});

test.each([
  "Melt the ***butter***.",
  "Fry for 5 minutes, then add the ***leeks***.",
  "Cut into 3 cm chunks of ***beef***.",
  "Stir in ***2 eggs***.",
  "Knead the dough on a ***floured*** surface.",
  "Put it into an ***oiled*** bowl.",
])("other numbers stay outside: %s", (instruction) => {
  expect(marked(instruction)).toBe(instruction.replace(/\*\*\*(.*?)\*\*\*/, "[$1]"));
});

test("what the line's name has behind the mention is in its mark, and nothing that only begins so", () => {
  const said = ["3 garlic cloves"];
  expect(marked("Crush 3 ***garlic*** cloves.", said)).toBe("Crush [3 garlic cloves].");
  expect(marked("Crush 3 ***garlic*** clovesome.", said)).toBe("Crush [3 garlic] clovesome.");
});

test.each([
  ["nl", "Serveer met ***slagroom*** en ***aardbeien***.", "Serveer met [slagroom] en [aardbeien]."],
  ["es", "Disuelve la sal en el ***agua***.", "Disuelve la sal en el [agua]."],
  ["pt", "Leve a ***água*** ao lume.", "Leve a [água] ao lume."],
  ["sv", "Skala en ***lök***.", "Skala [en lök]."],
  ["nl", "Doe een halve ***ui*** erbij.", "Doe [een halve ui] erbij."],
])("a word that is a number in another language is none (%s): %s", (language, instruction, expected) => {
  expect(marked(instruction, [], language)).toBe(expected);
});
