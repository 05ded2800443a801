/** Every check of the receipt works in every language that is read by a gloss. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { checkAgainstSource } from ".";
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
