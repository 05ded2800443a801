/** The curated recipes themselves: written with the care that the product promises for everybody else's. */
import { join } from "node:path";
import sharp from "sharp";
import { checkAgainstSource } from "@/lib/engine/check";
import { parseRecipeText } from "@/lib/engine/read/text";
import { LIBRARY_PACK_RECIPES } from "@/lib/rules/limits";
import { isShareable } from "@/lib/rules/library/access";
import { plainText } from "@/lib/engine/recipe/markup";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { drawAsJpeg } from "@/lib/images/drawing";
import { readPack, type PackRecipe } from "@/lib/library/pack";

const PICTURE_MAX_BYTES = 40 * 1024;
const SENTENCE_MAX_WORDS = 20;

const pack = await readPack(join(import.meta.dirname, "../../prisma/library"));
const named = pack.map((recipe): [string, PackRecipe] => [recipe.id, recipe]);
const all = <T>(of: (recipe: PackRecipe) => readonly T[]) => [...new Set(pack.flatMap(of))].sort();

test("ten recipes, every access level, category and tag among them; links for more than one level", () => {
  expect(pack).toHaveLength(LIBRARY_PACK_RECIPES);
  expect(pack.map(({ position }) => position)).toEqual(pack.map((_recipe, index) => index + 1));
  expect(all(({ accessLevel }) => [accessLevel])).toEqual(["demo", "free", "premium"]);
  expect(all(({ category }) => [category])).toEqual(["kid-approved-comfort", "one-pan-wonders"]);
  expect(all(({ tags }) => tags)).toEqual([
    "15-minute-meals",
    "15minutes",
    "dinnerinadash",
    "freely-shareable",
  ]);
  const shared = pack.filter(({ tags }) => isShareable(tags)).map(({ accessLevel }) => accessLevel);
  expect(new Set(shared).size).toBe(3);
  expect(shared.length).toBeLessThan(pack.length);
});

test("a tag that promises fifteen minutes keeps it", () => {
  const quick = pack.filter(({ tags }) => tags.includes("15minutes") || tags.includes("15-minute-meals"));
  expect(quick.map(({ formattedContent }) => formattedContent.totalMinutes)).toEqual(quick.map(() => 15));
});

test.each(named)(
  "%s keeps every line of what was written, and places it",
  (_id, { source, formattedContent }) => {
    const text = source.join("\n");
    const read = parseRecipeText(text);
    expect(read).not.toBeNull();
    if (!read) return;
    const { issues, ingredients, amounts, times, temperatures, sentences } = checkAgainstSource(
      read,
      formattedContent,
      text,
    );
    expect(issues).toEqual([]);
    expect(ingredients.placed).toBe(ingredients.total);
    expect(amounts.matching).toBe(amounts.checked);
    expect(times.matching).toBe(times.checked);
    expect(temperatures.matching).toBe(temperatures.checked);
    expect(sentences.kept).toBe(sentences.total);
    expect(formattedContent).toMatchObject({
      servings: expect.any(Number) as number,
      totalMinutes: expect.any(Number) as number,
      imageUrl: null,
    });
  },
);

test.each(named)("%s uses each ingredient, and none by a guess", (_id, { formattedContent }) => {
  const list = flatIngredients(formattedContent.ingredients);
  const uses = formattedContent.steps.flatMap((step) => step.actions?.flatMap((action) => action.uses) ?? []);
  const used = new Set(
    [...uses, ...formattedContent.steps.flatMap((step) => step.uses ?? [])].map(({ line }) => line),
  );
  expect(list.filter((_line, index) => !used.has(index))).toEqual([]);
  expect(uses.filter(({ guessed }) => guessed)).toEqual([]);
});

test.each(named)(
  "%s reads easily: short sentences, amounts where they are needed, preparation first",
  (_id, recipe) => {
    const { steps } = recipe.formattedContent;
    steps.forEach((step, index) => {
      expect(step.number).toBe(index + 1);
      for (const sentence of plainText(step.instruction).split(/[.;!?]\s/))
        expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(SENTENCE_MAX_WORDS);
      for (const ingredient of step.ingredients) expect(ingredient).toMatch(/^\d/);
      expect(plainText(step.instruction)).not.toMatch(/\b(?:the mixture|everything else|as before)\b/i);
    });
    const lastPrep = steps.map(({ isPrep }) => isPrep).lastIndexOf(true);
    expect(steps.slice(0, lastPrep + 1).every(({ isPrep }) => isPrep)).toBe(true);
  },
);

test.each(named)("%s is safe to eat: poultry reaches 74 °C (165 °F), and hands are washed", (_id, recipe) => {
  const list = flatIngredients(recipe.formattedContent.ingredients).join("\n");
  if (!/chicken|turkey/.test(list)) return;
  const method = recipe.formattedContent.steps.map(({ instruction }) => plainText(instruction)).join("\n");
  expect(method).toContain("74 °C (165 °F)");
  expect(method).toMatch(/Wash your hands/);
});

test.each(named)("%s has a drawing that is light as a picture", async (_id, { drawing }) => {
  const jpeg = await drawAsJpeg(drawing);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 640, height: 480 });
  expect(jpeg.byteLength).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
});
