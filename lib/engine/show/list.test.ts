import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { aislesOf } from "@/lib/engine/lines/storage";
import { listGroups } from "./list";

const step = (number: number, section: string, uses: [line: number, amount: string][]): Step => ({
  number,
  section,
  instruction: "Stir.",
  ingredients: [],
  isPrep: false,
  actions: [{ text: "Stir.", uses: uses.map(([line, amount]) => ({ line, amount })), seconds: [] }],
});

const recipe = (ingredients: FormattedContent["ingredients"], steps: Step[]): FormattedContent => ({
  title: "cake",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients,
  steps,
});

const rows = (content: FormattedContent) =>
  listGroups(content, "storage").flatMap((group) => group.rows.map(({ text, split }) => [text, ...split]));

test("the same food of several parts is one row that says its split", () => {
  const lines = ["85 g butter, melted", "200 g flour", "100 g butter", "20 g butter"];
  const steps = [
    step(1, "Cake", [[0, "all"]]),
    step(2, "Cake", [[1, "all"]]),
    step(3, "Sauce", [[2, "all"]]),
    step(4, "Tin", [[3, "all"]]),
  ];
  expect(rows(recipe(lines, steps))).toEqual([
    ["205 g butter", "Cake: 85 g", "Sauce: 100 g", "Tin: 20 g"],
    ["200 g flour"],
  ]);
});

test("a line for one part of several says which, but for a list that goes by parts", () => {
  const lines = ["200 g flour", "1 lemon"];
  const steps = [step(1, "Cake", [[0, "all"]]), step(2, "Sauce", [[1, "all"]])];
  const partsOf = (content: FormattedContent, order: "storage" | "part") =>
    listGroups(content, order).flatMap((group) => group.rows.map(({ part }) => part));
  expect(partsOf(recipe(lines, steps), "storage")).toEqual(["Cake", "Sauce"]);
  expect(partsOf(recipe(lines, steps), "part")).toEqual([undefined, undefined]);
  expect(partsOf(recipe(lines, steps.slice(0, 1)), "storage")).toEqual([undefined, undefined]);
});

test("without parts, a sum says the lines that it is made of", () => {
  expect(rows(recipe(["1 onion, chopped", "2 onions, sliced"], []))).toEqual([
    ["3 onions", "1 onion, chopped", "2 onions, sliced"],
  ]);
});

test.each([
  ["unlike measures", ["175 g butter", "1 tbsp butter"]],
  ["a measured and an unmeasured line", ["1 tsp salt", "salt"]],
  ["to taste", ["1 tsp salt", "1 tsp salt, to taste"]],
  ["what may be left out", ["1 chilli", "1 chilli (optional)"]],
  ["more than its amount", ["3 tbsp flour, plus extra for dusting", "2 tbsp flour"]],
  ["other sizes", ["1 large onion", "1 small onion"]],
  ["other foods", ["100 g plain flour", "50 g strong flour"]],
  ["ranges", ["2-3 carrots", "1 carrot"]],
  ["what is taken of a food", ["juice of 1 lemon", "1 lemon"]],
  ["a food in tins of another size", ["1 x 400 g tin tomatoes", "1 x 200 g tin tomatoes"]],
])("never added up: %s", (_, lines) => {
  expect(rows(recipe(lines, [])).map(([text]) => text)).toEqual(lines);
});

test("a line that several parts share says how much each takes, where that is decided", () => {
  const shared = (second: string) => [step(1, "Pie", [[0, "85 g"]]), step(2, "Sauce", [[0, second]])];
  expect(rows(recipe(["200 g butter"], shared("115 g")))).toEqual([
    ["200 g butter", "Pie: 85 g", "Sauce: 115 g"],
  ]);
  expect(rows(recipe(["200 g butter"], shared("some")))).toEqual([["200 g butter"]]);
});

test("by aisle, in the order of a shop; frozen is not fresh and is not added to it", () => {
  const lines = ["200 g frozen peas", "1 tin tomatoes", "2 carrots", "100 g peas", "1 tsp paprika", "1 zork"];
  const content = recipe(lines, []);
  const groups = listGroups(content, "aisle", aislesOf(lines, "en"));
  expect(groups.map(({ name, rows: own }) => [name, ...own.map(({ text }) => text)])).toEqual([
    ["produce", "2 carrots", "100 g peas"],
    ["cupboard", "1 tin tomatoes"],
    ["spices", "1 tsp paprika"],
    ["frozen", "200 g frozen peas"],
    ["other", "1 zork"],
  ]);
});

test.each([
  ["de", "2 Zwiebeln", "produce"],
  ["de", "200 ml Sahne", "dairy"],
  ["fr", "3 oeufs", "dairy"],
  ["es", "500 g de carne picada", "meat"],
])("aisles are known in %s: %s", (language, line, aisle) => {
  expect(aislesOf([line], language)).toEqual([aisle]);
});

test("by part, every line stands as it is written where it is first used", () => {
  const content = recipe({ refrigerated: ["85 g butter", "100 g butter"], other: ["salt"] }, [
    step(1, "Cake", [[0, "all"]]),
    step(2, "Sauce", [[1, "all"]]),
  ]);
  expect(
    listGroups(content, "part").map(({ name, rows: own }) => [name, ...own.map((row) => row.places)]),
  ).toEqual([
    ["Cake", [0]],
    ["Sauce", [1]],
    ["other", [2]],
  ]);
});

test("every line is in one row, in every order", () => {
  const lines = ["85 g butter", "100 g butter", "salt", "1 tsp salt", "", "½ cup milk", "⅓ cup milk"];
  for (const order of ["storage", "aisle", "part"] as const) {
    const groups = listGroups(recipe(lines, []), order, aislesOf(lines, "en"));
    const places = groups.flatMap(({ rows: own }) => own.flatMap((row) => row.places));
    expect(places.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});

test("in other measures, a row says its amount as the source has it, and a sum all of them", () => {
  const written = ["1 cup flour", "½ cup flour", "2 eggs"];
  const content = recipe(["125 g flour", "65 g flour", "2 eggs"], []);
  const [group] = listGroups(content, "storage", [], written);
  expect(group?.rows.map((row) => [row.text, row.written])).toEqual([
    ["190 g flour", "1 cup + ½ cup"],
    ["2 eggs", undefined],
  ]);
});
