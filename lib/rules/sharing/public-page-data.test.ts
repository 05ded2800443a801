/**
 * The JSON-LD of public pages against two readers: Google's documented requirements for recipes, and our own importer, which
 * must find in it everything that was put in.
 */
import { extractRecipe } from "@/lib/engine/read/page";
import { servingsOf } from "@/lib/engine/lines/recipe-card";
import { plainText } from "@/lib/engine/recipe/markup";
import { previewOf } from "@/lib/rules/sharing/preview";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { recipeJsonLd, scriptSafeJson, type JsonLd } from "@/lib/engine/transfer/schema-org";

const step = (number: number, instruction: string, over: Partial<Step> = {}): Step => ({
  number,
  instruction,
  ingredients: [],
  isPrep: false,
  ...over,
});

const soup: FormattedContent = {
  title: "Leek Soup",
  description: "For a cold day, and better the next one.",
  servings: 4,
  imageUrl: "/api/storage/images/0123456789abcdef0123456789abcdef.jpg",
  totalMinutes: 35,
  ingredients: {
    refrigerated: ["2 leeks", "100 ml double cream"],
    other: ["1 tbsp oil", "500 ml stock", "salt"],
  },
  steps: [
    step(1, "Slice the ***leeks***.", { ingredients: ["2 leeks"], isPrep: true }),
    step(2, "Fry in ***oil*** for 5 minutes.", { ingredients: ["1 tbsp oil"] }),
    step(3, "Add the ***stock*** and simmer for 20 minutes.", { ingredients: ["500 ml stock"] }),
    step(4, "Stir in the ***cream***, season with **salt** and serve.", {
      ingredients: ["100 ml double cream"],
    }),
  ],
};

const sectioned: FormattedContent = {
  ...soup,
  title: "Leek Tart",
  ingredients: ["200 g flour", "100 g butter", "2 leeks", "3 eggs"],
  steps: [
    step(1, "Rub the ***butter*** into the ***flour***.", { section: "For the pastry" }),
    step(2, "Chill for 30 minutes.", { section: "For the pastry" }),
    step(3, "Fry the ***leeks*** for 10 minutes.", { section: "For the filling" }),
    step(4, "Whisk the ***eggs***, mix with the leeks and fill the tart.", { section: "For the filling" }),
    step(5, "Bake for 35 minutes at 180 °C."),
  ],
};

const nasty: FormattedContent = {
  ...soup,
  title: 'Mother\u2019s "Best" Pie & Mash <3',
  description: 'It isn\'t "hard" & done < 1 hour.',
  ingredients: [
    "500 g potatoes (floury)",
    "1\u00bd cups milk",
    "\u00bd tsp salt & pepper",
    "2 \u00d7 400 g tins tomatoes",
  ],
  steps: [
    step(1, "Boil the ***potatoes*** for 20\u201325 minutes."),
    step(2, "If the mash is < 2 cm deep & dry, add ***milk***."),
    step(3, "Heat the oven to 200\u00b0C/400\u00b0F, then bake for 1 hour 15 minutes."),
  ],
};

const URL = "https://plainspoon.test/share/AAAAAAAAAAAAAAAAAAAAAA";
const IMAGE = "https://plainspoon.test/api/storage/images/0123456789abcdef0123456789abcdef.jpg";
const page = (content: FormattedContent) => ({
  content,
  url: URL,
  imageUrl: IMAGE,
  datePublished: "2026-11-21T08:00:00.000Z",
});
const asHtml = (node: JsonLd) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><script type="application/ld+json">${scriptSafeJson(node)}</script></body></html>`;

test("a text that would end the script element stays in it", () => {
  const description = "</script><script>alert(1)</script> <!-- \u2028 -->";
  const node = recipeJsonLd(page({ ...soup, description }));
  expect(scriptSafeJson(node)).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(scriptSafeJson(node))).toMatchObject({ description });
});

describe.each([
  ["groups, preparation and marks", soup],
  ["sections", sectioned],
  ["quotes, signs and hostile text", nasty],
])("%s", (_name, content) => {
  const node = recipeJsonLd(page(content));

  test("our importer reads it back without loss", () => {
    const reading = extractRecipe(asHtml(node), URL);
    if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
    const { recipe } = reading;
    expect(recipe.title).toBe(content.title);
    expect(recipe.description).toBe(content.description);
    expect(recipe.imageUrl).toBe(IMAGE);
    expect(recipe.totalMinutes).toBe(content.totalMinutes);
    expect(servingsOf(recipe.yield ?? "")).toBe(content.servings);
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(flatIngredients(content.ingredients));
    expect(recipe.instructions.map(({ text, section }) => [section, text])).toEqual(
      content.steps.map(({ instruction, section }) => [section, plainText(instruction)]),
    );
  });

  test("it has what Google requires and recommends, in the forms that it names", () => {
    expect(node).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: expect.stringMatching(/\S/),
      image: [expect.stringMatching(/^https:\/\//)],
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      description: expect.any(String),
      recipeYield: expect.any(String),
      totalTime: expect.stringMatching(/^PT\d+M$/),
    });
    const instructions = node.recipeInstructions as JsonLd[];
    const steps = instructions.flatMap((entry) =>
      entry["@type"] === "HowToSection" ? (entry.itemListElement as JsonLd[]) : [entry],
    );
    expect(steps).toHaveLength(content.steps.length);
    for (const [index, one] of steps.entries()) {
      expect(one).toMatchObject({
        "@type": "HowToStep",
        text: expect.stringMatching(/\S/),
        url: `${URL}#step-${index + 1}`,
      });
      expect(((one.supply as JsonLd[] | undefined) ?? []).map(({ name }) => name)).toEqual(
        content.steps[index]?.ingredients,
      );
    }
  });

  test("a preview's data ends with its second step", () => {
    const text = JSON.stringify(recipeJsonLd({ ...page(previewOf(content)), isWhole: false }));
    for (const { instruction } of content.steps.slice(2))
      expect(text).not.toContain(JSON.stringify(plainText(instruction)).slice(1, -1));
    expect(text).toContain('"isAccessibleForFree":"False"');
    for (const line of flatIngredients(content.ingredients))
      expect(text).toContain(JSON.stringify(line).slice(1, -1));
  });
});
