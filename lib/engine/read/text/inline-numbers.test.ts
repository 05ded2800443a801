/** Steps whose numbers stand within lines wrapped at a width. */
import { parseRecipeText } from ".";

const LIST = "Salad\n\n1 lb pasta\n2 cups peas\n1/2 cup mayonnaise\n2 tbsp milk\n\n";
const steps = (method: string): string[] =>
  (parseRecipeText(LIST + method)?.instructions ?? []).map(({ text }) => text);

test("each number begins a step, and the next line goes on with it", () => {
  expect(
    steps(
      "1. Cook the pasta in plenty of water. Drain.\nCool on a tray. 2. When the peas have thawed out,\nfold them in and chill. 3. Stir the mayonnaise with\nthe milk until smooth. 4. Toss and\nserve.",
    ),
  ).toEqual([
    "Cook the pasta in plenty of water. Drain.",
    "Cool on a tray.",
    "When the peas have thawed out, fold them in and chill.",
    "Stir the mayonnaise with the milk until smooth.",
    "Toss and serve.",
  ]);
});

test("a number that counts no step stays in its sentence", () => {
  const method = [
    "1. Cook the pasta for 10 minutes. 2 cups of the water are kept.",
    "2. Fold in the peas. Chill for 1 hour.",
    "3. Stir in the mayonnaise and the milk. Serves 4. Enjoy.",
  ];
  expect(steps(method.join("\n")).length).toBe(3);
});
