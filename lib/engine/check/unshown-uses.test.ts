/** Whole eggs beside those that were parted. */
import { everyUse } from "@/tests/support/cooking-uses";

const told = (list: string, method: string): string[] =>
  everyUse(`Cake\n\n${list}\n1 cup sugar\n\n${method}`).filter((said) => said.startsWith("Step"));

test.each([
  [
    "3 large eggs",
    "Separate 3 eggs, then place the whites into a bowl. To the yolks add in 1 whole egg and the sugar. Beat the whites and fold them in.",
  ],
  [
    "4 eggs, separated",
    "Beat the 4 yolks with 1 whole egg and the sugar. Beat the 4 whites and fold them in.",
  ],
])("are named where all of the list's went in: %s", (list, method) => {
  expect(told(list, method).join(" ")).toMatch(/asks for more/);
});

test.each([
  [
    "4 eggs",
    "Separate 3 eggs. Beat the yolks with 1 whole egg and the sugar. Beat the whites and fold them in.",
  ],
  [
    "3 eggs, separated\n1 egg",
    "Beat the yolks with the 1 whole egg and the sugar. Beat the whites and fold them in.",
  ],
  ["3 eggs", "Beat 3 whole eggs with the sugar."],
  ["3 eggs, separated", "Beat the yolks with the sugar. Beat the whites and fold them in."],
])("are no more than the list has: %s", (list, method) => {
  expect(told(list, method).join(" ")).not.toMatch(/asks for more/);
});
