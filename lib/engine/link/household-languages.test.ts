/** What households of seven languages say of their lines: whole recipes, and what each line gives where. */
import { everyUse, usesAndReceipt } from "@/tests/support/cooking-uses";

const usesOf = (text: string): string[] => usesAndReceipt(text).uses;

test.each([
  [
    "Toast\n\n50 g butter\nplenty of mustard\n1 slice bread\n\nMelt plenty of butter in a pan. Spread the bread with mustard.",
    ["50 g butter = all", "1 slice bread = all", "plenty of mustard = all"],
  ],
  [
    "Brood\n\n50 g boter\nflink wat mosterd\n1 snee brood\n\nSmelt flink wat boter in een pan. Bestrijk het brood met wat mosterd.",
    ["50 g boter = some", "1 snee brood = all", "flink wat mosterd = all"],
  ],
  [
    "Brot\n\n50 g Butter\nreichlich Senf\n1 Scheibe Brot\n\nReichlich Butter in einer Pfanne schmelzen. Das Brot mit Senf bestreichen.",
    ["50 g Butter = all", "1 Scheibe Brot = all", "reichlich Senf = all"],
  ],
])("plenty is how much, and names no line: %#", (text, uses) => expect(usesOf(text)).toEqual(uses));

test.each([
  "Cake\n\n180 g flour\n70 g sugar\n60 g butter\na little jelly\n\nPut the flour and the sugar in a bowl. Mix these ingredients with a fork. Add the butter. Rub a part of these ingredients between your fingers. Bake for 20 minutes and brush with the jelly.",
  "Kuchen\n\n180 g Mehl\n70 g Zucker\n60 g Butter\netwas Gelee\n\nMehl und Zucker in eine Schüssel geben. Diese Zutaten vermischen. Butter zugeben. 20 Minuten backen und mit dem Gelee bestreichen.",
  "Gâteau\n\n180 g de farine\n70 g de sucre\n60 g de beurre\nun peu de gelée\n\nMettre la farine et le sucre dans un saladier. Mélanger ces ingrédients. Ajouter le beurre. Travailler une partie de ces ingrédients du bout des doigts. Cuire 20 minutes et badigeonner de gelée.",
  "Torta\n\n180 g di farina\n70 g di zucchero\n60 g di burro\nun po' di gelatina\n\nMettere la farina e lo zucchero in una ciotola. Mescolare questi ingredienti. Aggiungere il burro. Impastare gli ingredienti con le mani. Cuocere 20 minuti e spennellare con la gelatina.",
  "Bizcocho\n\n180 g de harina\n70 g de azúcar\n60 g de mantequilla\nun poco de gelatina\n\nPoner la harina y el azúcar en un bol. Mezclar estos ingredientes. Añadir la mantequilla. Amasar los ingredientes con las manos. Hornear 20 minutos y pintar con la gelatina.",
])("these ingredients, and those of the lines just put in, are no others: %#", (text) =>
  expect(usesOf(text).map((use) => use.replace(/^.* = /, ""))).toEqual(["all", "all", "all", "all"]),
);

test("these ingredients take nothing that no step names, and the receipt says what is left", () => {
  const { uses, issues } = usesAndReceipt(
    "Cake\n\n180 g flour\n70 g sugar\n2 tbsp milk\n\nPut the flour and the sugar in a bowl. Mix these ingredients with a fork. Bake for 20 minutes.",
  );
  expect(uses).toEqual(["180 g flour = all", "70 g sugar = all"]);
  expect(issues).toHaveLength(1);
});

test("all the ingredients, and the ingredients of a list that no step has touched, are all of them", () => {
  const list = "Cake\n\n180 g flour\n70 g sugar\n2 tbsp milk\n\n";
  expect(usesOf(`${list}Put all the ingredients in a bowl. Bake for 20 minutes.`)).toHaveLength(3);
  expect(usesOf(`${list}Mix the ingredients in a bowl. Bake for 20 minutes.`)).toHaveLength(3);
  expect(usesOf(`${list}Melt the sugar. Combine the ingredients and bake for 20 minutes.`)).toHaveLength(3);
});

test.each([
  "Balls\n\n500 g minced beef\n500 ml passata\n1 onion\n\nFry the onion and pour in the tomato sauce. Add the beef.",
  "Polpette\n\n500 g di carne macinata\n500 ml di passata di pomodoro\n1 cipolla\n\nSoffriggere la cipolla e versare il sugo di pomodoro. Unire la carne macinata.",
  "Bällchen\n\n500 g Hackfleisch\n500 ml passierte Tomaten\n1 Zwiebel\n\nZwiebel anbraten und die Tomatensauce dazugießen. Hackfleisch zugeben.",
  "Boulettes\n\n500 g de viande hachée\n500 ml de coulis de tomates\n1 oignon\n\nFaire revenir l'oignon et verser la sauce tomate. Ajouter la viande.",
  "Almôndegas\n\n500 g de carne picada\n500 ml de polpa de tomate\n1 cebola\n\nRefogue a cebola e junte o molho de tomate. Junte a carne.",
  "Balletjes\n\n500 g gehakt\n500 ml gezeefde tomaten\n1 ui\n\nFruit de ui en schenk de tomatensaus erbij. Voeg het gehakt toe.",
])("the tomato sauce that is poured in is the passata of the list: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => use.startsWith("500 ml"))).toHaveLength(1);
  expect(issues).toEqual([]);
});

test("a tomato sauce that was made of the passata takes none again", () =>
  expect(
    usesOf(
      "Pasta\n\n500 ml passata\n1 onion\n400 g pasta\n\nFry the onion and add the passata. Cook the pasta. Pour the tomato sauce over it.",
    ),
  ).toEqual(["1 onion = all", "500 ml passata = all", "400 g pasta = all"]));

test.each([
  [
    "For the marinade:",
    "2 tbsp olive oil",
    "2 tbsp honey",
    "For the salsa:",
    "1 tomato",
    "2 tbsp olive oil",
    "Chicken\n\n1 chicken",
    "Mix the marinade ingredients and add the chicken. Heat a griddle, brush it with olive oil and brown the chicken. Combine all the salsa ingredients.",
  ],
  [
    "Para la marinada:",
    "2 cucharadas de aceite de oliva",
    "2 cucharadas de miel",
    "Para la salsa:",
    "1 tomate",
    "2 cucharadas de aceite de oliva",
    "Pollo\n\n1 pollo",
    "Mezclar los ingredientes de la marinada y añadir el pollo. Calentar una plancha, pincelarla con aceite de oliva y dorar el pollo. Para la salsa, unir todos los ingredientes.",
  ],
  [
    "Für die Marinade:",
    "2 EL Olivenöl",
    "2 EL Honig",
    "Für die Salsa:",
    "1 Tomate",
    "2 EL Olivenöl",
    "Huhn\n\n1 Huhn",
    "Die Zutaten der Marinade verrühren und das Huhn zugeben. Eine Grillpfanne erhitzen, mit Olivenöl bepinseln und das Huhn anbraten. Für die Salsa alle Zutaten vermischen.",
  ],
  [
    "Pour la marinade :",
    "2 c. à s. d'huile d'olive",
    "2 c. à s. de miel",
    "Pour la salsa :",
    "1 tomate",
    "2 c. à s. d'huile d'olive",
    "Poulet\n\n1 poulet",
    "Mélanger les ingrédients de la marinade et ajouter le poulet. Chauffer une plancha, la badigeonner d'huile d'olive et dorer le poulet. Pour la salsa, mélanger tous les ingrédients.",
  ],
])(
  "fat for the pan is none of the lines that go in with all of their part: %s",
  (first, oil, honey, second, tomato, ownOil, head, method) => {
    const text = `${head}\n\n${first}\n${oil}\n${honey}\n\n${second}\n${tomato}\n${ownOil}\n\n${method}`;
    const oils = usesOf(text).filter((use) => use.startsWith(`${oil} =`));
    expect(oils).toEqual([`${oil} = all`, `${ownOil} = all`]);
  },
);

test("a part's own fat fries what the rest of the part goes to", () =>
  expect(
    usesOf(
      "Pie\n\nFor the dough:\n200 g flour\n2 tbsp oil\n\nFor the filling:\n1 onion\n1 tbsp oil\n200 g spinach\n\nFor the dough, mix all the ingredients. For the filling, heat the oil and fry the onion. Add the spinach.",
    ).filter((use) => use.startsWith("1 tbsp oil")),
  ).toEqual(["1 tbsp oil = all"]));

test.each([
  "Farofa\n\n1 cebola\n1/2 pimentão vermelho\n1/2 pimentão amarelo\n1 cenoura\n\nRefogue a cebola. Adicione os pimentões vermelho e amarelo e a cenoura. Tempere com pimenta.",
  "Sofrito\n\n1 cebolla\n1/2 pimiento rojo\n1/2 pimiento verde\n1 zanahoria\n\nSofríe la cebolla. Añade los pimientos rojo y verde y la zanahoria. Sazona con pimienta.",
  "Contorno\n\n1 cipolla\n1/2 peperone rosso\n1/2 peperone giallo\n1 carota\n\nSoffriggi la cipolla. Aggiungi i peperoni rossi e gialli e la carota. Condisci con pepe.",
  "Poêlée\n\n1 oignon\n1/2 poivron rouge\n1/2 poivron jaune\n1 carotte\n\nFais revenir l'oignon. Ajoute les poivrons rouge et jaune et la carotte. Assaisonne de poivre.",
])("two colours behind one name are both of its lines: %#", (text) => {
  const uses = usesOf(text);
  expect(uses.slice(1, 3).every((use) => use.startsWith("1/2") && use.endsWith("= all"))).toBe(true);
  expect(uses).toHaveLength(4);
});

test.each([
  [
    "Rabbit\n\n1 rabbit\n3 cloves garlic\n3 glasses wine\n\nPeel and crush one clove of garlic. Put the rabbit and the crushed garlic in a bowl and add the wine. Marinate for 12 hours.",
    "1 clove",
  ],
  [
    "Lapin\n\n1 lapin\n3 gousses d'ail\n3 verres de vin\n\nPelez et écrasez une gousse d'ail. Mettez le lapin et l'ail écrasé dans une terrine, ajoutez le vin. Laissez mariner 12 heures.",
    "1 gousse",
  ],
  [
    "Kaninchen\n\n1 Kaninchen\n3 Knoblauchzehen\n300 ml Wein\n\nEine Knoblauchzehe schälen und zerdrücken. Kaninchen und zerdrückten Knoblauch in eine Schüssel geben und den Wein zugießen. 12 Stunden marinieren.",
    "1 zehe",
  ],
  [
    "Conejo\n\n1 conejo\n3 dientes de ajo\n3 vasos de vino\n\nPelar y machacar un diente de ajo. Poner el conejo y el ajo machacado en un bol y añadir el vino. Marinar 12 horas.",
    "1 diente",
  ],
])("what was made ready of a line goes in as much as that: %#", (text, amount) =>
  expect(usesOf(text).filter((use) => use.startsWith("3") && use.endsWith(`= ${amount}`))).toHaveLength(1),
);

test("bay that the list calls by its sauce is none of the sauce", () =>
  expect(
    usesOf(
      "Lapin\n\n1 lapin\n1 feuille de laurier sauce\n1 oignon\n\nFaites dorer le lapin avec l'oignon et le laurier. Versez un peu d'eau dans la sauce.",
    ),
  ).toEqual(["1 lapin = all", "1 oignon = all", "1 feuille de laurier sauce = all"]));

test("water is salted with one salt of two, and the other is told", () => {
  const { uses, issues } = usesAndReceipt(
    "Kartoffelsalat\n\n1 kg Kartoffeln\nSalz\n\nFür die Sauce:\n1 Becher Quark\nSalz\n\nKartoffeln in Salzwasser kochen. Quark unterheben.",
  );
  expect(uses.filter((use) => use.startsWith("Salz"))).toHaveLength(1);
  expect(issues).toHaveLength(1);
});

test.each([
  "Toast\n\n2 slices bread\n100 ml milk\n\nPut the slices in the milk until soft.",
  "Toast\n\n2 tranches de pain\n100 ml de lait\n\nMettez les tranches dans le lait jusqu'à ce qu'elles soient molles.",
  "Tostada\n\n2 rebanadas de pan\n100 ml de leche\n\nPon las rebanadas en la leche hasta que estén blandas.",
  "Torrada\n\n2 fatias de pão\n100 ml de leite\n\nPonha as fatias no leite até ficarem moles.",
])("what counts a line tells it, where nothing else does: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.every((use) => use.endsWith("= all"))).toBe(true);
  expect(uses).toHaveLength(2);
  expect(issues).toEqual([]);
});

test("slices that a step cut are none of the list's", () =>
  expect(
    usesOf(
      "Tart\n\n2 slices bread\n3 apples\n\nSlice the apples. Arrange the slices in a dish and bake for 20 minutes.",
    ),
  ).toEqual(["3 apples = all"]));

test.each([
  "Bread\n\nStarter\n175 g flour\n175 g water\n1 tsp sugar\nMix and leave for 8 hours.\n\nDough\n525 g flour\n165 g water\n1 tbsp salt\nThen add the starter and mix again. Leave for 5 hours.\nBake for 55 minutes. Spray with water and bake for 10 minutes more.",
  "Brot\n\nVorteig\n175 g Mehl\n175 g Wasser\n1 TL Zucker\nVerrühren und 8 Stunden stehen lassen.\n\nHauptteig\n525 g Mehl\n165 g Wasser\n1 EL Salz\nDann den Vorteig dazugeben und nochmal verrühren. 5 Stunden stehen lassen.\n55 Minuten backen. Mit Wasser besprühen und weitere 10 Minuten backen.",
  "Pain\n\nLevain\n175 g de farine\n175 g d'eau\n1 c. à c. de sucre\nMélanger et laisser reposer 8 heures.\n\nPâte\n525 g de farine\n165 g d'eau\n1 c. à s. de sel\nAjouter ensuite le levain et mélanger à nouveau. Laisser reposer 5 heures.\nCuire 55 minutes.",
  "Pane\n\nBiga\n175 g di farina\n175 g di acqua\n1 cucchiaino di zucchero\nMescolare e lasciare riposare 8 ore.\n\nImpasto\n525 g di farina\n165 g di acqua\n1 cucchiaio di sale\nPoi aggiungere la biga e mescolare di nuovo. Lasciare riposare 5 ore.\nCuocere 55 minuti.",
  "Brood\n\nVoordeeg\n175 g bloem\n175 g water\n1 tl suiker\nMeng en laat 8 uur staan.\n\nDeeg\n525 g bloem\n165 g water\n1 el zout\nVoeg dan het voordeeg toe en meng opnieuw. Laat 5 uur staan.\nBak 55 minuten.",
])("the first order of a part that names none of its list mixes all of it: %#", (text) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses).toHaveLength(6);
  expect(uses.every((use) => use.endsWith("= all"))).toBe(true);
  expect(issues).toEqual([]);
});

test("a part whose list the method names later is not mixed at its first order", () =>
  expect(
    usesOf(
      "Bread\n\nStarter\n175 g flour\n1 tsp sugar\nMix and leave for 8 hours.\n\nDough\n525 g flour\n1 tbsp salt\nStir the starter and mix again. Add the flour and the salt. Bake for 55 minutes.",
    ),
  ).toEqual(["175 g flour = all", "1 tsp sugar = all", "525 g flour = all", "1 tbsp salt = all"]));

test.each([
  "Chicken\n\n1 chicken\n200 ml orange juice\n2 tbsp honey\n\nStuffing:\n1 onion\n2 cups corn flour\nseasonings to taste\n\nBlend the orange juice and honey and set aside. Drizzle the chicken with the reserved seasoning. Leave for 2 hours.\nStuffing: Fry the onion. Add the seasonings and the corn flour.",
  "Frango\n\n1 frango\n200 ml de suco de laranja\n2 colheres de mel\n\nFarofa:\n1 cebola\n2 xícaras de farinha de milho\ntemperos a gosto\n\nBata o suco de laranja e o mel e reserve. Regue o frango com o tempero reservado. Deixe 2 horas.\nFarofa: Refogue a cebola. Acrescente os temperos e a farinha de milho.",
])("what was mixed and set aside is none of a line that nothing was taken of: %#", (text) => {
  const uses = usesOf(text).filter((use) => /^(?:seasonings|temperos)/.test(use));
  expect(uses).toEqual([expect.stringMatching(/= all$/)]);
});

test.each([
  // "Take it all out except the bay leaf", "browned all of it", "with the head and all": no line goes in by that.
  "Pollo\n\n1 pollo\n2 cebollas\n1 hoja de laurel\nsal\n\nDoramos el pollo con la cebolla y el laurel. Lo sacamos todo menos el laurel. Servimos el pollo.",
  "Chicken\n\n1 chicken\n2 onions\n1 bay leaf\nsalt\n\nBrown the chicken with the onions and the bay leaf. Take it all out except the bay leaf. Serve the chicken.",
  "Pollo\n\n1 pollo\n2 cipolle\n100 ml di vino\nsale\n\nFar rosolare il pollo con le cipolle. Rosolato il tutto, aggiungere il vino.",
  "Poulet\n\n1 poulet\n2 oignons\n100 ml de vin\nsel\n\nFaire dorer le poulet et les oignons. Le tout bien doré, ajouter le vin.",
  "Camarão\n\n500 g de camarão\n2 cebolas\n100 ml de azeite\nsal\n\nBata a cebola e o camarão com cabeça e tudo. Aqueça o azeite.",
  "Gambas\n\n500 g de gambas\n2 cebollas\n100 ml de aceite\nsal\n\nTritura la cebolla y las gambas con cáscara y todo. Calienta el aceite.",
  "Saft\n\n2 Zitronen\n2 Äpfel\n100 ml Wasser\nSalz\n\nDie Zitronen mit Schale und allem pürieren. Die Äpfel und das Wasser zugeben.",
])("all that is in the pan takes nothing from the list: %#", (text) => {
  const salt = text.split("\n")[5] ?? "";
  const uses = everyUse(text);
  expect(uses.filter((use) => use.startsWith(`${salt} =`))).toEqual([]);
  expect(uses.join()).toContain(salt);
});

test.each([
  [
    "Bollito\n\n500 g Rindfleisch\n500 g Schweinerippchen\n1 Zwiebel\n\nDas Fleisch mit der Zwiebel anbraten.",
  ],
  [
    "Ragù\n\n500 g di carne di manzo\n500 g di puntine di maiale\n1 cipolla\n\nRosolare la carne con la cipolla.",
  ],
  [
    "Estofado\n\n500 g de carne de ternera\n500 g de costillas de cerdo\n1 cebolla\n\nDorar la carne con la cebolla.",
  ],
  [
    "Sauce\n\n1 c. à s. de moutarde à l'ancienne\n1 c. à s. de moutarde forte\n100 ml de crème\n\nMélanger les moutardes avec la crème.",
  ],
  [
    "Salsa\n\n1 cucharada de mostaza antigua\n1 cucharada de mostaza dulce\n100 ml de nata\n\nMezclar las mostazas con la nata.",
  ],
  [
    "Gulasch\n\n1 EL edelsüßes Paprikapulver\n1 TL scharfes Paprikapulver\n800 g Rindfleisch\n\nDas Rindfleisch mit Paprikapulver würzen.",
  ],
])("one word for several lines takes each of them: %#", (text) => {
  const [, , one, other, third] = text.split("\n");
  expect(everyUse(text).sort()).toEqual([one, other, third].map((line) => `${line} = all`).sort());
});

test("the meat is the joint where the only other meat is a broth", () => {
  const uses = everyUse(
    "Stufato\n\n500 g di carne di manzo\n1 l di brodo di carne\n\nRosolare la carne. Unire il brodo e cuocere 2 ore.",
  );
  expect(uses).toEqual(["500 g di carne di manzo = all", "1 l di brodo di carne = all"]);
});

test.each([
  [
    "Choux\n\n4 œufs\n100 g de farine\n\nAjouter un œuf à la farine. Recommencer avec les trois autres œufs, un à la fois.",
    ["1 œuf", "3 œufs"],
  ],
  [
    "Buns\n\n4 eggs\n100 g flour\n\nAdd one egg to the flour. Repeat with the other three eggs, one at a time.",
    ["1 egg", "3 eggs"],
  ],
  [
    "Bignè\n\n4 uova\n100 g di farina\n\nUnire un uovo alla farina. Incorporare le altre tre uova una alla volta.",
    ["1 uovo", "3 uova"],
  ],
  [
    "Sopa\n\n2 tomates\n1 pepino\n\nReduza um tomate a puré. Corte o pepino e o tomate que resta em cubos.",
    ["1 tomate", "1 tomate"],
  ],
])("the others are those that are left, one at a time or not: %#", (text, amounts) => {
  const line = text.split("\n")[2] ?? "";
  expect(everyUse(text).filter((use) => use.startsWith(line))).toEqual(
    amounts.map((amount) => `${line} = ${amount}`),
  );
});

test.each([
  "Sla\n\n3 el olijfolie\n300 g asperges\n1 teen knoflook\n1 el citroensap\n\nGril de asperges met wat olijfolie. Maak de dressing van knoflook, citroensap en olijfolie.",
  "Salad\n\n3 tbsp olive oil\n300 g asparagus\n1 clove garlic\n1 tbsp lemon juice\n\nGrill the asparagus with a little olive oil. Make the dressing from the garlic, olive oil and lemon juice.",
  "Insalata\n\n3 cucchiai di olio\n300 g di asparagi\n1 spicchio d'aglio\n1 cucchiaio di succo di limone\n\nGrigliate gli asparagi con un po' d'olio. Preparate il condimento con l'aglio, l'olio e il succo di limone.",
])("what a dressing is made of goes into it, though a little of it was used before: %#", (text) => {
  const oil = text.split("\n")[2] ?? "";
  expect(everyUse(text).filter((use) => use.startsWith(oil))).toEqual([`${oil} = some`, `${oil} = some`]);
});

test.each([
  "Salade\n\n300 gram vastkokende, kleine aardappels\n2 eieren\n\nKook de aardappels 15 minuten. Kook de eieren.",
  "Salat\n\n300 g festkochende, kleine Kartoffeln\n2 Eier\n\nDie Kartoffeln 15 Minuten kochen. Die Eier kochen.",
  "Salad\n\n300 g waxy, small potatoes\n2 eggs\n\nBoil the potatoes for 15 minutes. Boil the eggs.",
  "Salade\n\n4 belles, grosses tomates\n2 œufs\n\nCoupez les tomates. Cuisez les œufs.",
])("how a food is stands before a comma: %#", (text) => {
  const [, , line = "", eggs = ""] = text.split("\n");
  expect(everyUse(text)).toEqual([`${line} = all`, `${eggs} = all`]);
});

test.each([
  [
    "Brazo\n\nPara el bizcocho\n5 huevos\n100 g de azúcar\n\nPara el relleno\n500 ml de leche\n2 yemas\n\nSe separan las claras de las yemas y se baten. Se agregan las yemas y el azúcar. Se hornea 20 minutos. Se calienta la leche con las yemas.",
    ["5 huevos = all", "5 huevos = 5 yemas", "2 yemas = all"],
  ],
  [
    "Roll\n\nFor the sponge\n5 eggs\n100 g sugar\n\nFor the topping\n2 egg whites\n50 g sugar\n\nSeparate the egg whites from the yolks. When the tin is lined, add the yolks to the sugar. Bake for 20 minutes.",
    ["5 eggs = all", "5 eggs = 5 yolks"],
  ],
])("yolks are of the eggs that were parted, and never of whites: %#", (text, uses) => {
  const eggs = everyUse(text).filter((use) => /^\d (?:huevos|yemas|egg\w*) =|^\d egg whites =/.test(use));
  expect(eggs).toEqual(uses);
});

test.each([
  "Stew\n\n500 g fish\n1 onion, in rings\n1 onion, in cubes\n\nBlend the onion in cubes. Cook the fish. Add the onion in rings.",
  "Eintopf\n\n500 g Fisch\n1 Zwiebel in Ringen\n1 Zwiebel in Würfeln\n\nDie Zwiebel in Würfeln pürieren. Den Fisch garen. Die Zwiebel in Ringen zugeben.",
  "Ragoût\n\n500 g de poisson\n1 oignon en rondelles\n1 oignon en dés\n\nMixer l'oignon en dés. Cuire le poisson. Ajouter l'oignon en rondelles.",
  "Cazuela\n\n500 g de pescado\n1 cebolla en aros\n1 cebolla en cubos\n\nTriturar la cebolla en cubos. Cocer el pescado. Añadir la cebolla en aros.",
  "Zuppa\n\n500 g di pesce\n1 cipolla a rondelle\n1 cipolla a dadini\n\nFrullare la cipolla a dadini. Cuocere il pesce. Aggiungere la cipolla a rondelle.",
  "Stoofpot\n\n500 g vis\n1 ui in ringen\n1 ui in blokjes\n\nPureer de ui in blokjes. Gaar de vis. Voeg de ui in ringen toe.",
  "Moqueca\n\n500 g de peixe\n1 cebola cortada em rodelas\n1 cebola em cubos\n\nBata a cebola em cubos. Cozinhe o peixe. Junte a cebola em rodelas.",
  "Sopa\n\n500 g de peixe\n1 cebola às rodelas\n1 cebola aos cubos\n\nTriture a cebola aos cubos. Coza o peixe. Junte a cebola às rodelas.",
])("the shape behind a food tells which of two is meant: %#", (text) => {
  const [, , fish = "", rings = "", cubes = ""] = text.split("\n");
  expect(usesAndReceipt(text)).toMatchObject({
    uses: [`${cubes} = all`, `${fish} = all`, `${rings} = all`],
    issues: [],
  });
});

test.each([
  "Roll\n\n5 eggs\n100 g sugar\n\nFor the filling\n500 ml milk\n2 egg yolks\n\nSeparate the whites into a bowl and whip them stiff. Add the yolks and the sugar. Boil the milk with the 2 yolks.",
  "Rolo\n\n5 ovos\n100 g de açúcar\n\nPara o recheio\n500 ml de leite\n2 gemas\n\nSepare as claras e bata-as em neve. Junte as gemas e o açúcar. Ferva o leite com as duas gemas.",
  "Brazo\n\n5 huevos\n100 g de azúcar\n\nPara el relleno\n500 ml de leche\n2 yemas\n\nSe separan las claras en una fuente y se baten a punto de nieve. Se agregan las yemas y el azúcar. Se hierve la leche con las 2 yemas.",
])("where the whites are separated, the yolks are of those eggs: %#", (text) => {
  const lines = text.split("\n");
  const eggs = lines[2] ?? "";
  const yolks = lines.at(-3) ?? "";
  const uses = everyUse(text).filter((use) => use.startsWith(`${eggs} =`) || use.startsWith(`${yolks} =`));
  expect(uses.slice(1)).toEqual([expect.stringMatching(`^${eggs} = 5 `), `${yolks} = all`]);
});
