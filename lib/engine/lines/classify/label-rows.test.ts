import { joinLabels } from "./label-rows";

const joined = (...rows: string[]): string[] => joinLabels(rows).rows.filter((row) => row !== "");

test.each([
  ["a value below its label", ["Prep Time", "10 min", "Serves", "", "4"], ["Prep Time: 10 min", "Serves: 4"]],
  [
    "a value above its label",
    ["20 minutes", "Cook Time", "8 scones", "Makes"],
    ["Cook Time: 20 minutes", "Makes: 8 scones"],
  ],
  [
    "labels one below the other, then their values",
    ["Prep time", "Cook time", "Servings", "10 min", "25 min", "6"],
    ["Prep time: 10 min", "Cook time: 25 min", "Servings: 6"],
  ],
  [
    "the recipe's name between a label and its value",
    ["Cook Time", "Plum Galette", "35 minutes"],
    ["Cook Time: 35 minutes", "Plum Galette"],
  ],
  [
    "the name between the labels and their values",
    ["Prep Time", "Yield", "Plum Galette", "20 minutes", "8 slices"],
    ["Prep Time: 20 minutes", "Yield: 8 slices", "Plum Galette"],
  ],
])("%s makes one fact", (_what, rows, facts) => {
  expect(joined(...rows)).toEqual(facts);
});

test.each([
  ["a part's heading and a step's number", ["Serves", "Method", "1", "Heat the oven."]],
  ["another sort of value", ["Cook Time", "4"]],
  ["a value too far away", ["Cook Time", "Plum Galette", "Juicy and sweet", "35 minutes"]],
])("a label stays alone before %s", (_what, rows) => {
  expect(joined(...rows)).toEqual(rows);
});
