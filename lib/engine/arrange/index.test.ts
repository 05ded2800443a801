import { formatText } from "@/lib/engine/format";
import { cutActions } from "@/lib/engine/cut";
import { markPreparation } from "@/lib/engine/cut/preparation";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { LinkedAction } from "@/lib/engine/recipe/stages";
import { arrangeSteps } from ".";

type Given = { text: string; uses?: number[]; seconds?: number[]; instruction?: number; part?: string };

/** Actions as the stages before would hand them on. */
const linked = (given: readonly Given[]): LinkedAction[] =>
  markPreparation(
    given.map(({ text, seconds = [], instruction = 0, part }) => ({
      text,
      instruction,
      opensSentence: true,
      preparation: false,
      seconds,
      ...(part === undefined ? {} : { part }),
    })),
  ).map((action, index) => ({
    ...action,
    uses: (given[index]?.uses ?? []).map((line) => ({ line, amount: "all", decidedBy: "name" as const })),
    mentions: [],
  }));

const arranged = (lines: readonly string[], given: readonly Given[]) =>
  arrangeSteps(lines.map(parseIngredientLine), linked(given), ["en"]).map((step) => ({
    prep: step.preparation,
    actions: step.actions.map(({ text }) => text),
  }));

test("what the list hides is said first, then the source's own making ready, then the cooking", () => {
  expect(
    arranged(
      ["1 leek, sliced", "6 eggs"],
      [
        { text: "Heat the oven to 180°C." },
        { text: "Fry the leek in a pan.", uses: [0], instruction: 1 },
        { text: "Add the eggs.", uses: [1], instruction: 1 },
      ],
    ),
  ).toEqual([
    { prep: true, actions: ["Slice 1 leek."] },
    { prep: true, actions: ["Heat the oven to 180°C."] },
    { prep: false, actions: ["Fry the leek in a pan.", "Add the eggs."] },
  ]);
});

test("work that the method says itself is not said twice; other words with the same letters do not count", () => {
  const lines = ["2 onions, chopped", "1 lemon, juiced"];
  const steps = arranged(lines, [
    { text: "Chop the onions.", uses: [0] },
    { text: "Stir in the lemon juice.", uses: [1] },
  ]);
  expect(steps[0]).toEqual({ prep: true, actions: ["Juice 1 lemon."] });
  expect(steps.flatMap(({ actions }) => actions)).not.toContain("Chop 2 onions.");
});

test("of several works on a food those that the method says are left out, unless the list says more of them", () => {
  const lines = [
    "2 rolls, halved and toasted",
    "1 onion, peeled and chopped",
    "2 carrots, peeled and finely sliced",
    "2 leeks, trimmed, washed and sliced",
    "1 potato, peeled and cut into 1 cm cubes",
  ];
  const steps = arranged(lines, [
    { text: "Toast the rolls.", uses: [0] },
    { text: "Chop the onion.", uses: [1] },
    { text: "Slice the carrots.", uses: [2] },
    { text: "Wash and slice the leeks.", uses: [3] },
    { text: "Cut the potato into cubes.", uses: [4] },
  ]);
  expect(steps.flatMap(({ prep, actions }) => (prep ? actions : []))).toEqual([
    "Halve 2 rolls.",
    "Peel 1 onion.",
    "Peel and finely slice 2 carrots.",
    "Trim 2 leeks.",
    "Peel 1 potato and cut into 1 cm cubes.",
  ]);
});

test("what is needed after a night in the fridge is made ready after it", () => {
  const steps = arranged(
    ["500 g flour", "60 g butter, softened"],
    [
      { text: "Make a dough of the flour.", uses: [0] },
      { text: "Cover and chill overnight." },
      { text: "Spread the butter over the dough.", uses: [1], instruction: 1 },
    ],
  );
  expect(steps.map(({ prep }) => prep)).toEqual([false, true, false]);
});

test("the oven is lit, by a line of ours, where a source only bakes", () => {
  const steps = arrangeSteps(
    [parseIngredientLine("300 g dough")],
    linked([{ text: "Roll out the dough.", uses: [0] }, { text: "Bake at 220 °C (425 °F) until brown." }]),
    ["en"],
  );
  expect(steps[0]?.actions).toMatchObject([{ text: "Heat the oven to 220 °C (425 °F).", ours: true }]);
});

test("what must be begun early stands first: what soaks overnight, and an oven that nobody lights", () => {
  const steps = arranged(
    ["1 onion, chopped", "200 g beans, soaked overnight", "100 g breadcrumbs"],
    [
      { text: "Fry the onion.", uses: [0] },
      { text: "Add the beans.", uses: [1] },
      { text: "Top with the breadcrumbs.", uses: [2], instruction: 1 },
      { text: "Bake at 200 °C for 20 minutes.", seconds: [1200], instruction: 1 },
    ],
  );
  expect(steps.slice(0, 3)).toEqual([
    { prep: true, actions: ["Soak 200 g beans overnight.", "Chop 1 onion."] },
    { prep: true, actions: ["Heat the oven to 200 °C."] },
    { prep: false, actions: ["Fry the onion.", "Add the beans."] },
  ]);
});

test("an oven of ours is as hot as the first of two ways says", () => {
  const baked = "Bake at 350°F / 175°C for 20 minutes, or 375°F / 190°C for 15 minutes on convection.";
  const steps = arranged(["300 g dough"], [{ text: "Roll out the dough.", uses: [0] }, { text: baked }]);
  expect(steps[0]?.actions).toEqual(["Heat the oven to 350°F / 175°C."]);
});

test("an oven of ours is lit behind the wait before it, not while dough rises", () => {
  const steps = arranged(
    ["300 g flour"],
    [
      { text: "Knead the flour to a dough.", uses: [0] },
      { text: "Let rise for 1 hour.", seconds: [3600] },
      { text: "Shape a loaf." },
      { text: "Let rest for 10 minutes.", seconds: [600] },
      { text: "Bake at 220 °C for 50 minutes.", seconds: [3000] },
    ],
  );
  expect(steps.map(({ actions }) => actions)).toEqual([
    ["Knead the flour to a dough.", "Let rise for 1 hour."],
    ["Heat the oven to 220 °C."],
    ["Shape a loaf.", "Let rest for 10 minutes."],
    ["Bake at 220 °C for 50 minutes."],
  ]);
});

test("an oven that the source lights behind a time is not lit twice", () => {
  const text =
    "Buns\n\n1 cup milk\n400 g flour\n1 egg\n\nMix the milk with the flour and egg and knead. Let rise for 1 hour. Shape into buns and let rise until puffy, 1 hour. About half an hour before they're ready, heat the oven to 400°F. Bake for 14 minutes.";
  const heating = (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.filter((action) => action.text.includes("400")),
  );
  expect(heating.map((action) => action.ours === true)).toEqual([false]);
});

test("an oven that the source lights late is not lit twice", () => {
  const steps = arranged(
    ["300 g dough"],
    [
      { text: "Roll out the dough.", uses: [0] },
      { text: "Preheat the oven to 220 °C." },
      { text: "Bake at 220 °C until brown." },
    ],
  );
  expect(steps.flatMap(({ actions }) => actions).filter((text) => /oven/.test(text))).toHaveLength(1);
});

test("a step has one to three actions, four at most, and ends with a wait", () => {
  const actions = Array.from({ length: 11 }, (_, index) => ({
    text: `Stir ${index}.`,
    seconds: index === 1 ? [600] : [],
  }));
  const steps = arranged([], actions);
  expect(steps[0]?.actions).toEqual(["Stir 0.", "Stir 1."]);
  expect(Math.max(...steps.map((step) => step.actions.length))).toBeLessThanOrEqual(4);
  expect(steps.flatMap((step) => step.actions)).toHaveLength(11);
});

test.each([
  [
    "what is said of the work before it",
    ["Beat the butter.", "Add the sugar.", "Beat in the eggs.", "It will look curdled.", "That's fine."],
    [2, 3],
  ],
  [
    "what a cook finds after a wait",
    ["Bake for 40 minutes.", "The loaf should sound hollow.", "Cool on a rack."],
    [2, 1],
  ],
  [
    "where a new order follows the wait",
    ["Bake for 40 minutes.", "Turn the loaf.", "It will be pale."],
    [1, 2],
  ],
])("a step never opens with %s", (_, texts, sizes) => {
  const steps = arranged(
    [],
    texts.map((text) => ({ text, seconds: text.includes("40") ? [2400] : [] })),
  );
  expect(steps.map(({ actions }) => actions.length)).toEqual(sizes);
});

test.each([
  ["fr", ["Pétrir 10 minutes.", "La pâte doit être lisse.", "Former une boule."]],
  ["es", ["Amasar 10 minutos.", "La masa quedará pegajosa.", "Formar una bola."]],
  ["de", ["10 Minuten kneten.", "Der Teig soll klebrig sein.", "Zu einem Laib formen."]],
  ["de", ["25 Minuten köcheln lassen.", "Noch nicht salzen!", "Deckel abnehmen."]],
  ["nl", ["10 minuten laten sudderen.", "Niet roeren.", "Het deksel eraf halen."]],
  ["en", ["Simmer for 10 minutes.", "Don't stir.", "Take off the lid."]],
])(
  "in %s too, what a dough is like, and what is not to be done, stands with the work before it",
  (language, texts) => {
    const given = texts.map((text, index) => ({ text, seconds: index === 0 ? [600] : [] }));
    const steps = arrangeSteps([], linked(given), [language]);
    expect(steps.map(({ actions }) => actions.length)).toEqual([2, 1]);
  },
);

test.each([
  ["Preheat the oven to 200C.", true],
  ["Grease and line a loaf tin.", true],
  ["Use a little of the oil to grease a dish.", true],
  ["Put paper cases in a muffin tin.", true],
  ["Soak the skewers in water for 20 minutes.", true],
  ["Take the lamb out of the fridge.", true],
  ["Turn the oven down to 160C.", false],
  ["Put the lamb in a roasting tin.", false],
  ["Line the tin with the pastry.", false],
  ["Melt the butter in a pan.", false],
  ["Oil, tomatoes and basil in a wide pan.", false],
])("at the beginning of a method, %s is preparation: %s", (text, expected) => {
  const [first] = markPreparation([...cutActions([{ text }]), ...cutActions([{ text: "Fry the onion." }])]);
  expect(first?.preparation).toBe(expected);
});

test("a marinade that a method begins with is preparation, its mixing included; a rest of dough is none", () => {
  const flags = (texts: readonly Given[]) => linked(texts).map(({ preparation }) => preparation);
  expect(
    flags([
      { text: "Mix the yogurt with the spices." },
      { text: "Toss the chicken in it." },
      { text: "Cover and chill for 2 hours.", seconds: [7200] },
      { text: "Grill until charred." },
    ]),
  ).toEqual([true, true, true, false]);
  expect(
    flags([
      { text: "Mix the flour with the water." },
      { text: "Rest for 30 minutes.", seconds: [1800] },
      { text: "Bake until brown." },
    ]),
  ).toEqual([false, false, false]);
});

test.each([
  ["The night before, soak the beans in cold water.", []],
  ["Soak the beans in cold water for 8 hours.", [28_800]],
])("what waits for nothing is cut after a first step of the day before: %s", (text, seconds) => {
  const steps = arranged(
    ["250 g beans", "2 leeks, sliced"],
    [
      { text, uses: [0], seconds },
      { text: "Drain the beans and boil until soft.", uses: [0] },
      { text: "Stir in the leeks.", uses: [1] },
    ],
  );
  expect(steps.flatMap(({ actions }) => actions).slice(0, 2)).toEqual([text, "Slice 2 leeks."]);
});

test("what goes into a first step of the day before is cut before it", () => {
  const steps = arranged(
    ["1 kg pork, cubed", "2 leeks, sliced"],
    [
      { text: "Rub the pork with salt and chill overnight.", uses: [0] },
      { text: "Fry the pork.", uses: [0] },
      { text: "Stir in the leeks.", uses: [1] },
    ],
  );
  expect(steps.flatMap(({ actions }) => actions).slice(0, 3)).toEqual([
    "Cube 1 kg pork.",
    "Rub the pork with salt and chill overnight.",
    "Slice 2 leeks.",
  ]);
});

test.each([
  ["Get your smoker to 225.", "Smoke for 4 hours."],
  ["Bring the grill to 450.", "Cook for 10 minutes."],
])("an appliance that is brought to its heat is lit: %s", (lights, cooks) => {
  const steps = arranged(
    ["2 kg ribs"],
    [{ text: "Rub the ribs.", uses: [0] }, { text: lights }, { text: cooks }],
  );
  expect(steps.flatMap(({ actions }) => actions)).toEqual(["Rub the ribs.", lights, cooks]);
});

test("a card that gives a bare heat and a time has its oven lit", () => {
  const steps = arranged(
    ["300 g dough"],
    [{ text: "Pat the dough in a pan.", uses: [0] }, { text: "350 for 25 min." }],
  );
  expect(steps[0]?.actions).toEqual(["Heat the oven to 350."]);
});

test("an oven that the source heats in the midst of other work is lit once", () => {
  const steps = arranged(
    ["2 salmon fillets"],
    [
      { text: "Meanwhile heat oven to 200C." },
      { text: "Put salmon on a tray.", uses: [0] },
      { text: "Bake 12 min." },
    ],
  );
  expect(steps.flatMap(({ actions }) => actions).filter((text) => text.includes("200C"))).toEqual([
    "Meanwhile heat oven to 200C.",
  ]);
});

test("a card's bare heat before its first order is the oven's", () => {
  const steps = arranged(
    ["1 stick butter"],
    [{ text: "375. Melt the butter in a dish.", uses: [0] }, { text: "40-45 min til golden." }],
  );
  expect(steps[0]?.actions).toEqual(["Heat the oven to 375."]);
});

test("a time with a heat, and no verb, is the oven's", () => {
  const steps = arranged(
    ["500 g mince"],
    [{ text: "Tip the mince into a dish.", uses: [0] }, { text: "20 to 25 mins at 200C until golden." }],
  );
  expect(steps[0]?.actions).toEqual(["Heat the oven to 200C."]);
});

test.each([
  [
    "whatever the work in it is called",
    "Braise in the oven at 160 °C for 2 hours.",
    "Heat the oven to 160 °C.",
  ],
  ["where heat and time stand alone", "At 190 °C fan 40 minutes.", "Heat the oven to 190 °C."],
])("the oven is lit %s", (_name, text, line) => {
  const steps = arranged(["1 kg pork"], [{ text: "Brown the pork.", uses: [0] }, { text }]);
  expect(steps[0]?.actions).toEqual([line]);
});

test.each(["Boil for 8 min while the oven heats to 200.", "Deep-fry at 170 °C for 5 minutes."])(
  "no oven is lit a second time, nor for a pan: %s",
  (text) => {
    const steps = arranged(["1 kg potatoes"], [{ text: "Halve the potatoes.", uses: [0] }, { text }]);
    expect(steps.flatMap(({ actions }) => actions)).toEqual(["Halve the potatoes.", text]);
  },
);

test("an oven that is turned down before any heat is stated was lit at another one, and is not lit at this", () => {
  const steps = arranged(
    ["500 g dough"],
    [
      { text: "Shape the dough.", uses: [0] },
      { text: "Bake 15 min." },
      { text: "Turn the oven down to 400." },
      { text: "Bake 30 min. more." },
    ],
  );
  expect(steps.flatMap(({ actions }) => actions)[0]).toBe("Shape the dough.");
});

test.each([
  ["Saturday", "Sunday"],
  ["Samstag", "Sonntag"],
  ["Día 1", "Día 2"],
])("a day that a heading names is a wait: the oven of %s is not lit for %s", (first, second) => {
  const text = `Loaf\n\n400 g flour\n350 g water\n10 g salt\n50 g butter, melted\n\n${first}\nMix the flour, water and salt. Knead for 5 minutes.\n\n${second}\nBrush with the butter. Bake at 220°C for 40 minutes.`;
  const steps = formatText(text)?.steps ?? [];
  const order = steps.map(({ isPrep, actions = [] }) => [isPrep, actions[0]?.text.replaceAll("*", "")]);
  const knead = order.findIndex(([, said]) => String(said).startsWith("Mix"));
  const heat = order.findIndex(([, said]) => /220/.test(String(said)) && !String(said).startsWith("Bake"));
  const melt = order.findIndex(([, said]) => String(said).startsWith("Melt"));
  expect(heat).toBeGreaterThan(knead);
  expect(melt).toBeGreaterThan(knead);
});

test("an instruction that opens with a day begins it", () => {
  const text =
    "Dressing\n\n300 g bread\n3 eggs, beaten\n500 ml stock\n\nCube the bread and leave it out to dry.\n\nNext day mix the bread with the eggs and stock. Fry for 10 minutes.";
  const said = (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.map((action) => action.text.replaceAll("*", "")),
  );
  expect(said.indexOf("Beat 3 eggs.")).toBeGreaterThan(
    said.indexOf("Cube the bread and leave it out to dry."),
  );
});
