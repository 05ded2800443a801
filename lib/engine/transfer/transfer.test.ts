import { readCooklang } from "@/lib/engine/transfer/cooklang-read";
import { readMealie, readPaprika, readTandoor } from "@/lib/engine/transfer/other-apps";
import { readOwnJson, writeOwnJson } from "@/lib/engine/transfer/own-json";
import { recipeJsonLd, scriptSafeJson } from "@/lib/engine/transfer/schema-org";
import { recipeMarkdown } from "@/lib/engine/transfer/markdown";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { PortableRecipe } from "@/lib/engine/transfer/portable";

const content: FormattedContent = {
  title: "Leek Soup",
  description: "For a cold day.",
  servings: 4,
  imageUrl: null,
  totalMinutes: 35,
  ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil"] },
  steps: [
    { number: 1, instruction: "Slice the ***leeks***.", ingredients: ["2 leeks"], isPrep: true },
    {
      number: 2,
      instruction: "Fry in ***oil*** </script>.",
      ingredients: ["1 tbsp oil"],
      isPrep: false,
      section: "Soup",
    },
  ],
};

describe("our own JSON", () => {
  const recipe: PortableRecipe = {
    title: "Leek Soup",
    description: "",
    servings: 4,
    imageUrl: null,
    originalContent: "text",
    formattedContent: content,
  };

  test("comes back as it went out", () => {
    expect(readOwnJson(JSON.parse(writeOwnJson([recipe])))).toEqual([
      { name: "Leek Soup", kind: "portable", recipe },
    ]);
  });

  test("one broken recipe does not spoil the others", () => {
    const file = JSON.parse(writeOwnJson([recipe, recipe])) as { recipes: unknown[] };
    file.recipes[0] = { title: "Half" };
    expect(readOwnJson(file)?.map((entry) => entry.kind)).toEqual(["problem", "portable"]);
  });

  test("another program's JSON is not ours", () => {
    expect(readOwnJson({ name: "x", recipes: [] })).toBeNull();
  });
});

describe("schema.org", () => {
  test("steps carry their supplies, sections become HowToSection, unknown things are left out", () => {
    const node = recipeJsonLd({ content, url: "https://plainspoon.test/share/x" });
    expect(node.recipeYield).toBe("4");
    expect(node.totalTime).toBe("PT35M");
    expect(node).not.toHaveProperty("datePublished");
    expect(node.recipeInstructions).toEqual([
      {
        "@type": "HowToStep",
        text: "Slice the leeks.",
        supply: [{ "@type": "HowToSupply", name: "2 leeks" }],
        url: "https://plainspoon.test/share/x#step-1",
      },
      expect.objectContaining({ "@type": "HowToSection", name: "Soup" }),
    ]);
  });

  test("the text of a recipe cannot close the script element", () => {
    expect(scriptSafeJson(recipeJsonLd({ content }))).not.toContain("</script>");
  });
});

test("Markdown shows groups, sections and bold ingredients, and escapes what a recipe says", () => {
  const text = recipeMarkdown({ ...content, title: "Leek *Soup*" });
  expect(text).toContain("# Leek \\*Soup\\*");
  expect(text).toContain("### Refrigerated\n\n- 2 leeks");
  expect(text).toContain("1. Slice the **leeks**.");
  expect(text).toContain("### Soup\n\n2. Fry in **oil**");
});

describe("Cooklang", () => {
  const source = [
    "---",
    "title: Leek soup",
    "servings: 4",
    "---",
    "",
    "== Base ==",
    "Slice @leeks{2}(washed) and warm @olive oil{1%tbsp} in a #large pot{} for ~{5%minutes}. -- a comment",
    "",
    "Season with @salt and @?cream{}. [- hidden -]",
    "",
    "> Freezes well.",
  ].join("\n");

  test("ingredients with amounts and notes, steps as plain words, sections and notes", () => {
    const recipe = readCooklang(source, "file");
    expect(recipe?.title).toBe("Leek soup");
    expect(recipe?.yield).toBe("4");
    expect(recipe?.ingredients).toEqual([
      { text: "2 leeks, washed", section: "Base" },
      { text: "1 tbsp olive oil", section: "Base" },
      { text: "salt", section: "Base" },
      { text: "cream (optional)", section: "Base" },
    ]);
    expect(recipe?.instructions.map((step) => step.text)).toEqual([
      "Slice leeks and warm olive oil in a large pot for 5 minutes.",
      "Season with salt and cream.",
    ]);
    expect(recipe?.notes).toEqual(["Freezes well."]);
  });

  test("a text without ingredients is no recipe", () => {
    expect(readCooklang("Call me @ home.", "x")).toBeNull();
  });
});

describe("other programs", () => {
  test("Mealie: built from parts where there is no text of the source", () => {
    const recipe = readMealie({
      name: "Rice",
      recipeIngredient: [
        { title: "Base", quantity: 1.5, unit: { name: "cup" }, food: { name: "rice" }, note: "rinsed" },
        { originalText: "salt to taste", quantity: 0 },
      ],
      recipeInstructions: [{ title: "", text: "Rinse.\nCook." }],
    });
    expect(recipe?.ingredients).toEqual([
      { text: "1.5 cup rice, rinsed", section: "Base" },
      { text: "salt to taste", section: "Base" },
    ]);
    expect(recipe?.instructions.map((step) => step.text)).toEqual(["Rinse.", "Cook."]);
  });

  test("Tandoor: headers open sections, amounts of 0 are not written", () => {
    const recipe = readTandoor({
      name: "Rice",
      steps: [
        {
          name: "",
          instruction: "Cook.",
          ingredients: [
            { is_header: true, note: "Pot" },
            { food: { name: "rice" }, unit: { name: "g" }, amount: 200 },
            { food: { name: "salt" }, unit: null, amount: 0 },
          ],
        },
      ],
    });
    expect(recipe?.ingredients).toEqual([
      { text: "200 g rice", section: "Pot" },
      { text: "salt", section: "Pot" },
    ]);
  });

  test("Paprika: lines that end in a colon are sections; the photo comes along", () => {
    const found = readPaprika({
      name: "Rice",
      ingredients: "Base:\n1 cup rice\n",
      directions: "Cook.",
      photo_data: "AAAA",
    });
    expect(found?.recipe.ingredients).toEqual([{ text: "1 cup rice", section: "Base" }]);
    expect(found?.imageBase64).toBe("AAAA");
  });

  test.each([null, 3, {}, { name: 1 }, { name: "x" }, []])("%j is none of them", (value) => {
    expect([readMealie(value), readTandoor(value), readPaprika(value)]).toEqual([null, null, null]);
  });
});
