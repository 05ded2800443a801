import { glossOf } from "@/lib/engine/language/gloss";

const said = (language: string, text: string) => glossOf(language)?.translate(text).text;
const ordersIn = (language: string, text: string) =>
  glossOf(language)
    ?.read(text)
    .filter(({ kind }) => kind === "verb")
    .map(({ start, end }) => text.slice(start, end));

describe("orders and what looks like one", () => {
  test("an Italian order inside its sentence is told from what was done to a food", () => {
    expect(ordersIn("it", "Intanto tritate le cipolle e le carote pelate.")).toEqual(["tritate"]);
    expect(ordersIn("it", "In una ciotola mescolate bene la farina.")).toEqual(["mescolate"]);
    expect(ordersIn("it", "Le carote tritate vanno in padella.")).not.toContain("tritate");
  });

  test("a word for a food is an order where a figure and its food stand behind it, and a food before its amount", () => {
    expect(ordersIn("nl", "Rasp 2 wortels.")).toEqual(["Rasp"]);
    expect(ordersIn("nl", "Schil 1 kg aardappels.")).toEqual(["Schil"]);
    expect(ordersIn("nl", "Rasp 60 g Parmezaanse kaas fijn.")).toContain("Rasp");
    expect(ordersIn("nl", "Rasp, 2 wortels")).toEqual([]);
    expect(ordersIn("fr", "Beurre 50 g, farine 100 g")).toEqual([]);
  });

  test("a pronoun between the two halves of a French order belongs to it", () => {
    expect(said("fr", "Faites-les revenir, puis laissez-le refroidir.")).toBe("fry them, then let it cool.");
  });

  test("a pronoun before a Spanish order belongs to it, and to its place", () => {
    expect(said("es", "Los freímos con un poco de aceite.")).toBe("fry them with a little oil.");
    expect(ordersIn("es", "Se pelan las manzanas y se rallan.")).toEqual(["Se pelan", "se rallan"]);
    expect(said("es", "Lavamos el puerro y lo cortamos.")).toBe("wash the leek and cut it.");
  });

  test("a pronoun before an order of several words stands behind its verb", () => {
    expect(said("es", "Tapamos la masa y la dejamos reposar.")).toBe("cover the dough and let it rest.");
    expect(said("fr", "Chauffer les moules, les garnir de crème.")).toContain(", fill them with cream");
    expect(said("it", "Lo lasciate raffreddare.")).toBe("let it cool.");
  });

  test("a pronoun written onto a Spanish or a Portuguese order is told from it", () => {
    expect(said("es", "Mézclalo y añádelas.")).toBe("mix it and add them.");
    expect(said("pt", "Misture-os e deixe para adicioná-los.")).toContain("mix them");
  });

  test("a part of what was spoken of stands before it: so much of it", () => {
    expect(said("fr", "Versez-en un tiers dans le moule.")).toBe("pour a third of it in the tin.");
    expect(said("fr", "Coupez-en deux en petits dés.")).toBe("cut deux of it in small cubes.");
    expect(said("fr", "Ajoutez-en encore.")).not.toContain("of it");
    expect(said("it", "Aggiungetene 2 cucchiai alla salsa.")).toBe("add 2 tbsp of it to the sauce.");
    expect(said("it", "Mettetene metà da parte.")).toBe("put half of it aside.");
  });

  test("some before a number says that it is about so many", () => {
    expect(said("es", "unos 15 minutos")).toBe("about 15 minutes");
    expect(said("pt", "uns cogumelos")).toMatch(/^some /);
  });

  test("a French word without its accents is known all the same", () => {
    expect(said("fr", "epices")).toBe("spices");
  });

  test("a unit with a bracket is told by its number, and keeps the bracket", () => {
    const text = "Aqueça 1 colher (sopa) do óleo.";
    expect(said("pt", text)).toContain("1 tbsp of");
    expect(glossOf("pt")?.ownAmount("1 colheres sopa", [text])).toBe("1 colher (sopa)");
    expect(glossOf("pt")?.ownAmount("2 colheres sopa", [text])).toBe("2 colheres (sopa)");
    expect(glossOf("pt")?.ownAmount("1 tbsp", [text])).toBe("1 colher (sopa)");
    expect(glossOf("pt")?.ownAmount("2 tbsp", [text])).toBe("2 colheres (sopa)");
  });
});

test("what is counted is told by the word of the texts", () => {
  expect(glossOf("fr")?.ownAmount("1 plain yogurt", ["Mélangez un yaourt.", "2 yaourts nature"])).toBe(
    "1 yaourt",
  );
});

test("a half of a measure has the measure's word for one", () => {
  expect(glossOf("es")?.ownAmount("1/2 cup", ["1 taza de leche", "2 tazas de harina"])).toBe("1/2 taza");
  expect(glossOf("pt")?.ownAmount("1 1/2 cup", ["2 xícaras de leite"])).toBe("1 1/2 xícaras");
});
