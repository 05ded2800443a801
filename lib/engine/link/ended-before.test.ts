/** "– or at least 2 hours before – mix": a word of time that a dash ends opens no state, and what follows goes in. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each([
  [
    "Pancakes\n\nFor the batter\n300 g flour\n10 g salt\n750 ml water\n\nTo serve\n4 slices ham\n\nThe night before – or at least 2 hours before – mix the flour and salt. Add the water. Cook all the batter. Serve with the ham.",
    ["300 g flour = all", "10 g salt = all"],
  ],
  [
    "Galettes\n\nPour la pâte\n300 g de farine\n10 g de sel\n75 cl d'eau\n\nPour servir\n4 tranches de jambon\n\nLa veille – ou au moins 2 heures avant – mélangez la farine et le sel. Versez l'eau. Cuisez ainsi toute la pâte. Servez avec le jambon.",
    ["300 g de farine = all", "10 g de sel = all"],
  ],
])("what is mixed behind the dash is used there: %#", (text, uses) => {
  expect(usesAndReceipt(text).uses.slice(0, 2)).toEqual(uses);
});
