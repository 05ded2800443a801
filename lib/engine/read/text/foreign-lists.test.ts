/** Small things of other languages' texts that are no food, no words of a step and no continuation. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";

const listOf = (text: string): string[] => {
  const { ingredients = [] } = formatText(text) ?? {};
  return Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
};

test.each([
  [
    "Gazpacho\n\nIngredientes\n60 g de pan\n1 kg de tomates\n1 pepino\nsal\nPara acompañar\n1 huevo cocido\n\nPreparación\nTritura el pan con los tomates y el pepino. Añade la sal. Sirve con el huevo.",
    "Para acompañar",
  ],
  [
    "Tarte\n\nIngrédients\n250 g de farine\n125 g de beurre\n4 pommes\nPour servir\n20 cl de crème\n\nPréparation\nMélangez la farine et le beurre. Ajoutez les pommes. Servez avec la crème.",
    "Pour servir",
  ],
  [
    "Rote Grütze mit Soße\n\n6 Portionen\n\nRote Grütze\n500 g Beeren\n80 g Zucker\n\nSoße\n1 Vanilleschote\n400 ml Milch\n\nZubereitung\n\nDie Beeren mit dem Zucker aufkochen. Die Milch mit der Vanilleschote erhitzen.",
    "6 Portionen",
  ],
])("%#: what heads a list is no food", (text, line) => expect(listOf(text)).not.toContain(line));

test("portions above a list are the recipe's servings", () =>
  expect(
    formatText(
      "Beeren mit Soße\n\n6 Portionen\n\n500 g Beeren\n80 g Zucker\n400 ml Milch\n\nZubereitung\n\nDie Beeren mit dem Zucker aufkochen. Die Milch erhitzen.",
    )?.servings,
  ).toBe(6));

test.each(["-", "/"])("a step's number before %s is no word of the step", (sign) => {
  const recipe = formatText(
    `Magrets\n\n2 magrets\n8 figues\n40 g de beurre\n\nPréparation\n1${sign} Salez les magrets et faites-les cuire 8 minutes.\n2${sign} Coupez les figues en quatre.\n3${sign} Faites-les rôtir dans le beurre.`,
  );
  expect(recipe?.steps.map(({ instruction }) => instruction).join(" ")).not.toMatch(/\d[-/]/);
  expect(recipe?.receipt?.issues).toEqual([]);
});

test.each([
  [
    "Kuchen\n\nBoden\n200 g Mehl\n100 g Butter\nBelag\n1 kg Äpfel\n50 g Zucker\nGuss\n2 Eier\n100 ml Sahne\n\nMehl und Butter verkneten. Äpfel mit dem Zucker mischen. Eier und Sahne verquirlen.",
    ["Boden", "Boden", "Belag", "Belag", "Guss", "Guss"],
  ],
  [
    "Lasagne\n\n500 g gehakt\n1 ui\nVoor de bechamelsaus\n50 g boter\n50 g bloem\nVoor erbij\n1 krop sla\n\nBak het gehakt met de ui. Smelt de boter en roer de bloem erdoor. Serveer met de sla.",
    [undefined, undefined, "Voor de bechamelsaus", "Voor de bechamelsaus", "Voor erbij"],
  ],
  [
    "Bowl\n\n200 g Reis\nSojasauce\n1 Gurke\nOlivenöl\nBlattsalat\n2 EL Sesam\n\nReis kochen. Mit Sojasauce, Gurke, Öl und Salat mischen. Mit Sesam bestreuen.",
    [undefined, undefined, undefined, undefined, undefined, undefined],
  ],
])("names of parts between measured lines head what stands below them: %#", (text, parts) =>
  expect(parseRecipeText(text)?.ingredients.map(({ section }) => section)).toEqual(parts),
);

const FRENCH_METHOD =
  "\n\nPréparation\nBéchamel : faites fondre le beurre, ajoutez la farine et le lait.\nNappez et enfournez 20 minutes.";
const ITALIAN_METHOD =
  "\n\nPreparazione\nCuocete il macinato con la cipolla per 40 minuti.\nFate la crema e infornate tutto.";

test.each([
  [
    "one that a step is labelled with",
    `Gratin\n\n1 chou-fleur\nsel\nBéchamel\n50 g de beurre\n50 g de farine\n60 cl de lait${FRENCH_METHOD}`,
    [undefined, undefined, "Béchamel", "Béchamel", "Béchamel"],
  ],
  [
    "several of them",
    `Lasagne\n\nIngredienti\n250 g di sfoglie\nRagù\n500 g di macinato\n1 cipolla\nBesciamella\n50 g di burro\n50 g di farina${ITALIAN_METHOD}`,
    [undefined, "Ragù", "Ragù", "Besciamella", "Besciamella"],
  ],
])("what is made, between measured lines, heads those below it: %s", (_what, text, parts) =>
  expect(parseRecipeText(text)?.ingredients.map(({ section }) => section)).toEqual(parts),
);

test("a name in small letters before its amount is one line", () =>
  expect(
    parseRecipeText(
      `Fondue\n\nbeaufort : 400 g\nvin blanc sec : 30 cl\n1 gousse d'ail\n3 cl de kirsch${FRENCH_METHOD}`,
    )?.ingredients,
  ).toEqual(
    ["beaufort : 400 g", "vin blanc sec : 30 cl", "1 gousse d'ail", "3 cl de kirsch"].map((text) => ({
      text,
    })),
  ));

test.each([
  [
    "Torrijas\n\n1 barra de pan del día anterior\n500 ml de leche\n3 huevos\n\nCorta el pan en rebanadas. Remoja el pan en la leche. Bate los huevos y reboza el pan.",
    "1 barra de pan del día anterior",
  ],
  [
    "Rabanadas\n\n1 pão do dia anterior\n500 ml de leite\n3 ovos\n\nCorte o pão em fatias. Demolhe o pão no leite. Bata os ovos e passe o pão.",
    "1 pão do dia anterior",
  ],
])("yesterday's bread is bought, though it stands first: %#", (text, line) =>
  expect(listOf(text)).toContain(line),
);
