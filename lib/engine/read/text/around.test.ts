import { parseRecipeText } from ".";

/** A recipe with other words above and below it; nothing else about it changes. */
const LIST = "250 g pasta\n2 cloves garlic, sliced\n1 tin tomatoes\n2 tbsp olive oil";
const STEPS =
  "Cook the pasta for 10 minutes and drain.\nFry the garlic in the oil for 2 minutes, then add the tomatoes and simmer for 15 minutes.\nToss with the pasta.";
const DOUGH =
  "Ingredients\n200 g plain flour\n100 g butter, softened\n80 g sugar\n1 egg\n\nMethod\n1. Cream the butter and sugar.\n2. Beat in the egg, then fold in the flour.\n3. Bake at 180C for 15 minutes.";

const pasta = (head: string, foot = "") => parseRecipeText(`${head}\n\n${LIST}\n\n${STEPS}\n\n${foot}\n`);
const dough = (head: string, foot = "") => parseRecipeText(`${head}\n\n${DOUGH}\n\n${foot}\n`);

it("a yield without its label ends a method and is nothing to do", () => {
  const cookies = dough("Butter cookies")?.instructions;
  const parsed = parseRecipeText(`Butter cookies\n\n${DOUGH} About 2 dozen cookies.`);
  expect(parsed?.instructions).toEqual(cookies);
  expect(parsed?.makes).toBe("2 dozen cookies");
});

describe("the name of the dish, however its line is written", () => {
  it.each([
    ["How to Make Tomato Pasta", "Tomato Pasta"],
    ["Tomato Pasta Recipe", "Tomato Pasta"],
    ["TOMATO PASTA 🍝🍅", "Tomato Pasta"],
    ["Tomato Pasta - The Copper Pot Blog", "Tomato Pasta"],
    ["Tomato Pasta | Weeknight Kitchen", "Tomato Pasta"],
    ["Tomato Pasta #vegan #quickdinner", "Tomato Pasta"],
    ["Tomato Pasta ★★★★★", "Tomato Pasta"],
    ["TOMATO PASTA (serves 4) - 35 mins", "Tomato Pasta"],
    ["Tomato Pasta, serves 4, ready in 40 minutes", "Tomato Pasta"],
    ["Tomato Pasta. 4 portions. 40 min.", "Tomato Pasta"],
    ["Tomato Pasta (recipe in comments)", "Tomato Pasta"],
    ["Tomato Pasta (from my aunt Rosa)", "Tomato Pasta"],
    ["Best Ever Tomato Pasta!!", "Tomato Pasta"],
    ["Tomato Pasta {dairy free}", "Tomato Pasta"],
    ["Recipe type: Dinner\nTomato Pasta", "Tomato Pasta"],
    ["My Grandmother's Tomato Pasta", "My Grandmother's Tomato Pasta"],
    ["Tomato Pasta (Sicilian style)", "Tomato Pasta (Sicilian style)"],
  ])("%j is %j", (line, name) => {
    expect(pasta(line)?.title).toBe(name);
  });

  it("a text that names no dish has no title", () => {
    expect(parseRecipeText(`${LIST}\n\n${STEPS}`)?.title).toBeNull();
  });
});

describe("for how many, and how long", () => {
  it.each<[string, string | null, number | null]>([
    ["| Prep time | Cook time | Serves |\n|---|---|---|\n| 10 min | 25 min | 4 |", "4", 35],
    ["Prep Time\n10 minutes\nCook Time\n20 minutes\nServings\n4", "4", 30],
    ["Time: 1h30\nServes four", "four", 90],
    ["Cooking time: 1¼ hours\nPreparation: ¼ hour\nFor 6 people", "6 people", 90],
    ["Takes an hour and a half", null, 90],
    ["Ready in under 30 minutes!\nServes: 2-3", "2-3", 30],
    ["Time: 0:45", null, 45],
    ["Total Time: 1 hour, 15 minutes, plus cooling", null, 75],
    ["Prep 10 mins (+ 20 mins cooling)\nCook 40 mins", null, 70],
    ["Prep: 30 minutes, plus 1 hour chilling", null, 90],
    ["Prep: 10 mins\nSlow cook: 4 hours on high or 8 hours on low", null, 250],
    ["Prep: 10 mins. Cook: 40 mins. Venting: 15 mins.", null, 65],
    ["Prep time: 20 mins; cooking time: 45 mins; resting time: 3 days", null, 4385],
    ["serves 2 // 20 mins", "2", 20],
    ["For 4", "4", null],
    ["Hands-on: 10 min, stand time: 5 min, cooking: 25 min", null, 40],
  ])("%j", (rows, servings, minutes) => {
    expect(pasta(`Tomato Pasta\n${rows}`)).toMatchObject({ yield: servings, totalMinutes: minutes });
  });

  it("the minutes that a page takes to read are no time of the recipe", () => {
    expect(pasta("Tomato Pasta\n\n5 min read\n\nServes 2")?.totalMinutes).toBeNull();
  });
});

describe("what comes out", () => {
  it.each([
    ["Butter Cookies\nYield: approx. 2 dozen", "2 dozen"],
    ["Butter Tart\na 23cm tart, serves 8–10", "23cm tart"],
    ["Butter Cookies\nMakes 24", "24 cookies"],
    ["Butter Cookies\nMakes about 30 cookies", "30 cookies"],
    ["Butter Cookies\nMAKES 2 DOZEN COOKIES", "2 dozen cookies"],
    ["Butter Cookies\nServes: 12 cookies", "12 cookies"],
    ["Butter Pie\nMakes one 9-inch pie", "one 9-inch pie"],
    ["Butter Cookies\nThis recipe makes 24 pieces and takes 40 minutes.", "24 pieces"],
    ["Butter Cookies\n24 pieces. 45 minutes, plus 30 minutes chilling.", "24 pieces"],
  ])("%j", (head, makes) => {
    expect(dough(head)?.makes).toBe(makes);
  });
});

describe("notes, wherever they stand", () => {
  it.each([
    "Cook's tip: Use spaghetti if you like.",
    "Make it vegan: leave off the cheese.",
    "To store: Keep in a box for 2 days.",
    "Note - no soaking needed for the beans.",
    "NB the sauce freezes well.",
    "PS it's even better the next day",
    "P.S. Fresh tomatoes are fine too, then it takes 30 minutes.",
    "Once opened, eat within 2 weeks.",
    "Don't skip the salt in the water, it makes all the difference.",
  ])("%j", (note) => {
    const recipe = pasta("Tomato Pasta", note);
    expect(recipe?.notes).toEqual([note]);
    expect(recipe?.instructions).toHaveLength(3);
  });

  it.each(["TEST KITCHEN TIP", "Pro tip", "Good to know", "Substitutions"])("under %j", (heading) => {
    const recipe = pasta("Tomato Pasta", `${heading}\nSave a mug of the pasta water to loosen the sauce.`);
    expect(recipe?.notes).toEqual(["Save a mug of the pasta water to loosen the sauce."]);
    expect(recipe?.instructions).toHaveLength(3);
  });

  it("above the list, between the steps, at the end of a step and as a footnote", () => {
    const recipe = dough(
      "Shortbread\n\nNote: start the day before, the dough must chill.",
      "*Rice flour gives a shorter crumb.",
    );
    expect(recipe?.notes).toContain("Note: start the day before, the dough must chill.");
    expect(recipe?.notes).toContain("Rice flour gives a shorter crumb.");
    const between = DOUGH.replace("\n2.", "\nTip: the butter should be soft.\n2.").replace(
      "15 minutes.",
      "15 minutes. Store in an airtight tin for up to 5 days.",
    );
    const told = parseRecipeText(`Shortbread\n\n${between}\n`);
    expect(told?.notes).toEqual([
      "Tip: the butter should be soft.",
      "Store in an airtight tin for up to 5 days.",
    ]);
    expect(told?.instructions).toHaveLength(3);
  });

  it("a step that is set apart stays a step", () => {
    expect(pasta("Tomato Pasta", "Serve with grated cheese.")?.instructions).toHaveLength(4);
  });
});

it("a writer's aside behind an ingredient is a note, an amount in brackets stays", () => {
  const recipe = parseRecipeText(
    "Noodles\n\nIngredients\n- 2 tbsp soy sauce (I love this brand!)\n- 1 can (14 oz) coconut milk\n- 200 g noodles\n\nMethod\n1. Boil the noodles.\n2. Stir in the soy sauce and coconut milk.",
  );
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
    "2 tbsp soy sauce",
    "1 can (14 oz) coconut milk",
    "200 g noodles",
  ]);
  expect(recipe?.notes).toEqual(["2 tbsp soy sauce (I love this brand!)"]);
});

it.each([
  [
    "Imprimer la recette – Passer à la recette\nNote : 4,6/5 (127 avis)",
    "Cake aux olives\n\n{rows}\n\nIngrédients :\n\n- 180 g de farine\n- 3 œufs\n\nPréparation :\n\n1. Mélangez la farine et les œufs.\n2. Enfournez 40 min.",
  ],
  [
    "Stampa | Salva nei preferiti\nVoto medio 4,7 su 5 (312 voti)",
    "Focaccia\n\n{rows}\n\nIngredienti:\n\n- 300 g di farina\n- 200 ml d'acqua\n\nPreparazione:\n\n1. Impastate la farina con l'acqua.\n2. Infornate 20 minuti.",
  ],
  [
    "Imprimir • Guardar\nValoración: 4,8/5 (56 votos)",
    "Bizcocho\n\n{rows}\n\nIngredientes:\n\n- 180 g de harina\n- 3 huevos\n\nElaboración:\n\n1. Mezcla la harina y los huevos.\n2. Hornea 40 minutos.",
  ],
])("buttons beside each other and how many liked it are furniture: %#", (rows, text) => {
  const recipe = parseRecipeText(text.replace("{rows}", rows));
  expect(recipe?.description ?? null).toBeNull();
  expect(recipe?.notes ?? []).toEqual([]);
  expect(recipe?.instructions).toHaveLength(2);
});

test.each([
  [
    "Lauchsuppe\n\nZutaten\n3 Stangen Lauch\n1 l Brühe\n\nZubereitung\n1. Den Lauch schneiden.\n2. Die Brühe zugeben und 20 Minuten köcheln lassen.",
    [
      "Nährwerte pro Portion: 320 kcal, 12 g Eiweiß, 30 g Kohlenhydrate",
      "Das könnte dir auch gefallen\nApfelkuchen\nLinsensuppe",
      "Schreibe einen Kommentar",
    ],
  ],
  [
    "Soupe aux poireaux\n\nIngrédients\n3 poireaux\n1 l de bouillon\n\nPréparation\n1. Couper les poireaux.\n2. Ajouter le bouillon et laisser mijoter 20 minutes.",
    [
      "Valeurs nutritionnelles par portion : 320 kcal, 12 g de protéines",
      "Vous aimerez aussi\nTarte aux pommes\nSoupe de lentilles",
      "Laisser un commentaire",
    ],
  ],
  [
    "Sopa de puerros\n\nIngredientes\n3 puerros\n1 l de caldo\n\nPreparación\n1. Cortar los puerros.\n2. Añadir el caldo y cocer 20 minutos.",
    [
      "Información nutricional por ración: 320 kcal, 12 g de proteínas",
      "También te puede gustar\nTarta de manzana",
      "Deja un comentario",
    ],
  ],
  [
    "Zuppa di porri\n\nIngredienti\n3 porri\n1 l di brodo\n\nPreparazione\n1. Tagliare i porri.\n2. Unire il brodo e cuocere per 20 minuti.",
    [
      "Valori nutrizionali per porzione: 320 kcal, 12 g di proteine",
      "Ti potrebbe interessare\nTorta di mele\nZuppa di lenticchie",
      "Lascia un commento",
    ],
  ],
  [
    "Preisoep\n\nIngrediënten\n3 preien\n1 l bouillon\n\nBereiding\n1. Snijd de prei.\n2. Voeg de bouillon toe en kook 20 minuten.",
    [
      "Voedingswaarde per portie: 320 kcal, 12 g eiwit",
      "Misschien vind je dit ook leuk\nAppeltaart\nLinzensoep",
      "Laat een reactie achter",
    ],
  ],
  [
    "Sopa de alho-poró\n\nIngredientes\n3 alhos-porós\n1 l de caldo\n\nModo de preparo\n1. Corte o alho-poró.\n2. Junte o caldo e cozinhe por 20 minutos.",
    [
      "Informação nutricional por porção: 320 kcal, 12 g de proteína",
      "Você também pode gostar\nTorta de maçã\nSopa de lentilha",
      "Deixe um comentário",
    ],
  ],
])("what a page has below its recipe is neither bought nor done: %s", (recipe, rows) => {
  for (const row of rows) {
    const read = parseRecipeText(`${recipe}\n\n${row}\n`);
    expect(read?.ingredients).toHaveLength(2);
    expect(read?.instructions).toHaveLength(2);
  }
});
