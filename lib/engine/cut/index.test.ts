import { formatText } from "@/lib/engine/format";
import fc from "fast-check";
import { cutActions } from "./index";

const cut = (...texts: string[]): string[] =>
  cutActions(texts.map((text) => ({ text }))).map((action) => action.text);

describe("cutActions", () => {
  it.each<[string, string[]]>([
    [
      "Melt the butter in a small pan and stir in the syrup, then pour over the oats; press down with a spoon.",
      [
        "Melt the butter in a small pan.",
        "Stir in the syrup.",
        "Pour over the oats.",
        "Press down with a spoon.",
      ],
    ],
    [
      "Add the barley and cook, stirring often, until it smells toasty and the edges brown, about 4 minutes.",
      [
        "Add the barley.",
        "Cook, stirring often, until it smells toasty and the edges brown, about 4 minutes.",
      ],
    ],
    [
      "As soon as it boils – and keep an eye on it, as it can bubble up and over the sides – reduce the heat and simmer for 5 minutes.",
      [
        "As soon as it boils – and keep an eye on it, as it can bubble up and over the sides – reduce the heat.",
        "Simmer for 5 minutes.",
      ],
    ],
    ["Cover and simmer for 20 minutes.", ["Cover and simmer for 20 minutes."]],
    ["Add rice to the pot, and stir to coat.", ["Add rice to the pot.", "Stir to coat."]],
    [
      "Stir to combine, and reduce the heat to a simmer. Toss to coat and spread on a tray.",
      ["Stir to combine.", "Reduce the heat to a simmer.", "Toss to coat.", "Spread on a tray."],
    ],
    ["Add soy sauce to taste, and serve the rice hot!", ["Add soy sauce to taste.", "Serve the rice hot!"]],
    ["Use a spoon to lift and turn them.", ["Use a spoon to lift and turn them."]],
    [
      "Toss with the oil and barbecue sauce. Season and barbecue for 5 minutes.",
      ["Toss with the oil and barbecue sauce.", "Season and barbecue for 5 minutes."],
    ],
    [
      "Start by heating the oven to 180C and buttering and lining a 20cm tin.",
      ["Start by heating the oven to 180C.", "Butter and line a 20cm tin."],
    ],
    [
      "Begin by chopping the onion, peeling the carrot and heating the stock.",
      ["Begin by chopping the onion.", "Peel the carrot.", "Heat the stock."],
    ],
    [
      "Start by melting the butter and frying the onions until soft, then adding the stock.",
      ["Start by melting the butter.", "Fry the onions until soft.", "Add the stock."],
    ],
    [
      "Start by mixing the seasoning and rinsing the king prawns.",
      ["Start by mixing the seasoning.", "Rinse the king prawns."],
    ],
    [
      "stir till they are just set. coriander on top. eat hot.",
      ["Stir till they are just set.", "Coriander on top.", "Eat hot."],
    ],
    [
      "Brush with oil, roast cut side down at 425F for 15 minutes.",
      ["Brush with oil.", "Roast cut side down at 425F for 15 minutes."],
    ],
    [
      "Oil the grate and grill skin side down for 4 minutes.",
      ["Oil the grate.", "Grill skin side down for 4 minutes."],
    ],
    [
      "In a separate bowl mix flour and baking powder, then stir through the spinach.",
      ["In a separate bowl mix flour and baking powder.", "Stir through the spinach."],
    ],
    [
      "In a large pan brown sausages all over, then add the onions.",
      ["In a large pan brown sausages all over.", "Add the onions."],
    ],
    ["add 2 tbsp. butter and 1 pkt. noodles.", ["Add 2 tbsp. butter and 1 pkt. noodles."]],
    [
      "Heat the oven to 180C and butter and line a 20cm tin.",
      ["Heat the oven to 180C.", "Butter and line a 20cm tin."],
    ],
    [
      "Drain and, when cool enough to handle, slip off the skins.",
      ["Drain and, when cool enough to handle, slip off the skins."],
    ],
    [
      "Fry until golden and, if it looks dry, stir in a little stock.",
      ["Fry until golden.", "If it looks dry, stir in a little stock."],
    ],
    ["Switch to broil and cook 4 minutes more.", ["Switch to broil.", "Cook 4 minutes more."]],
    ["Use tongs to lift and turn the fillets.", ["Use tongs to lift and turn the fillets."]],
    ["Add the oil and do the same with the leeks.", ["Add the oil.", "Do the same with the leeks."]],
    [
      "Serve in bowls, and mix everything up at the table.",
      ["Serve in bowls.", "Mix everything up at the table."],
    ],
    ["Cool for an hour, otherwise it will crumble.", ["Cool for an hour, otherwise it will crumble."]],
    ["Wisk in the milk and fork through the rice.", ["Wisk in the milk.", "Fork through the rice."]],
    ["With oiled hands, stretch and fold the dough.", ["With oiled hands, stretch and fold the dough."]],
    ["Fry the onion and mince for 8 minutes.", ["Fry the onion and mince for 8 minutes."]],
    ["Mix everything together and stir in the oil.", ["Mix everything together.", "Stir in the oil."]],
    [
      "Tip the chicken and marinade into a roasting tin and roast for 35 minutes.",
      ["Tip the chicken and marinade into a roasting tin.", "Roast for 35 minutes."],
    ],
    [
      "Rub the paste over the lamb and marinade it for 2 hours.",
      ["Rub the paste over the lamb.", "Marinade it for 2 hours."],
    ],
    ["Mince garlic and slice the onion.", ["Mince garlic.", "Slice the onion."]],
    ["Switch the pot to Sauté and melt the butter.", ["Switch the pot to Sauté.", "Melt the butter."]],
    ["Let rest for 5 minutes and top with the dill.", ["Let rest for 5 minutes.", "Top with the dill."]],
    ["Let it rise and double in size.", ["Let it rise and double in size."]],
    [
      "Fold it up like a letter and roll it out thinly.",
      ["Fold it up like a letter.", "Roll it out thinly."],
    ],
    [
      "Rub the pork with the salt and dry-brine in the fridge for 8 hours.",
      ["Rub the pork with the salt.", "Dry-brine in the fridge for 8 hours."],
    ],
    [
      "Tip the dough into the bowl, cover, and leave to rise for 1 hour.",
      ["Tip the dough into the bowl.", "Cover and leave to rise for 1 hour."],
    ],
    [
      "In a wide bowl whisk the eggs, milk and a pinch of salt and set aside.",
      ["In a wide bowl whisk the eggs, milk and a pinch of salt and set aside."],
    ],
    [
      "When the oil is hot, add the leeks, salt and pepper and fry them for 5 minutes.",
      ["When the oil is hot, add the leeks, salt and pepper.", "Fry them for 5 minutes."],
    ],
    [
      "If the batter looks dry, add a splash of milk and stir it in.",
      ["If the batter looks dry, add a splash of milk and stir it in."],
    ],
    [
      "Rub in the butter, brown sugar and flour, then the oats.",
      ["Rub in the butter, brown sugar and flour, then the oats."],
    ],
    ["Lift out the trout and put it back in.", ["Lift out the trout and put it back in."]],
    ["Rest for 5 minutes, then shred.", ["Rest for 5 minutes.", "Shred."]],
    [
      "Core, seed and slice the pepper, then peel and chop the ginger.",
      ["Core, seed and slice the pepper.", "Peel and chop the ginger."],
    ],
    [
      "Working quickly, roll each piece into a ball and place on the tray.",
      ["Working quickly, roll each piece into a ball.", "Place on the tray."],
    ],
    [
      "The dough should be stiff; if it crumbles, work in a spoonful of water.",
      ["The dough should be stiff.", "If it crumbles, work in a spoonful of water."],
    ],
    [
      "When the seeds pop add the leeks, stir in the cumin, and, while it sizzles, pour in the stock.",
      ["When the seeds pop add the leeks.", "Stir in the cumin.", "While it sizzles, pour in the stock."],
    ],
    ["Use a fork to lift and turn the cutlets.", ["Use a fork to lift and turn the cutlets."]],
    ["Cool in the tin. Sour cream on top.", ["Cool in the tin.", "Sour cream on top."]],
  ])("cuts between verbs with words of their own, and nowhere else: %s", (text, actions) => {
    expect(cut(text)).toEqual(actions);
  });

  it("lets a one-word sentence stand with its neighbour", () => {
    expect(cut("Simmer the sauce for 5 minutes. Season. Serve with rice.")).toEqual([
      "Simmer the sauce for 5 minutes. Season.",
      "Serve with rice.",
    ]);
  });

  it("gives work that is done again a line of its own", () => {
    expect(cut("Lay half of the potatoes in the dish. Season. Repeat. Bake for an hour.")).toEqual([
      "Lay half of the potatoes in the dish. Season.",
      "Repeat.",
      "Bake for an hour.",
    ]);
  });

  it("cuts a message without capitals and full stops as well", () => {
    expect(cut("heat oven 400. slice the fennel thin and toss w oil. roast 25 min til soft")).toEqual([
      "Heat oven 400.",
      "Slice the fennel thin.",
      "Toss w oil.",
      "Roast 25 min til soft.",
    ]);
  });

  it.each([
    ["Step 2: Bake the buns.", "Bake the buns."],
    ["STEP 1 Bake the buns", "Bake the buns."],
    ["3. Bake the buns.", "Bake the buns."],
    ["4 Bake the buns.", "Bake the buns."],
    ["2️⃣ Bake the buns 🔥", "Bake the buns."],
    ["b) Bake the buns.", "Bake the buns."],
    ["▢ bake the buns", "Bake the buns."],
    ["BAKE THE BUNS AT 350°F.", "Bake the buns at 350°F."],
    ["1 1/2 cups of water go into the pot.", "1 1/2 cups of water go into the pot."],
    ["2.5 litres of stock go in.", "2.5 litres of stock go in."],
  ])("takes numbering, pictures and shouting off: %s", (text, action) => {
    expect(cut(text)).toEqual([action]);
  });

  it("makes a label the part and no action", () => {
    const actions = cutActions([
      { text: "Toast the nuts: Spread the hazelnuts on a tray and bake for 8 minutes." },
      { text: "**Make the filling.** Whip the cream.", section: "Cake" },
      { text: "While they cool: whisk the eggs." },
    ]);
    expect(actions.map(({ part, text }) => [part, text])).toEqual([
      ["Toast the nuts", "Spread the hazelnuts on a tray."],
      ["Toast the nuts", "Bake for 8 minutes."],
      ["Make the filling", "Whip the cream."],
      [undefined, "While they cool, whisk the eggs."],
    ]);
  });

  it("parts a line that is too long at its dash or before its bracket", () => {
    expect(
      cut(
        "Bake the pudding in the middle of the oven for 40 minutes until it has risen well and a skewer comes out dry (the middle sinks a little when it cools, which is as it should be).",
      ),
    ).toEqual([
      "Bake the pudding in the middle of the oven for 40 minutes until it has risen well and a skewer comes out dry.",
      "The middle sinks a little when it cools, which is as it should be.",
    ]);
  });

  it("makes a sentence that only names the work the part, and keeps its setting", () => {
    const actions = cutActions([
      { text: "While the buns bake, make the glaze. Heat the jam with the water." },
    ]);
    expect(actions.map(({ part, text }) => [part, text])).toEqual([
      ["Make the glaze", "While the buns bake, heat the jam with the water."],
    ]);
  });

  it("says which instruction and which sentence an action comes from", () => {
    const actions = cutActions([
      { text: "Boil the peas and drain them well. Serve." },
      { text: "Eat the rest cold." },
    ]);
    expect(actions.map((action) => [action.instruction, action.opensSentence])).toEqual([
      [0, true],
      [0, false],
      [1, true],
    ]);
  });

  it("cuts a language without a pack at sentences and semicolons only", () => {
    expect(
      cut(
        "Skræl løgene og hak dem fint; smelt smørret i gryden med melet. Smag til med salt og lad så suppen koge ved svag varme i ti minutter.",
      ),
    ).toEqual([
      "Skræl løgene og hak dem fint.",
      "Smelt smørret i gryden med melet.",
      "Smag til med salt og lad så suppen koge ved svag varme i ti minutter.",
    ]);
  });

  it("opens each action with a capital and ends it with a full stop, whatever the text", () => {
    const clause = fc.constantFrom(
      "melt the butter",
      "add 1.5 cups flour",
      "then bake at 350°F.",
      "; stir",
      ", and let rise",
      "(if using)",
      "and then",
      "Serve!",
      "If it splits, ",
      "for 10 min. until",
    );
    fc.assert(
      fc.property(fc.array(clause), (parts) => {
        for (const action of cut(parts.join(" "))) {
          expect(action).not.toMatch(/^[\p{Ll},;:]/u);
          expect(action).toMatch(/[.!?…]["'”’)\]]*$/u);
        }
      }),
    );
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void cut(text)));
  });

  it("loses no word but those that join, whatever the text", () => {
    const clause = fc.constantFrom(
      "melt the butter",
      "add 1.5 cups flour",
      "then bake at 350°F.",
      "; stir,",
      ", and let rise",
      "until golden",
      "(if using)",
      "e.g. thyme",
      "Serve!",
      "to lift and turn",
      "If it splits, ",
      "cover,",
      "when it is hot",
      "- don't stir",
    );
    const words = (texts: readonly string[]): string[] =>
      (
        texts
          .join(" ")
          .toLowerCase()
          .match(/[\p{L}\p{N}.'°/]+/gu) ?? []
      )
        .map((word) => word.replace(/\.+$/, ""))
        .filter((word) => !["", "and", "then", "or", "but", "so"].includes(word));
    fc.assert(
      fc.property(fc.array(clause), (parts) => {
        const text = parts.join(" ");
        expect(words(cut(text))).toEqual(words([text]));
      }),
    );
  });

  it("a heading without a verb is nothing to do: what follows belongs to its part", () => {
    const parts = (...texts: string[]) =>
      cutActions(texts.map((text) => ({ text }))).map(({ text, part }) => [part, text]);
    expect(parts("For the glaze. Warm the jam.", "Brush it over the cake.")).toEqual([
      ["For the glaze", "Warm the jam."],
      [undefined, "Brush it over the cake."],
    ]);
    expect(parts("Bake for 20 minutes.", "For the lemon glaze:", "Warm the jam.", "Brush it over.")).toEqual([
      [undefined, "Bake for 20 minutes."],
      ["For the lemon glaze", "Warm the jam."],
      ["For the lemon glaze", "Brush it over."],
    ]);
    expect(cut("For the glaze, warm the jam.")).toHaveLength(1);
  });

  it.each([
    "and stir ",
    "a",
    "then ",
    "(add ",
    "in the ",
    ", cover",
    "1. ",
    "when it is hot ",
    "x: ",
    "- ",
    "💛",
    "! ",
  ])("reads %p without end in time that grows with it", (shape) => {
    const took = (length: number): number => {
      const text = `${shape.repeat(Math.ceil(length / shape.length))}x`;
      const started = performance.now();
      cut(text);
      return performance.now() - started;
    };
    took(5000);
    expect(took(50_000)).toBeLessThan(3000);
  });

  test.each<[string, string, string[]]>([
    [
      "de",
      "Reis und alle Gewürze zugeben und 2 Minuten braten, bis es duftet.",
      ["Reis und alle Gewürze zugeben.", "2 Minuten braten, bis es duftet."],
    ],
    [
      "de",
      "Mit dem Rand nach oben in eine Form legen und 1 Stunde gehen lassen.",
      ["Mit dem Rand nach oben in eine Form legen.", "1 Stunde gehen lassen."],
    ],
    [
      "de",
      "Danach legst du den Fisch, die Tomaten und die Oliven obendrauf und lässt alles 20 Minuten ziehen.",
      ["Danach legst du den Fisch, die Tomaten und die Oliven obendrauf.", "Lässt alles 20 Minuten ziehen."],
    ],
    ["de", "Dann wird der Teig ausgerollt.", ["Dann wird der Teig ausgerollt."]],
    ["de", "Dann den Teig ausrollen.", ["Den Teig ausrollen."]],
    [
      "nl",
      "Schuim af, kruid met dille en laat 10 minuten sudderen.",
      ["Schuim af, kruid met dille.", "Laat 10 minuten sudderen."],
    ],
    [
      "nl",
      "Maak de venkel schoon en snijd in dunne ringen.",
      ["Maak de venkel schoon.", "Snijd in dunne ringen."],
    ],
    ["nl", "Daarna worden de eieren geklopt.", ["Daarna worden de eieren geklopt."]],
  ])("orders of %s are parted by their form: %s", (language, text, lines) => {
    expect(cutActions([{ text }], [language as never]).map((each) => each.text)).toEqual(lines);
  });

  test("no word of another language is lost where a sentence is cut", () => {
    const texts = (text: string, language: string): string[] =>
      cutActions([{ text }], [language]).map((each) => each.text);
    expect(texts("Voeg de bloem toe en laat 3 minuten garen.", "nl").join(" ")).toContain("toe");
    expect(
      texts("Kartoffeln kochen, abgießen, noch warm pellen und in Scheiben schneiden.", "de").join(" "),
    ).toMatch(/noch/i);
  });

  test("hand work that a German method begins with is its cooking", () => {
    const text =
      "Die Möhren waschen. Die Zwiebeln schälen. Den Lauch putzen. Die Gurke schälen. Den Kohl vierteln.";
    const actions = cutActions([{ text }, { text: "Alles in Öl anbraten." }], ["de"]);
    expect(actions.some(({ preparation }) => preparation)).toBe(false);
  });

  test("an order of several words stands first where its verb does, and last where that is last", () => {
    const texts = (text: string, language: string) =>
      cutActions([{ text }], [language]).map((each) => each.text);
    expect(texts("Breng aan de kook en kook 20 minuten met het deksel op de pan.", "nl")).toEqual([
      "Breng aan de kook.",
      "Kook 20 minuten met het deksel op de pan.",
    ]);
    expect(texts("Kalt stellen und den Teig ausrollen.", "de")).toHaveLength(1);
  });

  test("German orders are parted where each has words of its own, and verbs alone go on from what was begun", () => {
    const texts = (text: string) => cutActions([{ text }], ["de"]).map((each) => each.text);
    expect(texts("Zwiebeln schälen, in Ringe schneiden und in der Butter goldbraun rösten.")).toEqual([
      "Zwiebeln schälen.",
      "In Ringe schneiden.",
      "In der Butter goldbraun rösten.",
    ]);
    expect(
      texts("Mit dem Salz und 500 ml Wasser aufkochen und zugedeckt 12 Minuten quellen lassen."),
    ).toEqual(["Mit dem Salz und 500 ml Wasser aufkochen.", "Zugedeckt 12 Minuten quellen lassen."]);
    expect(texts("Das Fleisch in zwei Portionen anbraten, salzen, pfeffern und herausnehmen.")).toHaveLength(
      1,
    );
    expect(texts("Vom Herd nehmen und etwas abkühlen lassen.")).toHaveLength(1);
  });

  test("a time that has passed stays before the Portuguese order that waits for it", () => {
    const texts = (text: string) => cutActions([{ text }], ["pt"]).map((each) => each.text);
    expect(texts("Deite o arroz. Passados 8 minutos, junte o tamboril.")).toEqual([
      "Deite o arroz.",
      "Passados 8 minutos, junte o tamboril.",
    ]);
  });

  test("an amount that opens a German sentence is no step's number", () => {
    const [first] = cutActions([{ text: "2 Zwiebeln schälen." }], ["de"]);
    expect(first?.text).toBe("2 Zwiebeln schälen.");
    expect(cutActions([{ text: "1. 1 EL Öl erhitzen." }], ["de"])[0]?.text).toBe("1 EL Öl erhitzen.");
    expect(cutActions([{ text: "2 Peel the onions." }], ["en"])[0]?.text).toBe("Peel the onions.");
  });
});

test.each([
  ["fr", "Cinq minutes avant la fin, ajoutez les petits pois."],
  ["es", "Cinco minutos antes del final, añade los guisantes."],
  ["it", "Cinque minuti prima della fine, unite i piselli."],
  ["pt", "Cinco minutos antes do final, adicione as ervilhas."],
])("a time that opens an order is no order, its number in words: %s", (language, text) => {
  const actions = cutActions([{ text }], [language]);
  expect(actions.map((action) => [action.text, action.seconds])).toEqual([[text, [300]]]);
});

test("'fora do lume' says where, and is no order", () => {
  const actions = cutActions([{ text: "Fora do lume, junte a salsa." }], ["pt"]);
  expect(actions.map(({ text }) => text)).toEqual(["Fora do lume, junte a salsa."]);
});

test("what a card shortens ends no sentence", () => {
  expect(
    cutActions([{ text: "Boil remaining ingred. 2 min. Pour over the beans." }]).map(({ text }) => text),
  ).toEqual(["Boil remaining ingred. 2 min.", "Pour over the beans."]);
});

test("a list in brackets stays with what it explains, however long the line grows", () => {
  const text =
    "Place the vegetables in a large bowl or a food processor with the remaining ingredients (cumin, chili powder, bread crumbs, cheese, eggs, salt and pepper).";
  expect(cutActions([{ text }]).map((action) => action.text)).toEqual([text]);
});

test.each([
  ["es", "Amasamos 10 minutos; echamos la mantequilla y seguimos amasando otros 10, hasta que quede lisa."],
  ["it", "Impastate 10 minuti; unite il burro e continuate a impastare per altri 10, finché è liscia."],
  ["fr", "Pétrir 10 minutes, ajouter le beurre et pétrir encore 10, jusqu'à ce qu'elle soit lisse."],
  ["pt", "Amasse 10 minutos; junte a manteiga e amasse mais 10, até ficar lisa."],
])("minutes whose word an action before has are waited for: %s", (language, text) => {
  const actions = cutActions([{ text }], [language]);
  expect(actions.map(({ seconds }) => seconds)).toEqual([[600], [], [600]]);
});

test("a heat that a card shortens ends no order, and a day and its hour open the order behind them", () => {
  const actions = (text: string): string[] =>
    (formatText(`Patties\n\n1 can salmon\n1 egg\n\n${text}`)?.steps ?? []).flatMap((step) =>
      (step.actions ?? []).map((action) => action.text.replaceAll("*", "")),
    );
  expect(actions("Mix salmon and egg. Fry over med. heat in iron skillet 4 min. per side.")).toContain(
    "Fry over med. heat in iron skillet 4 min. per side.",
  );
  expect(
    actions(
      "Day 1, morning: Mix the salmon and egg. Cover and chill for 8 hours.\n\nDay 2: Fry for 4 minutes. Drain.",
    ),
  ).toContain("Day 1 morning, mix the salmon and egg.");
});

test.each([
  ["en", "The night before, wash, wipe and pit the plums."],
  ["en", "In a bowl, peel, core and dice the apples."],
  ["fr", "La veille, laver, essuyer et dénoyauter les prunes."],
  ["es", "La víspera, lavar, secar y deshuesar las ciruelas."],
  ["it", "In una ciotola, lavare, asciugare e tagliare le prugne."],
  ["pt", "Na véspera, lavar, secar e descaroçar as ameixas."],
])("verbs alone behind a setting go on with the one that has their food: %s %s", (language, text) => {
  expect(cutActions([{ text }], [language]).map((action) => action.text)).toEqual([text]);
});

test.each([
  ["pt", "Leve ao fogo médio até engrossar e soltar do fundo."],
  ["es", "Cocina a fuego medio hasta espesar y despegarse del fondo."],
  ["it", "Cuocete mescolando fino ad addensare e staccarsi dal fondo."],
  ["fr", "Faites cuire jusqu'à épaissir et se détacher du fond."],
])("what comes off the pan is waited for, and no order: %s %s", (language, text) => {
  expect(cutActions([{ text }], [language]).map((action) => action.text)).toEqual([text]);
});

test.each([
  ["pt", "Levar ao lume até engrossar e juntar a salsa picada.", "Juntar a salsa picada."],
  ["es", "Cocer hasta espesar y servir con arroz.", "Servir con arroz."],
])("an order behind what is waited for is one: %s %s", (language, text, last) => {
  expect(cutActions([{ text }], [language]).at(-1)?.text).toBe(last);
});

test.each([
  ["Tip in the sultanas, peel, zest, apple and nuts.", ["Tip in the sultanas, peel, zest, apple and nuts."]],
  ["Wash, peel, zest and juice the lemon.", ["Wash, peel, zest and juice the lemon."]],
])("peel and zest on a list are food: %s", (text, actions) => {
  expect(cutActions([{ text }], ["en"]).map((action) => action.text)).toEqual(actions);
});

test("a card's 'w.' ends nothing", () => {
  const text = "Sift w. spices. Test w. skewer and cool in tin.";
  expect(cutActions([{ text }], ["en"]).map((action) => action.text)).toEqual([
    "Sift w. spices.",
    "Test w. skewer.",
    "Cool in tin.",
  ]);
});

test.each([
  [
    "Füllen: Auf jedes Blatt zwei Löffel Reis, etwas Käse und ein wenig Dill geben.",
    ["Auf jedes Blatt zwei Löffel Reis, etwas Käse und ein wenig Dill geben."],
  ],
  [
    "Aufrollen: Die Blätter fest aufrollen (von unten her) und mit Garn, Nadeln oder Stäbchen fixieren.",
    ["Die Blätter fest aufrollen (von unten her).", "Mit Garn, Nadeln oder Stäbchen fixieren."],
  ],
  [
    "Vullen: Op elk blad twee lepels rijst, wat kaas en een beetje dille leggen.",
    ["Op elk blad twee lepels rijst, wat kaas en een beetje dille leggen."],
  ],
])(
  "a verb that names the work before a colon orders nothing, and a bracket is no word between: %s",
  (text, said) => expect(cutActions([{ text }]).map((action) => action.text)).toEqual(said),
);

test("German short forms end no sentence", () => {
  const text = "Zwiebeln im restl. Öl dünsten. Durchw. Speck zugeben.";
  expect(cutActions([{ text }], ["de"]).map((action) => action.text)).toEqual([
    "Zwiebeln im restl. Öl dünsten.",
    "Durchw. Speck zugeben.",
  ]);
});

test.each([
  [["Rub in the butter. Or pulse it in a mixer."], ["Rub in the butter, or pulse it in a mixer."]],
  [
    ["Fry for 5 minutes! Or, if you like, put it on a tray and bake for 20 minutes. Then slice it."],
    ["Fry for 5 minutes, or, if you like, put it on a tray and bake for 20 minutes.", "Slice it."],
  ],
  [
    [
      "Simmer the milk for 5 minutes",
      "or put milk and sugar in a bowl and microwave for 2 minutes",
      "Chill.",
    ],
    ["Simmer the milk for 5 minutes, or put milk and sugar in a bowl and microwave for 2 minutes.", "Chill."],
  ],
  [
    [
      "scrape it into a bowl and add pop. OR scrape it into glasses. stir to get a foam, for approx. 2 minutes.",
    ],
    [
      "Scrape it into a bowl.",
      "Add pop, or scrape it into glasses.",
      "Stir to get a foam, for approx. 2 minutes.",
    ],
  ],
  [["Oranges go on top."], ["Oranges go on top."]],
])("another way is told with the order whose place it takes: %j", (lines, texts) => {
  const actions = cutActions(lines.map((text) => ({ text })));
  expect(actions.map(({ text }) => text)).toEqual(texts);
});

test("a cook waits for the one time or the other", () =>
  expect(
    cutActions([{ text: "Die Masse 5 Minuten braten. Oder 20 Minuten backen." }]).map(
      ({ seconds }) => seconds,
    ),
  ).toEqual([[300, 1200]]));

test.each([
  [
    "In a bowl, combine the sugar and flour, Using a fork or your fingers, rub in the butter until crumbly.",
    [
      "In a bowl, combine the sugar and flour.",
      "Using a fork or your fingers, rub in the butter until crumbly.",
    ],
  ],
  [
    "Beat until light and fluffy, Add the eggs one at a time.",
    ["Beat until light and fluffy.", "Add the eggs one at a time."],
  ],
  ["Serve with Parmesan, Basil and Cream crackers.", ["Serve with Parmesan, Basil and Cream crackers."]],
  [
    "Heat the milk (not too hot or it curdles) Add the yeast to the milk.",
    ["Heat the milk (not too hot or it curdles).", "Add the yeast to the milk."],
  ],
  [
    "Put the dough in a bowl (a big one) Punch down and leave for 5 minutes.",
    ["Put the dough in a bowl (a big one).", "Punch down.", "Leave for 5 minutes."],
  ],
  [
    "Let it rise until doubled. (1 - 3 hours depending on the yeast) Press it flat.",
    ["Let it rise until doubled (1 - 3 hours depending on the yeast).", "Press it flat."],
  ],
  ["Serve with ham (Parma) Figs and melon.", ["Serve with ham (Parma) Figs and melon."]],
  ["Stir in the Brown sugar, Baking powder and Salt.", ["Stir in the Brown sugar, Baking powder and Salt."]],
])("a comma before an order that begins with a capital letter is a full stop: %s", (text, actions) =>
  expect(cut(text)).toEqual(actions),
);

test("'then dry ingredients' dries nothing", () => {
  expect(cut("Add the egg, then dry ingredients, milk and vanilla.")).toEqual([
    "Add the egg, then dry ingredients, milk and vanilla.",
  ]);
  expect(cut("Rinse the beans, then dry them on a towel.")).toEqual([
    "Rinse the beans.",
    "Dry them on a towel.",
  ]);
});

test.each([
  [
    "Up to 2 hours before, combine the lamb and onion.",
    ["Up to 2 hours before, combine the lamb and onion."],
  ],
  ["Up to a day ahead, fry the lamb.", ["Up to a day ahead, fry the lamb."]],
  ["Up the heat and add the lamb.", ["Up the heat.", "Add the lamb."]],
])("how long before stands with its order: %s", (text, actions) => {
  expect(cutActions([{ text }], ["en"]).map((action) => action.text)).toEqual(actions);
});

it.each<[string[], number[][]]>([
  [
    ["Soak the cherries for one hour.", "After one hour, drain them."],
    [[3600], []],
  ],
  [
    ["Soak the cherries for one hour.", "After two hours, drain them."],
    [[3600], [7200]],
  ],
  [
    ["Soak the cherries for one hour.", "After draining, chill for one hour."],
    [[3600], [3600]],
  ],
  [
    ["Die Kirschen eine Stunde einweichen.", "Nach einer Stunde abgießen."],
    [[3600], []],
  ],
])("a wait that is over rings once: %s", (method, expected) => {
  expect(cutActions(method.map((text) => ({ text }))).map(({ seconds }) => seconds)).toEqual(expected);
});

it("a label keeps no joining word: what follows is named by the work", () => {
  const [first] = cutActions([
    { text: "Then prepare the custard: split the vanilla pod and boil it in the milk." },
  ]);
  expect(first?.part).toBe("Prepare the custard");
});

test.each<[string, string[]]>([
  [
    "Cook 5-6 minutes until the onions are soft and begin to brown.",
    ["Cook 5-6 minutes until the onions are soft and begin to brown."],
  ],
  [
    "Heat until the edges are set and start to curl; 3 to 4 minutes.",
    ["Heat until the edges are set and start to curl; 3 to 4 minutes."],
  ],
  [
    "Whisk in the flour until golden; about 2 minutes.",
    ["Whisk in the flour until golden; about 2 minutes."],
  ],
  ["Simmer gently; after 10 minutes add the milk.", ["Simmer gently.", "After 10 minutes add the milk."]],
  ["Prior to serving, whip the cream.", ["Prior to serving, whip the cream."]],
  ["Bring to a boil; simmer 20 minutes.", ["Bring to a boil.", "Simmer 20 minutes."]],
  ["Fry until soft and brown the meat.", ["Fry until soft.", "Brown the meat."]],
])("what sets in, and how long it takes, stays with its order: %s", (text, actions) => {
  expect(cut(text)).toEqual(actions);
});
