/** What everyday recipes in French, Italian, Spanish and Portuguese say of their lines: states behind the name, tins that are greased, two of a thing. */
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
    "Tajine\n\n1 poulet\n2 oignons râpés\n1 oignon émincé\n200 g de riz\n\nÉtalez l'oignon émincé au fond. Posez le poulet, puis les oignons râpés. Ajoutez le riz et faites cuire 1 heure.",
    "Étalez",
    "all 1 oignon émincé",
    "Posez",
    "all 2 oignons râpés",
  ],
  [
    "Pollo\n\n1 pollo\n2 cipolle grattugiate\n1 cipolla affettata\n200 g di riso\n\nDisponete la cipolla affettata sul fondo. Unite il pollo, poi le cipolle grattugiate. Aggiungete il riso e cuocete 1 ora.",
    "Disponete",
    "all 1 cipolla affettata",
    "Unite",
    "all 2 cipolle grattugiate",
  ],
  [
    "Pollo\n\n1 pollo\n2 cebollas ralladas\n1 cebolla picada\n200 g de arroz\n\nExtiende la cebolla picada en el fondo. Añade el pollo y las cebollas ralladas. Echa el arroz y cuece 1 hora.",
    "Extiende",
    "all 1 cebolla picada",
    "Añade",
    "all 2 cebollas ralladas",
  ],
])("what was done to a food, said behind it, tells its line: %#", (text, first, one, second, other) => {
  const recipe = read(text);
  expect(usesAt(recipe, first)).toEqual([one]);
  expect(usesAt(recipe, second)).toContain(other);
  expect(recipe.issues).toEqual([]);
});

test.each([
  [
    "Ragoût\n\n1 kg de veau\n2 oignons\n12 petits oignons grelots\n50 g de beurre\n\nMettez le veau dans une cocotte avec les deux oignons et cuisez 1 heure. Faites revenir les oignons grelots dans le beurre 15 minutes.",
    "cocotte",
    "all 2 oignons",
  ],
  [
    "Stew\n\n1 kg veal\n2 onions\n12 pearl onions\n50 g butter\n\nPut the veal in a pot with both onions. Cook for 1 hour. Fry the pearl onions in the butter for 15 minutes.",
    "pot",
    "all 2 onions",
  ],
])("two of a thing are the line of two: %#", (text, place, line) => {
  const recipe = read(text);
  expect(usesAt(recipe, place).filter((use) => /o[in][gi]/.test(use) && !use.includes("veau"))).toEqual([
    line,
  ]);
  expect(recipe.issues).toEqual([]);
});

test.each([
  [
    "Cake\n\n4 eggs\n250 g flour\n200 g sugar\nbutter for greasing\n\nBeat the eggs and sugar. Stir in the flour. Bake in a greased tin for 40 minutes.",
    "tin",
    ["all butter for greasing"],
  ],
  [
    "Gâteau\n\n4 œufs\n250 g de farine\n200 g de sucre\n1 noisette de beurre pour le moule\n\nFouettez les œufs et le sucre. Ajoutez la farine. Versez dans un moule beurré et enfournez 40 minutes à 180 °C.",
    "moule",
    ["all 1 noisette de beurre pour le moule"],
  ],
  [
    "Torta\n\n4 uova\n250 g di farina\n200 g di zucchero\nburro e farina per lo stampo\n\nSbattete le uova con lo zucchero. Unite la farina. Versate in uno stampo imburrato e infarinato e cuocete 40 minuti a 180°.",
    "stampo",
    ["all burro e farina per lo stampo"],
  ],
  [
    "Bolo\n\n4 ovos\n250 g de farinha\n200 g de açúcar\nmanteiga para untar\n\nBata os ovos com o açúcar. Junte a farinha. Asse em forma untada, a 180 ºC, por 40 minutos.",
    "forma",
    ["all manteiga para untar"],
  ],
])("a greased tin takes what the list has for it, without a doubt: %#", (text, place, line) => {
  const recipe = read(text);
  expect(usesAt(recipe, place)).toEqual(line);
  expect(recipe.issues).toEqual([]);
});

test.each([
  [
    "Pasta\n\nPer la sfoglia\n300 g di farina 00, più un po' per la spianatoia\n2 uova\n\nPer la salsa\n100 g di farina\n1 litro di latte\n\nLa sfoglia: impastate la farina e le uova per 10 minuti. Stendete sulla spianatoia infarinata.\n\nLa salsa: scaldate il latte e unite la farina.",
    "impastate",
    "all 300 g di farina 00, più un po' per la spianatoia",
    "infarinata",
  ],
  [
    "Pasta\n\nPara la masa\n300 g de harina, más un poco para la encimera\n2 huevos\n\nPara la salsa\n100 g de harina\n1 litro de leche\n\nPara la masa, amasa la harina y los huevos 10 minutos. Estira en la encimera enharinada.\n\nPara la salsa, calienta la leche y añade la harina.",
    "amasa",
    "all 300 g de harina, más un poco para la encimera",
    "enharinada",
  ],
])("flour with a little more for the board is the dough's flour: %#", (text, dough, line, board) => {
  const recipe = read(text);
  expect(Object.entries(recipe.uses).find(([said]) => said.toLowerCase().includes(dough))?.[1]).toContain(
    line,
  );
  expect(usesAt(recipe, board)).toEqual([line.replace("all", "some")]);
  expect(recipe.issues).toEqual([]);
});

test.each([
  [
    "Boquerones\n\n500 g de boquerones\n2 cucharaditas de sal\n250 ml de vinagre\n\nLimpia los boquerones. Escurrir y secar. Cubrir con el vinagre y la sal, 4 horas.",
    "secar",
  ],
  [
    "Sardines\n\n500 g sardines\n2 tsp salt\n250 ml vinegar\n50 g flour\n\nClean the sardines. Drain and dry. Cover with the vinegar, flour and salt for 4 hours.",
    "dry",
  ],
])("'drain and dry' takes no dry ingredients: %#", (text, place) => {
  expect(usesAt(read(text), place)).toEqual([]);
});

test.each([
  [
    "Croquetas\n\n100 g de mantequilla\n120 g de harina\n1 litro de leche\n\nDerretir la mantequilla y tostar la harina. Ir añadiendo la leche cazo a cazo, removiendo siempre.",
    "cazo a cazo",
    ["all 1 litro de leche"],
  ],
  [
    "Velouté\n\n100 g de beurre\n120 g de farine\n1 litre de lait\n\nFaites fondre le beurre et ajoutez la farine. Versez le lait louche par louche en remuant.",
    "louche par louche",
    ["all 1 litre de lait"],
  ],
  [
    "Salade\n\n200 g de lentilles\n2 poignées de jeunes pousses\n100 g de lardons\n\nCuisez les lentilles 20 minutes. Servez les pousses avec les lardons.",
    "pousses",
    ["all 2 poignées de jeunes pousses", "all 100 g de lardons"],
  ],
])("what goes in by the ladle, and young leaves by their short name: %#", (text, place, line) => {
  expect(usesAt(read(text), place)).toEqual(line);
});

test("'depois que' and 'se' before what is waited for keep their words and their order", () => {
  const { uses } = read(
    "Moqueca\n\n1 kg de peixe\n400 ml de leite de coco\n100 ml de óleo\n\nRegue o peixe com o leite de coco. Tampe. Depois que ferver, 15 minutos em fogo baixo. Se grudar muito, unte a mão com óleo.",
  );
  expect(Object.keys(uses).join(" ")).toContain("Depois que ferver, 15 minutos em fogo baixo.");
  expect(Object.keys(uses)).toContain("Se grudar muito, unte a mão com óleo.");
});

test("ripe tomatoes are no blackberries: they are among the vegetables", () => {
  const { uses } = read(
    "Gaspacho\n\n1 kg de tomates mûres\n1 concombre\n20 cl d'huile\n\nMixez tous les légumes. Ajoutez l'huile.",
  );
  expect(uses["Mixez tous les légumes."]).toEqual(
    expect.arrayContaining(["all 1 kg de tomates mûres", "all 1 concombre"]),
  );
});
