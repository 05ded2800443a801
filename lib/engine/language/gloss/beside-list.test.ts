import { formatText } from "@/lib/engine/format";
import { glossOf } from "@/lib/engine/language/gloss";
import { besideList } from "./beside-list";

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

const inGerman = (list: readonly string[], method: string): string[] =>
  usesOf(`Gulasch\n\n${list.join("\n")}\n\n${method}`);

describe("a part of a longer name on the list", () => {
  it("is that food where the list has no other of its kind", () => {
    const method = "Das Fleisch anbraten. Paprika und Tomatenmark zugeben und 5 Minuten braten.";
    const list = ["800 g Rindfleisch", "2 TL Paprikapulver", "1 EL Tomatenmark"];
    expect(inGerman(list, method)).toContain("2 TL Paprikapulver");
    expect(inGerman([...list, "1 rote Paprika"], method)).not.toContain("2 TL Paprikapulver");
  });

  it("means the dough that is bought, and no dough that is made", () => {
    const method = "Den Teig ausrollen und in die Form legen. Die Äpfel darauf verteilen und backen.";
    expect(inGerman(["1 Rolle Blätterteig", "4 Äpfel"], method)).toContain("1 Rolle Blätterteig");
    expect(inGerman(["250 g Mehl", "1 Rolle Blätterteig", "4 Äpfel"], method)).not.toContain(
      "1 Rolle Blätterteig",
    );
  });
});

describe("foods that English has one word for", () => {
  it("are told apart by their own names", () => {
    const text =
      "Feijoada\n\n200 g de linguiça\n1 paio\n1 cebola\n\nCorte a linguiça. Frite a linguiça com a cebola. Junte o paio e cozinhe por 20 minutos.";
    expect(usesOf(text)).toEqual(["200 g de linguiça", "1 cebola", "1 paio"]);
  });

  it("are not taken for another food that begins with the same word", () => {
    const text =
      "Sopa\n\n1 alho-francês\n2 dentes de alho\n1 cebola\n\nRefogue a cebola e o alho. Junte o alho-francês às rodelas e cozinhe por 20 minutos.";
    expect(usesOf(text)).toEqual(["1 cebola", "2 dentes de alho", "1 alho-francês"]);
  });
});

describe("a name that is longer on the list", () => {
  const dish = (list: readonly string[], method: string) =>
    usesOf(`Gericht\n\n${list.join("\n")}\n\n${method}`);

  it("is known by its end, though no list knows what stands before it", () => {
    expect(
      dish(["1 hoevekip", "2 uien", "50 g boter"], "Braad de kip in de boter. Voeg de uien toe en bak mee."),
    ).toContain("1 hoevekip");
    expect(
      dish(["4 Hähnchenschenkel", "2 EL Öl", "Salz"], "Schenkel salzen. Im Öl von allen Seiten braten."),
    ).toContain("4 Hähnchenschenkel");
  });

  it("is known by its beginning beside another food of the same last word", () => {
    expect(
      dish(
        ["200 g Joghurt", "1 TL Paprikapulver", "Pfeffer"],
        "Joghurt, Paprika und etwas Pfeffer verrühren. Kalt stellen.",
      ),
    ).toEqual(["200 g Joghurt", "1 TL Paprikapulver", "Pfeffer"]);
  });
});

it("knows the last list again, in whatever order it stands", () => {
  const french = glossOf("fr");
  if (french === null) throw new Error("French has a gloss");
  const first = besideList(french, ["250 g de farine", "3 œufs"]);
  expect(besideList(french, ["3 œufs", "250 g de farine"])).toBe(first);
  expect(besideList(french, ["250 g de farine"])).not.toBe(first);
});
