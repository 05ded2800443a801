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
