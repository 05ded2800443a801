import { listOf } from "@/lib/engine/check/reading/actions";
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

  test.each([
    [
      "Steak\n\n1.5 kg beef roast\n2 tbsp oil\n2 onions\nsalt\n\n1. Salt the roast the night before.\n2. Heat the oil in a pan and sear it for 5 minutes on each side. Remove the roast.\n3. Fry the onions. Put the roast back in.",
      "Sear it for 5 minutes on each side. 1",
    ],
    [
      "Braten\n\n1,5 kg Schweinebraten\n2 EL Öl\n2 Zwiebeln\nSalz\n\n1. Den Braten am Vorabend salzen.\n2. Das Öl in einem Bräter erhitzen und ihn darin 5 Minuten anbraten. Den Braten herausnehmen.\n3. Die Zwiebeln anbraten. Den Braten wieder hineinlegen.",
      "Ihn darin 5 Minuten anbraten. 1",
    ],
  ])("behind the oil that it is seared in, and what is taken out is none: %#", (text, seared) => {
    expect(actionsOf(text)).toContain(seared);
    expect(actionsOf(text).filter((action) => / (?:roast|Braten) (?:.* )?[1-9]$/.test(action))).toHaveLength(
      1,
    );
    expect(formatText(text)?.receipt?.issues).toEqual([]);
  });

  test("what is pulled was in the pot", () =>
    expect(
      actionsOf(
        "Pot roast\n\n3 lb chuck roast\n2 tbsp oil\nsalt\n\nSalt the roast the night before. Pat it dry. Heat the oil and sear it, 5 min a side. Pull the roast.",
      ),
    ).toEqual(expect.arrayContaining(["Pat it dry. 1", "Pull the roast. 0"])));

  test.each([
    [
      "Date cake\n\n200g dates\n250ml boiling water\n1 tsp bicarbonate of soda\n2 eggs\n\nTip the dates into a bowl, pour over the boiling water and stir in the bicarb. Leave to soak for 30 minutes, then mash them with a fork.\nBeat the eggs. Fold in the date mixture.",
      "200g dates",
    ],
    [
      "Dadelcake\n\n200 g dadels\n250 ml heet water\n1 tl baksoda\n2 eieren\n\nDoe de dadels in een kom, schenk het hete water erover en roer de baksoda erdoor. Laat 30 minuten weken en prak ze met een vork.\nKlop de eieren. Spatel het dadelmengsel erdoor.",
      "200 g dadels",
    ],
    [
      "Wings\n\n1 kg chicken wings\n1 l buttermilk\n1 tsp salt\n2 tbsp oil\n\nPut the chicken wings in a dish, pour over the buttermilk and stir in the salt. Chill for 8 hours. Pat them dry.\nFry in the oil.",
      "1 kg chicken wings",
    ],
  ])("and not the spoonful or the liquid that joined it: %#", (text, food) => {
    const content = formatText(text);
    const lines = content === null ? [] : listOf(content);
    const cooking = (content?.steps ?? [])
      .filter(({ isPrep }) => !isPrep)
      .flatMap(({ actions = [] }) => actions);
    expect(cooking[0]?.uses.map(({ line }) => lines[line])).toEqual([food]);
  });
});
