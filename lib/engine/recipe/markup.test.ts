import fc from "fast-check";
import {
  markMentions,
  parseMarkup,
  plainText,
  writeMarkup,
  type MarkupToken,
} from "@/lib/engine/recipe/markup";

test.each<[string, string, MarkupToken[]]>([
  [
    "a mention",
    "Melt ***50 g butter*** now.",
    [
      { kind: "text", text: "Melt " },
      { kind: "mention", text: "50 g butter" },
      { kind: "text", text: " now." },
    ],
  ],
  [
    "bold",
    "**Do not** stir.",
    [
      { kind: "bold", text: "Do not" },
      { kind: "text", text: " stir." },
    ],
  ],
  ["a lone mark stays text", "2 ** 3", [{ kind: "text", text: "2 ** 3" }]],
  ["marks that do not match", "***a** b", [{ kind: "text", text: "***a** b" }]],
  ["a footnote star", "Add sugar* to taste", [{ kind: "text", text: "Add sugar* to taste" }]],
  ["a row of stars", "***** Five stars", [{ kind: "text", text: "***** Five stars" }]],
])("reads %s", (_name, instruction, tokens) => {
  expect(parseMarkup(instruction)).toEqual(tokens);
});

test("the source's own asterisks come back as they were, also beside a mention", () => {
  for (const text of [
    "*butter* melts",
    "butter** and ***milk***",
    "\\*butter\\",
    "** butter **",
    "a\\\\*b",
  ]) {
    const at = text.indexOf("butter");
    const marked = markMentions(text, at < 0 ? [] : [{ start: at, end: at + 6 }]);
    expect(plainText(marked)).toBe(text);
    expect(
      parseMarkup(marked)
        .filter((token) => token.kind === "mention")
        .map((token) => token.text),
    ).toEqual(at < 0 ? [] : ["butter"]);
  }
});

test("what is written is read back, whatever the text", () => {
  const token = fc.record({
    kind: fc.constantFrom("text" as const, "bold" as const, "mention" as const),
    text: fc.string({ unit: fc.constantFrom("*", "\\", "a", " "), minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(token, { maxLength: 5 }), (tokens) => {
      const separated = tokens.flatMap((each, index): MarkupToken[] =>
        index > 0 ? [{ kind: "text", text: " and " }, each] : [each],
      );
      const joined: MarkupToken[] = [];
      for (const each of separated) {
        const last = joined[joined.length - 1];
        if (each.kind === "text" && last?.kind === "text") last.text += each.text;
        else joined.push({ ...each });
      }
      expect(parseMarkup(writeMarkup(separated))).toEqual(joined);
    }),
    { numRuns: 500 },
  );
});
