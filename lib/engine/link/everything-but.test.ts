/** "Everything but the cheese": what is left out, and of what a part is kept back. */
import { usesByAction } from "@/tests/support/cooking-uses";

const POT = [
  "2 lb beef",
  "1 onion",
  "1 cup sour cream",
  "4 oz cream cheese",
  "2 cups shredded cheddar cheese",
  "4 green onions",
  "1 cup heavy cream",
];

test.each([
  [
    "Add all ingredients except for sour cream and cheddar cheese.",
    "Stir in sour cream and cheddar.",
    "1 cup sour cream",
    "2 cups shredded cheddar cheese",
  ],
  [
    "Combine everything but the sour cream, cheddar cheese, and green onions.",
    "Top with sour cream, cheddar and green onions.",
    "1 cup sour cream",
    "2 cups shredded cheddar cheese",
    "4 green onions",
  ],
  [
    "Put all ingredients in the pot, excluding the heavy cream.",
    "Stir in the heavy cream.",
    "1 cup heavy cream",
  ],
  [
    "Mix all ingredients together, leaving out the heavy cream.",
    "Stir in the heavy cream.",
    "1 cup heavy cream",
  ],
  [
    "Mix all ingredients, omitting the heavy cream and the green onions.",
    "Stir in the heavy cream and green onions.",
    "1 cup heavy cream",
    "4 green onions",
  ],
  [
    "Add everything to the pot, holding back the cheddar.",
    "Top with cheddar.",
    "2 cups shredded cheddar cheese",
  ],
  ["Put all ingredients in the pot but not the sour cream.", "Stir in sour cream.", "1 cup sour cream"],
])(
  "each food that is left out stays for later, and no other that has a word of it: %s",
  (all, then, ...out) => {
    const [first = "", second = ""] = usesByAction(POT, [all, then]);
    expect(first.split("; ").sort()).toEqual(
      POT.filter((line) => !out.includes(line))
        .map((line) => `all: ${line}`)
        .sort(),
    );
    expect(second.split("; ").sort()).toEqual(out.map((line) => `all: ${line}`).sort());
  },
);

test.each([
  ["reserving half of the cheddar", "1 cup", "1 cup"],
  ["reserving 1/2 cup of the cheddar for the top", "1 1/2 cups", "1/2 cup"],
  ["setting aside a little cheddar for the top", "some", "some"],
])("of what is kept back in part the rest goes in with everything: %s", (kept, first, then) => {
  expect(
    usesByAction(
      ["2 lb beef", "2 cups cheddar"],
      [`Put all ingredients in a pot, ${kept}.`, "Sprinkle with cheddar."],
    ),
  ).toEqual([`${first}: 2 cups cheddar; all: 2 lb beef`, `${then}: 2 cups cheddar`]);
});

test.each([
  "You can also use water in place of the broth.",
  "You could swap the broth for water.",
  "Replace the broth with water if you like.",
  "I often leave out the broth.",
  "If you don't have broth, use water.",
])("what another food may take the place of goes in with everything: %s", (remark) => {
  expect(
    usesByAction(
      ["3 tbsp oil", "2 cups broth", "1 can tomato sauce"],
      [`Heat the oil. Stir in everything else. Simmer. ${remark}`],
    ),
  ).toEqual(["all: 3 tbsp oil", "all: 2 cups broth; all: 1 can tomato sauce"]);
});

test("what is put back with its juices and what is left to stand are no such remarks", () => {
  expect(
    usesByAction(
      ["1 chicken", "2 cups broth"],
      ["Brown the chicken. Swap it to a plate. Leave the broth to cool and pour over."],
    ),
  ).toEqual(["all: 1 chicken", "all: 2 cups broth"]);
});
