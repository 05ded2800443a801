/** Every check of the receipt works in every language that is read by a gloss. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { checkAgainstSource } from ".";
import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { Claim } from "@/lib/engine/recipe/stages";
import { AROUND, WRONG, type Told } from "./languages.data";

/** `kind line` of each issue; a line's part stands before it in brackets, preparation begins with "* ". */
function issuesOf({ list, rows }: Told, [before, behind]: readonly [string, string]): string[] {
  const all: Told["rows"] = [[before], ...rows, [behind]];
  const plain = (text: string): string => text.replace("* ", "");
  const ingredients = list.map((line) => {
    const [, section, text] = /^\[(.+)\] (.+)$/.exec(line) ?? [];
    return section === undefined || text === undefined ? { text: line } : { text, section };
  });
  const content: FormattedContent = {
    title: "Supper",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: ingredients.map(({ text }) => text),
    steps: all.map(([text, ...uses], index) => ({
      number: index + 1,
      instruction: plain(text),
      ingredients: [],
      isPrep: text.startsWith("* "),
      actions: [{ text: plain(text), uses: uses.map(([line, amount]) => ({ line, amount })), seconds: [] }],
    })),
  };
  const source = {
    title: "Supper",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients,
    instructions: all.map(([text]) => ({ text: plain(text) })),
  };
  return checkAgainstSource(source, content).issues.map(({ kind, lines = [] }) => [kind, ...lines].join(" "));
}

describe.each(WRONG)("$check", ({ expected, in: languages }) => {
  test.each(Object.keys(languages))("%s", (language) => {
    const told = languages[language];
    const around = AROUND[language];
    if (told === undefined || around === undefined) throw new Error(language);
    const issues = issuesOf(told, around);
    expect(issues.some((issue) => expected.split("|").includes(issue)) ? [] : issues).toEqual([]);
    expect(issues).not.toHaveLength(0);
  });
});

test("two foods of one line, of which the first one went in alone", () => {
  const rows = (crumbs: Told["rows"][number]): Told["rows"] => [
    ["Sprinkle the rhubarb with the sugar.", [0, "all"], [1, "2 tbsp"]],
    crumbs,
  ];
  const list = ["500 g rhubarb", "2 tbsp each sugar and breadcrumbs"];
  const around = ["Heat the oven.", "Bake for 20 minutes."] as const;
  expect(issuesOf({ list, rows: rows(["Scatter the breadcrumbs in the tin."]) }, around)).toContain(
    "unplaced 1",
  );
  expect(
    issuesOf(
      {
        list: ["2 eggs", "1/2 cup half-and-half"],
        rows: [["Beat the eggs with the half-and-half.", [0, "all"], [1, "all"]]],
      },
      around,
    ),
  ).toEqual([]);
});

test.each([
  ["es", "1/2 cebolla morada en aros", "Añade la cebolla."],
  ["nl", "150 g roomboter, zacht", "Klop de roomboter los."],
  ["pt", "3 cenouras médias picadas", "Bata as cenouras."],
])("%s: work that %s states, and no action does", (language, line, order) =>
  expect(issuesOf({ list: [line], rows: [[order, [0, "all"]]] }, AROUND[language] ?? ["", ""])).toContain(
    "lost 0",
  ),
);

test("an amount that is shown is compared with the one that is said, where the list has neither's unit", () => {
  const rows = (shown: string): Told["rows"] => [
    ["1 EL vom Zucker zugeben.", [0, shown]],
    ["Den restlichen Zucker unterrühren.", [0, "some"]],
  ];
  const told = (shown: string): string[] =>
    issuesOf({ list: ["100 g Zucker"], rows: rows(shown) }, AROUND.de ?? ["", ""]);
  expect(told("5 EL")).toContain("amount 0");
  expect(told("1 EL")).toEqual([]);
});

const SOUP =
  "Suppe\n\n400 g Kartoffeln\n2 Möhren\n1 Lorbeerblatt\n\nDie Kartoffeln und die Möhren schälen und würfeln.\nMit dem Lorbeerblatt 20 Minuten kochen und heiß servieren.";

/** The soup with one line set aside as a story. */
function asideIssues(aside: string): string[] {
  const source = parseRecipeText(SOUP);
  if (source === null) throw new Error("no recipe");
  const claims = (source.claims ?? []).map((claim): Claim =>
    SOUP.slice(claim.start, claim.end) === aside ? { ...claim, as: "aside", reason: "story" } : claim,
  );
  const read = { ...source, claims, ingredients: source.ingredients.filter(({ text }) => text !== aside) };
  return (formatRecipe(read, SOUP).receipt?.issues ?? []).map(({ text }) => text ?? "");
}

test("a line of food that was set aside as a story and that the steps cook with is told", () => {
  expect(asideIssues("2 Möhren")).toContain("2 Möhren");
  expect(asideIssues("nothing")).toEqual([]);
});

test.each([
  [
    "de",
    "2 Eier\n100 g Butter\n200 g Mehl\n\nDie Eier mit der Butter schlagen und im Anschluss das Mehl untermischen.",
  ],
  [
    "fr",
    "2 œufs\n100 g de beurre\n200 g de farine\n\nBattez les œufs avec le beurre et par la suite mélangez la farine.",
  ],
  [
    "es",
    "2 huevos\n100 g de mantequilla\n200 g de harina\n\nBate los huevos con la mantequilla y a continuación mezcla la harina.",
  ],
  [
    "it",
    "2 uova\n100 g di burro\n200 g di farina\n\nSbattete le uova con il burro e in seguito mescolate la farina.",
  ],
  [
    "nl",
    "2 eieren\n100 g boter\n200 g bloem\n\nKlop de eieren met de boter en meng vervolgens de bloem erdoor.",
  ],
  [
    "pt",
    "2 ovos\n100 g de manteiga\n200 g de farinha\n\nBata os ovos com a manteiga e em seguida misture a farinha.",
  ],
])("words for what comes next that join two orders are no words that were lost (%s)", (_language, text) => {
  const whole = `Bolo\n\n${text}`;
  const source = parseRecipeText(whole);
  if (source === null) throw new Error("no recipe");
  expect((formatRecipe(source, whole).receipt?.issues ?? []).map(({ message }) => message)).toEqual([]);
});
