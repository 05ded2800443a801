/** Blocks of a list without headings, of which the method names one by its ingredients. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from ".";

const partsOf = (text: string): (string | undefined)[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ section }) => section);

const methods: [said: string, part: string, blocks: string[], method: string][] = [
  [
    "all of one part's ingredients",
    "Meatball",
    [
      "500 g ground turkey\n60 g breadcrumbs\n1 egg\n2 cloves garlic",
      "2 tbsp oil\n1 onion\n3 cloves garlic\n1 can tomatoes",
    ],
    "Mix all meatball ingredients in a bowl. Shape and bake for 20 minutes.\n\nFor the sauce, heat the oil and fry the onion and garlic. Add the tomatoes and simmer 20 minutes.",
  ],
  [
    "ingredients for a part",
    "Marinade",
    ["1 lb pork\n2 peppers\n1 tbsp oil", "3 tbsp soy sauce\n1 tbsp honey\n1 tsp five-spice"],
    "Whisk the ingredients for the marinade and pour over the pork. Chill for 1 hour.\n\nHeat the oil and fry the pork. Add the peppers and fry for 5 minutes.",
  ],
  [
    "a German part",
    "Marinade",
    ["500 g Hähnchen\n2 Paprika\n1 EL Öl", "3 EL Sojasauce\n1 EL Honig\n1 TL Fünf-Gewürze"],
    "Alle Zutaten für die Marinade verrühren und über das Hähnchen gießen. 1 Stunde ziehen lassen.\n\nDas Öl erhitzen und das Hähnchen braten. Die Paprika dazugeben und 5 Minuten braten.",
  ],
];

test.each(methods)("%s name its block", (_said, part, blocks, method) => {
  const own = _said === "all of one part's ingredients" ? 0 : 1;
  const expected = blocks.flatMap((block, at) =>
    block.split("\n").map(() => (at === own ? part : undefined)),
  );
  expect(partsOf(`Tuesday plate\n\n${blocks.join("\n\n")}\n\n${method}`)).toEqual(expected);
});

test("the other block's garlic stays out of the meatballs", () => {
  const [, , blocks = [], method = ""] = methods[0] ?? [];
  const steps = formatText(`Tuesday plate\n\n${blocks.join("\n\n")}\n\n${method}`)?.steps ?? [];
  const mixed = steps.find(({ instruction }) => instruction.startsWith("Mix all"));
  expect(mixed?.ingredients).toEqual(["500 g ground turkey", "60 g breadcrumbs", "1 egg", "2 cloves garlic"]);
});

test.each([
  // Everything goes in by its name: the blocks are for the eye only.
  [
    "1 lb pork\n2 peppers\n1 tbsp oil\n\n3 tbsp soy sauce\n1 tbsp honey\n1 tsp vinegar",
    "Mix the soy sauce, honey and vinegar. Add the pork. Stir the sauce ingredients well.\n\nHeat the oil and fry pork and peppers.",
  ],
  // All of the list is meant.
  [
    "2 cups flour\n1 tsp salt\n1 tsp yeast\n\n1 cup milk\n1 egg\n2 tbsp butter",
    "Put all ingredients in the machine and knead for 10 minutes.\n\nBake for 30 minutes.",
  ],
])("no block is named: %#", (list, method) => {
  expect(new Set(partsOf(`Tuesday plate\n\n${list}\n\n${method}`))).toEqual(new Set([undefined]));
});

const STEAK = "6 cutlets\n3 cups flour\n2 eggs\n2 cups milk\n\n1/4 cup flour\nsalt and pepper\n4 cups milk";

test.each(["TIME TO MAKE THE GRAVY:", "To make the gravy:", "Gravy time!", "MAKING THE GRAVY:"])(
  "the method names the block of what is made last: %s",
  (name) => {
    const text = `Steak supper\n\n${STEAK}\n\nBeat the eggs with the milk. Dip cutlets in flour and in the egg mixture.\nFry until golden, about 10 minutes.\n\n${name} Leave 2 tablespoons of fat in the pan. Combine flour, salt and pepper with milk. Pour into the pan. Whisk for 10 minutes.`;
    expect(partsOf(text)).toEqual([...Array<undefined>(4).fill(undefined), "Gravy", "Gravy", "Gravy"]);
    const read = formatText(text);
    expect(read?.receipt?.issues).toEqual([]);
    const made = read?.steps.filter(({ ingredients }) => ingredients.includes("4 cups milk"));
    expect(made?.map(({ ingredients }) => ingredients)).toEqual([
      ["1/4 cup flour", "salt and pepper", "4 cups milk"],
    ]);
  },
);

test("blocks go in the order of the parts that the method names, and the last with what follows them", () => {
  const read = partsOf(
    "Noodle bowl\n\n2 tbsp fish sauce\n1 tsp sugar\n1 lb pork\n\n4 tbsp lime juice\n3 tbsp fish sauce\n3 tbsp sugar\n\n8 oz noodles\n1 head lettuce\n1 carrot\n\nMarinade: Mix the fish sauce and sugar. Add the pork.\nSauce: Stir the lime juice, fish sauce and sugar.\nGrill the pork. Serve with noodles, lettuce and carrot.",
  );
  expect(read).toEqual([
    ...Array<string>(3).fill("Marinade"),
    ...Array<string>(3).fill("Sauce"),
    undefined,
    undefined,
    undefined,
  ]);
});
