/** "The others", "the rest", "the other one" and letters for salt and pepper, in other languages, whose food is left out. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

/** "words of the action: line = amount", for each action that uses something, and what the receipt says. */
function read(text: string) {
  const content = formatText(text);
  const { steps = [] } = content ?? {};
  const lines = content === null ? [] : listOf(content);
  const uses = steps
    .flatMap(({ actions = [] }) => actions)
    .filter(({ uses: own }) => own.length > 0)
    .map(
      ({ text: words, uses: own }) =>
        `${plainText(words)} ${own.map(({ line, amount }) => `${lines[line]} = ${amount}`).join("; ")}`,
    );
  return { uses, issues: content?.receipt?.issues.map(({ message }) => message) };
}

test.each([
  [
    "Rübensalat\n\n6 Rüben\n2 EL Öl\n\nVier Rüben in Scheiben schneiden, die anderen in Würfel. Im Öl braten.",
    ["Vier Rüben in Scheiben schneiden, die anderen in Würfel. 6 Rüben = all", "Im Öl braten. 2 EL Öl = all"],
  ],
  [
    "Panais rôtis\n\n6 panais\n2 c. à soupe d'huile\n\nCoupez quatre panais en dés et les autres en rondelles. Faites-les revenir dans l'huile.",
    [
      "Coupez quatre panais en dés et les autres en rondelles. 6 panais = all",
      "Faites-les revenir dans l'huile. 2 c. à soupe d'huile = all",
    ],
  ],
  [
    "Rape al forno\n\n6 rape\n2 cucchiai di olio\n\nTagliate quattro rape a fette e le altre a cubetti. Saltatele nell'olio.",
    [
      "Tagliate quattro rape a fette e le altre a cubetti. 6 rape = all",
      "Saltatele nell'olio. 2 cucchiai di olio = all",
    ],
  ],
])("some of them this way and the others that way are all of them: %#", (text, uses) =>
  expect(read(text)).toEqual({ uses, issues: [] }),
);

test("a rest that is parted again leaves the other food its whole amount", () => {
  const { uses } = read(
    "Wirsing mit Nüssen\n\n1 Wirsing\n80 g Butter\n50 g Haselnüsse\n\nDen Wirsing in 30 g Butter dünsten. Die restliche Butter schmelzen, mit der Hälfte die Haselnüsse mischen, mit der übrigen den Wirsing beträufeln.",
  );
  expect(uses).toEqual([
    "Den Wirsing in 30 g Butter dünsten. 1 Wirsing = all; 80 g Butter = 30 g",
    "Die restliche Butter schmelzen. 80 g Butter = 50 g",
    "Mit der Hälfte die Haselnüsse mischen. 50 g Haselnüsse = all",
  ]);
});

test("one clove, and the other one; another quarter of the same onion", () => {
  const { uses, issues } = read(
    "Caldo\n\n2 dientes de ajo\n1 cebolla\n1 manojo de perejil\n1 gallina\n\nCuece la gallina con un cuarto de la cebolla y un ajo. Licúa otro cuarto de cebolla, el otro ajo y el perejil. Sirve con la media cebolla que queda.",
  );
  expect(uses).toEqual([
    "Cuece la gallina con un cuarto de la cebolla y un ajo. 1 gallina = all; 1 cebolla = 1/4 cebolla; 2 dientes de ajo = 1 diente",
    "Licúa otro cuarto de cebolla, el otro ajo y el perejil. 1 cebolla = 1/4 cebolla; 2 dientes de ajo = 1 diente; 1 manojo de perejil = all",
    "Sirve con la media cebolla que queda. 1 cebolla = 1/2 cebolla",
  ]);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Eintopf\n\n1 kg Rindfleisch\nS & P\n2 EL Öl\n\nDas Fleisch mit Salz und Pfeffer würzen. Im Öl anbraten.",
    "S & P = all",
  ],
  [
    "Stoofpot\n\n1 kg rundvlees\np en z\n2 el olie\n\nKruid het vlees met peper en zout. Bak het in de olie.",
    "p en z = all",
  ],
])("two letters are salt and pepper: %#", (text, used) => {
  const { uses, issues } = read(text);
  expect(uses.join("\n")).toContain(used);
  expect(issues).toEqual([]);
});

test("a splash goes in first, and the rest later", () => {
  const { uses } = read(
    "Bohnentopf\n\n250 g Bohnen\n1 l Brühe\n1 Zwiebel\n\nDie Zwiebel anbraten, mit einem Schluck Brühe ablöschen. Bohnen und die restliche Brühe zugeben.",
  );
  expect(uses).toContain("Mit einem Schluck Brühe ablöschen. 1 l Brühe = some");
  expect(uses).toContain("Bohnen und die restliche Brühe zugeben. 250 g Bohnen = all; 1 l Brühe = some");
});

test("what is left of a cup is told in the recipe's own spoons", () => {
  const { uses } = read(
    "Tacos\n\n1 pollo\n12 tortillas\n1/2 taza de aceite\n\nCalienta 3 cucharadas de aceite y dora el pollo. En el aceite restante pasa las tortillas.",
  );
  expect(uses.at(-1)).toContain("1/2 taza de aceite = 5 cucharadas");
});

test("a bone of the list is that bone", () => {
  const { uses, issues } = read(
    "Garbanzos\n\n400 g de garbanzos\n1 hueso de jamón\n1 cebolla\n\nPon en la olla los garbanzos, el hueso y la cebolla. Saca el hueso.",
  );
  expect(uses).toEqual([
    "Pon en la olla los garbanzos, el hueso y la cebolla. 400 g de garbanzos = all; 1 hueso de jamón = all; 1 cebolla = all",
  ]);
  expect(issues).toEqual([]);
});

test("all but a part takes the lines of the other part", () => {
  const { uses } = read(
    "Bollo\n\n200 g de harina\n3 huevos\n100 ml de leche\nPara el glaseado:\n80 g de azúcar glas\n1 limón\n\nMezcla todos los ingredientes menos el glaseado y hornea 30 minutos. Mezcla el azúcar glas con el zumo del limón.",
  );
  expect(uses[0]).toBe(
    "Mezcla todos los ingredientes menos el glaseado. 200 g de harina = all; 3 huevos = all; 100 ml de leche = all",
  );
});

test("what it is for is no step of its own", () => {
  const content = formatText(
    "Pfefferkuchen\n\n500 g Mehl\n200 g Honig\n1 TL Zimt\n\nMehl und Honig verkneten. Eine Nacht ruhen lassen, damit der Teig fest werden kann. Zimt zugeben und ausrollen.",
  );
  const texts = content?.steps.flatMap(({ actions = [] }) => actions.map(({ text }) => plainText(text)));
  expect(texts).toContain("Eine Nacht ruhen lassen, damit der Teig fest werden kann.");
});

test("meat that is browned behind its place is no marinade", () => {
  const content = formatText(
    "Lapin aux oignons\n\n4 râbles de lapin\n3 oignons\n2 c. à soupe d'huile\n\nÉmincez les oignons. Dans une sauteuse, faites dorer le lapin dans l'huile 12 min. Réservez-le. Faites revenir les oignons 5 min.",
  );
  expect(content?.steps.some(({ isPrep }) => isPrep)).toBe(false);
});
