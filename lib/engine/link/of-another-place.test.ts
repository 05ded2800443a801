/** Words that name a line and mean another place's food: the dish to be made, a cook's own butter, what went into the marinade. */
import { formatText } from "@/lib/engine/format";
import { listOf } from "@/lib/engine/check/reading/actions";

type Read = { uses: Record<string, string[]>; issues: readonly string[] };

/** The uses of each action as "amount line", by its text; and what the receipt names. */
function read(text: string): Read {
  const recipe = formatText(text);
  const list = recipe === null ? [] : listOf(recipe);
  const uses: Record<string, string[]> = {};
  for (const { actions = [] } of recipe?.steps ?? [])
    for (const action of actions)
      uses[action.text.replaceAll("*", "")] = action.uses.map(
        ({ line, amount }) => `${amount} ${list[line]}`,
      );
  return { uses, issues: (recipe?.receipt?.issues ?? []).map(({ message }) => message) };
}

const usesAt = ({ uses }: Read, words: string): string[] =>
  Object.entries(uses).find(([text]) => text.includes(words))?.[1] ?? ["no such action"];

test.each([
  [
    "Pasta and chickpeas\n\n500 g cooked chickpeas\n250 g pasta\n1 onion\n1 l stock\n\nTo make the pasta and chickpeas, finely chop the onion. Add the chickpeas and the stock. Tip in the pasta and cook for 10 minutes.",
    ["finely chop", "all 1 onion"],
    ["Tip in", "all 250 g pasta"],
  ],
  [
    "Pasta e ceci\n\n500 g di ceci\n250 g di pasta\n1 cipolla\n1 l di brodo\n\nPer preparare la pasta e ceci, tritate finemente la cipolla. Unite i ceci e il brodo. Versate la pasta e cuocete per 10 minuti.",
    ["tritate", "all 1 cipolla"],
    ["Versate", "all 250 g di pasta"],
  ],
  [
    "Lentejas con chorizo\n\n300 g de lentejas\n1 chorizo\n1 cebolla\n1 l de caldo\n\nPara preparar las lentejas con chorizo, pica la cebolla. Añade el chorizo y el caldo. Echa las lentejas y cuece 40 minutos.",
    ["pica", "all 1 cebolla"],
    ["Echa", "all 300 g de lentejas"],
  ],
])("the dish that is to be made goes nowhere: %#", (text, [first = "", ...one], [later = "", ...other]) => {
  const recipe = read(text);
  expect(usesAt(recipe, first)).toEqual(one);
  expect(usesAt(recipe, later)).toEqual(other);
});

test.each([
  [
    "Carrot cake\n\nServes 8\n\nCake\n3 carrots\n3 eggs\n1 cup oil\n2 cups flour\n\nIcing\n1 cup sugar\n3 tbsp cocoa\n1 tbsp butter\n\nCake\n1. Grease a tin with butter. Blend the carrots, the eggs and the oil. Add the flour. Bake for 40 minutes.\n\nIcing\n2. In a pan, stir all the ingredients for 6 minutes. Pour over the cake.",
    ["Grease"],
    ["all the ingredients", "all 1 cup sugar", "all 3 tbsp cocoa", "all 1 tbsp butter"],
  ],
  [
    "Bolo de cenoura\n\n8 porções\n\nMassa\n3 cenouras\n3 ovos\n1 xícara de óleo\n2 xícaras de farinha de trigo\n\nCobertura\n1 xícara de açúcar\n3 colheres (sopa) de cacau\n1 colher (sopa) de manteiga\n\nMassa\n1. Unte uma assadeira com manteiga. Bata as cenouras, os ovos e o óleo. Junte a farinha. Asse por 40 minutos.\n\nCobertura\n2. Em uma panela, misture todos os ingredientes por 6 minutos. Despeje sobre o bolo.",
    ["Unte"],
    [
      "todos os ingredientes",
      "all 1 xícara de açúcar",
      "all 3 colheres (sopa) de cacau",
      "all 1 colher (sopa) de manteiga",
    ],
  ],
])("a tin takes no butter of another part: %#", (text, [first = "", ...one], [later = "", ...other]) => {
  const recipe = read(text);
  expect(usesAt(recipe, first)).toEqual(one);
  expect(usesAt(recipe, later).sort()).toEqual(other.sort());
  expect(recipe.issues).toEqual([]);
});

test.each([
  [
    "Fish stew\n\n800 g white fish\njuice of 1 lime\n3 cloves garlic\n1 tsp salt\n2 onions, sliced\n4 tomatoes, sliced\n200 ml coconut milk\n\n1. Season the fish with the lime, the garlic and the salt. Marinate in the fridge for 30 minutes.\n2. In a pot, make a layer with half of the onions and the tomatoes. Add the fish and cover with the rest of the vegetables.\n3. Pour in the coconut milk and simmer for 15 minutes. Adjust the salt.",
    ["Add the fish", "all 800 g white fish"],
    "rest of the vegetables",
    "garlic",
    "Adjust",
  ],
  [
    "Moqueca\n\n800 g de peixe branco\nsuco de 1 limão\n3 dentes de alho\n1 colher (chá) de sal\n2 cebolas em rodelas\n4 tomates em rodelas\n200 ml de leite de coco\n\n1. Tempere o peixe com o limão, o alho e o sal. Deixe marinar na geladeira por 30 minutos.\n2. Em uma panela, faça uma camada com metade da cebola e dos tomates. Coloque o peixe e cubra com o restante dos legumes.\n3. Regue com o leite de coco e cozinhe por 15 minutos. Acerte o sal.",
    ["Coloque o peixe", "all 800 g de peixe branco"],
    "restante dos legumes",
    "alho",
    "Acerte",
  ],
])("what went into the marinade went in: %#", (text, [fish = "", ...one], rest, garlic, salt) => {
  const recipe = read(text);
  expect(usesAt(recipe, fish)).toEqual(one);
  expect(usesAt(recipe, rest).length).toBeGreaterThan(0);
  expect(usesAt(recipe, rest).join()).not.toContain(garlic);
  expect(usesAt(recipe, salt)).toEqual([]);
});

test.each([
  [
    "Risotto\n\n300 g rice\n500 g pumpkin\n1.2 l hot stock\n\nCook the pumpkin with a ladle of stock for 15 minutes. Toast the rice for 2 minutes. Cook it, adding the stock a ladle at a time, for 16 minutes.",
    "a ladle of stock",
    "adding the stock",
    "some 1.2 l hot stock",
  ],
  [
    "Risotto\n\n300 g di riso\n500 g di zucca\n1,2 l di brodo caldo\n\nCuocete la zucca con un mestolo di brodo per 15 minuti. Tostate il riso per 2 minuti. Portate a cottura aggiungendo il brodo un mestolo per volta, per 16 minuti.",
    "un mestolo di brodo",
    "aggiungendo il brodo",
    "some 1,2 l di brodo caldo",
  ],
  [
    "Risotto\n\n300 g de riz\n500 g de potiron\n1,2 l de bouillon chaud\n\nFaites cuire le potiron avec une louche de bouillon 15 minutes. Faites nacrer le riz 2 minutes. Faites cuire en ajoutant le bouillon louche par louche, 16 minutes.",
    "une louche de bouillon",
    "en ajoutant le bouillon",
    "some 1,2 l de bouillon chaud",
  ],
])("behind one ladle of stock comes the rest of it: %#", (text, first, second, line) => {
  const recipe = read(text);
  expect(usesAt(recipe, first)).toContain(line);
  expect(usesAt(recipe, second)).toContain(line);
});

test.each([
  [
    "Meatballs\n\n400 g mince\n100 g stale bread\n150 ml milk\n1 egg\n\nSoak the bread in the milk for 10 minutes, then squeeze it well. In a bowl combine the mince, the bread and the egg.",
    "queeze",
    "combine",
    "all 100 g stale bread",
  ],
  [
    "Polpette\n\n400 g di macinato\n100 g di pane raffermo\n150 ml di latte\n1 uovo\n\nMettere il pane a bagno nel latte per 10 minuti, poi strizzarlo bene. In una ciotola unire il macinato, il pane e l'uovo.",
    "trizzarlo",
    "unire",
    "all 100 g di pane raffermo",
  ],
])("bread that is squeezed goes in where it is mixed: %#", (text, squeezed, mixed, line) => {
  const recipe = read(text);
  expect(usesAt(recipe, squeezed)).toEqual([]);
  expect(usesAt(recipe, mixed)).toContain(line);
});

test.each([
  [
    "Empanadas\n\n500 g flour\n100 g lard\n1 tsp salt\n200 ml warm water\n600 g mince\n\nMake a well in the flour and pour in the lard and the brine made with the water and the salt. Mix and knead for 10 minutes. Cover and leave to rest for 1 hour. Roll out and cut discs. Fill with the mince. Moisten the edge with water.",
    "oisten",
  ],
  [
    "Empanadas\n\n500 g de harina\n100 g de grasa vacuna\n1 cdita. de sal\n200 cc de agua tibia\n600 g de carne picada\n\nHacer una corona con la harina, poner en el centro la grasa y la salmuera hecha con el agua y la sal. Unir y amasar 10 minutos. Tapar y dejar descansar 1 hora. Estirar y cortar discos. Rellenar con la carne. Mojar el borde con agua.",
    "Mojar",
  ],
])("a dough that rests is no marinade, whatever is in it: %#", (text, water) => {
  const recipe = formatText(text);
  expect(recipe?.steps.some(({ isPrep }) => isPrep)).toBe(false);
  expect(usesAt(read(text), water)).toEqual([]);
});

test.each([
  [
    "Empanadas\n\nFilling\n500 g mince\n3 hard-boiled eggs\n12 olives\n\nTo finish\n1 egg, beaten, to brush\n\nFilling: brown the mince for 10 minutes. Put a spoonful of the filling in each round, some of the hard-boiled eggs and half an olive. Brush with egg and bake for 20 minutes.",
    ["Put a spoonful", "some 3 hard-boiled eggs", "all 12 olives"],
    ["Brush", "all 1 egg, beaten, to brush"],
  ],
  [
    "Empanadas\n\nPara el relleno\n500 g de carne picada\n3 huevos duros\n4 cebollitas de verdeo\n12 aceitunas\n\nAdemás\n1 huevo batido para pintar\n\nRelleno: dorar la carne 10 minutos. Agregar el verdeo picado. Poner una cucharada de relleno en cada disco, un poco de huevo duro y media aceituna. Pintar con huevo y hornear 20 minutos.",
    ["Poner una cucharada", "some 3 huevos duros", "all 12 aceitunas"],
    ["Pintar", "all 1 huevo batido para pintar"],
  ],
])(
  "the egg to brush with is brushed, and half an olive in each is all of them: %#",
  (text, [first = "", ...one], [later = "", ...other]) => {
    const recipe = read(text);
    expect(usesAt(recipe, first)).toEqual(one);
    expect(usesAt(recipe, later)).toEqual(other);
  },
);

test.each([
  [
    "Lentil salad\n\n1 squash\n3 tbsp olive oil\n200 g lentils\n\nFor the dressing\n3 tbsp tahini\n1 lemon\n1 tbsp olive oil\n3 tbsp cold water\n\nToss the squash with 2 tbsp of the oil and roast for 30 minutes.\n\nPut the lentils in a pan with enough water to cover. Simmer for 20 minutes. Drain and dress with the remaining tablespoon of oil and the lemon zest.\n\nTo make the dressing, stir together the tahini, lemon juice and oil. Loosen with the water.",
    [
      ["enough water", "all 200 g lentils"],
      ["remaining tablespoon", "1 tbsp 3 tbsp olive oil", "some 1 lemon"],
      ["Loosen", "all 3 tbsp cold water"],
    ],
  ],
  [
    "Linsensalat\n\n1 Kürbis\n3 EL Olivenöl\n200 g Linsen\n\nFür das Dressing\n3 EL Tahin\n1 Zitrone\n1 EL Olivenöl\n3 EL kaltes Wasser\n\nDen Kürbis mit 2 EL vom Öl mischen und 30 Minuten rösten.\n\nDie Linsen mit genug Wasser in einen Topf geben. 20 Minuten köcheln. Abgießen und mit dem restlichen Esslöffel Öl und der Zitronenschale anmachen.\n\nFür das Dressing Tahin, Zitronensaft und Öl verrühren. Mit dem Wasser verdünnen.",
    [
      ["genug Wasser", "all 200 g Linsen"],
      ["restlichen Esslöffel", "1 EL 3 EL Olivenöl", "some 1 Zitrone"],
      ["verdünnen", "all 3 EL kaltes Wasser"],
    ],
  ],
])("what a later sentence makes is not begun before it: %#", (text, told) => {
  const recipe = read(text);
  for (const [words = "", ...uses] of told) expect(usesAt(recipe, words)).toEqual(uses);
  expect(recipe.issues).toEqual([]);
});

test("water to soak in is what the list has beside its amount", () => {
  const recipe = read(
    "Bean curry\n\n1 cup dried beans\n3 cups water, plus more for soaking\n2 onions\n\nSoak the beans overnight in plenty of water. Drain. Cook the soaked beans with the 3 cups of water for 1 hour. Add the onions.",
  );
  expect(usesAt(recipe, "Soak")).toEqual([
    "all 1 cup dried beans",
    "some 3 cups water, plus more for soaking",
  ]);
  expect(usesAt(recipe, "3 cups")).toContain("all 3 cups water, plus more for soaking");
  expect(recipe.issues).toEqual([]);
});
