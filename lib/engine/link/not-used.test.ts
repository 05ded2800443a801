/** Steps that name food and put none of it in: what it does, what it must not do, what is waited for, vessels and the dish by its own name. */
import { readStages } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { everyUse, usesAndReceipt } from "@/tests/support/cooking-uses";

const parsed = (text: string) => parseRecipeText(text) as SourceRecipe;

/** The lines that the last step of a recipe uses. */
function usedAtLast(list: string[], steps: string[]): string[] {
  const { actions } = readStages({
    title: "Chicken Curry",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: list.map((text) => ({ text })),
    instructions: steps.map((text) => ({ text })),
  });
  const uses = actions
    .filter(({ instruction }) => instruction === steps.length - 1)
    .flatMap((one) => one.uses);
  return uses.map(({ line }) => list[line] ?? "");
}

test.each<[string, string[], string[]]>([
  [
    "what is not to happen to it",
    ["600 g lamb, cubed", "2 tbsp yogurt", "1 lemon"],
    [
      "Combine the lamb with the yogurt and the lemon juice and marinate for 2 hours.",
      "Grill for 8 minutes, turning often, so that the yogurt does not burn.",
    ],
  ],
  [
    "what is not to happen to it, in short",
    ["400 g beef mince", "1 can kidney beans"],
    ["Brown the mince and stir in the beans.", "Stir now and then so the beans don’t catch."],
  ],
  [
    "how it is to be by then",
    ["500 g Nudeln", "125 g geriebener Käse", "Oregano"],
    ["Nudeln kochen und den Käse darüber streuen.", "Es soll nur alles nochmal heiß werden."],
  ],
  [
    "what is on it already",
    ["2 chicken breasts", "2 tbsp mayonnaise", "1/4 cup panko"],
    ["Coat the chicken with the mayo.", "Press the mayo-coated side down."],
  ],
  [
    "black pepper is no bell pepper",
    ["1 red bell pepper", "200 ml cream"],
    ["Stir the cream in.", "Season with black pepper."],
  ],
  [
    "white pepper is no bell pepper, in Dutch",
    ["1 rode paprika", "200 ml slagroom"],
    ["Roer de slagroom erdoor.", "Breng op smaak met witte peper."],
  ],
  [
    "black pepper is no bell pepper, in German",
    ["1 rote Paprika", "200 ml Sahne"],
    ["Die Sahne einrühren.", "Mit schwarzem Pfeffer würzen."],
  ],
  [
    "what happens meanwhile",
    ["4 tomatoes", "1 red onion", "1 lime"],
    [
      "Dice the tomatoes and the onion and squeeze over the lime.",
      "Leave to stand so that the onion mellows.",
    ],
  ],
  [
    "the dish by its own name",
    ["500 g chicken thighs", "400 ml coconut milk"],
    ["Simmer the chicken in the coconut milk for 20 minutes.", "Divide the chicken curry between bowls."],
  ],
  [
    "vessels and tools",
    ["200 g butter", "200 g sugar", "200 g flour"],
    [
      "Beat the butter and the sugar and fold in the flour.",
      "Keep in a sugar tin and cut with a butter knife.",
    ],
  ],
  [
    "the mixture by what it is made of",
    ["200 g dark chocolate", "3 eggs"],
    ["Melt the chocolate and whisk in the eggs.", "Pour the chocolate mixture into the tin."],
  ],
])("%s", (_name, list, steps) => {
  expect(usedAtLast(list, steps)).toEqual([]);
});

test("what is added while it does something is used all the same", () => {
  expect(
    usedAtLast(
      ["300 g rice", "1 l stock"],
      ["Fry the rice.", "Add the stock so that the rice does not stick."],
    ),
  ).toEqual(["1 l stock"]);
});

test.each([
  [
    "Add the lentils and simmer for 25 minutes. Don't salt yet!",
    "Season with salt and pepper.",
    "salt, pepper",
  ],
  ["Die Linsen zugeben und 25 Minuten köcheln. Noch nicht salzen!", "Mit Salz abschmecken.", "Salz, Pfeffer"],
  ["Ajouter les lentilles et cuire 25 minutes. Ne pas saler !", "Saler et poivrer.", "sel, poivre"],
  ["Aggiungere le lenticchie e cuocere 25 minuti. Non salare ancora!", "Salare e pepare.", "sale, pepe"],
  ["Añade las lentejas y cuece 25 minutos. ¡No sales todavía!", "Salpimienta.", "sal, pimienta"],
  [
    "Voeg de linzen toe en kook 25 minuten. Nog geen zout toevoegen!",
    "Voeg zout en peper toe.",
    "zout, peper",
  ],
  [
    "Junte as lentilhas e cozinhe 25 minutos. Não tempere com sal ainda!",
    "Tempere com sal e pimenta.",
    "sal, pimenta",
  ],
])("what is not to go in yet goes in where it is to: %s", (before, after, line) => {
  const uses = everyUse(`Dish\n\n300 g lentils\n${line}\n\n${before}\n\n${after}`);
  expect(uses.filter((use) => use.startsWith(line))).toEqual([`${line} = all`]);
});

test("what is not to go in until later goes in there all the same", () => {
  const list = ["300 g rice", "1 bunch basil"];
  expect(usedAtLast(list, ["Cook the rice.", "Do not add the basil until just before serving."])).toEqual([
    "1 bunch basil",
  ]);
});

test.each([
  "Potatoes\n\n700 g potatoes\ncoarse salt\n1 tbsp oil\n\nToss the potatoes in the oil. Salt not yet, that draws out moisture. Bake for 20 minutes. Salt the potatoes at the end.",
  "Krieltjes\n\n700 g krieltjes\ngrof zout\n1 el olie\n\nDe krieltjes in de olie husselen. Zout nog niet, dat trekt vocht. 20 minuten bakken. Zout de krieltjes op het laatst.",
])("'salt not yet' puts none in, where a later order does: %#", (text) => {
  const salt = text.split("\n")[3];
  expect(everyUse(text).at(-1)).toBe(`${salt} = all`);
  expect(everyUse(text).filter((use) => use.startsWith(String(salt)))).toHaveLength(1);
});

test.each([
  ["2 eggs\n200 g flour", "Stir gently, otherwise the eggs curdle.", "Beat in the eggs."],
  ["2 eggs\n200 g flour", "Leave it until cool, or you'll scramble the eggs later.", "Beat in the eggs."],
  [
    "6 tbsp mayo\n1 cucumber",
    "Let it cool, otherwise they soak up the mayo.",
    "Mix the mayo with the cucumber.",
  ],
  [
    "6 el mayonaise\n1 komkommer",
    "Laat afkoelen anders absorberen ze de mayonaise.",
    "Roer de mayonaise door de komkommer.",
  ],
  ["2 Eier\n200 g Mehl", "Nicht zu lange rühren, sonst gerinnen die Eier.", "Die Eier unterrühren."],
  ["2 eieren\n200 g bloem", "Roer niet te lang, anders stollen de eieren.", "Roer de eieren erdoor."],
])("what happens where an order is not followed puts none in: %s", (list, warning, order) => {
  const eggs = String(list.split("\n")[0]);
  expect(everyUse(`Cake\n\n${list}\n\n${warning} ${order}`).filter((use) => use.startsWith(eggs))).toEqual([
    `${eggs} = all`,
  ]);
});

test.each([
  [
    "2 cucumbers\n1 tsp mustard seed\n300 ml vinegar",
    "Halve the cucumbers and scrape out the seeds. Boil the vinegar with the mustard seed.",
    "1 tsp mustard seed",
  ],
  [
    "1 squash\n2 tbsp pumpkin seeds\n1 tbsp oil",
    "Halve the squash and scoop the seeds out. Roast in the oil. Scatter with the pumpkin seeds.",
    "2 tbsp pumpkin seeds",
  ],
  [
    "2 Gurken\n1 TL Senfkörner\n300 ml Essig",
    "Gurken halbieren und die Kerne herauskratzen. Essig mit den Senfkörnern aufkochen.",
    "1 TL Senfkörner",
  ],
  [
    "2 komkommers\n1 tl mosterdzaad\n300 ml azijn",
    "Halveer de komkommers en schraap de zaadjes eruit. Kook de azijn met het mosterdzaad.",
    "1 tl mosterdzaad",
  ],
  [
    "2 concombres\n1 c. à café de graines de moutarde\n300 ml de vinaigre",
    "Coupez les concombres en deux et ôtez les graines. Faites bouillir le vinaigre avec les graines de moutarde.",
    "1 c. à café de graines de moutarde",
  ],
])("seeds that are dug out of a fruit are none of the list's: %#", (list, method, seeds) => {
  const { actions } = readStages(parsed(`Dish\n\n${list}\n\n${method}`));
  const at = list.split("\n").indexOf(seeds);
  expect(actions.flatMap(({ uses }, index) => (uses.some(({ line }) => line === at) ? [index] : []))).toEqual(
    [actions.length - 1],
  );
});

test.each([
  [
    "3 cups water\n1 cup dried beans\n2 onions",
    "Cook the beans in the water for 1 hour. Fry the onions. Add the cooked beans along with their water.",
    "3 cups water",
  ],
  [
    "1 l Wasser\n250 g getrocknete Bohnen\n2 Zwiebeln",
    "Die Bohnen in dem Wasser 1 Stunde kochen. Zwiebeln anbraten. Die Bohnen mit ihrem Wasser dazugeben.",
    "1 l Wasser",
  ],
  [
    "3 cups water, plus more\n1 cup dried beans\n2 onions",
    "Cook the beans in the 3 cups of water for 1 hour. Fry the onions. Add the cooked beans along with their water.",
    "3 cups water, plus more",
  ],
])("the water that something was cooked in goes in once: %#", (list, method, water) =>
  expect(everyUse(`Dish\n\n${list}\n\n${method}`).filter((use) => use.startsWith(`${water} =`))).toEqual([
    `${water} = all`,
  ]),
);

test.each([
  "Bread\n\n500 g flour\n320 g water\n5 g yeast\n\nDissolve the yeast in 50 g of the water. Knead with the flour and the remaining water.\nPour 1 cup of water onto a hot tray and bake for 30 minutes.",
  "Brot\n\n500 g Mehl\n320 g Wasser\n5 g Hefe\n\nDie Hefe in 50 g vom Wasser auflösen. Mit dem Mehl und dem restlichen Wasser verkneten.\nEine Tasse Wasser auf ein heißes Blech kippen und 30 Minuten backen.",
])("behind the rest of the water, more of it comes from the tap: %#", (text) =>
  expect(
    everyUse(text)
      .filter((use) => / [wW]a(?:ter|sser) =/.test(use))
      .map((use) => use.replace(/^.* = /, "")),
  ).toEqual(["50 g", "270 g"]),
);

test("a spoonful of the jam is none of the jam sugar", () =>
  expect(
    everyUse(
      "Plum jam\n\n1 kg plums\n900 g jam sugar\n\nLeave the plums overnight with half of the sugar. Add the rest of the sugar. Boil for 10 minutes. Drop a teaspoon of jam onto a saucer.",
    ),
  ).toEqual(["1 kg plums = all", "900 g jam sugar = 450 g", "900 g jam sugar = 450 g"]));

test.each<[string, string, string[]]>([
  [
    "English",
    "Greens\n\n150 g bacon\n1 bunch kale\n2 cloves garlic\n\nFry the bacon, take half out and reserve for the kale. Brown the garlic in the fat.\nAdd the kale and stir for 2 minutes. Mix in the reserved bacon.",
    ["150 g bacon = all", "2 cloves garlic = all", "1 bunch kale = all"],
  ],
  [
    "Portuguese",
    "Couve\n\n150 g de bacon\n1 maço de couve\n2 dentes de alho\n\nFrite o bacon, tire metade e reserve para a couve. Doure o alho na gordura.\nJunte a couve e mexa 2 minutos. Misture o bacon reservado.",
    ["150 g de bacon = all", "2 dentes de alho = all", "1 maço de couve = all"],
  ],
  [
    "Italian",
    "Verza\n\n150 g di pancetta\n1 verza\n2 spicchi d'aglio\n\nRosola la pancetta, togline metà e tienila da parte per la verza. Dora l'aglio nel grasso.\nUnisci la verza e mescola 2 minuti. Unisci la pancetta tenuta da parte.",
    ["150 g di pancetta = all", "2 spicchi d'aglio = all", "1 verza = all"],
  ],
  [
    "French",
    "Salade\n\n100 g de roquette\n4 c. à soupe d'huile\n2 c. à soupe de vinaigre\n\nFouettez le vinaigre avec l'huile. Prélevez-en 1 c. à soupe pour la roquette.\nAssaisonnez la roquette avec la vinaigrette réservée.",
    ["2 c. à soupe de vinaigre = all", "4 c. à soupe d'huile = all", "100 g de roquette = all"],
  ],
  [
    "German",
    "Salat\n\n100 g Rucola\n4 EL Öl\n2 EL Essig\n\nEssig mit Öl verrühren. 1 EL für den Rucola abnehmen.\nRucola mit dem Dressing anmachen.",
    ["2 EL Essig = all", "4 EL Öl = all", "100 g Rucola = all"],
  ],
])("what something is kept for goes in later: %s", (_language, text, uses) => {
  expect(everyUse(text)).toEqual(uses);
});

test("what is kept for a food that no later words name leaves it there", () => {
  expect(
    everyUse(
      "Pasta\n\n200 g pasta\n100 g bacon\n\nFry the bacon. Take out half for the pasta and cook it for 8 minutes.",
    ),
  ).toContain("200 g pasta = all");
});

test("the half onion that is thrown out is none of what is left: French", () => {
  expect(
    everyUse(
      "Salade\n\n250 g de lentilles\n1 oignon rouge\n1 feuille de laurier\n\nCuisez les lentilles 20 minutes avec le laurier et la moitié de l'oignon. Égouttez, jetez le laurier et la moitié d'oignon.\nHachez l'autre moitié de l'oignon et servez.",
    ),
  ).toEqual([
    "250 g de lentilles = all",
    "1 feuille de laurier = all",
    "1 oignon rouge = 1/2 oignon rouge",
    "1 oignon rouge = 1/2 oignon rouge",
  ]);
});

test.each([
  [
    "Stew\n\n500 g beef\n2 onions\n1 l stock\n\nFry the beef. If you put everything in at once it will not brown.",
    ["500 g beef = all"],
  ],
  [
    "Guiso\n\n500 g de carne\n2 cebollas\n1 l de caldo\n\nSaltar la carne, la idea es que esté dorada y si metemos todo de una no va a pasar.",
    ["500 g de carne = all"],
  ],
  [
    "Spezzatino\n\n500 g di manzo\n2 cipolle\n1 l di brodo\n\nRosolate la carne. Se mettete tutto insieme non si dora.",
    ["500 g di manzo = all"],
  ],
  [
    "Ragoût\n\n500 g de bœuf\n2 oignons\n1 l de bouillon\n\nFaites dorer le bœuf. Si vous mettez tout en même temps, il ne dorera pas.",
    ["500 g de bœuf = all"],
  ],
])("what is told of putting everything in is no order: %#", (text, uses) =>
  expect(usesAndReceipt(text).uses).toEqual(uses),
);

test.each([
  [
    "Soup\n\n2 onions\n1 l stock\n\nBoil the onions in water. Skim the foam to keep the stock clear. Add the stock.",
    ["stock clear"],
  ],
  [
    "Sopa\n\n2 cebollas\n1 l de caldo\n\nHierve las cebollas en agua. Espuma para mantener el caldo claro. Añade el caldo.",
    ["caldo claro"],
  ],
  [
    "Zuppa\n\n2 cipolle\n1 l di brodo\n\nBollite le cipolle in acqua. Schiumate per mantenere il brodo chiaro. Aggiungete il brodo.",
    ["brodo chiaro"],
  ],
  [
    "Soupe\n\n2 oignons\n1 l de bouillon\n\nFaites bouillir les oignons dans l'eau. Écumez pour garder le bouillon clair. Ajoutez le bouillon.",
    ["bouillon clair"],
  ],
])("how a food is to stay: %#", (text, [said = ""]) => {
  const { actions } = readStages(parsed(text));
  const told = actions.find((action) => action.text.includes(said));
  expect(told?.uses ?? null).toEqual([]);
  expect(actions.at(-1)?.uses.map(({ line }) => line)).toEqual([1]);
});

test.each([
  // What it lies in later, and what it will come to.
  ["Put a roasting tin for the potatoes into the oven.", "2 kg potatoes"],
  ["Set up a wide bowl for the potatoes.", "2 kg potatoes"],
  ["Stock will go on thickening as it cools.", "500 ml stock"],
  ["Potatoes may brown a little.", "2 kg potatoes"],
])("neither a vessel for it nor what it will do puts it in: %s", (sentence, line) => {
  const list = "Dish\n\n2 kg potatoes\n500 ml stock\n\n";
  const own = (text: string): string[] => everyUse(text).filter((use) => use.startsWith(line));
  expect(own(`${list}${sentence} Boil the potatoes in the stock.`)).toEqual([`${line} = all`]);
});

test.each([
  ["6 tbsp butter", "Melt the butter and let it stand. Slowly drizzle melted butter into the milk."],
  ["6 tbsp butter", "Brown the butter in a pan. Toss the rice with browned butter and the milk."],
])("what is called by what was done to it is no more of it: %#", (line, method) => {
  const uses = everyUse(`Dish\n\n6 tbsp butter\n1 cup milk\n1 cup rice\n\n${method} Add the rice.`);
  expect(uses.filter((use) => use.startsWith(line))).toEqual([`${line} = all`]);
});

test.each([
  [
    "en",
    "8 slices hake\n150 ml stock\n1 pinch salt",
    "Salt the hake and add it to the stock.",
    "Taste the sauce to see whether there is enough salt.",
  ],
  [
    "en",
    "8 slices hake\n150 ml stock\n1 pinch salt",
    "Salt the hake and add it to the stock.",
    "Adjust the salt.",
  ],
  [
    "de",
    "8 Scheiben Lachs\n150 ml Brühe\n1 Prise Salz",
    "Lachs salzen und in die Brühe geben.",
    "Die Sauce probieren, ob genug Salz darin ist.",
  ],
  [
    "fr",
    "8 tranches de merlu\n15 cl de bouillon\n1 pincée de sel",
    "Salez le merlu et ajoutez-le au bouillon.",
    "Goûtez la sauce pour vérifier le sel.",
  ],
  [
    "es",
    "8 rodajas de merluza\n150 ml de caldo\n1 pizca de sal",
    "Salamos la merluza y la añadimos al caldo.",
    "Probamos la salsa para saber cómo está de sal.",
  ],
  [
    "es",
    "8 rodajas de merluza\n150 ml de caldo\n1 pizca de sal",
    "Sala la merluza y añádela al caldo.",
    "Comprueba el punto de sal.",
  ],
  [
    "it",
    "8 tranci di nasello\n150 ml di brodo\n1 pizzico di sale",
    "Salate il nasello e unitelo al brodo.",
    "Assaggiate la salsa per controllare il sale.",
  ],
  [
    "nl",
    "8 moten heek\n150 ml bouillon\n1 snufje zout",
    "Zout de heek en doe hem in de bouillon.",
    "Proef of er genoeg zout in de saus zit.",
  ],
  [
    "pt",
    "8 postas de pescada\n150 ml de caldo\n1 pitada de sal",
    "Salgue a pescada e junte-a ao caldo.",
    "Prove o molho para ver como está de sal.",
  ],
])(
  "salt goes in where the food is salted, and not where it is tasted for (%s): %#",
  (_language, list, salts, tastes) => {
    const recipe = parsed(`Plato\n\n${list}\n\n${salts} ${tastes}`);
    const told = readStages(recipe).actions.map(({ uses }) => uses.map(({ line }) => line));
    expect(told.flat().filter((line) => line === 2)).toHaveLength(1);
    expect(told[0]).toContain(2);
  },
);

test.each([
  [
    "en",
    "6 slices veal\n50 g flour\n20 g butter",
    "Flour the veal and shake off the excess flour. Brown in the butter.",
  ],
  [
    "de",
    "6 Scheiben Kalb\n50 g Mehl\n20 g Butter",
    "Die Scheiben mehlieren und das überschüssige Mehl abklopfen. In der Butter anbraten.",
  ],
  [
    "fr",
    "6 tranches de veau\n50 g de farine\n20 g de beurre",
    "Farinez les tranches, tapotez-les pour faire tomber l'excédent de farine. Faites-les dorer dans le beurre.",
  ],
  [
    "es",
    "6 filetes de ternera\n50 g de harina\n20 g de mantequilla",
    "Enharina la ternera y sacude el exceso de harina. Dora en la mantequilla.",
  ],
  [
    "it",
    "6 fette di vitello\n50 g di farina\n20 g di burro",
    "Infarinate le fette e scuotetele per eliminare l'eccesso di farina. Rosolatele nel burro.",
  ],
  [
    "nl",
    "6 plakken kalfsvlees\n50 g bloem\n20 g boter",
    "Bebloem het kalfsvlees en schud de overtollige bloem eraf. Bak bruin in de boter.",
  ],
  [
    "pt",
    "6 fatias de vitela\n50 g de farinha\n20 g de manteiga",
    "Enfarinhe a vitela e sacuda o excesso de farinha. Doure na manteiga.",
  ],
])("flour goes on where food is floured, and not where it falls off (%s)", (_language, list, method) => {
  const told = readStages(parsed(`Carne\n\n${list}\n\n${method}`)).actions;
  expect(told.flatMap(({ uses }) => uses).filter(({ line }) => line === 1)).toHaveLength(1);
  expect(told[0]?.uses.map(({ line }) => line)).toContain(1);
});
