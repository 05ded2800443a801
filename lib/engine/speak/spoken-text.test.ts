import { spokenSentences } from "./spoken-text";

const spoken = (text: string) =>
  spokenSentences(text)
    .map((sentence) => sentence.spoken)
    .join(" ");

test.each([
  // Fractions and mixed numbers before a unit
  ["Add 1½ cups flour.", "Add one and a half cups flour."],
  ["Add 1 1/2 cups ***flour***.", "Add one and a half cups flour."],
  ["Add 1-1/2 cups flour.", "Add one and a half cups flour."],
  ["Add 1 ½ cups flour.", "Add one and a half cups flour."],
  ["Add 2¼ cups milk.", "Add two and a quarter cups milk."],
  ["Add 3⅔ cups milk.", "Add three and two thirds cups milk."],
  ["Add 15½ oz beans.", "Add 15 and a half ounces beans."],
  ["Stir in ½ tsp salt.", "Stir in half a teaspoon salt."],
  ["Stir in 1/2 teaspoon salt.", "Stir in half a teaspoon salt."],
  ["Stir in ¼ cup oil.", "Stir in a quarter cup oil."],
  ["Stir in ⅓ cup oil.", "Stir in a third of a cup oil."],
  ["Stir in 2/3 cup oil.", "Stir in two thirds of a cup oil."],
  ["Stir in ¾ cup oil.", "Stir in three quarters of a cup oil."],
  ["Stir in ⅛ tsp cloves.", "Stir in an eighth of a teaspoon cloves."],
  ["Add 1⁄2 cup sugar.", "Add half a cup sugar."],
  // Units
  ["Stir in 1 tsp salt and 2 tbsp oil.", "Stir in 1 teaspoon salt and 2 tablespoons oil."],
  ["Stir in 2 Tbsp. oil and 1 tsp. salt.", "Stir in 2 tablespoons oil and 1 teaspoon salt."],
  ["Add 1 T sugar and 1 t salt.", "Add 1 tablespoon sugar and 1 teaspoon salt."],
  ["Add 2 c. flour.", "Add 2 cups flour."],
  ["Add 200g sugar and 1 l milk.", "Add 200 grams sugar and 1 litre milk."],
  ["Add 1 kg potatoes and 250 ml stock.", "Add 1 kilogram potatoes and 250 millilitres stock."],
  ["Add 1,500 g tomatoes.", "Add 1,500 grams tomatoes."],
  ["Add 0.5 l milk.", "Add 0.5 litres milk."],
  ["Add 1 lb beef and 8 oz cheese.", "Add 1 pound beef and 8 ounces cheese."],
  ["Add 4 fl oz cream.", "Add 4 fluid ounces cream."],
  ["Add 2 dl milk and 5 cl rum.", "Add 2 decilitres milk and 5 centilitres rum."],
  ["Roll it 5 mm thick and 30 cm long.", "Roll it 5 millimetres thick and 30 centimetres long."],
  ["Open two 14-oz cans.", "Open two 14 ounce cans."],
  ["Open a 400g tin.", "Open a 400 gram tin."],
  ["Open 2 x 400 g tins.", "Open 2 times 400 gram tins."],
  ["Add 200g/7oz flour.", "Add 200 grams or 7 ounces flour."],
  ["Add 1 cup / 240 ml milk.", "Add 1 cup or 240 millilitres milk."],
  ["Add 1 cup (240 ml) milk.", "Add 1 cup (240 millilitres) milk."],
  // Ranges
  ["Bake for 25-30 mins.", "Bake for 25 to 30 minutes."],
  ["Bake the 6/8 buns for 20/30 min.", "Bake the 6 to 8 buns for 20 to 30 minutes."],
  [
    "Fry for 2/3 minutes, then add 2/3 cup milk.",
    "Fry for 2 to 3 minutes, then add two thirds of a cup milk.",
  ],
  ["Boil for 2 2/3 minutes.", "Boil for two and two thirds minutes."],
  ["Rest for 3/4 hour.", "Rest for three quarters of an hour."],
  ["Simmer 10–12 minutes.", "Simmer 10 to 12 minutes."],
  ["Simmer 10 to 12 min.", "Simmer 10 to 12 minutes."],
  ["Add ¼ to ½ tsp. salt.", "Add a quarter to half a teaspoon salt."],
  ["Add ½-1 tsp salt.", "Add half to one teaspoon salt."],
  ["Add 1–1½ cups water.", "Add one to one and a half cups water."],
  ["Add 1 or 2 tbsp water.", "Add 1 or 2 tablespoons water."],
  ["Cut into 3-4 pieces.", "Cut into 3 to 4 pieces."],
  // Times
  ["Rest for 1 hr 15 min.", "Rest for 1 hour 15 minutes."],
  ["Rest for 1½ hrs.", "Rest for one and a half hours."],
  ["Rest for ½ hour.", "Rest for half an hour."],
  ["Rest for 1/2 hr.", "Rest for half an hour."],
  ["Blend for 30 secs.", "Blend for 30 seconds."],
  ["Cook for 1 min more.", "Cook for 1 minute more."],
  ["Cook for a 5-min rest.", "Cook for a 5 minute rest."],
  // Temperatures
  ["Bake at 350°F for 20 minutes.", "Bake at 350 degrees Fahrenheit for 20 minutes."],
  ["Bake at 350 °F.", "Bake at 350 degrees Fahrenheit."],
  ["Bake at 350F.", "Bake at 350 degrees Fahrenheit."],
  ["Bake at 350 degrees F.", "Bake at 350 degrees Fahrenheit."],
  ["Heat to 180 °C.", "Heat to 180 degrees Celsius."],
  ["Heat to 180-200ºC.", "Heat to 180 to 200 degrees Celsius."],
  [
    "Heat the oven to 180C/160C fan/gas 4.",
    "Heat the oven to 180 degrees Celsius, 160 degrees Celsius fan/gas 4.",
  ],
  ["Heat to 350°F/180°C.", "Heat to 350 degrees Fahrenheit, 180 degrees Celsius."],
  ["Heat to 180°C (350°F).", "Heat to 180 degrees Celsius (350 degrees Fahrenheit)."],
  ["Heat the oven to 400°.", "Heat the oven to 400 degrees."],
  // Sizes
  ["Cut into ½-inch cubes.", "Cut into half-inch cubes."],
  ["Cut into ¼-inch slices.", "Cut into quarter-inch slices."],
  ["Cut into ¾-inch pieces.", "Cut into three-quarter-inch pieces."],
  ["Cut into 1½-inch pieces.", "Cut into one and a half inch pieces."],
  ["Cut into 1-inch pieces.", "Cut into 1 inch pieces."],
  ['Cut into 2" pieces.', "Cut into 2 inch pieces."],
  ["Cut into 1/2 inch slices.", "Cut into half-inch slices."],
  ["Cut into 1 in. pieces.", "Cut into 1 inch pieces."],
  ["Use a 9 x 13 pan.", "Use a 9 by 13 pan."],
  ["Use a 9x13-inch pan.", "Use a 9 by 13 inch pan."],
  ["Grease a 20 × 30 cm tin.", "Grease a 20 by 30 centimetre tin."],
  // Parts of things
  ["Add ½ onion.", "Add half an onion."],
  ["Add ½ the ***butter***.", "Add half the butter."],
  ["Add ½ of the butter.", "Add half of the butter."],
  ["Add 1/3 of the flour.", "Add a third of the flour."],
  ["Squeeze ¼ lemon.", "Squeeze a quarter of a lemon."],
  ["Fill each ¾ full.", "Fill each three quarters full."],
  ["Add 1½ onions.", "Add one and a half onions."],
  ["Add the other ½.", "Add the other half."],
  // Short forms and signs
  ["Add salt & pepper.", "Add salt and pepper."],
  ["Serve w/ rice.", "Serve with rice."],
  ["Add herbs, e.g. thyme.", "Add herbs, for example thyme."],
  ["Cook ~5 minutes.", "Cook about 5 minutes."],
  ["Use 20 % cream.", "Use 20 percent cream."],
  ["Butter + flour.", "Butter plus flour."],
  ["Add parmesan*.", "Add parmesan."],
  ["Enjoy! 😋", "Enjoy!"],
  // What must stay
  ["Put 1 in a bowl and 2 in the fridge.", "Put 1 in a bowl and 2 in the fridge."],
  ["Open 24/7.", "Open 24/7."],
  ["Add 2 cloves garlic.", "Add 2 cloves garlic."],
  ["Use type 00 flour.", "Use type 00 flour."],
  ["Set 4 glasses out.", "Set 4 glasses out."],
  ["Add 3 carrots.", "Add 3 carrots."],
  ["Don't stir it.", "Don't stir it."],
  ["Mix plan A and plan B.", "Mix plan A and plan B."],
])("%s", (text, said) => {
  expect(spoken(text)).toBe(said);
});

test("sentences are spoken one by one and know where they stand", () => {
  const text = "Warm the oil, approx. 2 minutes. Add the onion! Cook at 350 °F. Serve.";
  const sentences = spokenSentences(text);
  expect(sentences.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    "Warm the oil, approx. 2 minutes.",
    "Add the onion!",
    "Cook at 350 °F.",
    "Serve.",
  ]);
});

test("offsets count the text without its marks", () => {
  const [, second] = spokenSentences("Melt the ***butter***. Add the ***2 leeks***.");
  expect("Melt the butter. Add the 2 leeks.".slice(second?.start, second?.end)).toBe("Add the 2 leeks.");
});

test("a sentence that is too long for one breath of a browser is said in parts, and no word is lost", () => {
  const long =
    "Stir the sauce over a low heat until it thickens and coats the back of a spoon, then take it off the heat, " +
    "whisk in the butter piece by piece, season it with salt and pepper, and keep it warm while you cook the fish, " +
    "the potatoes and the beans that go with it.";
  const parts = spokenSentences(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ spoken: said }) => said.length))).toBeLessThanOrEqual(180);
  expect(parts.map(({ start, end }) => long.slice(start, end)).join("")).toBe(long);
});

test("in a language without a speaker the voice reads what is written", () => {
  const said = spokenSentences("Dodaj 200 g mąki. Wlej ½ l mleka.", "pl").map((part) => part.spoken);
  expect(said).toEqual(["Dodaj 200 g mąki.", "Wlej ½ l mleka."]);
});

test("nothing to say is no sentence", () => {
  expect(spokenSentences("  ")).toEqual([]);
});

// What never ends fails by jest's own limit; how long it takes is no test's business.
test("hostile text is read to its end", () => {
  const spoken = spokenSentences(`${"1 1/2-".repeat(5_000)}${"9 x ".repeat(5_000)}${" ".repeat(10_000)}`);
  expect(spoken.at(-1)?.spoken).toMatch(/9 x$|nine/);
});

test.each([
  ["de", "1/2 Zwiebel hacken, 40-45 Minuten backen.", "ein halb Zwiebel hacken, 40 bis 45 Minuten backen."],
  ["fr", "Cuire 20 à 25 minutes, puis 5-10 minutes.", "Cuire 20 à 25 minutes, puis 5 à 10 minutes."],
  [
    "de",
    "2 EL Öl erhitzen und ca. 5 Min. bei 180 °C backen.",
    "2 Esslöffel Öl erhitzen und circa 5 Minuten bei 180 Grad backen.",
  ],
  [
    "de",
    "1-2 TL Zucker und 1 Msp. Zimt zugeben.",
    "1 bis 2 Teelöffel Zucker und 1 Messerspitze Zimt zugeben.",
  ],
  ["nl", "Voeg 2 el olie en 1 tl zout toe.", "Voeg 2 eetlepels olie en 1 theelepel zout toe."],
  ["nl", "Bak 10-12 min op 200°C.", "Bak 10 tot 12 minuten op 200 graden."],
  ["de", "½ TL Salz und 1½ EL Öl zugeben.", "ein halber Teelöffel Salz und 1 einhalb Esslöffel Öl zugeben."],
  [
    "fr",
    "Ajoutez 2 c. à s. d'huile, ¼ l de lait et 200 g de farine.",
    "Ajoutez 2 cuillères à soupe d'huile, un quart litre de lait et 200 grammes de farine.",
  ],
  ["fr", "Enfournez 10-12 min à 180 °C (th. 6).", "Enfournez 10 à 12 minutes à 180 degrés (thermostat 6)."],
  [
    "es",
    "Añade 1/2 cda. de aceite y hornea a 200ºC.",
    "Añade media cucharada de aceite y hornea a 200 grados.",
  ],
  [
    "it",
    "Unite ½ l di brodo e sale q.b. Cuocete 20 min.",
    "Unite mezzo litro di brodo e sale quanto basta. Cuocete 20 minuti.",
  ],
  [
    "pt",
    "Junte 2 c. sopa de azeite; asse 1 h a 180 °C.",
    "Junte 2 colheres de sopa de azeite; asse 1 hora a 180 graus.",
  ],
  ["sv", "Tillsätt 2 msk olja och ½ tsk salt.", "Tillsätt 2 matskedar olja och en halv tesked salt."],
])("short forms of %s are said in full", (language, written, said) => {
  expect(
    spokenSentences(written, language)
      .map(({ spoken }) => spoken)
      .join(" "),
  ).toBe(said);
});
