import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { readOriginal } from "./claims";

const RECIPE: SourceRecipe = {
  title: "Barley Bake",
  description: null,
  yield: "4",
  totalMinutes: null,
  imageUrl: null,
  ingredients: [
    { text: "1 1/2 cups pearl barley" },
    { text: "2 leeks, sliced" },
    { text: "60 g butter", section: "For the crumbs" },
  ],
  instructions: [
    { text: "Boil the barley for 25 minutes. Drain it well." },
    { text: "Fry the leeks in the butter and fold in." },
  ],
};

const PAGE = `
  <nav>Recipes About</nav>
  <p>My aunt grew leeks behind the station, and this is what we ate all winter long.</p>
  <h2>Barley Bake</h2>
  <div>Prep time</div><div>10 mins</div>
  <div>Serves 4</div>
  <h3>Ingredients</h3>
  <ul><li>1½ cups pearl barley</li><li>2 leeks, sliced</li></ul>
  <h4>For the crumbs</h4>
  <ul><li>60 g butter</li></ul>
  <div>Advertisement</div>
  <div><a href="/shop">Shop our leek knives</a></div>
  <h3>Method</h3>
  <p>Step 1</p>
  <p>Boil the barley for 25 minutes.</p><p>Drain it well.</p>
  <p>Step 2</p>
  <p>Fry the leeks in the butter and fold in.</p>
  <h3>Notes</h3>
  <p>Keeps for three days in the fridge.</p>
  <p>Oats do as well as barley here.</p>
  <h3>Nutrition</h3>
  <p>Calories 410 per serving and a lot of fibre</p>`;

/** The lines of the original and what they became; "?" for lines that nobody claims. */
function ledgerOf(html: string, recipe = RECIPE): string[] {
  const { original, recipe: read } = readOriginal(html, recipe);
  let at = 0;
  return original.split("\n").map((line) => {
    const claim = read.claims?.find(({ start, end }) => start === at && end === at + line.length);
    at += line.length + 1;
    return `${claim?.reason ?? claim?.as ?? "?"}: ${line}`;
  });
}

test("every line that the page shows of the recipe is claimed once, as what it became", () => {
  expect(ledgerOf(PAGE)).toEqual([
    "title: Barley Bake",
    "fact: Prep time 10 mins",
    "fact: Serves 4",
    "ingredient: 1½ cups pearl barley",
    "ingredient: 2 leeks, sliced",
    "heading: For the crumbs",
    "ingredient: 60 g butter",
    "advertising: Advertisement",
    "furniture: Shop our leek knives",
    "heading: Method",
    "furniture: Step 1",
    "instruction: Boil the barley for 25 minutes.",
    "instruction: Drain it well.",
    "furniture: Step 2",
    "instruction: Fry the leeks in the butter and fold in.",
    "heading: Notes",
    "note: Keeps for three days in the fridge.",
    "note: Oats do as well as barley here.",
  ]);
});

test("the notes below the method are the recipe's; what stands under the next heading is not", () => {
  expect(readOriginal(PAGE, RECIPE).recipe.notes).toEqual([
    "Keeps for three days in the fridge.",
    "Oats do as well as barley here.",
  ]);
});

test("an ingredient or a step that was not read stays unclaimed, for the receipt to ask about", () => {
  const without = {
    ...RECIPE,
    ingredients: RECIPE.ingredients.filter(({ text }) => text !== "2 leeks, sliced"),
  };
  expect(ledgerOf(PAGE, without)).toContain("?: 2 leeks, sliced");
});

test("a line that the page says twice is claimed once, and set aside as said again", () => {
  const twice = PAGE.replace("<h3>Method</h3>", "<p>2 leeks, sliced</p><h3>Method</h3>");
  expect(ledgerOf(twice).filter((line) => line.endsWith("2 leeks, sliced"))).toEqual([
    "ingredient: 2 leeks, sliced",
    "repeated: 2 leeks, sliced",
  ]);
});

test("of a list above in the story and one in the recipe, the one that the method follows is shown", () => {
  const story = `<p>1½ cups pearl barley</p>${"<p>How we talked that evening about the winter.</p>".repeat(30)}`;
  expect(ledgerOf(story + PAGE).some((line) => line.includes("that evening"))).toBe(false);
});

test("where the page does not show the recipe as text, its data is the original", () => {
  expect(ledgerOf("<p>A story about barley.</p>")).toEqual([
    "title: Barley Bake",
    "fact: 4",
    "ingredient: 1 1/2 cups pearl barley",
    "ingredient: 2 leeks, sliced",
    "ingredient: 60 g butter",
    "instruction: Boil the barley for 25 minutes. Drain it well.",
    "instruction: Fry the leeks in the butter and fold in.",
  ]);
});
