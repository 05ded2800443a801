/** Names that share one noun, what is only washed, and words of a name that say what is not in it: which line goes in where. */
import { usesByAction } from "@/tests/support/cooking-uses";

test.each<[string, string[], string[], string[]]>([
  [
    "two kinds of one grain",
    ["100 g black lentils", "150 g green lentils", "30 g ghee"],
    ["Fry the black and green lentils in the ghee."],
    ["all: 100 g black lentils; all: 150 g green lentils; all: 30 g ghee"],
  ],
  [
    "three kinds, one of them in two words",
    ["300 g white flour", "90 g whole wheat flour", "40 g rye flour", "250 ml water"],
    ["Mix the white, whole wheat and rye flours. Add the water."],
    ["all: 300 g white flour; all: 90 g whole wheat flour; all: 40 g rye flour", "all: 250 ml water"],
  ],
  [
    "three colours of one vegetable",
    ["1 red pepper", "1 green pepper", "1 yellow pepper", "1 tsp black pepper"],
    ["Slice the red, green and yellow peppers.", "Season with the black pepper."],
    ["all: 1 red pepper; all: 1 green pepper; all: 1 yellow pepper", "all: 1 tsp black pepper"],
  ],
  [
    "two powders, one of which is called like a vegetable of the list",
    ["1 tsp garlic powder", "2 tsp onion powder", "3 cloves garlic", "1 lb ribs"],
    ["Rub the garlic and onion powder over the ribs.", "Add the garlic."],
    ["all: 1 tsp garlic powder; all: 2 tsp onion powder; all: 1 lb ribs", "all: 3 cloves garlic"],
  ],
  [
    "a food of its own borrows nothing",
    ["100 g butter", "80 g brown sugar", "50 g white sugar"],
    ["Cream the butter and brown sugar.", "Top with the white sugar."],
    ["all: 100 g butter; all: 80 g brown sugar", "all: 50 g white sugar"],
  ],
])("%s", (_name, list, method, uses) => expect(usesByAction(list, method)).toEqual(uses));

test("what is washed goes in where it is added, and stands at both", () => {
  const list = ["1 cup basmati rice", "2 tbsp ghee", "2 cups stock"];
  const method = [
    "Melt the ghee.",
    "Wash the rice until the water runs clear. Drain the rice.",
    "Add the rice and the stock.",
  ];
  expect(usesByAction(list, method)).toEqual([
    "all: 2 tbsp ghee",
    "all: 1 cup basmati rice",
    "all: 1 cup basmati rice; all: 2 cups stock",
  ]);
});

test("what is cooked and then drained goes in once", () => {
  expect(
    usesByAction(
      ["400 g pasta", "1 jar sauce"],
      ["Boil the pasta for 9 minutes. Rinse the pasta.", "Add the pasta to the sauce."],
    ),
  ).toEqual(["all: 400 g pasta", "all: 1 jar sauce"]);
});

test("what a name says that it is without is no part of it", () => {
  expect(
    usesByAction(
      ["1 lb ground beef", "8 no-cook noodles", "1 can no-salt-added tomatoes", "1 tsp salt"],
      ["Cook the beef.", "Add the salt.", "Add the tomatoes and the noodles."],
    ),
  ).toEqual([
    "all: 1 lb ground beef",
    "all: 1 tsp salt",
    "all: 1 can no-salt-added tomatoes; all: 8 no-cook noodles",
  ]);
});

test("a pan that is floured leaves the flour to be used, however many pans there are", () => {
  expect(
    usesByAction(
      ["1 cup butter", "2 cups flour"],
      ["Butter and flour (3) 9-inch pans.", "Cream the butter.", "Whisk in the flour."],
    ),
  ).toEqual(["all: 1 cup butter", "all: 2 cups flour"]);
});

test("a spoonful of soda is for baking, and letters stand for a vinegar", () => {
  expect(
    usesByAction(
      ["2 cups flour", "1 tsp soda", "1 egg", "1 tbsp ACV"],
      ["Sift the dry ingredients.", "Beat in the egg.", "Finish with the vinegar."],
    ),
  ).toEqual(["all: 2 cups flour; all: 1 tsp soda", "all: 1 egg", "all: 1 tbsp ACV"]);
});
