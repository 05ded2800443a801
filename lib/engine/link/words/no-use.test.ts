/** Turns of phrase of everyday recipes: what goes in by them, and what does not. */
import { formatText } from "@/lib/engine/format";
import { usesByAction } from "@/tests/support/cooking-uses";

test("what comes out is told, and nothing goes in", () => {
  expect(
    usesByAction(
      ["1 melon, cubed", "100 ml lime juice", "200 ml rum"],
      ["Blitz the melon.", "You should get about 500 ml of juice.", "Stir in the rum and lime juice."],
    ),
  ).toEqual(["all: 1 melon, cubed", "all: 200 ml rum; all: 100 ml lime juice"]);
});

test("a liquid that is squeezed out is no line", () => {
  expect(
    usesByAction(
      ["400 g courgettes, grated", "2 tbsp fish sauce", "1 egg", "50 g flour"],
      ["Salt the courgettes and squeeze out the liquid.", "Stir in the egg, flour and fish sauce."],
    ),
  ).toEqual(["all: 400 g courgettes, grated", "all: 1 egg; all: 50 g flour; all: 2 tbsp fish sauce"]);
});

test("what guests dip in is the dips", () => {
  expect(
    usesByAction(
      ["1 kg potatoes", "2 tbsp oil", "Ketchup or mustard, for dipping"],
      ["Cut the potatoes into chips and toss with the oil.", "Roast for 40 minutes and serve with the dips."],
    ),
  ).toEqual(
    ["all: 1 kg potatoes; all: 2 tbsp oil", "all: Ketchup or mustard, for dipping"].flatMap((each) =>
      each.includes("; ") ? each.split("; ") : [each],
    ),
  );
});

test("a tool is dipped in the flour that is there to dust with, and a bench is floured with it", () => {
  expect(
    usesByAction(
      ["300 g flour, plus extra for dusting", "150 ml milk"],
      [
        "Mix the flour and milk.",
        "Pat out on a floured bench.",
        "Dip a cutter in flour and cut out 8 rounds.",
      ],
    ),
  ).toEqual([
    "all: 300 g flour, plus extra for dusting; all: 150 ml milk",
    "some: 300 g flour, plus extra for dusting",
    "some: 300 g flour, plus extra for dusting",
  ]);
});

test("two letters are salt and pepper", () => {
  expect(
    usesByAction(["1 lb turnips", "2 T. lard", "S & P"], ["Boil the turnips.", "Mash with the lard, S & P."]),
  ).toEqual(["all: 1 lb turnips", "all: 2 T. lard; all: S & P"]);
});

test("a word that opens a list behind a sign is a food", () => {
  expect(
    usesByAction(
      ["300 ml cream", "80 g sugar", "2 limes"],
      ["Cream & sugar in a pan, boil 3 min.", "Stir in the juice of the limes."],
    ),
  ).toEqual(["all: 300 ml cream; all: 80 g sugar", "all: 2 limes"]);
});

test("the pan is greased again with what is there for it", () => {
  expect(
    usesByAction(
      ["150 g flour", "200 ml milk", "1 tbsp oil for the pan"],
      [
        "Whisk the flour and milk.",
        "Heat a lil of the oil in a pan and fry a ladleful of batter.",
        "Grease the pan again between pancakes.",
      ],
    ),
  ).toEqual([
    "all: 150 g flour; all: 200 ml milk",
    "some: 1 tbsp oil for the pan",
    "some: 1 tbsp oil for the pan",
  ]);
});

test("a pinch beside a measured line of another part comes from the jar", () => {
  expect(
    usesByAction(
      ["For the leeks", "2 leeks", "1 tsp salt", "For the eggs", "4 eggs", "1 tbsp butter"],
      ["Boil the leeks with the salt for 8 minutes.", "Fry the eggs in the butter with a pinch of salt."],
    ),
  ).toEqual(["all: 2 leeks; all: 1 tsp salt", "all: 4 eggs; all: 1 tbsp butter"]);
});

test("of a lemon that is zested and juiced each is some, and of two the zest is of both", () => {
  expect(
    usesByAction(
      ["2 limes, 1 zested and juiced, 1 sliced", "100 g sugar", "1 l water"],
      [
        "Boil the sugar with the lime zest and half the lime juice.",
        "Add the water and the rest of the juice.",
        "Serve with the lime slices.",
      ],
    ),
  ).toEqual([
    "all: 100 g sugar; some: 2 limes, 1 zested and juiced, 1 sliced",
    "all: 1 l water; some: 2 limes, 1 zested and juiced, 1 sliced",
    "1 lime: 2 limes, 1 zested and juiced, 1 sliced",
  ]);
  expect(
    usesByAction(
      ["2 oranges", "250 g ricotta"],
      ["Warm the juice of 1 orange.", "Grate the zest of both oranges into the ricotta."],
    ),
  ).toEqual(["1 orange: 2 oranges", "all: 2 oranges; all: 250 g ricotta"]);
});

test("leaves that are added to an amount are no part of it", () => {
  expect(
    usesByAction(
      ["500 g peas", "2 tbsp chopped dill, plus whole fronds to garnish"],
      ["Boil the peas and stir in the chopped dill.", "Serve with the dill fronds."],
    ),
  ).toEqual([
    "all: 500 g peas",
    "all: 2 tbsp chopped dill, plus whole fronds to garnish",
    "some: 2 tbsp chopped dill, plus whole fronds to garnish",
  ]);
});

test("the other of two is one, and what was worked on goes in without taking more", () => {
  expect(
    usesByAction(
      ["2 leeks", "1 litre stock", "2 tbsp oil"],
      [
        "Roughly chop one of the leeks and boil it in the stock.",
        "Slice the other leek thinly.",
        "Fry half of the sliced leek in the oil.",
        "Top with the remaining leek.",
      ],
    ),
  ).toEqual(["1 leek: 2 leeks", "all: 1 litre stock", "1 leek: 2 leeks", "all: 2 tbsp oil"]);
});

test("a food of the list that could be a verb is the food behind 'and'", () => {
  expect(
    usesByAction(
      ["500 g carrots", "1 tbsp tomato purée", "400 ml stock"],
      ["Boil the carrots in the stock.", "Stir in the purée and simmer for 5 minutes."],
    ),
  ).toEqual(["all: 500 g carrots; all: 400 ml stock", "all: 1 tbsp tomato purée"]);
  expect(
    usesByAction(
      ["500 g carrots", "1 tbsp tomato purée", "400 ml stock"],
      ["Boil the stock.", "Add the carrots and purée and simmer for 20 minutes."],
    ),
  ).toEqual(["all: 400 ml stock", "all: 500 g carrots; all: 1 tbsp tomato purée"]);
});

test("half the zest and half the juice leave the other half", () => {
  expect(
    usesByAction(
      ["1 lime", "200 g yoghurt", "1 tbsp oil"],
      [
        "Grate half the lime zest into the yoghurt.",
        "Mix the oil with the juice of half the lime.",
        "Squeeze over the other lime half.",
      ],
    ).at(-1),
  ).toBe("1/2 lime: 1 lime");
});

test("a second layer takes what is left of foods of which a stated share went in; a later word for the rest keeps it", () => {
  const list = ["300 g ladyfingers", "500 g mascarpone cream"];
  const first = ["Arrange half the ladyfingers in a dish.", "Cover with half the cream."];
  expect(usesByAction(list, [...first, "Make a second layer with the ladyfingers and cream."]).at(-1)).toBe(
    "150 g: 300 g ladyfingers; 250 g: 500 g mascarpone cream",
  );
  const later = "Spread with the remaining ladyfingers and the remaining cream.";
  expect(usesByAction(list, [...first, "Pour coffee over the ladyfingers and cream.", later])).toHaveLength(
    3,
  );
});

test("what is left of a range is the cook's to say, and no doubt", () => {
  const text =
    "Curry\n\n2 onions\n1–2 tbsp chilli paste\n\n1. Fry the onions.\n2. Stir in 1 tbsp of the chilli paste.\n3. Taste and add chilli paste if needed.";
  const content = formatText(text);
  expect(content?.steps.at(-1)?.actions?.at(-1)?.uses).toMatchObject([{ amount: "some" }]);
  expect(content?.receipt?.issues).toEqual([]);
});
