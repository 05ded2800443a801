/** A letter that is one paragraph: greeting, recipe and leave in one, as people send it to each other. */
import { parseRecipeText } from "./index";

test.each([
  [
    "Hi Jo, here's the tuna spread you liked on Saturday, so that you stop asking me about it every single time we talk on the phone. Take 2 tins of tuna and drain them. Mash them with 150 g cream cheese, a tablespoon of mustard and 2 spring onions, sliced very thin. Press it into a jar and chill for an hour at least. We have it on toast. It keeps two days. Love, Mum",
    "Tuna spread",
    ["2 tins of tuna", "150 g cream cheese", "a tablespoon of mustard", "2 spring onions"],
    /^Take 2 tins/,
  ],
  [
    "Hallo Inge, hier wie versprochen mein Rezept für den Thunfischaufstrich, den ich immer mache, wenn plötzlich Besuch vor der Tür steht. Du nimmst 2 Dosen Thunfisch, lässt ihn abtropfen und zerdrückst ihn mit 150 g Frischkäse und 1 EL Senf. Dann hackst du 2 Frühlingszwiebeln ganz fein und rührst sie unter. Alles in ein Glas drücken und eine Stunde kalt stellen. Liebe Grüße, Mama",
    "Thunfischaufstrich",
    ["2 Dosen Thunfisch", "150 g Frischkäse", "1 EL Senf", "2 Frühlingszwiebeln"],
    /^Du nimmst 2 Dosen/,
  ],
  [
    "Bonjour à toutes, voici comme promis ma recette de rillettes de thon, celle que je fais à chaque fois qu'on débarque à l'improviste. Vous prenez 2 boîtes de thon, vous les émiettez avec 150 g de fromage frais et une échalote hachée très fin. Ensuite une cuillère à café de moutarde. On mélange, on tasse dans une terrine et hop au frigo au moins 1 heure. Bises, Martine",
    "Rillettes de thon",
    ["2 boîtes de thon", "150 g de fromage frais", "une échalote", "une cuillère à café de moutarde"],
    /^Vous prenez 2 boîtes/,
  ],
])("has its recipe between greeting and leave: %#", (text, title, list, opening) => {
  const read = parseRecipeText(text);
  expect(read?.title).toBe(title);
  expect(read?.ingredients.map((line) => line.text)).toEqual(list);
  expect(read?.instructions[0]?.text).toMatch(opening);
  const told = read?.instructions.map((line) => line.text).join(" ");
  expect(told).not.toMatch(/Love|Grüße|Bises/);
});

test("what a letter begins with in a paragraph of its own keeps its orders", () => {
  const read = parseRecipeText(
    "It has rained here since Thursday and the dog won't go out.\n\nYou hardly need a recipe for it, and I could tell it to you in my sleep by now. Get out your heaviest pot and pour in four tablespoons of olive oil. While that is warming, chop up an onion, a stick of celery and a carrot, all quite small, and put them in with a good pinch of salt. Let them go soft over a low heat for 15 minutes. Add 200 g of pasta and a litre of water and simmer for 10 minutes. Love, N",
  );
  expect(read?.instructions.map((line) => line.text).join(" ")).toContain("Get out your heaviest pot");
});

test.each([
  "Quarkbällchen\n\nHallo zusammen, ich mische sie immer so:\n\n250 g Quark\n2 Eier\n250 g Mehl\n\nAlles verrühren. In Öl 4 Minuten ausbacken.",
  "Curd balls\n\nHi everyone, I always mix mine like this:\n\n250 g curd\n2 eggs\n250 g flour\n\nStir everything together. Fry in oil for 4 minutes.",
])("a greeting above the list heads no part of it and orders nothing: %#", (text) => {
  const read = parseRecipeText(text);
  expect(read?.ingredients.map((line) => line.section)).toEqual([undefined, undefined, undefined]);
  expect(read?.instructions).toHaveLength(1);
});
