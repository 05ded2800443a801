/** Lines with a second amount behind a plus, parts that are mixed as a whole beside seasoning that nobody listed, and work that is done again. */
import { everyUse } from "@/tests/support/cooking-uses";

test.each([
  [
    "Cherry cake\n\n500 g cherries\n100 g sugar + 2 tbsp for the tin\n4 eggs\n\nDust a tin with 1 tbsp sugar. Mix the eggs and the sugar. Fold in the cherries. Sprinkle with the remaining sugar.",
    "100 g sugar + 2 tbsp for the tin",
    ["1 tbsp", "100 g", "1 tbsp"],
  ],
  [
    "Kirschkuchen\n\n500 g Kirschen\n100 g Zucker + 2 EL für die Form\n4 Eier\n\nEine Form mit 1 EL Zucker ausstreuen. Eier und Zucker verrühren. Die Kirschen unterheben. Mit dem restlichen Zucker bestreuen.",
    "100 g Zucker + 2 EL für die Form",
    ["1 EL", "100 g", "1 EL"],
  ],
  [
    "Clafoutis\n\n500 g de cerises\n100 g de sucre + 2 c. à s. pour le moule\n4 œufs\n\nBeurrez un moule et saupoudrez-le d'une cuillère à soupe de sucre. Ajoutez les cerises. Mélangez les œufs et le sucre et versez sur les cerises. Saupoudrez du reste de sucre.",
    "100 g de sucre + 2 c. à s. pour le moule",
    ["1 c. à s.", "100 g", "1 c. à s."],
  ],
])("a spoon of what is added leaves the other spoon: %#", (text, line, amounts) => {
  const uses = everyUse(text);
  expect(uses.flatMap((use) => (use.startsWith(`${line} = `) ? [use.slice(line.length + 3)] : []))).toEqual(
    amounts,
  );
});

test.each([
  [
    "Pizza\n\nFor the dough:\n200 g flour\n1/2 tsp salt\n\nFor the topping:\n100 g passata\n50 g salami\n\nMix all the dough ingredients. Season the passata with salt and pepper. Top the dough with the salami.",
    ["200 g flour = all", "1/2 tsp salt = all", "100 g passata = all", "50 g salami = all"],
  ],
  [
    "Pizza\n\nFür den Teig:\n200 g Mehl\n1/2 TL Salz\n\nFür den Belag:\n100 g passierte Tomaten\n50 g Salami\n\nAlle Teigzutaten verkneten. Die Tomaten mit Salz und Pfeffer würzen. Mit der Salami belegen.",
    ["200 g Mehl = all", "1/2 TL Salz = all", "100 g passierte Tomaten = all", "50 g Salami = all"],
  ],
  [
    "Pizza\n\nPer l'impasto:\n200 g di farina\n1 cucchiaino di sale\n\nPer il condimento:\n100 g di passata\n50 g di salame\n\nImpastate tutti gli ingredienti dell'impasto. Insaporite la passata con sale e pepe. Coprite con il salame.",
    ["200 g di farina = all", "1 cucchiaino di sale = all", "100 g di passata = all", "50 g di salame = all"],
  ],
])(
  "the measured salt of a part that is mixed as a whole is not what another part is seasoned with: %#",
  (text, uses) => expect(everyUse(text)).toEqual(uses),
);

test.each([
  [
    "Fladen",
    "50 g Salami",
    "Den ersten Fladen mit der Hälfte der Salami belegen. Mit dem zweiten Fladen ebenso verfahren.",
  ],
  [
    "Galettes",
    "50 g de jambon",
    "Garnissez la première galette de la moitié du jambon. Procédez de même avec la deuxième galette.",
  ],
  [
    "Focacce",
    "50 g di salame",
    "Stendete l'impasto e coprite la prima focaccia con metà del salame. Fate lo stesso con la seconda focaccia.",
  ],
  [
    "Tortas",
    "50 g de jamón",
    "Cubre la primera torta con la mitad del jamón. Haz lo mismo con la segunda torta.",
  ],
  [
    "Tortas",
    "50 g de presunto",
    "Cubra a primeira torta com metade do presunto. Faça o mesmo com a segunda torta.",
  ],
  [
    "Koeken",
    "50 g salami",
    "Beleg de eerste koek met de helft van de salami. Doe hetzelfde met de tweede koek.",
  ],
])("%s: what is done again takes the other half of %s", (title, line, method) =>
  expect(everyUse(`${title}\n\n${line}\n\n${method}`)).toEqual([`${line} = 25 g`, `${line} = 25 g`]),
);

test("a nut of butter for the tin is no walnut", () =>
  expect(
    everyUse(
      "Gâteau\n\n40 g de beurre (+ une noix pour le moule)\n4 œufs\n\nBeurrez un moule. Mélangez les œufs et le beurre.",
    ),
  ).toEqual([
    "40 g de beurre (+ une noix pour le moule) = some",
    "4 œufs = all",
    "40 g de beurre (+ une noix pour le moule) = all",
  ]));

test.each([
  [
    "Soup\n\n300 g dried beans\n1 potato\n\nThe night before, soak the beans in cold water. The next day drain them and cook them with the potato for 1 hour. Mash half of the beans.",
    ["300 g dried beans = all", "300 g dried beans = all", "1 potato = all"],
  ],
  [
    "Zuppa\n\n300 g di fagioli secchi\n1 patata\n\nLa sera prima mettete a bagno i fagioli in acqua fredda. Il giorno dopo scolateli e cuoceteli in 2 litri d'acqua con la patata per un'ora. Schiacciate metà dei fagioli.",
    ["300 g di fagioli secchi = all", "300 g di fagioli secchi = all", "1 patata = all"],
  ],
])("what is cooked by a pronoun is in the pan before half of it is mashed: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test.each([
  [
    "Gazpacho\n\n1 kg tomatoes\n1 clove garlic\n2 tbsp vinegar\nsalt\n\nChop the tomatoes and put them in a blender with the garlic without its germ, the vinegar and salt. Blend for 3 minutes.",
    ["1 kg tomatoes = all", "1 clove garlic = all", "2 tbsp vinegar = all", "salt = all"],
  ],
  [
    "Gazpacho\n\n1 kg de tomates\n1 diente de ajo\n2 cucharadas de vinagre\nsal\n\nTrocea los tomates y ponlos en la batidora con el ajo sin el germen, el vinagre y la sal. Tritura 3 minutos.",
    ["1 kg de tomates = all", "1 diente de ajo = all", "2 cucharadas de vinagre = all", "sal = all"],
  ],
  [
    "Cake\n\n200 g flour\n100 g butter\n100 g sugar\n\nMix everything without the butter, the sugar. Add the butter. Stir in the sugar.",
    ["200 g flour = all", "100 g butter = all", "100 g sugar = all"],
  ],
])("a list goes on behind what one of its foods is without: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test.each([
  [
    "Pudding\n\n1 can condensed milk\n1 tbsp butter\n3 eggs\nbutter for greasing\n\nBlend all the ingredients for 3 minutes. Pour into a tin greased with butter. Bake for 40 minutes.",
    ["1 can condensed milk = all", "1 tbsp butter = all", "3 eggs = all", "butter for greasing = all"],
  ],
  [
    "Pudim\n\n1 lata de leite condensado\n1 colher de sopa de manteiga\n3 ovos\nmanteiga para untar\nchocolate granulado\n\nBata no liquidificador todos os ingredientes, exceto o granulado, por 3 minutos. Despeje numa forma untada com manteiga. Asse por 40 minutos. Cubra com o granulado.",
    [
      "1 lata de leite condensado = all",
      "1 colher de sopa de manteiga = all",
      "3 ovos = all",
      "manteiga para untar = all",
      "chocolate granulado = all",
    ],
  ],
  [
    "Kuchen\n\n200 g Mehl\n100 g Butter\n3 Eier\nButter für die Form\n\nAlle Zutaten 3 Minuten verrühren. In eine mit Butter gefettete Form füllen. 40 Minuten backen.",
    ["200 g Mehl = all", "100 g Butter = all", "3 Eier = all", "Butter für die Form = all"],
  ],
])("what is there for the tin is none of all the ingredients, and the tin takes it: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test("an onion that is studded with cloves goes in with them", () =>
  expect(
    everyUse(
      "Arroz\n\n1 pato\n2 cebolas\n3 cravinhos\n\nCoza o pato com uma cebola espetada com os cravinhos durante 1 hora. Pique a outra cebola.",
    ),
  ).toEqual(["1 pato = all", "2 cebolas = 1 cebola", "3 cravinhos = all", "2 cebolas = 1 cebola"]));

test.each([
  [
    "Truffles\n\n200 g chocolate\n150 ml cream\n2 tbsp cocoa, plus more for rolling\n\nHeat the cream and pour over the chocolate. Stir in the cocoa. Chill 2 hours. Shape into balls. Roll each in cocoa.",
    [
      "150 ml cream = all",
      "200 g chocolate = all",
      "2 tbsp cocoa, plus more for rolling = all",
      "2 tbsp cocoa, plus more for rolling = some",
    ],
  ],
  [
    "Wings\n\n1 kg wings\n1 tbsp sriracha (more to serve)\n\nBake the wings for 40 minutes. Toss with the sriracha. Serve with more sriracha.",
    ["1 kg wings = all", "1 tbsp sriracha (more to serve) = all", "1 tbsp sriracha (more to serve) = some"],
  ],
])("what there is more of goes in where the list says what for: %#", (text, uses) =>
  expect(everyUse(text).filter((use) => !use.startsWith("Heat "))).toEqual(uses),
);

test.each([
  [
    "Soufflé\n\n400 ml de lait\n100 g de sucre (+ 1 c. à s. pour le moule)\n\nSaupoudrez un moule de sucre. Faites chauffer le lait. Ajoutez le sucre.",
    ["100 g de sucre (+ 1 c. à s. pour le moule) = 1 c. à s.", "400 ml de lait = all"],
    "100 g de sucre (+ 1 c. à s. pour le moule) = 100 g",
  ],
  [
    "Tarta\n\n500 g de masa\n200 ml de nata\n\nHornea la masa 20 minutos. Deja enfriar la masa. Cubre la tarta de nata.",
    ["500 g de masa = all"],
    "200 ml de nata = all",
  ],
])("what something is strewn or covered 'of' goes onto it: %#", (text, before, last) =>
  expect(everyUse(text)).toEqual([...before, last]),
);

test.each([
  [
    "Topf\n\n600 g Rindfleisch\nAußerdem: Petersilie\n\nDas Rindfleisch 90 Minuten schmoren. Mit Petersilie bestreuen.",
    "Petersilie",
  ],
  [
    "Insalata\n\n600 g di patate\nPer guarnire: basilico\n\nLessate le patate 20 minuti. Guarnite con il basilico.",
    "basilico",
  ],
  [
    "Soep\n\n600 g wortels\nVerder: peterselie\n\nKook de wortels 20 minuten. Bestrooi met de peterselie.",
    "peterselie",
  ],
])("a word before a line that says what it is for is no part of its name: %#", (text, line) =>
  expect(everyUse(text).at(-1)).toBe(`${line} = all`),
);

test.each([
  ["Butter a dish and dust with sugar.", "1 tbsp"],
  ["Butter six ramekins, then dust with the extra sugar.", "1 tbsp"],
])("a dish that is dusted takes the spoon that the list adds for it: %s", (order, spoon) => {
  const line = "100 g sugar, plus 1 tbsp for the dish";
  const uses = everyUse(
    `Soufflé\n\n50 g butter\n${line}\n4 eggs\n\n${order} Melt the butter. Stir in the sugar and the eggs.`,
  );
  expect(uses.filter((use) => use.startsWith(line))).toEqual([`${line} = ${spoon}`, `${line} = 100 g`]);
});

test.each([
  [
    "Paprikash\n\n1 kg chicken\n3 tbsp paprika\n2 tbsp flour\n200 ml sour cream\n\nTake the pot off the heat (paprika burns in a second). Stir in the paprika. Add the chicken. Turn everything over until it is red. Simmer 40 minutes. Whisk the sour cream with the flour. Pour it into the pot.",
    ["3 tbsp paprika = all", "1 kg chicken = all", "200 ml sour cream = all", "2 tbsp flour = all"],
  ],
  [
    "Dal\n\n1 cup dal\n5 cups water\n1 tsp salt\n\nSoak the dal overnight. Throw away the soaking water. Boil the dal with the 5 cups of water and the salt.",
    ["1 cup dal = all", "1 cup dal = all", "5 cups water = all", "1 tsp salt = all"],
  ],
  [
    "Kofta\n\nKofta:\n500 g lamb\nsalt and pepper\n\nSauce:\n80 g tahini\na pinch of salt\n\nSalad:\n4 tomatoes\n1 cucumber\n\nSeason the lamb with salt and pepper. For the sauce, stir the tahini and salt. Chop the tomatoes and the cucumber. Salt the salad at the last minute.",
    [
      "500 g lamb = all",
      "salt and pepper = some",
      "80 g tahini = all",
      "a pinch of salt = all",
      "4 tomatoes = all",
      "1 cucumber = all",
      "salt and pepper = some",
    ],
  ],
])("what is turned, said of or thrown away goes in elsewhere: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test.each(["skin on", "bone in"])("a line that ends in '%s' takes no food of the next line", (end) =>
  expect(
    everyUse(
      `Chicken\n\n2 chicken breasts, ${end}\nolive oil\n1 lemon\n\nRub the chicken with olive oil. Roast for 30 minutes. Squeeze over the lemon.`,
    ),
  ).toEqual([`2 chicken breasts, ${end} = all`, "olive oil = all", "1 lemon = all"]),
);
