/** The one line that stands alone below a part's name: it is bought like the others. */
import { parseRecipeText } from "@/lib/engine/read/text";

const listOf = (text: string) => parseRecipeText(text)?.ingredients.map((line) => line.text);

const SAUCE = "Sauce\n2 cups cream\n3 cloves garlic, minced";

test.each([
  "4 12-ounce boneless chicken breasts",
  "6 8-oz. salmon fillets",
  "4 6- to 8-ounce skin-on cod fillets",
  "4 (6 ounce) swordfish steaks",
  "8 bone-in thighs",
])("%s", (food) => {
  const last = `Dinner\n\n${SAUCE}\nFor the main:\n${food}\nMix the sauce. Fry it all and pour over.`;
  const first = `Dinner\nServes 4\n\nMain\n\n${food}\n\n${SAUCE}\n\nMix the sauce.\n\nFry it all and pour over.`;
  expect(listOf(last)).toContain(food);
  expect(listOf(first)).toContain(food);
});

test("how many it makes is no food, though it stands alone below a word for it", () => {
  const text = `Rolls\n\nMakes\n\n12 rolls\n\nDough\n\n3 cups flour\n1 cup milk\n\nKnead the flour and milk. Bake for 20 minutes.`;
  expect(listOf(text)).toEqual(["3 cups flour", "1 cup milk"]);
});
