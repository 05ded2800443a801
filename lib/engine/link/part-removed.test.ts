import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

/** The lines that the action with these words uses. */
function usesOf(text: string, words: string): string[] {
  const { ingredients = [], steps = [] } = formatText(text) ?? {};
  const lines = Array.isArray(ingredients)
    ? ingredients
    : [...ingredients.refrigerated, ...ingredients.other];
  const action = steps
    .flatMap(({ actions = [] }) => actions)
    .find((each) => plainText(each.text).includes(words));
  return (action?.uses ?? []).map(({ line }) => lines[line] ?? "");
}

test("seeds that are taken off their food are none of the list's", () => {
  const soup = (order: string): string =>
    `Soup\n\n1 kg pumpkin\n1 leek\n30 g pumpkin seeds\n\n${order} and cut it in cubes. Fry the leek. Toast the pumpkin seeds in a pan.`;
  expect(usesOf(soup("Remove the skin and seeds from the pumpkin"), "Remove")).toEqual(["1 kg pumpkin"]);
  expect(
    usesOf(
      "Sopa\n\n1 kg de abóbora\n1 cebola\n30 g de sementes de abóbora\n\nRetire as sementes à abóbora. Refogue a cebola. Toste as sementes de abóbora.",
      "Retire",
    ),
  ).toEqual(["1 kg de abóbora"]);
});

test("what is left of a food of which a little went in goes in by its bare name", () => {
  const bake = (words: string): string =>
    `Bake\n\n1 kg aubergines\n1 bunch basil\n700 ml passata\n\nSimmer the passata with a few basil leaves. Fry the aubergines. ${words}`;
  expect(usesOf(bake("Top with basil."), "Top")).toEqual(["1 bunch basil"]);
  expect(usesOf(bake("Remove the basil."), "Remove")).toEqual([]);
});
