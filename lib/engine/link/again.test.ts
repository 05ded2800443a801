import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

/** The actions of a recipe, with "P" where they make ready, and how many lines each uses. */
const actionsOf = (text: string): string[] =>
  (formatText(text)?.steps ?? []).flatMap(({ isPrep, actions = [] }) =>
    actions.map((action) => `${isPrep ? "P " : ""}${plainText(action.text)} ${action.uses.length}`),
  );

describe("what was made ready goes in by a pronoun", () => {
  test("behind soaking", () =>
    expect(
      actionsOf(
        "Bean stew\n\n300 g dried beans\n1 onion\n\nSoak the beans overnight. Drain them well. Chop the onion. Cook for 1 hour.",
      ),
    ).toEqual(expect.arrayContaining(["P Soak the beans overnight. 1", "Drain them well. 1"])));

  test("behind what was done to the same food by a pronoun", () =>
    expect(
      actionsOf(
        "Melanzane fritte\n\n2 melanzane\nsale grosso\nolio di semi\n\nTagliate le melanzane a fette. Cospargetele di sale grosso in uno scolapasta. Lasciatele spurgare per 1 ora. Sciacquatele bene. Scaldate l'olio e friggete le fette.",
      ),
    ).toEqual(
      expect.arrayContaining([
        "P Cospargetele di sale grosso in uno scolapasta. 1",
        "P Lasciatele spurgare per 1 ora. 0",
        "Sciacquatele bene. 1",
      ]),
    ));

  test.each([
    "Apple cake\n\n75 g raisins\n1 kg apples\n\nSoak the raisins for 15 minutes in warm water and drain them well. Heat the oven to 175 °C.\n\nPeel the apples. Mix with the raisins. Bake 65 minutes.",
    "Appeltaart\n\n75 g rozijnen\n1 kg appels\n\nWel de rozijnen een kwartiertje in warm water en laat ze goed uitlekken. Verwarm de oven voor op 175 °C.\n\nSchil de appels. Meng met de rozijnen. Bak 65 minuten.",
  ])("but not where it is only drained and goes in later by its name: %#", (text) => {
    const counts = actionsOf(text).map((action) => action.replace(/^.* /, ""));
    expect(counts).toEqual(["1", "0", "0", "1", "1", "0"]);
  });
});
