/** An order right below a part of the list, without a stop: it is done with the part, and is nothing to buy. */
import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";
import { parseRecipeText } from ".";

const fry = (order: string, name = "For the sauce") =>
  `Kung Pao Supper\n\n${name}\n2 tbsp hoisin sauce\n1 tbsp soy sauce\n1 tbsp corn starch\n${order}\n\nFor the vegetables\n2 stalks of celery\n1 carrot\n1 lb chicken\n\nFry the chicken for 5 minutes.\nAdd celery and carrot and fry until tender.\nAdd the sauce and heat through.`;

test.each([
  "Mix all the sauce ingredients together and set aside",
  "Combine and set aside",
  "Whisk all together until smooth",
  "Blend until smooth",
  "Mix well and refrigerate overnight",
  "Mix together.",
])("%s takes the part above it", (order) => {
  const text = fry(order);
  expect(parseRecipeText(text)?.ingredients).toHaveLength(6);
  expect(everyUse(text).slice(0, 3)).toEqual([
    "2 tbsp hoisin sauce = all",
    "1 tbsp soy sauce = all",
    "1 tbsp corn starch = all",
  ]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each(["Salt and pepper to taste", "Garnish with parsley", "Oil for frying"])(
  "%s stays on the list",
  (last) => {
    expect(parseRecipeText(fry(last))?.ingredients.map(({ text }) => text)).toContain(last);
  },
);

test("what a marinade's list is only left in takes all of it", () => {
  const text = fry("Let it marinate for 30 minutes", "To marinate the chicken").replace(
    /\nAdd the sauce.*/,
    "",
  );
  expect(everyUse(text).slice(0, 3)).toEqual([
    "2 tbsp hoisin sauce = all",
    "1 tbsp soy sauce = all",
    "1 tbsp corn starch = all",
  ]);
});
