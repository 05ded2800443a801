/** "Heat the remaining oil with the rosemary. Pour the scented oil over": what the rest went into takes no more of it. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each([
  [
    "Bean soup\n\n300 g beans\n5 tbsp olive oil\n1 sprig rosemary\n1 onion\n\nFry the onion in 3 tbsp oil. Add the beans. Heat the remaining oil with the rosemary. Pour the scented oil over the soup.",
    ["5 tbsp olive oil = 3 tbsp", "5 tbsp olive oil = 2 tbsp"],
  ],
  [
    "Pasta e fagioli\n\n300 g di fagioli\n5 cucchiai di olio extravergine\nun rametto di rosmarino\nuna cipolla\n\nSoffriggete la cipolla in 3 cucchiai d'olio. Unite i fagioli. Scaldate l'olio rimasto con il rosmarino; versate l'olio profumato sulla minestra.",
    ["5 cucchiai di olio extravergine = 3 cucchiai", "5 cucchiai di olio extravergine = 2 cucchiai"],
  ],
])("%#", (text, expected) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => /oil|olio/.test(use))).toEqual(expected);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Potato salad\n\n1 kg potatoes\n400 ml broth\n5 tbsp vinegar\n\nBoil the potatoes. Bring 400 ml broth to the boil. Add the vinegar. Pour two thirds of the hot broth over the potatoes.",
    "400 ml broth = all",
  ],
  [
    "Kartoffelsalat\n\n1 kg Kartoffeln\n400 ml Brühe\n5 EL Essig\n\nDie Kartoffeln kochen. 400 ml Brühe aufkochen. Den Essig zugeben. Zwei Drittel der heißen Brühe über die Kartoffeln gießen.",
    "400 ml Brühe = all",
  ],
])("a part of what stands there hot takes none of the list: %#", (text, whole) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((use) => use.startsWith("400"))).toEqual([whole]);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Custard\n\n2 tbsp custard powder\n600 ml milk\n\nStir the custard powder with a little of the milk. Bring the milk to a simmer and whisk in the paste.",
    ["600 ml milk = some", "600 ml milk = some"],
  ],
  [
    "Custard\n\n2 tbsp custard powder\n600 ml milk\n\nStir the custard powder with 2 tbsp of the milk. Warm the milk in a pan and whisk in the paste.",
    ["600 ml milk = 2 tbsp", "600 ml milk = 570 ml"],
  ],
  [
    "Custard\n\n2 tbsp custard powder\n600 ml milk\n\nStir the custard powder with 600 ml milk. Boil the milk in a pan.",
    ["600 ml milk = all"],
  ],
  [
    "Pancakes\n\n2 eggs\n200 ml milk\n100 ml oil\n\nPut a little oil in a pan. Heat the oil. Whisk the eggs with the milk and fry.",
    ["200 ml milk = all"],
  ],
])(
  "what is heated behind a little of it is the rest, and a little oil in a pan is itself: %#",
  (text, expected) => {
    const { uses, issues } = usesAndReceipt(text);
    expect(uses.filter((use) => /milk/.test(use))).toEqual(expected);
    expect(uses.filter((use) => /oil/.test(use)).length).toBeLessThan(2);
    expect(issues).toEqual([]);
  },
);
