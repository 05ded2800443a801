import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { recipeSheet, sheetText } from "./sheet";

const soup: FormattedContent = {
  title: "leek soup",
  description: "",
  servings: 4,
  imageUrl: null,
  totalMinutes: 30,
  ingredients: { refrigerated: ["2 leeks", "  "], other: [] },
  steps: [
    { number: 1, instruction: "Slice the ***leeks***.", ingredients: ["2 leeks"], isPrep: true },
    {
      number: 2,
      instruction: "Fry ***2 leeks***\nin butter.",
      ingredients: ["2 leeks"],
      isPrep: false,
      section: "Soup",
    },
    { number: 3, instruction: "Serve.", ingredients: [], isPrep: false, section: "Soup" },
  ],
};
const NONE = { checked: 0, matching: 0 };
const RECEIPT = {
  engine: "rules",
  version: "1",
  ingredients: { total: 1, placed: 1 },
  amounts: NONE,
  times: NONE,
  temperatures: NONE,
  sentences: { total: 0, kept: 0 },
  issues: [],
};
const sheetOf = (content: FormattedContent, servings: number | null = null, over: { title?: string } = {}) =>
  recipeSheet({ title: content.title, description: "For a  cold\nday.", content, servings, ...over });

test("what is empty is not there; the rest is in the order of cooking", () => {
  expect(sheetOf(soup)).toEqual({
    title: "Leek Soup",
    language: "en",
    words: {
      shoppingList: "Shopping List",
      uses: "Uses",
      addedBy: "added by {app}",
      notes: "Notes",
      source: "From {source}",
      pageOf: "Page {n} of {m}",
      madeWith: "Made with {app}",
      pictureOf: "Picture of {title}",
    },
    facts: ["Servings: 4", "Total time: 30 minutes"],
    times: [],
    description: "For a cold day.",
    lists: [{ name: "Refrigerated", lines: ["2 leeks"] }],
    parts: [
      {
        kind: "prep",
        name: "Preparation Steps",
        steps: [
          {
            number: 1,
            section: null,
            isAfterPart: false,
            lines: [
              {
                text: [
                  { kind: "text", text: "Slice " },
                  { kind: "mention", text: "2 leeks" },
                  { kind: "text", text: "." },
                ],
                own: [],
                ours: false,
              },
            ],
          },
        ],
      },
      {
        kind: "cook",
        name: "Cooking Instructions",
        steps: [
          {
            number: 2,
            section: "Soup",
            isAfterPart: false,
            lines: [
              {
                text: [
                  { kind: "text", text: "Fry " },
                  { kind: "mention", text: "2 leeks" },
                  { kind: "text", text: " in butter." },
                ],
                own: [],
                ours: false,
              },
            ],
          },
          {
            number: 3,
            section: null,
            isAfterPart: false,
            lines: [{ text: [{ kind: "text", text: "Serve." }], own: [], ours: false }],
          },
        ],
      },
    ],
    notes: [],
    source: null,
  });
});

test("single lines with the amount that goes in there, yield, times and notes", () => {
  const sheet = sheetOf({
    ...soup,
    servings: null,
    yield: "2 jars",
    times: { cook: 20, total: 30 },
    notes: ["Freezes  well."],
    ingredients: ["3 tbsp oil, divided"],
    steps: [
      {
        number: 1,
        instruction: "Heat the oven. Warm the ***oil***.",
        ingredients: ["1 tbsp oil"],
        isPrep: false,
        actions: [
          { text: "Heat the oven.", uses: [], seconds: [], ours: true },
          { text: "Warm the ***oil***.", uses: [{ line: 0, amount: "1 tbsp" }], seconds: [] },
          { text: "Warm a pan.", uses: [{ line: 0, amount: "1 tbsp" }], seconds: [] },
        ],
      },
    ],
  });
  expect(sheet).toMatchObject({
    facts: ["Makes 2 jars", "Total time: 30 minutes"],
    times: ["Cooking: 20 minutes"],
    notes: ["Freezes well."],
  });
  expect(sheet.parts[0]?.steps[0]?.lines).toMatchObject([
    { own: [], ours: true },
    { text: [{ text: "Warm the " }, { text: "oil (1 tbsp)" }, { text: "." }], own: [], ours: false },
    { own: ["1 tbsp oil (of 3 tbsp)"], ours: false },
  ]);
});

test("later preparation stays where it is done; where a part ends is told, and what no list has", () => {
  const [, fry, serve] = soup.steps;
  if (!fry || !serve) throw new Error("the soup has three steps");
  const sheet = sheetOf({
    ...soup,
    steps: [fry, { ...serve, isPrep: true }, { ...serve, number: 4, section: undefined }],
    receipt: { ...RECEIPT, alsoNeeded: ["1 l water"] },
  });
  expect(sheet.parts.map(({ kind, steps }) => [kind, steps.map(({ number }) => number)])).toEqual([
    ["cook", [2, 3, 4]],
  ]);
  expect(sheet.parts[0]?.steps.map(({ isAfterPart }) => isAfterPart)).toEqual([false, false, true]);
  expect(sheet.lists.at(-1)).toEqual({ name: "You also need", lines: ["1 l water"] });
});

test("amounts follow the servings, in the list and in the steps", () => {
  const sheet = sheetOf(soup, 8);
  expect(sheet.facts[0]).toBe("Servings: 8");
  expect(sheet.lists[0]?.lines).toEqual(["4 leeks"]);
  expect(sheetText(sheet)).toContain("4 leeks");
  expect(sheetText(sheet)).not.toContain("2 leeks");
});

test("a recipe that does not say its servings is not scaled, and claims none", () => {
  const sheet = sheetOf({ ...soup, servings: null }, 8);
  expect(sheet.facts).toEqual(["Total time: 30 minutes"]);
  expect(sheet.lists[0]?.lines).toEqual(["2 leeks"]);
});

test.each([
  [{ url: "https://www.kitchen.example/a/b?c=d" }, "kitchen.example"],
  [{ url: "https://www.kitchen.example/", siteName: "The Kitchen" }, "The Kitchen"],
  [{ url: "javascript:alert(1)" }, null],
  [undefined, null],
])("the source %j is named %j", (source, name) => {
  expect(sheetOf({ ...soup, source }).source).toBe(name);
});

test("no title is still a sheet; controls and halves of characters are not printed", () => {
  expect(sheetOf(soup, null, { title: "  " }).title).toBe("Recipe");
  expect(sheetOf(soup, null, { title: "a\u0000b\ud800c" }).title).toBe("A B\ufffdc");
  expect(sheetOf(soup, null, { title: "cafe\u0301" }).title).toBe("Café");
});

test("a sheet has the recipe's language: its headings, facts and what the list has", () => {
  const sheet = recipeSheet({
    title: "Lauchsuppe",
    description: "",
    servings: null,
    content: {
      title: "Lauchsuppe",
      description: "",
      servings: 4,
      imageUrl: null,
      totalMinutes: 30,
      ingredients: { refrigerated: ["2 Stangen Lauch"], other: ["3 EL Öl"] },
      alsoNeeded: ["1 l Wasser"],
      steps: [
        {
          number: 1,
          instruction: "Den Lauch in Öl anbraten und mit dem Wasser kochen.",
          ingredients: [],
          isPrep: false,
          actions: [
            {
              text: "Den Lauch in einem Topf anbraten und mit dem Wasser kochen.",
              uses: [{ line: 1, amount: "2 EL" }],
              seconds: [],
            },
          ],
        },
      ],
    },
  });
  expect(sheet.language).toBe("de");
  expect(sheet.facts).toEqual(["Portionen: 4", "Gesamtzeit: 30 Minuten"]);
  expect(sheet.lists.map(({ name }) => name)).toEqual(["Gekühlt", "Sonstiges", "Außerdem nötig"]);
  expect(sheet.parts.map(({ name }) => name)).toEqual(["Zubereitung"]);
  expect(sheet.parts[0]?.steps[0]?.lines[0]?.own).toEqual(["2 EL Öl (von 3 EL)"]);
  expect(sheet.words.notes).toBe("Hinweise");
});
