/** What a cook would ask who has only the text and the result before her: recipes of single actions, `[text, [line, amount]…]`. */
import { formatText } from "@/lib/engine/format";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { checkAgainstSource } from ".";

type Row = [string, ...[number, string][]];

/** `kind line` of each issue about a line; actions that begin with "* " are preparation. */
function told(list: string[], rows: Row[]): string[] {
  const texts = rows.map(([text]) => text.replace("* ", ""));
  const source = {
    title: "Stew",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: list.map((text) => ({ text })),
    instructions: texts.map((text) => ({ text })),
  };
  const content: FormattedContent = {
    title: "Stew",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: list,
    steps: rows.map(([text, ...uses], index) => ({
      number: index + 1,
      instruction: texts[index] ?? "",
      ingredients: [],
      isPrep: text.startsWith("* "),
      actions: [
        { text: texts[index] ?? "", uses: uses.map(([line, amount]) => ({ line, amount })), seconds: [] },
      ],
    })),
  };
  return checkAgainstSource(source, content).issues.map(({ kind, lines = [] }) => [kind, ...lines].join(" "));
}

test("what is kept back is not what goes in", () => {
  const list = ["½ cup honey"];
  const rows = (first: string, second: string): Row[] => [
    ["Whisk in all but 2 tablespoons of the honey.", [0, first]],
    ["Drizzle with the remaining honey.", [0, second]],
  ];
  expect(told(list, rows("2 tablespoons", "6 tablespoons"))).toContain("amount 0");
  expect(told(list, rows("6 tablespoons", "2 tablespoons"))).toEqual([]);
});

test("S&P of the list is the salt and the pepper that a step names", () => {
  const rows: Row[] = [
    ["Cook the leek with a pinch of salt.", [0, "all"], [1, "a pinch"]],
    ["Grind in some pepper.", [1, "some"]],
  ];
  expect(told(["1 leek", "S&P"], rows)).toEqual([]);
  expect(told(["1 leek", "S & P"], [["Cook the leek with S & P.", [0, "all"], [1, "all"]]])).toEqual([]);
});

test("the rest of a food of two lines is asked about where a part of the other one went in before", () => {
  const list = ["juice and zest of 2 lemons", "juice of 1 lemon", "100 g sugar", "80 g vanilla sugar"];
  const rows = (first: string): Row[] => [
    [first, [0, "all"]],
    ["Warm the rest of the lemon juice in a pan.", [1, "all"]],
    ["Stir in the sugar and the vanilla sugar.", [2, "all"], [3, "all"]],
  ];
  expect(told(list, rows("Fold in the lemon zest and 3 tbsp of the lemon juice."))).toEqual(["amount 1 0"]);
  expect(told(list, rows("Fold in the zest and juice of both lemons."))).toEqual([]);
});

test("the rest is of the line that is parted, where another of that name goes in with it", () => {
  const list = ["80 g sugar", "10 g vanilla sugar", "250 g quark"];
  const rows: Row[] = [
    ["Crush the berries with 2 tbsp of the sugar.", [0, "2 tbsp"]],
    ["Beat the quark, the remaining sugar and vanilla sugar.", [2, "all"], [0, "some"], [1, "all"]],
  ];
  expect(told(list, rows)).toEqual([]);
});

test("what is dipped in a food that all went in before takes more of it", () => {
  const list = ["1 cup shortening", "1 cup sugar", "1 tsp cinnamon"];
  const rows = (last: string): Row[] => [
    ["Cream the shortening and sugar with the cinnamon.", [0, "all"], [1, "all"], [2, "all"]],
    ["Roll into balls."],
    [last],
  ];
  expect(told(list, rows("Dip in sugar."))).toEqual(["uncertain 1"]);
  expect(told(list, rows("Dip in the glaze."))).toEqual([]);
  expect(told(list, rows("Dip in the sugar mixture."))).toEqual([]);
});

test("what was put on a plate by itself is there to be coated in", () => {
  const list = ["50 g flour", "2 eggs", "4 veal escalopes"];
  const rows: Row[] = [
    ["Put the flour on a plate.", [0, "all"]],
    ["Whisk the eggs.", [1, "all"]],
    ["Dip the escalopes in flour, then in egg.", [2, "all"]],
  ];
  expect(told(list, rows)).toEqual([]);
});

test("half of a line and then the rest of it is all of the line", () => {
  const list = ["200 g icing sugar", "1 tbsp coffee"];
  const rows = (text: string): Row[] => [[text, [0, "all"], [1, "all"]]];
  expect(told(list, rows("Add half of the icing sugar, then the rest with the coffee."))).toEqual([]);
  expect(told(list, rows("Add half of the icing sugar, then the coffee."))).toContain("amount 0");
});

test("a pronoun means what the action before it names, and nothing that stands further off", () => {
  const list = ["90 ml olive oil", "2 onions"];
  const rows = (between: Row[]): Row[] => [
    ["Measure the olive oil into a jug."],
    ...between,
    ["Warm 60 ml of it in a pan.", [0, "60 ml"]],
    ["Fry the onions.", [1, "all"]],
    ["Pour over the rest of the oil.", [0, "30 ml"]],
  ];
  expect(told(list, rows([]))).toEqual([]);
  expect(told(list, rows([["Wipe a pan."]]))).toContain("uncertain 0");
});

test("an amount of each food is the amount of every one of them", () => {
  const list = ["3 tbsp soy sauce", "3 tbsp sugar"];
  const rows = (sugar: string): Row[] => [
    ["Mix 1 tbsp each of the soy sauce and sugar.", [0, "1 tbsp"], [1, sugar]],
    ["Pour over the remaining soy sauce.", [0, "2 tbsp"]],
  ];
  expect(told(list, rows("all"))).toEqual(["amount 1"]);
  expect(told(list, [...rows("1 tbsp"), ["Dust with the remaining sugar.", [1, "2 tbsp"]]])).toEqual([]);
});

test("an amount of another food of that name is none of this line", () => {
  const list = ["300 g white flour", "60 g rye flour"];
  expect(
    told(list, [["Stir 300 g of the white flour and all the rye flour.", [0, "all"], [1, "all"]]]),
  ).toEqual([]);
});

test("half of what is left is not half of the line", () => {
  const list = ["120 g onions"];
  const rows = (second: string): Row[] => [
    ["Fry a third of the onions.", [0, "40 g"]],
    ["Scatter over half of the remaining onions.", [0, second]],
    ["Top with the rest of the onions.", [0, "40 g"]],
  ];
  expect(told(list, rows("40 g"))).toEqual([]);
  expect(told(list, rows("60 g"))).toContain("amount 0");
});

test("the zest goes in here and the juice there: neither takes the whole lemon", () => {
  const list = ["1 lemon", "200 g sugar"];
  const rows = (zest: string, juice: [number, string][]): Row[] => [
    ["Rub the zest of the lemon into the sugar.", [0, zest], [1, "all"]],
    ["Stir in the lemon juice.", ...juice],
  ];
  expect(told(list, rows("all", []))).toEqual(["amount 0"]);
  expect(told(list, rows("some", [[0, "some"]]))).toEqual([]);
});

test("most of a line leaves some of it to be used", () => {
  const list = ["100 g cheddar"];
  expect(told(list, [["Stir in most of the cheddar.", [0, "some"]]])).toEqual(["amount 0"]);
  expect(
    told(list, [
      ["Stir in most of the cheddar.", [0, "some"]],
      ["Top with the rest of the cheddar.", [0, "some"]],
    ]),
  ).toEqual([]);
});

test("a line that only opens a sentence goes in where the work names it", () => {
  const list = ["300 g rice", "1 tbsp ghee"];
  const rows = (first: [number, string][], second: [number, string][]): Row[] => [
    ["For the rice, heat the ghee in a pot.", [1, "all"], ...first],
    ["Tip in the rice and stir.", ...second],
  ];
  expect(told(list, rows([[0, "all"]], []))).toEqual(["uncertain 0"]);
  expect(told(list, rows([], [[0, "all"]]))).toEqual([]);
});

test("meat that was marinated goes in again where it is cooked, by any name", () => {
  const list = ["500 g pork shoulder", "2 tbsp soy sauce"];
  const rows = (fry: [number, string][]): Row[] => [
    ["* Marinate the pork shoulder in the soy sauce.", [0, "all"], [1, "all"]],
    ["Fry the pork for 5 minutes.", ...fry],
  ];
  expect(told(list, rows([]))).toEqual(["unplaced 0"]);
  expect(told(list, rows([[0, "all"]]))).toEqual([]);
});

test("work that the list says is an order in some step; a food that is sliced already is none", () => {
  const unsaid = (rows: Row[]) => told(["1 leek, sliced"], rows).includes("lost 0");
  expect(unsaid([["Fry the sliced leek.", [0, "all"]]])).toBe(true);
  expect(
    unsaid([
      ["* Slice the leek.", [0, "all"]],
      ["Fry the leek.", [0, "all"]],
    ]),
  ).toBe(false);
  expect(unsaid([["Slice and fry the leek.", [0, "all"]]])).toBe(false);
  expect(unsaid([["Boil the leek.", [0, "all"]], ["Cool it and slice it."]])).toBe(false);
  expect(told(["lettuce, sliced ham"], [["Serve with lettuce and ham.", [0, "all"]]])).toEqual([]);
});

test("a second amount that the step names goes in there, and one that no step names is a question", () => {
  const list = ["2 eggs plus 1 egg yolk", "200 g ricotta"];
  expect(told(list, [["Beat the eggs and yolk into the ricotta.", [0, "all"], [1, "all"]]])).toEqual([]);
  expect(told(list, [["Beat the eggs into the ricotta.", [0, "all"], [1, "all"]]])).toEqual(["amount 0"]);
});

test("creaming butter names no cream", () => {
  const list = ["75 g butter", "150 g sugar", "250 ml double cream"];
  const rows: Row[] = [
    ["Cream the butter and sugar.", [0, "all"], [1, "all"]],
    ["Put everything for the sauce in a pan.", [2, "all"]],
  ];
  expect(told(list, rows)).toEqual([]);
});

test("water that something soaks in comes from the tap, and the list's goes in later", () => {
  const list = ["400 g peas", "10 cups water", "1 ham hock"];
  const rows = (opening: string): Row[] => [
    [opening, [0, "all"]],
    ["Put everything in a pot.", [0, "all"], [1, "all"], [2, "all"]],
  ];
  expect(told(list, rows("* Soak the peas in cold water."))).toEqual([]);
  expect(told(list, rows("Wash the peas in the water."))).toContain("uncertain 1");
});

test("a mixture that is called by its food is no second place of the food", () => {
  const text =
    "Filling\n\n3/4 cup milk\n2 tbsp flour\n100 g butter\n\nCook until thick: 3/4 cup milk, 2 tbsp flour. Beat the butter. Pour the milk mixture in.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});
