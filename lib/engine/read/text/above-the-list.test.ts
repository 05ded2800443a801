import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "./index";

// A whole web page: the card is the recipe, and what the story above it lists, orders and advises is not.

const PAGE = `Skip to content

HOME   RECIPES   DINNER   ABOUT   SHOP   SUBSCRIBE

The BEST Creamy Tuscan Beans (One Pan, 30 Minutes!)

Published: Feb 3, 2021 · Modified: Jan 14, 2024 by Kay · This post may contain affiliate links · 412 Comments

4.87 from 236 votes

Jump to Recipe   Print Recipe   Pin It

These beans are everything you want on a weeknight! Creamy, garlicky, and it's all done in ONE pan.

ADVERTISEMENT

Ingredients You'll Need

Heavy cream – Don't swap in milk or it may split.
Parmesan – Freshly grated, please! The stuff in the can won't melt.
Beans: You need 2 cans, or about 3 cups cooked.

How to Make Tuscan Beans (Step by Step Photos)

Step 1: Soften the garlic.
Step 2: Make the sauce.
Step 3: Wilt the spinach and put everything together. Done!

Can I freeze it?
Yes, but the cream may split when you reheat it for 10 minutes.

More Easy Bean Recipes
Lemon White Bean Soup
Slow Cooker Bean Chili

Creamy Tuscan Beans

Author: Kay
Prep Time: 10 minutes
Cook Time: 20 minutes
Servings: 4 servings

Ingredients
US Customary – Metric
1x 2x 3x

2 Tbsp olive oil
4 cloves garlic, minced
2 cans white beans, drained
1 cup heavy cream
1/2 cup sun-dried tomatoes in oil, chopped
3 cups baby spinach

Nutrition: per serving
kcal 287
fat 10g
saturates 1g
carbs 33g
salt 0.7g

Instructions

Heat the oil in a large skillet over medium heat. Add the garlic and cook for 30 seconds.

Stir in the cream, beans and sun-dried tomatoes. Simmer for 4 minutes.

Stir in the spinach until wilted.

Did you make this recipe? Tag @kay on Instagram!

Notes
Storage: Refrigerate in an airtight container for up to 3 days.

Comments

Tom says
January 9, 2024 at 9:15 pm
Next time I'll bake it at 375 for 20 minutes.
`;

test("the list, the steps, the facts and the notes are the card's", () => {
  const read = parseRecipeText(PAGE);
  expect(read?.title).toBe("Creamy Tuscan Beans");
  expect(read?.ingredients).toEqual([
    { text: "2 Tbsp olive oil" },
    { text: "4 cloves garlic, minced" },
    { text: "2 cans white beans, drained" },
    { text: "1 cup heavy cream" },
    { text: "1/2 cup sun-dried tomatoes in oil, chopped" },
    { text: "3 cups baby spinach" },
  ]);
  expect(read?.instructions.map(({ text }) => text.split(" ").slice(0, 3).join(" "))).toEqual([
    "Heat the oil",
    "Stir in the",
    "Stir in the",
  ]);
  expect([read?.yield, read?.makes, read?.totalMinutes]).toEqual(["4 servings", undefined, 30]);
  expect(read?.notes).toEqual(["Storage: Refrigerate in an airtight container for up to 3 days."]);
  expect(read?.description).toBe(
    "These beans are everything you want on a weeknight! Creamy, garlicky, and it's all done in ONE pan.",
  );
});

test("the receipt has nothing to say of a page that was read so", () => {
  expect(formatText(PAGE)?.receipt?.issues).toEqual([]);
});

test("a list in two headed parts is no story above its second part", () => {
  const text = PAGE.replace("1 cup heavy cream\n", "Ingredients for the sauce\n1 cup heavy cream\n");
  expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).toEqual(
    parseRecipeText(PAGE)?.ingredients.map((line) => line.text),
  );
});

test("a German page is read so too", () => {
  const read = parseRecipeText(
    "Zum Inhalt springen\n\nSTARTSEITE   REZEPTE   SHOP   NEWSLETTER\n\nDas BESTE Ofengemüse mit Feta (nur ein Blech!)\n\nVeröffentlicht: 3. Februar 2024 · Dieser Beitrag enthält Werbung · 128 Kommentare\n\n4,8 von 213 Bewertungen\n\nZum Rezept springen   Rezept drucken\n\nDieses Ofengemüse gibt es bei uns jede Woche, und es schmeckt sogar den Kindern.\n\nAnzeige\n\nDiese Zutaten brauchst du\n\nFeta – bitte aus Schafsmilch!\nSüßkartoffeln – du brauchst 2 mittelgroße, also etwa 500 g.\n\nSchritt 1: Gemüse schneiden.\nSchritt 2: Alles mischen und backen.\n\nWeitere Rezepte mit Gemüse\nKürbissuppe\n\nOfengemüse mit Feta\n\nPortionen 4\n\nZutaten\n\n2 Paprika\n500 g Süßkartoffeln\n3 EL Olivenöl\n200 g Feta\n\nZubereitung\n\nDen Backofen auf 200 °C vorheizen.\nPaprika und Süßkartoffeln in Stücke schneiden. Mit dem Öl mischen.\n25 Minuten backen. Den Feta darüberbröseln.\n\nKommentare\n\nSabine sagt\nIch habe noch 200 g Champignons dazugegeben.",
  );
  expect(read?.title).toBe("Ofengemüse mit Feta");
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    "2 Paprika",
    "500 g Süßkartoffeln",
    "3 EL Olivenöl",
    "200 g Feta",
  ]);
  expect(read?.instructions[0]?.text).toBe("Den Backofen auf 200 °C vorheizen.");
  expect(read?.instructions).toHaveLength(3);
});

// The days of a long recipe, told in a few words above its list.

const REST =
  "For the levain\n25g sourdough starter\n100g flour\n100g water\n\nFor the dough\n400g flour\n350g water\n10g salt\n\nFriday\nStir the levain ingredients together and leave for 10 hours.\n\nSaturday\nMix the flour, water and salt with the levain. Knead for 10 minutes and leave for 2 hours. Shape into a loaf.\n\nSunday\nBake for 40 minutes. Cool on a rack.";

test.each([
  "Timeline\nFriday evening: feed the starter\nSaturday: mix, fold, shape\nSunday morning: bake",
  "The plan\nDay 1: stir and rest\nDay 2: knead and shape\nDay 3: bake",
])("is no step: %j", (overview) => {
  const read = parseRecipeText(`Country loaf\n\n${overview}\n\n${REST}`);
  expect(read?.instructions[0]?.text).toMatch(/^Stir the levain ingredients/);
  expect(read?.instructions.map(({ text }) => text).join(" ")).not.toContain("fold");
});

test("an order above the list stays one", () => {
  const read = parseRecipeText(`Country loaf\n\nHeat the oven to 250°C.\n\n${REST}`);
  expect(JSON.stringify(read)).toContain("Heat the oven to 250°C.");
});

test("a long paragraph in small letters above the list is not bought", () => {
  const read = parseRecipeText(
    "prawn noodle salad\n\nthe warm days are making me want warm day food which means light fresh flavours. sharp flavours are high on my list and this salad was a winner, largely due to the lime dressing that i made. it was based on an old recipe of a friend – she serves it with lobster (which i would love to do) but i went for rice noodles, grated carrots and prawns!\n\n1 large shallot, finely sliced\n\n2 limes\n\n15g palm sugar\n\n2 tablespoons of fish sauce\n\nplace the shallot in your bowl. add the juice of both limes. add the sugar and the fish sauce and leave for an hour. when ready to serve toss with the salad.",
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    "1 large shallot, finely sliced",
    "2 limes",
    "15g palm sugar",
    "2 tablespoons of fish sauce",
  ]);
});

test("what a writer says of the list right above step 1 is no step", () => {
  const read = parseRecipeText(
    "Tuna Pasta Bake\n\n• 600g rigatoni\n• 50g butter\n• 2 cans tuna steak\n\nThe choice of tuna is important if you are to lift this dish above the level of every day – I recommend a white one in olive oil.\n\n1. Heat oven to 180C. Boil the pasta until al dente\n2. Melt the butter and stir in the tuna. Mix with the pasta and bake for 15 mins.",
  );
  expect(read?.instructions.map(({ text }) => text.slice(0, 9))).toEqual(["Heat oven", "Melt the "]);
  expect(read?.notes?.join()).toContain("The choice of tuna");
});

test("how long a thing takes, told above the list, is no work", () => {
  const read = parseRecipeText(
    "Plain loaf\n\nYou'll need about 10 minutes on day one. Day two takes 20 minutes of work, 2 more hours of resting, then 45 minutes of baking.\n\n3 cups flour\n1/4 tsp yeast\n1 1/2 cups water\n\nIn a bowl, mix the flour, yeast and water. Let it rest for 12 hours.\n\nTurn the dough into a hot pot and bake 45 minutes.",
  );
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "In a bowl, mix the flour, yeast and water. Let it rest for 12 hours.",
    "Turn the dough into a hot pot and bake 45 minutes.",
  ]);
});
