/** Cards and quick notes: words in the place of a sentence, and amounts that a cook can measure. */
import { formatText } from "@/lib/engine/format";

/** What each action uses, "line: amount", in order; and what the receipt says. */
function read(text: string): { uses: string[]; notes: string[]; issues: string[] } {
  const content = formatText(text);
  const lines = Object.values(content?.ingredients ?? {}).flat();
  const uses = (content?.steps ?? [])
    .filter(({ isPrep }) => !isPrep)
    .flatMap(({ actions = [] }) =>
      actions.map(({ uses }) => uses.map(({ line, amount }) => `${lines[line]}: ${amount}`).join("; ")),
    );
  return {
    uses,
    notes: content?.notes ?? [],
    issues: (content?.receipt?.issues ?? []).map(({ message }) => message),
  };
}

test("what goes in by a word or two, and a short name", () => {
  const { uses, issues } = read(
    "Spag Bol\n\nServes 4\n\n500 g mince\n1 onion\n100 ml cream\n400 g spaghetti\n\n1. Fry the onion.\n2. Mince in, brown it.\n3. Cream to finish.\n4. Serve with the spag.",
  );
  expect(uses).toEqual(["1 onion: all", "500 g mince: all", "100 ml cream: all", "400 g spaghetti: all"]);
  expect(issues).toEqual([]);
});

test("everything is folded or arranged: what has not gone in yet", () => {
  const { uses, notes, issues } = read(
    "Potato salad\n\nServes 4\n\n1 kg potatoes\n200 g mayonnaise\n1 tbsp mustard\n2 stalks celery\n\n1. Boil the potatoes.\n2. Mix the mayonnaise and mustard.\n3. Fold everything together.\n4. Better the next day.",
  );
  expect(uses).toEqual([
    "1 kg potatoes: all",
    "200 g mayonnaise: all; 1 tbsp mustard: all",
    "2 stalks celery: all",
  ]);
  expect(notes).toEqual(["Better the next day."]);
  expect(issues).toEqual([]);
});

test("the cream of a tin, and what is left of it", () => {
  const { uses, issues } = read(
    "Curry\n\nServes 2\n\n1 can coconut milk\n2 tbsp curry paste\n1 tbsp fish sauce\n\n1. Skim the thick cream from the top of the coconut milk into a pan.\n2. Fry the curry paste in it.\n3. Add the rest of the coconut milk and the fish sauce.",
  );
  expect(uses).toEqual([
    "1 can coconut milk: some",
    "2 tbsp curry paste: all",
    "1 can coconut milk: some; 1 tbsp fish sauce: all",
  ]);
  expect(issues).toEqual([]);
});

test("a rest that no single measure says is cups and spoons, never 22 teaspoons", () => {
  const { uses, issues } = read(
    "Flan\n\nServes 6\n\n1 cup plus 2 tbsp sugar\n3 cups milk\n1/2 cup flour\n\n1. Melt 2/3 cup of the sugar.\n2. Heat the milk with the remaining sugar and 1 tsp of the flour.\n3. Stir in the rest of the flour.",
  );
  expect(uses).toEqual([
    "1 cup plus 2 tbsp sugar: 2/3 cup",
    "3 cups milk: all; 1 cup plus 2 tbsp sugar: 1/3 cup + 2 tbsp; 1/2 cup flour: 1 tsp",
    "1/2 cup flour: 1/3 cup + 2 tbsp + 1 tsp",
  ]);
  expect(issues).toEqual([]);
});

test("seasoning beside other work takes the salt, whatever is scattered with", () => {
  const { uses } = read(
    "Gratin\n\nServes 4\n\n1 kg potatoes\n100 g cheese\nsalt and pepper\n\n1. Layer the potatoes.\n2. Season and scatter with the cheese.",
  );
  expect(uses[1]).toContain("salt and pepper");
});
