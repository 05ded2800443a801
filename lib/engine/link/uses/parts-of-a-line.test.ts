import { takes as takesOf } from "@/tests/support/takes";

/** What each action takes of the line with `food`, and what the receipt says that no step uses. */
function takes(food: RegExp, list: string, method: string): { uses: string[]; unused: string[] } {
  const { uses, issues } = takesOf(food, `Supper\n\n${list.split("|").join("\n")}\n\n${method}`);
  return { uses, unused: issues.flatMap(({ kind, text }) => (kind === "unplaced" && text ? [text] : [])) };
}

test.each([
  [
    "2 lemons|200 g sugar|3 eggs",
    "Whisk the eggs and sugar. Stir in the zest and juice.",
    "Stir in the zest and juice. all",
  ],
  [
    "1 orange|200 g semolina|1 l milk",
    "Boil the milk, add the semolina and the finely grated zest.",
    "Add the semolina and the finely grated zest. all",
  ],
  [
    "2 Bio-Zitronen|200 g Zucker|3 Eier",
    "Eier und Zucker schlagen. Die Schale und den Saft unterrühren.",
    "Die Schale und den Saft unterrühren. all",
  ],
  [
    "1 citron vert|300 g de riz|1 oignon",
    "Cuire le riz 12 minutes avec l'oignon. Ajouter le zeste et le jus.",
    "Ajouter le zeste et le jus. all",
  ],
  [
    "1 limón|300 g de arroz|1 cebolla",
    "Cuece el arroz con la cebolla 15 minutos. Añade la ralladura y el zumo.",
    "Añade la ralladura y el zumo. all",
  ],
  [
    "1 limone|300 g di spaghetti|2 uova",
    "Cuocere gli spaghetti per 9 minuti. Unire le uova. Unire la scorza grattugiata e il succo.",
    "Unire la scorza grattugiata e il succo. all",
  ],
  [
    "1 limoen|300 g rijst|1 ui",
    "Kook de rijst met de ui 12 minuten. Roer de rasp en het sap erdoor.",
    "Roer de rasp en het sap erdoor. all",
  ],
])("%s: zest and juice are of the only fruit that has them", (list, method, use) => {
  expect(takes(/lemon|orange|Zitrone|citron|lim[óo]/u, list, method)).toEqual({ uses: [use], unused: [] });
});

test("zest here and juice there: neither takes all of it", () => {
  const { uses } = takes(
    /lemons/,
    "2 lemons|200 g sugar|3 eggs",
    "Whisk the eggs and sugar with the grated zest. Bake for 30 minutes. Drizzle with the juice.",
  );
  expect(uses).toEqual([
    "Whisk the eggs and sugar with the grated zest. some",
    "Drizzle with the juice. some",
  ]);
});

test.each([
  [
    "two fruits have them",
    "2 lemons|1 orange|3 eggs",
    "Whisk the eggs with the zest and juice.",
    ["2 lemons", "1 orange"],
  ],
  [
    "it is the juice of another food",
    "1 lime|2 tomatoes|1 onion",
    "Fry the onion, then add the tomatoes with their juice.",
    ["1 lime"],
  ],
  [
    "a tin has a juice of its own",
    "1 lime|1 tin pineapple|1 onion",
    "Fry the onion and add the pineapple. Stir in the juice.",
    ["1 lime"],
  ],
  [
    "the juice shows that the meat is done",
    "1 lemon|4 chicken legs|1 onion",
    "Roast the chicken legs with the onion for 40 minutes, until the juice runs clear.",
    ["1 lemon"],
  ],
])("not where %s: the receipt says that no step uses it", (_why, list, method, unused) => {
  expect(takes(/lemon|orange|lime/, list, method)).toEqual({ uses: [], unused });
});

test.each([
  [
    "1 kg beef|400 ml coconut milk|4 lime leaves",
    "Brown the beef. Add the coconut milk and leaves and simmer for 2 hours.",
    "Add the coconut milk and leaves. all",
  ],
  [
    "1 bunch thyme|1 kg lamb|2 bay leaves",
    "Pick the leaves from the thyme. Rub the lamb with the thyme. Add the leaves and roast for 2 hours.",
    "Add the leaves. all",
  ],
  [
    "1 l Brühe|1 Möhre|2 Lorbeerblätter",
    "Brühe mit der Möhre erhitzen. Die Blätter zugeben.",
    "Die Blätter zugeben. all",
  ],
  [
    "1 l de caldo|1 zanahoria|2 hojas de laurel",
    "Calienta el caldo con la zanahoria. Añade las hojas.",
    "Añade las hojas. all",
  ],
])("%s: leaves are of the only line of leaves", (list, method, use) => {
  expect(takes(/leaves|Lorbeer|laurel/, list, method)).toEqual({ uses: [use], unused: [] });
});

test.each([
  [
    "a part of them goes in",
    "8 curry leaves|1 kg fish",
    "Fry half of the leaves. Add half of the leaves. Scatter over the leaves and the fish.",
  ],
  [
    "they are another food's",
    "8 curry leaves|1 cauliflower",
    "Trim the leaves off the cauliflower and roast it for 30 minutes.",
  ],
])("not where %s", (_why, list, method) => {
  expect(takes(/curry leaves/, list, method)).toEqual({ uses: [], unused: ["8 curry leaves"] });
});
