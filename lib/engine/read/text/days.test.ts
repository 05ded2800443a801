/** Orders that open with a day are steps, and no remarks; what stands above a numbered method is no step of it. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from ".";

test.each([
  [
    "Beans\n\n300g dried beans\n1 carrot, diced\n2 onions, chopped\n\nThe night before: cover the beans with cold water. Add a pinch of bicarb and leave to soak.\nThe next day, drain the beans. Fry the onions and carrot. Add the beans and cook for 1 hour.",
    2,
  ],
  [
    "Cassoulet\n\n300 g de haricots secs\n1 carotte\n2 oignons\n\nLa veille, faites tremper les haricots dans l'eau froide.\nLe lendemain, égouttez les haricots. Faites revenir les oignons et la carotte. Ajoutez les haricots et laissez cuire 1 heure.",
    2,
  ],
  [
    "Fabada\n\n300 g de alubias\n1 zanahoria\n2 cebollas\n\nLa noche anterior, cubre las alubias con agua.\nAl día siguiente, escurre las alubias. Sofríe las cebollas y la zanahoria. Añade las alubias y cuece 1 hora.",
    2,
  ],
])("%#", (text, steps) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions).toHaveLength(steps);
  expect(recipe?.notes ?? []).toEqual([]);
});

test("how it tastes the next day is a remark", () => {
  const recipe = parseRecipeText(
    "Soup\n\n300g lentils\n1 carrot, diced\n\nBoil the lentils with the carrot for 40 minutes. Season and serve.\n\nThe next day, it tastes even better.",
  );
  expect(recipe?.instructions.map(({ text }) => text)).not.toContain("The next day, it tastes even better.");
});

test("what is cut for the day itself waits until the soaking is over", () => {
  const recipe = formatText(
    "Beans\n\n300g dried beans\n1 carrot, diced\n2 onions, chopped\n\nThe night before: cover the beans with cold water. Add a pinch of bicarb and leave to soak.\nThe next day, drain the beans. Fry the onions and carrot. Add the beans and cook for 1 hour.",
  );
  const said = recipe?.steps.flatMap(({ actions = [] }) =>
    actions.map(({ text }) => text.replaceAll("*", "")),
  );
  expect(said?.slice(0, 5)).toEqual([
    "The night before, cover the beans with cold water.",
    "Add a pinch of bicarb.",
    "Leave to soak.",
    "Dice 1 carrot.",
    "Chop 2 onions.",
  ]);
});

test("foods at the foot of a part, above a numbered method, are bought", () => {
  const recipe = formatText(
    "Chicken Shawarma Bowls\n\nSERVES 4\n\nShawarma chicken\n600 g boneless skinless chicken thighs\n3 Tbsp olive oil\njuice of ½ lemon\n2 cloves garlic, finely grated\n1 ½ tsp ground cumin\nsalt & pepper\n\nGarlic yogurt\n1 cup Greek yogurt\n1 clove garlic, finely grated\njuice of the other ½ lemon\npinch of salt\n\nBowls\n2 cups cooked couscous (from 1 cup dry)\n1 Lebanese cucumber, diced\nhandful of mint and parsley leaves\n\n1. Mix together the oil, lemon juice, garlic and cumin in a bowl with 1 tsp salt. Add the chicken and turn to coat.\n2. Mix all the garlic yogurt ingredients together.\n3. Cook the chicken for 5–6 minutes each side.\n4. Toss the cucumber with the herbs and divide the couscous between bowls.",
  );
  expect(recipe && listOf(recipe)).toEqual(
    expect.arrayContaining(["juice of the other ½ lemon", "pinch of salt"]),
  );
});
