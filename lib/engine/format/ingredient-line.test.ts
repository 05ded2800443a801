import { parseIngredientLine } from "./ingredient-line";

type Row = [text: string, quantity: number | null, max: number | null, unit: string | null, name: string];

describe("quantity, unit and name", () => {
  test.each<Row>([
    ["2 cups plain flour", 2, null, "cup", "plain flour"],
    ["1½ tsp ground ginger", 1.5, null, "tsp", "ground ginger"],
    ["1 1/2 pounds waxy potatoes, peeled", 1.5, null, "lb", "waxy potatoes"],
    ["1-1/2 cups oats", 1.5, null, "cup", "oats"],
    ["1/2-1 tsp chilli flakes", 0.5, 1, "tsp", "chilli flakes"],
    ["2 to 3 tablespoons capers, rinsed", 2, 3, "tbsp", "capers"],
    ["one or two bay leaves", 1, 2, null, "bay leaves"],
    ["Half a lemon", 0.5, null, null, "lemon"],
    ["a dozen oysters", 12, null, null, "oysters"],
    ["0,5 l Milch", 0.5, null, "l", "Milch"],
    ["1,000 g bread flour", 1000, null, "g", "bread flour"],
    ["3 large eggs", 3, null, null, "eggs"],
    ["2 garlic cloves, finely sliced", 2, null, "clove", "garlic"],
    ["3 cloves", 3, null, null, "cloves"],
    ["1 heaped tbsp cornflour", 1, null, "tbsp", "cornflour"],
    ["100g/3½oz feta, crumbled", 100, null, "g", "feta"],
    ["a pinch of saffron", 1, null, "pinch", "saffron"],
    ["juice of 1 lemon", 1, null, null, "lemon"],
    ["Flour – 200 g", 200, null, "g", "Flour"],
    ["Flour, 2 cups", 2, null, "cup", "Flour"],
    ["Eggs: 3", 3, null, null, "Eggs"],
    ["2-inch piece fresh ginger, grated", 2, null, "inch", "fresh ginger"],
    ["Salt and freshly ground black pepper", null, null, null, "Salt and black pepper"],
    ["finely chopped parsley, to serve", null, null, null, "parsley"],
    ["4 boneless, skinless chicken thighs", 4, null, null, "boneless skinless chicken thighs"],
    ["½ cup butter, melted, plus 1 tbsp for the tin", 0.5, null, "cup", "butter"],
    ["2 EL Olivenöl", 2, null, "tbsp", "Olivenöl"],
    ["1 Prise Salz", 1, null, "pinch", "Salz"],
    ["2 c. à s. d'huile d'olive", 2, null, "tbsp", "huile d'olive"],
    ["2 cuillères à soupe de farine", 2, null, "tbsp", "farine"],
    ["3 cucharadas de azúcar", 3, null, "tbsp", "azúcar"],
    ["2 cucchiai di zucchero", 2, null, "tbsp", "zucchero"],
  ])("%s", (text, quantity, quantityMax, unit, name) => {
    expect(parseIngredientLine(text)).toMatchObject({ quantity, quantityMax, unit, name });
  });
});
