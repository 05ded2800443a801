import { parseRecipeText } from ".";
import { dishName, namedInMessage, tidyTitle, withoutPraise } from "./title-name";

it.each([
  ["Plum Cake (The Only Recipe You'll Ever Need!)", "Plum Cake"],
  ["[Homemade] Plum cake, finally nailed it", "Plum cake"],
  ["Plum Cake - serves 8", "Plum Cake"],
  ["Plum Cake (2 loaves)", "Plum Cake"],
  ["Plum Cake – Recipe", "Plum Cake"],
  ["Plum Cake: Recipe", "Plum Cake"],
  ["Plum Cake (30 min)", "Plum Cake"],
  ["Oma's appeltaart (springvorm van 24 cm)", "Oma's appeltaart"],
  ["Plum Cake (the one everyone asks for!)", "Plum Cake"],
  ["Gran's Plum Cake (copied from her notebook, as she wrote it)", "Gran's Plum Cake"],
  ["Stoofperen (van mijn oma)", "Stoofperen"],
  ["Plum Cake (Zwetschgenkuchen)", "Plum Cake (Zwetschgenkuchen)"],
  ["Recipe for Plum Cake", "Plum Cake"],
  ["Plum Cake Recipe (from Aunt Verna)", "Plum Cake"],
  ["Plum Cake (by Ida Moss)", "Plum Cake"],
  ["Plum Cake (This one is from a website, there are others)", "Plum Cake"],
  ["Plum Cake (adapted from a church cookbook)", "Plum Cake"],
  ["Plum Cake (with streusel)", "Plum Cake (with streusel)"],
  ["Plum Cake (from scratch)", "Plum Cake (from scratch)"],
  ["Fwd: RE: plum cake", "Plum cake"],
  ["Plum Cake   from the kitchen of: Ida Moss", "Plum Cake"],
  ["BBQ RIBS WITH PLUM SAUCE", "BBQ Ribs with Plum Sauce"],
  ["Easy (15 Minute) Plum Cake", "Easy (15 Minute) Plum Cake"],
  ["SALMON PATTIES (Mamaw)", "Salmon Patties (Mamaw)"],
  ["SPICY BEEF BOWLS with quick pickled cucumber", "Spicy Beef Bowls with quick pickled cucumber"],
])("the dish in %j is %j", (title, name) => {
  expect(dishName(title)).toBe(name);
});

it("of a caption the stretch that names the dish", () => {
  expect(
    dishName("CREAMY PLUM ORZO save this for later!!", ["CREAMY PLUM ORZO", "save this for later!!"]),
  ).toBe("Creamy Plum Orzo");
});

it("a name in capitals stands above the sentence that tells what it is", () => {
  const recipe = parseRecipeText(
    "Baked Mostaccioli\n\nPasta baked in dish with spicy sauce\n\n- Prep time: 15 min\n- Servings: 8 bowls\n\n## Ingredients\n\n- 1 jar of spicy sauce\n- 1 box mostaccioli rigati\n\n## Directions\n\n1. Bring a pot to a boil and cook pasta for 6 minutes.\n2. Put pasta and sauce in a dish.\n3. Bake for 20 minutes.",
  );
  expect(recipe?.title).toBe("Baked Mostaccioli");
});

it("a message names its dish in passing", () => {
  expect(namedInMessage("ok so here's the plum cake recipe you asked for")).toBe("Plum cake");
  expect(namedInMessage("see you on sunday!")).toBeNull();
});

it("quotes in any number are taken off in time", () => {
  const started = performance.now();
  expect(tidyTitle('"Plum Cake"')).toBe("Plum Cake");
  tidyTitle(`${'"'.repeat(200_000)}a`);
  expect(performance.now() - started).toBeLessThan(5000);
});

it.each([
  ["The Best Lemon Cake You'll Ever Make", "Lemon Cake"],
  ["Easy Weeknight Lentil Curry", "Easy Weeknight Lentil Curry"],
  ["Quick and Easy Tomato Soup Recipe", "Quick and Easy Tomato Soup"],
  ["Apple Pie (The ONLY Recipe You'll Ever Need!)", "Apple Pie"],
  ["Best Brownies", "Best Brownies"],
  ["Perfect Pancakes", "Perfect Pancakes"],
  ["Eggs in Purgatory", "Eggs in Purgatory"],
  ["Quick-Pickled Onions", "Quick-Pickled Onions"],
])("the name in %j is %j", (title, name) => {
  expect(withoutPraise(title)).toBe(name);
});

it("how much it makes, below the method, is no name, and what else stands there is a note", () => {
  const read = parseRecipeText(
    "Gran's Pickled Onions (copied from her notebook, as she wrote it)\n\n2 lb onions\n1/3 cup salt\n\nSYRUP\n3 cups vinegar\n2 cups sugar\n\nSalt the onions. Boil the vinegar and sugar for 10 minutes. Pour over the onions.\n\nMakes 6 or 7 pts. Wait 4 wks. before you open any.",
  );
  expect(read?.title).toBe("Gran's Pickled Onions");
  expect(read?.ingredients[0]?.section).toBeUndefined();
  expect(read?.notes).toEqual(["Wait 4 wks. before you open any."]);
});

const METHOD =
  "\n\nIngredients\n200 g flour\n100 g butter\n3 plums\n\nMethod\nRub the butter into the flour. Top with the plums. Bake for 40 minutes.";

it.each([
  ["2nd Prize Plum Pie", "2nd Prize Plum Pie"],
  [
    "Three Storey Treat\n\nWhy I love this recipe\nThis treat is light, the flour is hardly there and the butter is everywhere.",
    "Three Storey Treat",
  ],
  [
    "Dreierlei Traum\n\nWarum ich dieses Rezept liebe\nWeil das Mehl kaum zu merken ist und die Butter alles trägt.",
    "Dreierlei Traum",
  ],
  [
    "Midsummer plum tart\n\nby Ida Moss\n\nThe classic plum tart with flour and a twist",
    "Midsummer plum tart",
  ],
])("the dish's name heads the text, whatever is told below it: %#", (head, title) => {
  expect(parseRecipeText(head + METHOD)?.title).toBe(title);
});

it("a note below the method names no dish", () => {
  const text = `Festive delight${METHOD}\n\nCook's note: Our version is made for you with festive foods – plums and butter – and some flour. This is what you'll be eating all month.`;
  expect(parseRecipeText(text)?.title).toBe("Festive delight");
});

test.each([
  ["Baked pasta with spinach: the ingredients", "Baked pasta with spinach"],
  ["Pasta al forno con spinaci: gli ingredienti", "Pasta al forno con spinaci"],
  ["Nudelauflauf mit Spinat: Zutaten", "Nudelauflauf mit Spinat"],
])("'%s' is a title and a heading", (line, title) => {
  const text = `${line}\n\n500 g pasta\n300 g spinach\n200 ml cream\n\nBoil the pasta. Stir in the spinach and the cream and bake for 20 minutes.`;
  expect(parseRecipeText(text)?.title).toBe(title);
});

test("a heading of the list is no title, however loud it is", () => {
  const text =
    "INGREDIENTES PARA 4 PERSONAS\n600 g de merluza\n1 cebolla\n2 patatas\nPREPARACIÓN\nPicamos la cebolla y la rehogamos. Añadimos las patatas y la merluza y cocemos 20 minutos.";
  expect(parseRecipeText(text)?.title ?? "").not.toMatch(/ingredientes/i);
});

test("what somebody tells how he made it is called by its name", () => {
  const text =
    "Ok, laat ik vertellen hoe ik de appeltaart maakte:\ningrediënten:\n200 g suiker\n200 g boter\n3 appels\n250 g bloem\n\nMeng de suiker, de boter en de bloem. Leg de appels erop en bak de taart 40 minuten.";
  expect(parseRecipeText(text)?.title).toBe("Appeltaart");
});

it("a list that says what it is for names the dish of a text that has no title", () => {
  const list = "3 eggs\n150 g sugar\n150 g flour";
  const icing = "100 g butter\n200 g icing sugar";
  const text = `Ingredients for an Orange Drizzle Cake\n${list}\nIngredients buttercream:\n${icing}\nMethod:\n- Whisk the eggs and sugar, fold in the flour and bake for 20 minutes.\n- Cream the butter with the icing sugar and spread it over the cake.`;
  const recipe = parseRecipeText(text);
  expect(recipe?.title).toBe("Orange Drizzle Cake");
  expect(recipe?.ingredients.at(-1)?.section).toBe("Buttercream");
});

it("a text whose first list is for the cake is no icing", () => {
  const text =
    "INGREDIENTS for the CAKE::\nFlour...2 1/2 c\nEggs......3\nBaking powder...2 tsp\nVanilla essence...2 tsp\nButter....1c\nSugar...1c\nMETHOD:\n- Sift flour and baking powder.\n- In another bowl cream the butter and sugar.\n- Add the eggs one by one.\n- Now add the vanilla essence.\n- Add the flour mixture and bake for 30 min.\nNow For the ICING::\nIcing sugar....2lb\nButter::1c\nVanilla essence...1tsp\nIn a bowl beat the butter and icing sugar, adding the vanilla. Keep one round cake in the bottom and spread some of the icing.";
  expect(parseRecipeText(text)?.title).toBe("CAKE");
});

it("the first of several layers is no dish", () => {
  const recipe = parseRecipeText(
    "Walnut Square Recipe\n\nBottom Layer\n1 cup flour\n1/2 cup butter\n\nRub together and press into a pan.\n\nTop Layer\n2 eggs\n1 cup walnuts\n\nMix well, pour over the bottom layer and bake for 25 minutes.",
  );
  expect(recipe?.title).toBe("Walnut Square");
  expect(recipe?.ingredients[0]?.section).toBe("Bottom Layer");
});

it.each(['How To Make "Meat Pie"', "How to make meat pie", '"Meat Pie"'])("%s names the dish", (head) => {
  const recipe = parseRecipeText(`${head}\n\n2 cups flour\n1 lb pork\n\nMix. Bake for 30 minutes.`);
  expect(recipe?.title?.toLowerCase()).toBe("meat pie");
});

const ON_PAGES: [line: string, title: string, list: string, method: string][] = [
  [
    "Title: Oatmeal Cookies",
    "Oatmeal Cookies",
    "1 cup butter\n2 eggs\n2 cups oats",
    "Mix all of it. Bake at 350F.",
  ],
  [
    "Recept: Chili con carne",
    "Chili con carne",
    "500 g gehakt\n1 ui\n2 blikken tomaten",
    "Bak het gehakt met de ui.",
  ],
  [
    "How to Make Prawn Linguine",
    "Prawn Linguine",
    "200g linguine\n250g prawns\n30g butter",
    "Cook the linguine.",
  ],
  [
    "Tiramisù: la ricetta originale",
    "Tiramisù",
    "500 g di mascarpone\n4 uova",
    "Montare le uova. Unire il mascarpone.",
  ],
  [
    "Soupe à l'oignon - Recette facile",
    "Soupe à l'oignon",
    "4 oignons\n50 g de beurre",
    "Faire fondre le beurre.",
  ],
  [
    "Pollo al ajillo - Receta fácil",
    "Pollo al ajillo",
    "1 pollo\n6 dientes de ajo",
    "Dorar el pollo con los ajos.",
  ],
  [
    "Bolo de cenoura - Receita simples",
    "Bolo de cenoura",
    "3 cenouras\n4 ovos",
    "Bata as cenouras com os ovos.",
  ],
  [
    "Kartoffelsuppe - Einfaches Rezept",
    "Kartoffelsuppe",
    "1 kg Kartoffeln\n1 l Brühe",
    "Die Kartoffeln kochen.",
  ],
];

test.each(ON_PAGES)("%s is %s, and all below it is the recipe", (line, title, list, method) => {
  const read = parseRecipeText(`${line}\n\n${list}\n\n${method}`);
  expect(read?.title).toBe(title);
  expect(read?.ingredients.map(({ text }) => text)).toEqual(list.split("\n"));
});

test("facts below a title that says how to make the dish are no orders", () => {
  const read = parseRecipeText(
    "How to Make Soda Bread\n\nMakes 1 loaf\nPrep time 15 minutes\nBake time 45 minutes\n\n400 g flour\n300 ml buttermilk\n1 tsp soda\n\nMix the flour with the soda. Stir in the buttermilk. Bake the bread for 45 minutes.",
  );
  expect(read?.title).toBe("Soda Bread");
  expect(read?.ingredients).toHaveLength(3);
  expect(read?.instructions.map(({ text }) => text).join(" ")).toMatch(/^Mix the flour/);
});
