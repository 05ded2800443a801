/** Recipes that tell two ways to do the same work: each way says what goes in, and the receipt finds nothing twice. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** Part, amounts with the first word of their lines, for every step that puts something in; and what the receipt says. */
function ofText(text: string): { steps: string[]; issues: string[] } {
  const content = formatText(text);
  const list = content === null ? [] : listOf(content);
  const steps = (content?.steps ?? []).flatMap(({ section, actions = [], isPrep }) => {
    const uses = actions.flatMap((action) => action.uses);
    if (uses.length === 0 || isPrep) return [];
    const said = uses.map(({ line, amount }) =>
      amount === "all" ? `${list[line]}` : `${amount} of ${list[line]}`,
    );
    return [`${section ?? "-"}: ${said.join(", ")}`];
  });
  return { steps, issues: (content?.receipt?.issues ?? []).map(({ message }) => message) };
}

const BEANS = "Soup\n\n500 g beans\n2 tbsp oil\n1 tsp salt\n\n";

test.each([
  ["Slow cooker:", "Oven:"],
  ["In the slow cooker", "In the oven"],
  ["INSTANT POT DIRECTIONS", "STOVETOP DIRECTIONS"],
  ["By hand:", "By machine:"],
  ["Method 1: Oven", "Method 2: Air fryer"],
  ["Traditional method:", "Without a pot:"],
])("%s / %s: all that the list has goes in on each way", (one, other) => {
  const { steps, issues } = ofText(
    `${BEANS}${one}\nFry the beans in the oil. Season with the salt.\n\n${other}\nPut in the beans and the oil. Cook for 2 hours and stir in the salt.`,
  );
  const all = ["500 g beans", "2 tbsp oil", "1 tsp salt"];
  for (const line of all) expect(steps.filter((step) => step.includes(line))).toHaveLength(2);
  expect(new Set(steps.map((step) => step.split(": ")[0])).size).toBe(2);
  expect(issues).toEqual([]);
});

test.each([
  [
    "500 g Bohnen\n2 EL Öl\n1 TL Salz",
    "Im Schnellkochtopf:",
    "Zubereitung im Topf:",
    "Die Bohnen im Öl anbraten. Mit dem Salz würzen.",
  ],
  [
    "500 g de haricots\n2 c. à s. d'huile\n1 c. à c. de sel",
    "À la cocotte-minute :",
    "À la casserole :",
    "Faire revenir les haricots dans l'huile. Ajouter le sel.",
  ],
  [
    "500 g de alubias\n2 cucharadas de aceite\n1 cucharadita de sal",
    "En olla exprés:",
    "En olla tradicional:",
    "Rehoga las alubias en el aceite. Añade la sal.",
  ],
  [
    "500 g di fagioli\n2 cucchiai di olio\n1 cucchiaino di sale",
    "Con il Bimby:",
    "Metodo tradizionale:",
    "Rosolare i fagioli nell'olio. Unire il sale.",
  ],
  [
    "500 g bonen\n2 el olie\n1 tl zout",
    "In de snelkookpan",
    "Op het fornuis",
    "Bak de bonen in de olie. Voeg het zout toe.",
  ],
  [
    "500 g de feijão\n2 colheres de sopa de azeite\n1 colher de chá de sal",
    "Na panela de pressão:",
    "Na panela comum:",
    "Refogue o feijão no azeite. Junte o sal.",
  ],
])("%# so in other languages", (list, one, other, method) => {
  const { steps, issues } = ofText(`Soup\n\n${list}\n\n${one}\n${method}\n\n${other}\n${method}`);
  for (const line of list.split("\n")) expect(steps.filter((step) => step.includes(line))).toHaveLength(2);
  expect(issues).toEqual([]);
});

test("what is done before the ways parts is done once, and each way takes what is left", () => {
  const { steps, issues } = ofText(
    "Roast\n\n1 kg beef\n3 tbsp oil, divided\n4 carrots\n\nBrown the beef in 1 tbsp of the oil.\n\nSlow cooker:\nPut in the carrots and the rest of the oil. Cook for 8 hours.\n\nOven:\nPut the carrots and the rest of the oil in a dish. Bake at 160C for 3 hours.",
  );
  expect(steps).toEqual([
    "-: 1 kg beef, 1 tbsp of 3 tbsp oil, divided",
    "Slow cooker: 4 carrots, 2 tbsp of 3 tbsp oil, divided",
    "Oven: 4 carrots, 2 tbsp of 3 tbsp oil, divided",
  ]);
  expect(issues).toEqual([]);
});

test("a way that leaves out what the other takes is told", () => {
  const { issues } = ofText(
    `${BEANS}Slow cooker:\nPut in the beans, the oil and the salt.\n\nOven:\nPut the beans and 1 tbsp of the oil in a dish. Add the salt.`,
  );
  expect(issues).toEqual([expect.stringContaining("2 tbsp oil")]);
});

test("two machines one after another are no two ways: what went in goes in once", () => {
  const { steps } = ofText(
    "Ribs\n\n2 racks ribs\n1/4 cup rub\n1 cup broth\n1 cup bbq sauce\n\nSlow cooker:\nCoat the ribs with the rub. Add the broth and cook for 7 hours.\n\nGrill:\nBrush the ribs with the sauce. Put the ribs on the grill for 10 minutes.",
  );
  expect(steps).toEqual(["Slow cooker: 2 racks ribs, 1/4 cup rub, 1 cup broth", "Grill: 1 cup bbq sauce"]);
});

test("of two lines that are the same and both unused the receipt tells of each", () => {
  const { issues } = ofText("Soup\n\n500 g beans\n1 onion\n2 tbsp oil\n1 onion\n\nFry the beans in the oil.");
  expect(issues.filter((issue) => issue.includes("1 onion"))).toHaveLength(2);
});

test("headings of ways that come back again and again are stages of one work: nothing goes in anew at each", () => {
  const stage = (name: string): string => `${name}:\nCook the beans in the oil. Season with the salt.\n\n`;
  const { steps } = ofText(BEANS + (stage("Slow cooker") + stage("Oven")).repeat(4));
  expect(steps.filter((step) => step.includes("500 g beans"))).toHaveLength(1);
});
