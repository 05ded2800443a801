/** Words that count the lines of a kind, "the three cheeses", and a rest of which nobody can say how much it is. */
import { everyUse } from "@/tests/support/cooking-uses";

const all = (text: string, from: number, to: number): string[] =>
  text
    .split("\n")
    .slice(from, to)
    .map((line) => `${line} = all`);

test.each([
  "Gratin\n\n500 g macaroni\n100 g cheddar\n50 g parmesan\n75 g gruyère\n\nCook the macaroni. Mix the three cheeses and stir into the pasta.",
  "Gratin\n\n500 g de macaronis\n100 g de comté\n50 g de parmesan\n75 g de gruyère\n\nFaites cuire les macaronis. Mélangez les trois fromages et ajoutez-les aux pâtes.",
  "Gratin\n\n500 g di maccheroni\n100 g di fontina\n50 g di parmigiano\n75 g di gruviera\n\nCuocete i maccheroni. Mescolate i tre formaggi e uniteli alla pasta.",
])("the three cheeses are all of each of them: %#", (text) => {
  expect(everyUse(text)).toEqual(all(text, 2, 6));
});

test.each([
  "Cake\n\nSponge\n1 cup flour\n1/3 cup whole milk\n\nThe three milks\n1 can condensed milk\n1 can evaporated milk\n1/2 cup whole milk\n1 tsp vanilla\n\nMix the flour and the milk and bake for 30 minutes.\nMix the three milks with the vanilla. Pour over the cake.",
  "Pastel\n\nPara el bizcocho:\n1 taza de harina\n1/3 de taza de leche entera\n\nPara las tres leches:\n1 lata de leche condensada\n1 lata de leche evaporada\n1/2 taza de leche entera\n1 cucharadita de vainilla\n\nMezcla la harina y la leche y hornea 30 minutos.\nMezcla las tres leches con la vainilla. Vierte sobre el pastel.",
])("a part that is called after its three milks has three: %#", (text) => {
  expect([...everyUse(text)].sort()).toEqual([...all(text, 3, 5), ...all(text, 7, 11)].sort());
});

test.each([
  "Bread\n\n500 g flour\n350 ml warm water\n8 g yeast\n10 g salt\n\nDissolve the yeast in 100 ml of the water. Mix in the flour and almost all the remaining water. Add the salt with the last of the water.",
  "Pane\n\n500 g di farina\n350 ml di acqua tiepida\n8 g di lievito di birra\n10 g di sale\n\nSciogliete il lievito in 100 ml dell'acqua. Unite la farina e quasi tutta l'acqua restante. Aggiungete il sale con l'ultima acqua.",
])("almost all of the rest, and the last of it, are left to the cook without an alarm: %#", (text) => {
  const [flour, water, yeast, salt] = text.split("\n").slice(2, 6);
  const uses = everyUse(text);
  expect(uses).toHaveLength(6);
  expect(uses.filter((use) => use.startsWith(water ?? ""))).toEqual([
    `${water} = 100 ml`,
    `${water} = some`,
    `${water} = some`,
  ]);
  for (const line of [flour, yeast, salt]) expect(uses).toContain(`${line} = all`);
});
