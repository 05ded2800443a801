import fc from "fast-check";
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
    ["1 - 8 oz. pkg cream cheese", 1, null, "package", "cream cheese"],
    ["2 - 12 oz tubs whipped topping", 2, null, "container", "whipped topping"],
    ["1-15 oz can pumpkin", 1, null, "can", "pumpkin"],
    ["1 - 2 oz pecans", 1, 2, "oz", "pecans"],
    ["2 - 3 lb potatoes", 2, 3, "lb", "potatoes"],
    ["3/4th cup sugar", 0.75, null, "cup", "sugar"],
    ["1 1/4ths cups flour", 1.25, null, "cup", "flour"],
    ["1st layer", null, null, null, "1st layer"],
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
    ["½ a red onion", 0.5, null, null, "red onion"],
    ["2. 3 tbsp oil", 3, null, "tbsp", "oil"],
    ["Sea salt & freshly ground pepper", null, null, null, "Sea salt & pepper"],
    ["1 unit carrot", 1, null, null, "carrot"],
    ["500 ml low-salt, sugar-free tomato juice", 500, null, "ml", "low-salt sugar-free tomato juice"],
    ["1 bundle basil", 1, null, "bunch", "basil"],
    ["Onion (1)", 1, null, null, "Onion"],
    ["(Optional) 1 red chilli", 1, null, null, "red chilli"],
    ["up to 2 cups water", 2, null, "cup", "water"],
    ["Up to 1/2 tsp salt", 0.5, null, "tsp", "salt"],
    ["2 medium to large carrots", 2, null, null, "carrots"],
    ["2 large (15 oz) cans chickpeas", 2, null, "can", "chickpeas"],
    ["1 small (8 oz) container sour cream", 1, null, "container", "sour cream"],
    ["3 tbsp (olive oil)", 3, null, "tbsp", "olive oil"],
    ["2 (egg yolks)", 2, null, null, "egg yolks"],
    ["1+ tsp sugar", 1, null, "tsp", "sugar"],
    ["4 1/2-inch-thick slices rye bread", 4, null, "slice", "rye bread"],
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
    ["1.500 g Kartoffeln", 1500, null, "g", "Kartoffeln"],
    ["1.125 cups rye flour", 1.125, null, "cup", "rye flour"],
    ["1/2 dozen eggs", 6, null, null, "eggs"],
    ["1 cup [240 ml] cider", 1, null, "cup", "cider"],
    ["several sprigs thyme", null, null, "sprig", "thyme"],
    ["1 gestr. TL Backpulver", 1, null, "tsp", "Backpulver"],
    ["Saft einer halben Zitrone", 0.5, null, null, "Zitrone"],
    ["ca. 100 g Käse, gerieben", 100, null, "g", "Käse"],
    ["1/2 Päckchen Hefe", 0.5, null, "package", "Hefe"],
    ["2 gousses d'ail", 2, null, "clove", "ail"],
    ["le jus de 2 citrons", 2, null, null, "citrons"],
    ["20 cl de crème fraîche", 20, null, "cl", "crème fraîche"],
    ["2 dientes de ajo", 2, null, "clove", "ajo"],
    ["media cebolla, picada", 0.5, null, null, "cebolla"],
    ["sal al gusto", null, null, null, "sal"],
    ["olio extravergine q.b.", null, null, null, "olio extravergine"],
    ["Farina 00 300 g", 300, null, "g", "Farina 00"],
    ["1,5 kg pomodori", 1.5, null, "kg", "pomodori"],
  ])("%s", (text, quantity, quantityMax, unit, name) => {
    expect(parseIngredientLine(text)).toMatchObject({ quantity, quantityMax, unit, name });
  });
});

describe("names as a cook would buy them", () => {
  test.each([
    ["2 tbsp minced garlic", "garlic"],
    ["1 cup packed light brown sugar", "light brown sugar"],
    ["½ cup lightly toasted, roughly chopped pecans", "pecans"],
    ["1 can (400 g) chopped tomatoes", "chopped tomatoes"],
    ["3 ripe tomatoes, chopped", "ripe tomatoes"],
    ["1 cup butter or margarine, melted", "butter or margarine"],
    ["2 tsp dried mint or 1 tbsp fresh mint", "dried mint"],
    ["200 g cheddar, Gouda, or Edam cheese", "cheddar Gouda or Edam cheese"],
    ["1 cup Italian seasoned breadcrumbs", "Italian seasoned breadcrumbs"],
    ["250 g peas (frozen)", "peas (frozen)"],
    ["250 g butter (softened)", "butter"],
    ["1 (2 kg) whole duck, trussed", "whole duck"],
    ["For the tin: 1 tbsp soft butter", "soft butter"],
    ["Optional: 2 tbsp chopped dill", "dill"],
    ["1/4 tsp red pepper flakes, plus more to taste", "red pepper flakes"],
    ["1 tsp honey dissolved in 2 tbsp hot water", "honey"],
    ["about 3 cups boiling water", "boiling water"],
    ["some thinly sliced radishes", "radishes"],
    ["2% milk", "2% milk"],
    ["1 cup 2% milk", "2% milk"],
    ["3 eggs sliced", "eggs"],
  ])("%s", (text, name) => {
    expect(parseIngredientLine(text).name).toBe(name);
  });

  test("the name's place in the line is given, so that it can be marked", () => {
    const text = "1 cup (about 240 ml) whole milk, warmed";
    const { nameStart, nameEnd } = parseIngredientLine(text);
    expect(text.slice(nameStart, nameEnd)).toBe("whole milk");
  });
});

test("how it is prepared and what is remarked are kept apart", () => {
  expect(parseIngredientLine("1 large onion, finely chopped (see note)")).toMatchObject({
    size: "large",
    preparation: "finely chopped",
    note: "see note",
  });
  expect(parseIngredientLine("juice and zest of 2 limes")).toMatchObject({
    quantity: 2,
    preparation: "juice and zest of",
  });
});

test("optional and to taste", () => {
  expect(parseIngredientLine("1 tbsp capers (optional)")).toMatchObject({ optional: true, toTaste: false });
  expect(parseIngredientLine("Salt, to taste")).toMatchObject({
    optional: false,
    toTaste: true,
    name: "Salt",
  });
  expect(parseIngredientLine("Sale q.b.")).toMatchObject({ toTaste: true });
});

test("the same amount in a second unit", () => {
  const second = (quantity: number, unit: string) => ({ second: { quantity, quantityMax: null, unit } });
  expect(parseIngredientLine("1 cup (240 ml) cream")).toMatchObject(second(240, "ml"));
  expect(parseIngredientLine("100g/3½oz feta")).toMatchObject(second(3.5, "oz"));
  expect(parseIngredientLine("1 cup flour (120 g)")).toMatchObject(second(120, "g"));
  expect(parseIngredientLine("500 ml 2 cups stock")).toMatchObject({
    quantity: 500,
    unit: "ml",
    ...second(2, "cup"),
  });
});

test("what each counted thing holds is not the amount", () => {
  const each = (quantity: number, unit: string) => ({ each: { quantity, quantityMax: null, unit } });
  expect(parseIngredientLine("2 x 400g tins plum tomatoes")).toMatchObject({
    quantity: 2,
    unit: "can",
    ...each(400, "g"),
  });
  expect(parseIngredientLine("1 (14 oz) can chickpeas")).toMatchObject({
    quantity: 1,
    unit: "can",
    ...each(14, "oz"),
  });
  expect(parseIngredientLine("Two 8-ounce packages cream cheese")).toMatchObject({
    quantity: 2,
    unit: "package",
    ...each(8, "oz"),
  });
  expect(parseIngredientLine("2 cans (400 g) chickpeas")).toMatchObject({
    quantity: 2,
    second: null,
    ...each(400, "g"),
  });
  expect(parseIngredientLine("2 (8-inch) tortillas")).toMatchObject({
    quantity: 2,
    second: null,
    ...each(8, "inch"),
  });
  expect(parseIngredientLine("4 6-ounce salmon fillets")).toMatchObject({
    quantity: 4,
    unit: null,
    ...each(6, "oz"),
  });
});

test("a further amount of the same", () => {
  expect(parseIngredientLine("1 cup plus 2 tbsp sugar")).toMatchObject({
    quantity: 1,
    unit: "cup",
    plus: { quantity: 2, unit: "tbsp" },
    name: "sugar",
  });
});

describe("any text", () => {
  test("is read without an error, and the name's place lies inside it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const line = parseIngredientLine(text);
        expect(line.text).toBe(text);
        expect(line.nameStart).toBeGreaterThanOrEqual(0);
        expect(line.nameEnd).toBeGreaterThanOrEqual(line.nameStart);
        expect(line.nameEnd).toBeLessThanOrEqual(text.length);
        expect(line.quantity === null || Number.isFinite(line.quantity)).toBe(true);
      }),
    );
  });

  test("of kitchen words and signs in any order is read too", () => {
    const part = fc.constantFrom(
      "1",
      "½",
      "1/2",
      "-",
      "–",
      "to",
      "(",
      ")",
      ",",
      "cup",
      "g",
      "x",
      "of",
      "or",
      "chopped",
      "onion",
      "large",
      "%",
      "/",
      "plus",
      "a",
      "juice",
      ":",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join(" ");
        const { name, nameStart, nameEnd } = parseIngredientLine(text);
        expect(typeof name).toBe("string");
        expect(nameEnd).toBeGreaterThanOrEqual(nameStart);
      }),
    );
  });

  test.each(["(", "1/", "1 cup ", "a, ", "finely chopped and "])(
    "%j a million times over is read",
    (part) => {
      expect(parseIngredientLine(part.repeat(1_000_000)).text.length).toBe(part.length * 1_000_000);
    },
    30_000,
  );
});

test.each([
  ["1/2 c. br. sugar", "br. sugar"],
  ["2 T. veg. oil", "veg. oil"],
  ["1 can cr. of mushroom soup", "cr. of mushroom soup"],
  ["1 lb. gr. beef, browned", "gr. beef"],
  ["1 egg. beat well", "egg"],
  ["1 pkg. dry yeast. Dissolve it in water", "dry yeast"],
])("a dot that shortens a word does not end the name: %s", (line, name) => {
  const { nameStart, nameEnd } = parseIngredientLine(line);
  expect(line.slice(nameStart, nameEnd)).toBe(name);
});
