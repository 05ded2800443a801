/** How people keep their recipes at home, in words of our own: what is bought, what is done, and under which name. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { parseRecipeText } from ".";

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map((line) => line.text);
const partsOf = (text: string): (string | undefined)[] => [
  ...new Set((parseRecipeText(text)?.ingredients ?? []).map(({ section }) => section)),
];
const methodOf = (text: string): string =>
  (formatText(text)?.steps ?? [])
    .flatMap(({ section, actions = [] }) => [
      section ?? "",
      ...actions.map((action) => plainText(action.text)),
    ])
    .join(" ");

test("a paragraph of orders between two steps is done", () => {
  const text =
    "Oublies\n\nPour la pâte\n- 120 g de farine\n- 6 g de levure\n- 40 g de beurre\n\nPour la crème\n- 250 g de lait\n- 60 g de sucre\n\nPour la crème : Dans une casserole, faites bouillir le lait. Ajoutez le sucre et laissez épaissir, puis réservez au frais pendant 3 h.\n\nPour la pâte : Dans un grand saladier, versez la farine et la levure. Continuez de mélanger pendant 5 minutes environ puis ajoutez le beurre (contrairement à la brioche ;)). Faites une boule et laissez-la reposer sous un linge 30 minutes\n\nPréchauffez votre four à 220°C\n\nGarnissez la pâte de crème et enfournez 25 minutes.";
  expect(methodOf(text)).toMatch(/versez la farine.*ajoutez le beurre.*faites une boule/isu);
  expect(parseRecipeText(text)?.notes ?? []).toEqual([]);
});

test.each([
  "Soupe\n\n- 2 carottes\n- 1 oignon\n- 1 l d'eau\n\n1. Couper les carottes et l'oignon.\n\nAstuce : vous pouvez ajouter un navet et faire cuire un peu plus longtemps.\n\n2. Cuire 20 minutes dans l'eau.",
])("a labelled note between two steps stays a note: %#", (text) => {
  expect(methodOf(text)).not.toContain("navet");
});

test.each([
  ["es", "Cómo hacer empanadillas de atún con pimiento"],
  ["es", "¿Cómo se hacen las empanadillas de atún?"],
  ["fr", "Comment faire des chaussons au thon"],
  ["it", "Come fare i fagottini al tonno"],
  ["pt", "Como fazer pastéis de atum"],
])("%s: '%s' heads the method and takes nothing", (language, heading) => {
  const [list, order] = {
    es: [
      "200 g de atún\n1 pimiento\n12 obleas",
      "Picar el pimiento. Mezclar con el atún y rellenar las obleas.",
    ],
    fr: [
      "200 g de thon\n1 poivron\n12 disques de pâte",
      "Hacher le poivron. Mélanger au thon et garnir la pâte.",
    ],
    it: [
      "200 g di tonno\n1 peperone\n12 dischi di pasta",
      "Tritare il peperone. Unire il tonno e farcire la pasta.",
    ],
    pt: ["200 g de atum\n1 pimento\n12 discos de massa", "Pique o pimento. Junte o atum e recheie a massa."],
  }[language] ?? ["", ""];
  const method = methodOf(`Chaussons\n\n${list}\n\n${heading}\n\n${order}`);
  expect(method).not.toMatch(/C[oó]mo (?:hacer|se)|Comment faire|Come fare|Como fazer/u);
});

test("a list whose lines end with commas has one thing a line, without them", () => {
  const text =
    "Poivrons farcis\n\nIngrédients\n\n- Deux gros poivrons,\n- 120 g de boulgour, cuit,\n- De la crème, légère ou non selon le goût, ou du fromage blanc,\n- De l'huile d'olive,\n- Feta.\n\nPréparation\n\n1. Mélanger le boulgour, la crème et la feta,\n2. Vider les poivrons et les remplir,\n3. Arroser d'huile et cuire 30 minutes.";
  expect(listOf(text)).toEqual([
    "Deux gros poivrons",
    "120 g de boulgour, cuit",
    "De la crème, légère ou non selon le goût, ou du fromage blanc",
    "De l'huile d'olive",
    "Feta",
  ]);
});

test.each([
  ["- x6", 6],
  ["x 4", 4],
])("'%s' above a list is for how many, and is not bought", (row, servings) => {
  const text = `Riso al latte\n${row}\n- Riso 300 gr.\n- Latte 1 litro\n- Zucchero 50 gr.\n\nCuocere il riso nel latte 20 minuti. Aggiungere lo zucchero.`;
  expect(listOf(text)).toHaveLength(3);
  expect(formatText(text)?.servings).toBe(servings);
});

test("a part that is called like the dish keeps its name behind another one", () => {
  const text =
    "Garbanzos\n\nSofrito\n- Tomate triturado 200 g\n- Cebolla 1\n\nGarbanzos\n- Garbanzos 400 g\n- Cebolla 1\n- Caldo 1 l\n\nPasos\n1. Calentar el sofrito en la olla.\n2. Añadir los garbanzos, la cebolla y el caldo.\n3. Cocer 45 minutos.";
  expect(partsOf(text)).toEqual(["Sofrito", "Garbanzos"]);
});

test.each([
  [
    "Tarta\n\nIngredientes (masa)\n- 200 g de harina\n- 100 g de azúcar\n\nIngredientes (relleno)\n- 3 huevos\n- 150 g de azúcar\n\nPreparación\n1. Mezclar la harina con el azúcar.\n2. Para el relleno, batir los huevos con el azúcar.",
    ["Masa", "Relleno"],
  ],
  [
    "Bolo de laranja\n\nIngredientes – Bolo\n- 3 ovos\n- 200 g de farinha\n\nIngredientes – Calda\n- 100 g de açúcar\n- 1 laranja\n\nModo de preparo – Bolo\n1. Bata os ovos com a farinha e asse 30 minutos.\n\nModo de preparo – Calda\n1. Ferva o açúcar com o sumo da laranja.",
    ["Bolo", "Calda"],
  ],
])("each of several headings of a list names its part: %#", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(listOf(text)).toHaveLength(4);
});

test("what one heading of a list says in brackets is a remark", () => {
  const text =
    "Tarta\n\nIngredientes (sin gluten)\n- 200 g de harina\n- 100 g de azúcar\n- 3 huevos\n\nPreparación\n1. Mezclar todo.\n2. Hornear 30 minutos.";
  expect(partsOf(text)).toEqual([undefined]);
});

test.each([
  ["Préparation 1/2 : Légumes", "Préparation 2/2 : Sauce blanche"],
  ["Étape 1 : Légumes", "Étape 2 : Sauce blanche"],
  ["1. Légumes :", "2. Sauce blanche :"],
])("'%s' names a stage, and what stands below it is done", (first, second) => {
  const text = `Gratin\n\nIngrédients\n- 2 aubergines\n- 75 g de beurre\n- 75 g de farine\n- 1 oignon\n\n${first}\n- Couper les aubergines en rondelles\n- Les cuire au four 20 minutes avec l'oignon\n\n${second}\n- Faire fondre le beurre\n- Ajouter la farine`;
  expect(listOf(text)).toHaveLength(4);
  expect([...new Set(formatText(text)?.steps.map(({ section }) => section))]).toEqual([
    "Légumes",
    "Sauce blanche",
  ]);
  expect(formatText(text)?.receipt?.issues ?? []).toEqual([]);
});

const ROAST = "1. Rub the lamb with the rub.\n2. Roast it for 2 hours.\n3. Warm the sauce and pour it over.";

test.each([
  ["Rub", "Sauce"],
  ["Marinade", "Gravy"],
])("a part's name that stands between blank lines is not bought: %s, %s", (first, second) => {
  const text = `Roast lamb\n\nIngredients\n\n${first}\n\n2 kg shoulder of lamb\n1 tsp cumin\n1 tsp salt\n\n${second}\n\n200 ml stock\n1 tsp cumin\n1 tsp salt\n\nMethod\n\n${ROAST}`;
  expect(partsOf(text)).toEqual([first, second]);
  expect(listOf(text)).toHaveLength(6);
});

test("what is bought stays on a list that has a blank line between all its lines", () => {
  const text = `Roast lamb\n\nIngredients\n\n2 kg shoulder of lamb\n\n1 tsp cumin\n\nGravy\n\n200 ml stock\n\n1 tsp salt\n\nMethod\n\n${ROAST}`;
  expect(listOf(text)).toContain("Gravy");
});

test.each([
  ["Fishcake Method", "Tartare Sauce Method"],
  ["Fishcake directions:", "Hot and sour sauce directions:"],
  ["Fishcake Instructions", "Cold and Creamy Sauce Instructions"],
])("'%s' and '%s' head their steps, and take nothing", (first, second) => {
  const text = `Fishcakes\n\nIngredients\n\n* 400 g cod\n* 300 g potatoes\n* 100 ml soy sauce\n* 2 tbsp sour cream\n\n${first}\n\nMash the potatoes with the cod\n\nFry until golden\n\n${second}\n\nMix the soy sauce and the sour cream\n\nServe it with the fishcakes`;
  const sections = [...new Set(formatText(text)?.steps.map(({ section }) => section))];
  expect(sections).toEqual(["Fishcake", second.replace(/ (?:Method|directions:|Instructions)$/, "")]);
  expect(methodOf(text)).not.toMatch(/method\.|directions\.|instructions\./i);
});

test("a block of notes that is quoted in the method is none of it, numbers and all", () => {
  const text =
    "Slaw\n\nIngredients\n\n- 1 cabbage\n- 3 tbsp mayonnaise\n- 1 lemon\n- salt\n\nDirections\n\n> Note: two things matter\n>\n> 1. salt the cabbage early\n> 2. squeeze it well\n>\n> The list is open, you can add carrots.\n\n1. Shred the cabbage, salt it and wait for 20 minutes.\n2. Squeeze it and toss it with the mayonnaise and the lemon juice.";
  expect(methodOf(text)).not.toMatch(/early|carrots/);
  expect((parseRecipeText(text)?.notes ?? []).join(" ")).toMatch(
    /two things matter.*early.*squeeze it well.*carrots/s,
  );
});

test("a letter that is quoted as a whole is read", () => {
  const text =
    "> Slaw\n>\n> 1 cabbage\n> 3 tbsp mayonnaise\n> 1 lemon\n>\n> Note: start early\n>\n> 1. Shred the cabbage.\n> 2. Toss it with the mayonnaise and the lemon juice.";
  expect(methodOf(text)).toMatch(/shred.*toss/is);
});

test.each(["Pickle tips:", "Red onion pickle notes:"])("'%s' heads notes", (heading) => {
  const text = `Red onion pickle\n\n- 3 red onions\n- 200 ml vinegar\n- 100 g sugar\n\n1. Slice the onions.\n2. Boil the vinegar and sugar and pour over the onions.\n\n${heading}\n• Use a mandoline to slice the onions.\n• Chop a chilli finely so that it floats.`;
  expect(methodOf(text)).not.toMatch(/mandoline|chilli/);
  expect((parseRecipeText(text)?.notes ?? []).join(" ")).toMatch(/mandoline.*chilli/);
});

test.each(["200 g asparagus tips", "1 lb steak tips"])("'%s' is food", (food) => {
  const text = `Supper\n\n${food}\n2 tbsp butter\n1 lemon\n\n1. Fry everything in the butter.\n2. Squeeze over the lemon.`;
  expect(listOf(text)).toContain(food);
});

test.each([
  ["Makes 5 or 6 x 300g jars.", "5 or 6 x 300g jars"],
  ["Makes 2 loaves.", "2 loaves"],
])("'%s' between the list and the steps is what comes out", (row, makes) => {
  const text = `Plum chutney\n\nYou will need:\n- 2kg plums\n- 500g sugar\n- 300ml vinegar\n\n${row}\n\n1. Boil the plums with the vinegar.\n\n2. Stir in the sugar and simmer for 1 hour.`;
  expect(formatText(text)?.yield).toBe(makes);
  expect(methodOf(text)).not.toContain("Makes");
});

test("a thing of the list that was wrapped under its own words is one line, and no alarm", () => {
  const text =
    "Pie\n\n-   400 g minced beef\n-   2 cups self-raising flour, sifted, or 2 cups plain flour with\n    baking powder\n-   1 small chicken, skinned and cut in serving size\n    pieces (or 6 thighs)\n-   1 cup milk\n\nBrown the beef and the chicken. Mix the flour and the milk and cover the meat. Bake for 40 minutes.";
  const messages = (formatText(text)?.receipt?.issues ?? []).map(({ message }) => message);
  expect(messages.filter((message) => /one line/.test(message))).toEqual([]);
});

test("times whose labels are written with a dash", () => {
  const text = `Pie\nserves 4\nprep-time: 10 minutes\ncook-time: 50 minutes\n\ningredients:\n- 400 g minced beef\n- 2 carrots\n- 1 sheet pastry\n\n1. Brown the beef with the carrots.\n2. Cover with the pastry and bake until golden.`;
  expect(formatText(text)?.times).toMatchObject({ prep: 10, cook: 50 });
});

test.each([
  ["Dough", "Filling"],
  ["cheese sauce", "crumble topping"],
])("points that only name a part of the dish are headings of the method: %s, %s", (first, second) => {
  const text = `Cabbage bake\n\n| Amount | Ingredient |\n| --- | --- |\n| 1 cup | milk |\n| 2 cups | flour |\n| 1 small | cabbage |\n| 500 g | minced beef |\n\n- ${first.toLowerCase()}\n- mix the milk and the flour\n- knead until smooth\n- ${second.toLowerCase()}\n- brown the beef\n- add the cabbage and cook for 10 minutes`;
  expect([...new Set(formatText(text)?.steps.map(({ section }) => section))]).toEqual([
    first.charAt(0).toUpperCase() + first.slice(1),
    second.charAt(0).toUpperCase() + second.slice(1),
  ]);
  expect(formatText(text)?.steps).toHaveLength(4);
});

test("columns that are headed by quantity and ingredients name no part", () => {
  const text =
    "Buns\n\nIngredients\n\nQuantity\tIngredients\n200 g\tcream\n130 g\tbutter\n500 g\tflour\n\nPreparation\n\n1. Melt the butter in the cream.\n2. Knead in the flour.";
  expect(partsOf(text)).toEqual([undefined]);
  expect(listOf(text)).toHaveLength(3);
});

test("a sentence that was wrapped behind a comma is one order", () => {
  const text =
    "Pudding\n\n1 lb raisins\n1 lb suet\n4 eggs\n1 lb breadcrumbs\n\nMix all the ingredients together and stir them very well.\nWhen the bowls are greased,\nfill them and tie on their lids.\nSteam for 6 hours.";
  expect(methodOf(text)).toMatch(/When the bowls are greased, fill them/);
});

test.each([
  ["Herb chicken", "1 chicken", "chicken"],
  ["Spicy chicken", "8 chicken pieces", "chicken"],
  ["Stuffed peppers", "6 peppers", "peppers"],
])("below '%s' and above the parts '%s' is bought", (title, line, food) =>
  expect(
    listOf(
      `${title}\n\n${line}\n\nFor the rub:\n2 tbsp oil\n2 tbsp honey\n\nMix the oil and honey and rub it over the ${food}. Roast the ${food} for 1 hour.`,
    ),
  ).toEqual([line, "2 tbsp oil", "2 tbsp honey"]),
);

test.each([
  [
    "Gefüllte Paprika",
    "6 Paprika",
    "Für die Füllung:",
    "200 g Reis\n1 Zwiebel",
    "Den Reis mit der Zwiebel kochen. Die Paprika füllen und 30 Minuten backen.",
  ],
  [
    "Poivrons farcis",
    "6 poivrons",
    "Pour la farce :",
    "200 g de riz\n1 oignon",
    "Cuire le riz avec l'oignon. Farcir les poivrons et cuire 30 minutes au four.",
  ],
  [
    "Peperoni ripieni",
    "6 peperoni",
    "Per il ripieno:",
    "200 g di riso\n1 cipolla",
    "Cuocere il riso con la cipolla. Riempire i peperoni e cuocere 30 minuti in forno.",
  ],
  [
    "Poulet rôti",
    "1 poulet",
    "Pour la marinade :",
    "2 c. à s. d'huile\n2 c. à s. de miel",
    "Mélanger l'huile et le miel et enduire le poulet. Rôtir 1 heure.",
  ],
])("below '%s' '%s' is bought", (title, line, part, list, method) =>
  expect(listOf(`${title}\n\n${line}\n\n${part}\n${list}\n\n${method}`)).toEqual([line, ...list.split("\n")]),
);

test.each([
  ["Oat biscuits", "24 biscuits", "biscuits"],
  ["Swedish meatballs", "24 meatballs", "meatballs"],
])("below '%s' '%s' is what comes out", (title, line, food) => {
  const recipe = parseRecipeText(
    `${title}\n\n${line}\n\n200 g oats\n2 tbsp honey\n\nMix the oats and honey. Shape the ${food} and bake for 10 minutes.`,
  );
  expect(recipe?.makes).toBe(line);
});

test.each([
  [
    "Ingredients",
    "2 slices bread\n400 g chicken mince\n200 g pasta",
    "Chicken soup with pasta",
    "Method",
    "Mix the bread and mince and roll balls. Cook the pasta and the balls for 10 minutes.",
  ],
  [
    "Ingrediënten",
    "2 sneetjes brood\n400 gr kippengehakt\n200 gr pasta",
    "Kippensoep met pasta",
    "Bereidingswijze",
    "Meng het brood en het gehakt en rol balletjes. Kook de pasta en de balletjes 10 minuten.",
  ],
  [
    "Ingrédients",
    "2 tranches de pain\n400 g de poulet haché\n200 g de pâtes",
    "Soupe de poulet aux pâtes",
    "Préparation",
    "Mélanger le pain et le poulet et former des boulettes. Cuire les pâtes et les boulettes 10 minutes.",
  ],
  [
    "Ingredienti",
    "2 fette di pane\n400 g di pollo macinato\n200 g di pasta",
    "Zuppa di pollo con pasta",
    "Preparazione",
    "Mescolare il pane e il pollo e formare delle palline. Cuocere la pasta e le palline 10 minuti.",
  ],
])(
  "the dish's name between list and method is no food of the list: %s",
  (list, lines, name, method, orders) => {
    const recipe = parseRecipeText(`${list}\n\n${lines}\n\n${name}\n\n${method}\n\n${orders}`);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(lines.split("\n"));
    expect(recipe?.title).toBe(name);
  },
);

test.each(["Salt and pepper", "Oil for frying", "Butter"])("'%s' apart from the list is bought", (line) =>
  expect(
    listOf(
      `Soup\n\nIngredients\n\n2 slices bread\n400 g mince\n\n${line}\n\nMethod\n\nMix the bread and mince. Fry for 10 minutes.`,
    ),
  ).toEqual(["2 slices bread", "400 g mince", line]),
);

test.each([
  ["Here are the ingredients!", "And now the method:"],
  ["Vamos aos ingredientes!", "Vamos ao preparo!"],
  ["Und das sind die Zutaten:", "Und nun zur Zubereitung:"],
  ["Passons aux ingrédients !", "Passons à la préparation !"],
  ["Vamos con los ingredientes:", "Y ahora la preparación:"],
  ["Ecco gli ingredienti:", "E ora la preparazione:"],
  ["Dit zijn de ingrediënten:", "En nu de bereiding:"],
])("'%s' and '%s' head list and method", (list, method) => {
  const recipe = parseRecipeText(
    `Pasta\n\n${list}\n200 g pasta\n2 tomato\n${method}\nCook the pasta and the tomato for 10 minutes.`,
  );
  expect(recipe?.title).toBe("Pasta");
  expect(recipe?.ingredients.map(({ section }) => section)).toEqual([undefined, undefined]);
  expect(recipe?.instructions).toHaveLength(1);
});

test.each([
  "Stew\n\nIngredients\n\n500 g lentils\n2 onions\n\nMethod\n\n1In a pan with water, boil the lentils for 15 minutes.\n\n2Meanwhile, brown the onion.\n\n3Combine and cook for 20 minutes more.",
  "Guiso\n\nIngredientes\n\n500 g de lentejas\n2 cebollas\n\nProcedimiento\n\n1En una olla con agua, hervir las lentejas 15 minutos.\n\n2Por otro lado, dorar la cebolla.\n\n3Unir y cocinar 20 minutos más.",
])("numbers that stand right before their steps are no words of them: %#", (text) => {
  const steps = parseRecipeText(text)?.instructions.map((step) => step.text) ?? [];
  expect(steps).toHaveLength(3);
  expect(steps.some((step) => /^\d/.test(step))).toBe(false);
});

test.each([
  [
    "Rabbit stew of the hunters\n\nCategory\nRabbit\nServes\n4",
    "Ingredients\n1 rabbit\n2 onions",
    "Method\n\nBrown the rabbit with the onions. Simmer for 40 minutes.",
    "Rabbit stew of the hunters",
  ],
  [
    "Civet des chasseurs\n\nCatégorie\nLapin\nNombre de personnes\n4",
    "Ingrédients\n1 lapin\n2 oignons",
    "Préparation\n\nFaire dorer le lapin avec les oignons. Cuire 40 minutes.",
    "Civet des chasseurs",
  ],
  [
    "La torta della nonna, la ricetta",
    "Ingredienti\n300 g di farina\n150 g di burro",
    "Procedimento\nLavora la farina con il burro. Inforna per 35 minuti.",
    "Torta della nonna",
  ],
  [
    "Grandma's cake, the recipe",
    "Ingredients\n300 g flour\n150 g butter",
    "Method\nRub the flour with the butter. Bake for 35 minutes.",
    "Grandma's cake",
  ],
  [
    "Omas Kuchen, das Rezept",
    "Zutaten\n300 g Mehl\n150 g Butter",
    "Zubereitung\nMehl mit der Butter verkneten. 35 Minuten backen.",
    "Omas Kuchen",
  ],
])("a title is no category's value, and keeps no word for a recipe: %s", (head, list, method, title) =>
  expect(parseRecipeText(`${head}\n${list}\n${method}`)?.title).toBe(title),
);

test.each([
  [
    "Soak the bread",
    "Put the bread in a little milk.",
    "Make the mixture",
    "Add the mince and mix.",
    "2 slices bread\n100 ml milk\n400 g mince",
    "Method",
  ],
  [
    "Ammolla il pane",
    "Metti il pane nel latte.",
    "Prepara l'impasto",
    "Aggiungi la carne e mescola.",
    "2 fette di pane\n100 ml di latte\n400 g di carne",
    "Procedimento",
  ],
  [
    "Brot einweichen",
    "Das Brot in die Milch legen.",
    "Masse zubereiten",
    "Hackfleisch zugeben und mischen.",
    "2 Scheiben Brot\n100 ml Milch\n400 g Hackfleisch",
    "Zubereitung",
  ],
  [
    "Demolhe o pão",
    "Ponha o pão no leite.",
    "Prepare a massa",
    "Junte a carne e misture.",
    "2 fatias de pão\n100 ml de leite\n400 g de carne",
    "Preparação",
  ],
])(
  "numbered names of the work with a colon head the lines that tell it: %s",
  (first, one, second, two, list, head) => {
    const text = `Balls\n\n${list}\n\n${head}\n1. ${first}:\n${one}\n2. ${second}:\n${two}`;
    const steps = formatText(text)?.steps ?? [];
    expect(steps.map(({ section }) => section)).toEqual([first, second]);
    expect(methodOf(text).split(first)).toHaveLength(2);
  },
);

test("a numbered order that ends with what it announces stays an order", () =>
  expect(
    methodOf(
      "Salad\n\n2 carrots\n1 apple\n\nMethod\n1. Peel and grate the carrots.\n2. Add the rest:\nthe apple, in slices.\n3. Serve.",
    ),
  ).toMatch(/Add the rest/u));

const AFTER = [
  [
    "Meatballs",
    "400 g mince\n2 eggs",
    "Method\n1. Mix the mince and the eggs.\n2. Fry for 30 minutes.",
    "Tips and variations to try",
    "For a stronger taste, add a little pecorino.",
    "Want it lighter? Cook the meatballs in the sauce.",
    "A bit of history\nMeatballs are loved everywhere. My grandmother cooked them on Sundays.",
  ],
  [
    "Polpette",
    "400 g di carne macinata\n2 uova",
    "Procedimento\n1. Mescola la carne e le uova.\n2. Friggi per 30 minuti.",
    "Consigli e varianti da provare",
    "Per un gusto più deciso, aggiungi un po' di pecorino.",
    "Vuoi una versione leggera? Cuoci le polpette nel sugo.",
    "Un po' di storia\nLe polpette sono amate ovunque. La nonna le cuoceva la domenica.",
  ],
  [
    "Bällchen",
    "400 g Hackfleisch\n2 Eier",
    "Zubereitung\n1. Hackfleisch und Eier mischen.\n2. 30 Minuten braten.",
    "Tipps und Varianten zum Ausprobieren",
    "Für einen kräftigen Geschmack etwas Pecorino zugeben.",
    "Leichter? Die Bällchen in der Sauce garen.",
    "Ein bisschen Geschichte\nBällchen sind überall beliebt. Meine Oma kochte sie am Sonntag.",
  ],
  [
    "Boulettes",
    "400 g de viande hachée\n2 oeufs",
    "Préparation\n1. Mélangez la viande et les oeufs.\n2. Faites frire 30 minutes.",
    "Conseils et variantes à essayer",
    "Pour un goût plus fort, ajoutez un peu de pecorino.",
    "Envie de léger ? Cuisez les boulettes dans la sauce.",
    "Un peu d'histoire\nLes boulettes sont aimées partout. Ma grand-mère les cuisait le dimanche.",
  ],
  [
    "Albóndigas",
    "400 g de carne picada\n2 huevos",
    "Preparación\n1. Mezcla la carne y los huevos.\n2. Fríe 30 minutos.",
    "Consejos y variantes",
    "Para un sabor más fuerte, añade un poco de pecorino.",
    "¿Quieres algo ligero? Cocina las albóndigas en la salsa.",
    "Un poco de historia\nLas albóndigas gustan en todas partes. Mi abuela las cocinaba los domingos.",
  ],
  [
    "Balletjes",
    "400 g gehakt\n2 eieren",
    "Bereiding\n1. Meng het gehakt en de eieren.\n2. Bak 30 minuten.",
    "Tips en variaties om te proberen",
    "Voor een sterkere smaak wat pecorino toevoegen.",
    "Liever licht? Kook de balletjes in de saus.",
    "Een beetje geschiedenis\nBalletjes zijn overal geliefd. Mijn oma kookte ze op zondag.",
  ],
] as const;
test.each(AFTER)(
  "%s: tips and variations below the method are notes, and history is no step",
  (title, list, method, heading, first, second, history) => {
    const recipe = parseRecipeText(
      `${title}\n\n${list}\n\n${method}\n${heading}\n- ${first}\n- ${second}\n${history}`,
    );
    expect(recipe?.instructions).toHaveLength(2);
    expect(recipe?.notes).toEqual([first, second]);
    expect(recipe?.yield ?? null).toBeNull();
  },
);

test("an oven row at the end of a list is done, or said already, and never bought", () => {
  const recipe = (row: string, baked: string): string =>
    `Egg bake\n\nIngredients\n6 eggs\n2 cups milk\n${row}\nMethod\nBeat eggs with milk and pour into a dish.\nBake ${baked} for 1 hour.\n`;
  expect(listOf(recipe("Preheat oven: 300°F", "uncovered"))).toEqual(["6 eggs", "2 cups milk"]);
  expect(methodOf(recipe("Preheat oven: 300°F", "uncovered"))).toContain("300°F");
  expect(listOf(recipe("Preheat oven: 300°F", "at 300°F"))).toEqual(["6 eggs", "2 cups milk"]);
});

test.each([
  "Gulasch mit Knödeln\nGulasch\n1 kg Fleisch\n2 Zwiebeln\nSalz\nKnödel\n400 g Brot\n300 ml Milch\nSalz\nZubereitung\nFür das Gulasch das Fleisch mit den Zwiebeln anbraten, salzen und 2 Stunden schmoren.\nFür die Knödel das Brot mit der Milch mischen, salzen und 20 Minuten garen.",
  "Stew with dumplings\nStew\n1 kg beef\n2 onions\nSalt\nDumplings\n200 g flour\n120 ml milk\nSalt\nMethod\nFor the stew, brown the beef with the onions, salt it and simmer for 2 hours.\nFor the dumplings, mix the flour with the milk and some salt and boil for 20 minutes.",
])("bare names that the method works for head the parts of the list: %#", (text) => {
  const [, one, , , , other] = text.split("\n");
  expect(partsOf(text)).toEqual([one, other]);
  expect(listOf(text)).not.toContain(other);
});

test("a bare food that a step is for is bought all the same", () => {
  const text =
    "Pasta\n250 g pasta\nButter\n2 eggs\n100 g cheese\nMethod\nBoil the pasta. For the butter, use a small pan and melt it, then add the eggs and the cheese.";
  expect(listOf(text)).toContain("Butter");
});

test.each([
  "Ragoût\n\nIngrédients\n\n500 g de bœuf à braiser\n\n\n\n15 g de beurre\n\n1 oignon\n\n50 cl de vin\n\nPréparation\n\nFaites dorer le bœuf dans le beurre avec l'oignon. Versez le vin et laissez mijoter 2 heures.",
  "Stew\n\nIngredients\n\n500 g stewing beef\n\n\n\n15 g butter\n\n1 onion\n\n500 ml wine\n\nMethod\n\nBrown the beef in the butter with the onion. Pour in the wine and simmer for 2 hours.",
])("the first line below 'Ingredients' is bought, however far the next one stands: %#", (text) => {
  expect(listOf(text)[0]).toBe(text.split("\n")[4]);
  expect(partsOf(text)).toEqual([undefined]);
});

test.each([
  "Crostata\n\nIngredienti per 8 persone\n\nPer la frolla\n\n300 g di farina\n\n150 g di burro\n\nPer la crema\n\n500 ml di latte\n\n4 tuorli\n\nProcedimento\n\nImpastare la farina con il burro. Cuocere il latte con i tuorli.",
  "Schotel\n\nIngrediënten\n- 3 aardappelen\n- 300 g gehakt\n- 1 ui\nRecept\nKook de aardappelen 20 minuten. Bak het gehakt met de ui en leg alles in een schaal.",
])("neither a part's name nor the word for a recipe is bought: %#", (text) => {
  expect(listOf(text).filter((line) => !/\d/.test(line))).toEqual([]);
});

test.each([
  "Kaassoep\n\nIk doe er altijd wat meer kaas in. Doe boter in de pan en fruit de ui. Voeg de bloem toe en laat garen. Roer de melk erdoor. Voeg de kaas toe.\n\nNodig voor 4 en genoeg voor twee dagen:\n\n50 g boter\n\n60 g bloem\n\n1 ui\n\n1 l melk\n\n500 g kaas",
  "Soupe\n\nFaites fondre le beurre et faites-y revenir l'oignon. Ajoutez la farine. Versez le lait et mélangez. Ajoutez le fromage.\n\nIl faut pour 4 personnes :\n\n50 g de beurre\n\n60 g de farine\n\n1 oignon\n\n1 l de lait\n\n500 g de fromage",
])("a method that is told above its list is one: %#", (text) => {
  expect(listOf(text)).toHaveLength(5);
  expect(methodOf(text)).toMatch(/(?:de bloem toe|la farine)/);
});

test.each([
  ["Torta", "Montaggio della torta"],
  ["Tarte", "Montage de la tarte"],
  ["Pastel", "Montaje del pastel"],
])("%s: what is put together at the end heads its steps", (dish, name) => {
  const text = `${dish}\n\nIngredienti\n\n500 g di farina\n\n1 uovo\n\n300 g di crema\n\nProcedimento\n\nImpastate la farina con l'uovo e lasciate riposare.\n\n${name}\n\nStendete la pasta. Versate la crema sulla pasta e infornate per 30 minuti.`;
  expect(formatText(text)?.steps.map(({ section }) => section)).toContain(name);
});

test("a row of the list behind a blank line is one of its own", () => {
  const text =
    "Doce\n\nIngredientes\n\nRecheio\n\n1/2 kg de açúcar;\n\n1 coco;\n\n6 ovos;\n\nMassa\n\n3 xícaras de farinha;\n\n3 ovos;\n\n2 colheres de sopa de manteiga;\n\n1 colher de chá de fermente biológico.\n\nModo de fazer\n\nMisture a farinha com o fermento. Junte os ovos e a manteiga.";
  expect(listOf(text)).toHaveLength(7);
});

test.each([
  "Kuchen\n\n500 g Mehl\n3 Eier\n\nAlles verkneten. Für ca. 30 min in den Ofen.",
  "Kuchen\n\n500 g Mehl\n3 Eier\n\nAlles verkneten. Für ca. 2 Std. in den Kühlschrank.",
  "Cake\n\n500 g bloem\n3 eieren\n\nMeng alles. Voor ongeveer 30 minuten in de oven.",
  "Gâteau\n\n500 g de farine\n3 œufs\n\nMélanger le tout. Pour environ 30 min au four.",
  "Torta\n\n500 g di farina\n3 uova\n\nMescolare tutto. Per circa 30 minuti in forno.",
])("how long it takes is an order, and says for how many of nobody: %#", (text) => {
  expect(methodOf(text)).toMatch(/(?:30|2) (?:min|Std)/);
  expect(parseRecipeText(text)?.yield ?? null).toBeNull();
});

test("what is warmed on the stove lights no oven", () => {
  const text =
    "Kuchen\n\n500 g Mehl\n100 ml Milch\n\nMilch auf dem Herd leicht erwärmen. Mehl zugeben. Für 30 Minuten in den Ofen (160 °C).";
  expect(methodOf(text)).toContain("auf 160 °C vorheizen");
});

test.each([
  "Ravioli\nZutaten:\n... für den Teig\n- 250 g Mehl\n- 2 Eier\n... zusätzlich\n- 2 l Brühe\n- 3 Zwiebeln\nZubereitung:\nMehl und Eier verkneten. In der Brühe kochen. Die Zwiebeln anbraten.",
  "Ravioli\nIngrédients :\n… pour la pâte\n- 250 g de farine\n- 2 œufs\n… en plus\n- 2 l de bouillon\n- 3 oignons\nPréparation :\nPétrir la farine et les œufs. Cuire dans le bouillon. Faire revenir les oignons.",
])("names of parts that go on with the heading head them: %#", (text) => {
  const [, , one = "", , , other = ""] = text.split("\n").map((line) => line.replace(/^(?:\.{3}|…) /, ""));
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  expect(partsOf(text)).toEqual([capital(one), capital(other)]);
});

test.each([
  "Ravioli\n\nFor the sauce: 500 g mushrooms, 300 g sausage, 1 onion.\nFry the mushrooms and the sausage.\nFor the pasta: 200 g semolina, 200 g flour, 4 eggs.\nKnead the ingredients well and roll out.\nServe with the fried onion.",
  "Ravioli\n\nPer il condimento: 500 g di funghi, 300 g di salsiccia, una cipolla.\nRosolate i funghi e la salsiccia.\nPer la pasta: 200 g di semola, 200 g di farina, 4 uova.\nImpastate bene gli ingredienti e stendeteli.\nServite con la cipolla.",
])("the ingredients are those of the part that is told right above: %#", (text) => {
  const made = formatText(text)?.steps.flatMap(({ actions = [] }) => actions) ?? [];
  const kneaded = made.find((action) => /Knead|Impastate/.test(plainText(action.text)));
  expect(kneaded?.uses).toHaveLength(3);
});

test("rows that were wrapped at the edge of a column are one each", () => {
  const text =
    "Torta\nIngredientes\n1 lata de leite condensado\n1 colher (sopa) de raspas da casca de\nlimão\n1 maço pequeno de coentro\npicado\n2 tomates médios cortados em\nrodelas\nsal\nModo de preparo\nMisture o leite com as raspas de limão. Junte o coentro e os tomates e tempere com sal.";
  expect(listOf(text)).toEqual([
    "1 lata de leite condensado",
    "1 colher (sopa) de raspas da casca de limão",
    "1 maço pequeno de coentro picado",
    "2 tomates médios cortados em rodelas",
    "sal",
  ]);
});
