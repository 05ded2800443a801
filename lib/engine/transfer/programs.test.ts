/** Files of other programs, each made after the shapes that the program publishes or writes. */
import Papa from "papaparse";
import { recipeTexts } from "@/lib/engine/transfer/collections";
import { readRecipeFile } from "./read-file";

const rowsOf = (text: string) => Papa.parse<string[]>(text, { skipEmptyLines: "greedy" }).data;

/** "title | yield | [section] list | [section] method | notes" of each recipe, or its problem. */
const told = (path: string, text: string): string[] =>
  readRecipeFile(path, text, { rowsOf }).map((found) => {
    if (found.kind !== "source")
      return found.kind === "problem" ? `! ${found.name}: ${found.problem}` : found.name;
    const { title, ingredients, instructions, notes = [], yield: makes } = found.recipe;
    const said = (lines: typeof ingredients) =>
      lines.map(({ text: words, section }) => (section ? `[${section}] ${words}` : words)).join(" / ");
    return [title, makes ?? "-", said(ingredients), said(instructions), notes.join(" / ")].join(" | ");
  });

test("Mela: lines of one text, sections by a sign, its picture and its time", () => {
  const mela = {
    id: "x",
    title: "Dan dan noodles",
    text: "Quick.",
    images: ["aGk="],
    yield: "2",
    totalTime: "1 hr 10 min",
    ingredients: "200 g noodles\n# Sauce\n2 tbsp tahini\n1 tbsp soy sauce",
    instructions: "Boil the noodles.\n# Sauce\nWhisk the tahini with the soy sauce.",
    notes: "Keeps for three days in the fridge.",
    link: "https://example.com/dan-dan",
  };
  expect(told("a.melarecipe", JSON.stringify(mela))).toEqual([
    "Dan dan noodles | 2 | 200 g noodles / [Sauce] 2 tbsp tahini / [Sauce] 1 tbsp soy sauce | Boil the noodles. / [Sauce] Whisk the tahini with the soy sauce. | Keeps for three days in the fridge.",
  ]);
  const [found] = readRecipeFile("a.melarecipe", JSON.stringify(mela));
  expect(found).toMatchObject({
    imageBase64: "aGk=",
    recipe: { totalMinutes: 70, url: "https://example.com/dan-dan", description: "Quick." },
  });
});

test("Paprika: the time in all, or what preparation and cooking take", () => {
  const minutesOf = (times: object) => {
    const recipe = { name: "Stew", ingredients: "1 onion", directions: "Fry.", ...times };
    const [found] = readRecipeFile("a.paprikarecipe", JSON.stringify(recipe));
    return found?.kind === "source" ? found.recipe.totalMinutes : undefined;
  };
  expect(minutesOf({ total_time: "1 hr 30 min", prep_time: "10 min" })).toBe(90);
  expect(minutesOf({ prep_time: "10 min", cook_time: "45 mins", total_time: "" })).toBe(55);
  expect(minutesOf({})).toBeNull();
});

test("Crouton: amounts and units apart, in their order, sections among them", () => {
  const line = (order: number, name: string, amount?: number, quantityType?: string) => ({
    ...{ uuid: String(order), order, ingredient: { uuid: name, name } },
    ...(quantityType && { quantity: { amount, quantityType } }),
  });
  const crumb = {
    uuid: "y",
    name: "Pancakes",
    serves: 4,
    duration: 600,
    cookingDuration: 900,
    webLink: "https://example.com/pancakes",
    ingredients: [
      line(2, "eggs", 2, "ITEM"),
      line(0, "flour", 0.5, "CUP"),
      line(1, "milk", 250.5, "MILLS"),
      line(3, "Topping", undefined, "SECTION"),
      line(4, "maple syrup"),
    ],
    steps: [
      { order: 1, step: "Fry for 2 minutes.", isSection: false },
      { order: 0, step: "Whisk everything.", isSection: false },
    ],
  };
  expect(told("Pancakes.crumb", JSON.stringify(crumb))).toEqual([
    "Pancakes | 4 | 1/2 cup flour / 250.5 ml milk / 2 eggs / [Topping] maple syrup | Whisk everything. / Fry for 2 minutes. | ",
  ]);
  expect(readRecipeFile("a.crumb", JSON.stringify(crumb))[0]).toMatchObject({ recipe: { totalMinutes: 25 } });
});

test("Plan to Eat and other tables: a row each, quoted cells of several lines; a row without a list stops no other", () => {
  const csv = [
    "Title,Course,Serves,Source,Url,Photo Url,Description,Directions,Ingredients",
    'Leek soup,Main,4,Mum,https://example.com/leek,,"Warm, and quick.","Fry the leeks.\nAdd the ""good"" stock.","2 leeks\nFor the top:\n1 tbsp cream"',
    "Half a row,Main",
    "Rice,Side,2,,,,,Boil the rice.,200 g rice; 400 ml water",
  ].join("\r\n");
  expect(told("export.csv", csv)).toEqual([
    'Leek soup | 4 | 2 leeks / [For the top] 1 tbsp cream | Fry the leeks. / Add the "good" stock. | ',
    "! Half a row: This row has no ingredients.",
    "Rice | 2 | 200 g rice / 400 ml water | Boil the rice. | ",
  ]);
});

test("Recipe Keeper: one page for all recipes", () => {
  const recipe = (name: string, list: string) =>
    `<div class="recipe-details"><h2 itemprop="name">${name}</h2><span itemprop="recipeYield">4</span><img src="images/a.jpg" class="recipe-photo">
     <span itemprop="recipeSource"><a href="#">https://example.com/x</a></span>
     <div itemprop="recipeIngredients">${list}</div>
     <div itemprop="recipeDirections"><p>Fry for 5 minutes.</p><p></p><p>Serve.</p></div><div itemprop="recipeNotes"><p>Freezes well.</p></div></div>`;
  const page = `<!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>${recipe("Stew", "<p>1 onion</p><p>500 g beef</p>")}${recipe("Nothing", "")}${recipe("Rice &amp; peas", "<p>Base:</p><p>200 g rice</p>")}</body></html>`;
  expect(told("recipes.html", page)).toEqual([
    "Stew | 4 | 1 onion / 500 g beef | Fry for 5 minutes. / Serve. | Freezes well.",
    "! Nothing: This recipe has no ingredients that we can read.",
    "Rice & peas | 4 | [Base] 200 g rice | Fry for 5 minutes. / Serve. | Freezes well.",
  ]);
});

test("a picture that came along is the recipe's", () => {
  const page = `<html><body><div class="recipe"><div id="name">Tacos</div><img class="recipeImage" src="images/tacos.jpg"><ul><li class="recipeIngredient">500 g mince</li></ul></div></body></html>`;
  const pictureOf = (path: string) => (path === "images/tacos.jpg" ? "aGk=" : null);
  expect(readRecipeFile("recipes.html", page, { pictureOf })).toMatchObject([{ imageBase64: "aGk=" }]);
  expect(readRecipeFile("recipes.html", page)).not.toMatchObject([{ imageBase64: "aGk=" }]);
});

test("CopyMeThat: headings among the lines", () => {
  const page = `<html><body><div class="recipe"><div id="name">Tacos</div><a id="recipeYield">6 servings</a><a id="original_link" href="#">https://example.com/tacos</a>
    <ul id="recipeIngredients"><li class="recipeIngredient">500 g mince</li><li class="recipeIngredient_subheader">Salsa</li><li class="recipeIngredient">2 tomatoes</li></ul>
    <ol id="recipeInstructions"><li class="instruction">Fry the mince.</li><li class="instruction">Chop the tomatoes.</li></ol>
    <ul><li class="recipeNote">Or use beans.</li></ul></div></body></html>`;
  expect(told("recipes.html", page)).toEqual([
    "Tacos | 6 servings | 500 g mince / [Salsa] 2 tomatoes | Fry the mince. / Chop the tomatoes. | Or use beans.",
  ]);
});

describe("several recipes in one text", () => {
  const one = (title: string, food: string, end = "") =>
    `${title}\n\nServings: 4\n\nIngredients\n200 g ${food}\n1 l water\n\nSteps\n1) Boil the ${food} for 10 minutes.\n2) Serve.${end}`;

  test.each([
    ["two blank lines", "\n\n\n"],
    ["a line of marks", "\n\n----------\n\n"],
    ["a new page", "\n\f"],
    ["Windows' line ends", "\r\n\r\n\r\n"],
  ])("%s between them", (_name, between) => {
    const text = [
      one("Rice", "rice"),
      one("Tea pot", "tea", "\n\nNotes\nKeeps for three days in the fridge."),
      one("Soup", "leeks"),
    ].join(between);
    expect(told("all.txt", text)).toEqual([
      "Rice | 4 | 200 g rice / 1 l water | Boil the rice for 10 minutes. / Serve. | ",
      "Tea pot | 4 | 200 g tea / 1 l water | Boil the tea for 10 minutes. / Serve. | Keeps for three days in the fridge.",
      "Soup | 4 | 200 g leeks / 1 l water | Boil the leeks for 10 minutes. / Serve. | ",
    ]);
  });

  test("one recipe in parts stays one, also with lines of marks", () => {
    const parts = (between: string) =>
      `Pie\n\nIngredients\n200 g flour\n\nSteps\nKnead the flour.${between}For the filling\n\nIngredients\n3 apples\n\nSteps\nSlice the apples.`;
    for (const between of ["\n\n", "\n\n\n", "\n\n---\n\n"])
      expect(readRecipeFile("pie.txt", parts(between))).toHaveLength(1);
    expect(
      readRecipeFile(
        "pie.txt",
        one("Pie", "plums", "\n\n\nNotes\nKeeps for three days in the fridge.\n\n\nMore\nEat soon."),
      ),
    ).toHaveLength(1);
  });

  test("a long one is divided in time that grows with it", () => {
    const text = Array.from({ length: 2_000 }, (_, number) => one(`Rice ${number}`, "rice")).join("\n\n\n");
    expect(recipeTexts(text)).toHaveLength(2_000);
    expect(recipeTexts("-".repeat(200_000) + "\n\n\n".repeat(50_000))).toHaveLength(1);
  });
});

test("Cookmate: XML", () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1"><recipe><title>Crêpes &amp; jam</title><quantity>4</quantity><url>https://example.com/c</url>
    <ingredient><li>250 g flour</li><li>500 ml milk</li></ingredient><recipetext><li>Whisk.</li><li>Fry thin crêpes.</li></recipetext></recipe>
    <recipe><title>Toast</title><ingredient><li>2 slices bread</li></ingredient><recipetext><li>Toast the bread.</li></recipetext></recipe></cookbook>`;
  expect(told("my_recipes.xml", xml)).toEqual([
    "Crêpes & jam | 4 | 250 g flour / 500 ml milk | Whisk. / Fry thin crêpes. | ",
    "Toast | - | 2 slices bread | Toast the bread. | ",
  ]);
});

test("Cookmate: texts quoted whole, and lists without elements for their lines", () => {
  const xml = `<?xml version="1.0"?><cookbook><recipe><title><![CDATA[Mac & cheese]]></title>
    <ingredient>200 g macaroni\n100 g cheese</ingredient><recipetext><![CDATA[Boil for < 10 minutes.\nStir in the cheese.]]></recipetext></recipe></cookbook>`;
  expect(told("a.xml", xml)).toEqual([
    "Mac & cheese | - | 200 g macaroni / 100 g cheese | Boil for < 10 minutes. / Stir in the cheese. | ",
  ]);
});

test("Recipe Keeper: a method in a list of steps, each once", () => {
  const page = `<html><body><div class="recipe-details"><h2 itemprop="name">Rice</h2><div itemprop="recipeIngredients"><p>200 g rice</p></div>
    <div itemprop="recipeDirections"><ol><li><p>Boil.</p></li><li>Serve.</li></ol></div></div></body></html>`;
  expect(told("recipes.html", page)).toEqual(["Rice | - | 200 g rice | Boil. / Serve. | "]);
});

test("a recipe inside another is a part of it, and a long collection is whole", () => {
  const one = (name: string, inside = "") =>
    `<div class="recipe"><div id="name">${name}</div><ul><li class="recipeIngredient">1 egg</li></ul>${inside}</div>`;
  const page = `<html><body>${one("Outer", one("Inner", one("Innermost")) + one("Second"))}${one("Last")}</body></html>`;
  expect(readRecipeFile("a.html", page).map(({ name }) => name)).toEqual(["Outer", "Last"]);
  expect(readRecipeFile("b.html", `<html><body>${one("Egg").repeat(5_100)}</body></html>`)).toHaveLength(
    5_100,
  );
});

test("RecipeSage and Nextcloud write what web pages do", () => {
  const recipe = (name: string) => ({
    ...{ "@context": "http://schema.org", "@type": "Recipe", name, recipeYield: "2" },
    recipeIngredient: ["1 onion", "200 g rice"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Fry the onion." }],
  });
  expect(told("recipesage.json-ld.json", JSON.stringify([recipe("Pilaf"), recipe("Soup")]))).toEqual([
    "Pilaf | 2 | 1 onion / 200 g rice | Fry the onion. | ",
    "Soup | 2 | 1 onion / 200 g rice | Fry the onion. | ",
  ]);
});

test("a page of one recipe and a text stay what they are", () => {
  const page = `<html><body><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 onion</li><li>2 leeks</li><li>1 tbsp oil</li><li>500 ml stock</li></ul><h2>Method</h2><ol><li>Fry the onion and leeks in the oil for 10 minutes.</li><li>Add the stock and simmer.</li></ol></body></html>`;
  expect(told("soup.html", page)).toEqual([
    "Soup | - | 1 onion / 2 leeks / 1 tbsp oil / 500 ml stock | Fry the onion and leeks in the oil for 10 minutes. / Add the stock and simmer. | ",
  ]);
  expect(
    told("soup.txt", "Soup\n\n1 onion\n2 leeks\n\nFry the onion and leeks for 10 minutes."),
  ).toHaveLength(1);
});
