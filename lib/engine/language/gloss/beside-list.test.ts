import { formatText } from "@/lib/engine/format";

const usesOf = (text: string): string[] => {
  const formatted = formatText(text);
  const { ingredients, steps = [] } = formatted ?? {};
  const lists =
    ingredients === undefined || Array.isArray(ingredients)
      ? [ingredients ?? []]
      : [ingredients.refrigerated, ingredients.other];
  const list = lists.flat();
  return steps.flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) => uses.map(({ line }) => list[line] ?? "")),
  );
};

const cake = (list: readonly string[]): string =>
  `Gâteau du jeudi\n\n${list.join("\n")}\n\nMélangez la farine et la levure. Ajoutez les œufs et les raisins. Faites cuire 40 minutes.`;

describe("a name on the list said by its first word", () => {
  it("is that food where no other line has the name", () => {
    const uses = usesOf(
      cake(["250 g de farine", "1 sachet de levure chimique", "3 œufs", "100 g de raisins secs"]),
    );
    expect(uses).toContain("1 sachet de levure chimique");
    expect(uses).toContain("100 g de raisins secs");
  });

  it("stays what it is where the list has both", () => {
    const uses = usesOf(
      cake(["250 g de farine", "1 sachet de levure", "3 œufs", "100 g de raisins secs", "200 g de raisins"]),
    );
    expect(uses).toContain("200 g de raisins");
    expect(uses).not.toContain("100 g de raisins secs");
  });
});

it("reads an order that is a food's name too as an order only with its object", () => {
  const uses = usesOf(
    "Tarte\n\n200 g de farine\n100 g de beurre\n1 kg de pommes\n\nMélange farine et beurre. Beurre le moule et étale la pâte. Ajoute les pommes.",
  );
  expect(uses.filter((line) => line === "200 g de farine")).toHaveLength(1);
  expect(uses).toContain("1 kg de pommes");
});
