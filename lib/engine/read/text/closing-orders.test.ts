/** What stands right behind the steps and is one. */
import { parseRecipeText } from ".";

const stepsOf = (list: string, method: readonly string[]) =>
  parseRecipeText(`Roast\n\n${list}\n\n${method.join("\n")}`)?.instructions.map(({ text }) => text);

const LIST = "1 leg of lamb\n2 tbsp oil\n4 potatoes";
const METHOD = ["Put the lamb in the oven for an hour.", "Carve and serve."];

test.each([
  [["Slash the top."]],
  [["Lock the lid.", "Level the tops."]],
  [["Dampen the edges.", "Fan them over the top."]],
  [["Move to a 6-quart slow cooker."]],
])("lines whose verbs few recipes have are orders right behind the others: %j", (orders) =>
  expect(stepsOf(LIST, [...METHOD, ...orders])).toEqual([...METHOD, ...orders]),
);

test("'Puis égoutter.' is the last order", () => {
  const steps = stepsOf("1 gigot\n2 c. à s. d'huile\n4 pommes de terre", [
    "Enfourner le gigot une heure.",
    "Trancher et servir.",
    "Puis égoutter.",
  ]);
  expect(steps?.at(-1)).toBe("Puis égoutter.");
});

test.each(["Thank you for reading.", "Love this one.", "Posted by Anna.", "Nutrition facts are estimates."])(
  "%s is no order",
  (line) => expect(stepsOf(LIST, [...METHOD, line])).toEqual(METHOD),
);
