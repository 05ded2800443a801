import {
  customMinutes,
  lengthMsOf,
  stepTimerOf,
  timerOfStep,
  withoutStepNumber,
  stepTimerName,
  timerLabel,
} from "@/lib/engine/cook/timers";
import { PACKS } from "@/lib/engine/language/registry";

test("what is fried together is named together", () => {
  expect(timerLabel("Fry the bacon and onion for 5 minutes.")).toBe("Fry the bacon and onion");
  expect(timerLabel("Scramble the eggs for like 3 minutes.")).toBe("Scramble the eggs");
  expect(timerLabel("Add the bacon and gently fry it for 5 minutes.")).toBe("Gently fry it");
});

test("the first time is the step's timer, the others are one tap away", () => {
  expect(stepTimerOf("Fry for 2 to 3 minutes, then simmer for 1 hour 15 minutes.")).toEqual({
    minutes: 2,
    minutesMax: 3,
    stated: true,
    others: [{ minutes: 75, minutesMax: null }],
  });
});

test.each([
  ["Chop the onion.", 5, false],
  ["Serve within 2 hours.", 5, false],
  ["Simmer for 1 hour.", 60, true],
  ["Keep in the fridge for up to 3 days. Warm for 4 minutes.", 4, true],
  ["Bake for ***25 minutes***.", 25, true],
])("%s: %d minutes", (instruction, minutes, stated) => {
  expect(stepTimerOf(instruction)).toMatchObject({ minutes, stated });
});

test.each([
  ["30", 30],
  [" 7 ", 7],
  ["121", 120],
  ["99999", 120],
  ["0", 1],
  ["-4", 1],
  ["", 1],
  ["ten", 1],
  ["2.5", 1],
])("custom minutes %j: %d", (typed, minutes) => {
  expect(customMinutes(typed)).toBe(minutes);
});

test("lengths are whole seconds, at least one", () => {
  expect([lengthMsOf(0.333), lengthMsOf(0.001), lengthMsOf(5)]).toEqual([20_000, 1_000, 300_000]);
});

test.each([
  ["Simmer the ***rice*** for 20 minutes.", "Simmer the rice"],
  ["Add the ***stock*** and simmer for 20 minutes.", "Simmer the stock"],
  ["Stir in ***half of the butter*** and cook for 8 to 10 minutes.", "Cook the butter"],
  ["Boil for 6 minutes.", "Boil"],
  ["Heat the oven to 200 °C. Bake the pie for about 40 minutes, until golden.", "Bake the pie"],
  ["Cover, then leave to rest in a warm place for at least 1 hour.", "Leave to rest in a warm place"],
  ["Chop the onion.", "Chop the onion"],
  ["Mijoter pendant environ 5 minutes ***les oignons***.", "Mijoter: les oignons"],
  ["Ajoutez ***le riz*** et faites cuire pendant environ 20 minutes.", "Ajoutez le riz et faites cuire"],
  ["Mijoter ***l'oignon*** pendant 20 minutes.", "Mijoter l'oignon"],
  ["Hornear durante 30 minutos.", "Hornear"],
  ["Cuocete ***il riso*** per circa 18 minuti.", "Cuocete il riso"],
  ["10 minutes in a hot oven.", "10 minutes in a hot oven"],
  ["", ""],
])("%s is named %j", (instruction, label) => {
  expect(timerLabel(instruction)).toBe(label);
});

test.each([
  ["de", "Den Reis 15 Minuten kochen.", "Den Reis kochen"],
  ["de", "Die Kartoffeln in der Brühe 20 Minuten kochen.", "Die Kartoffeln in der Brühe kochen"],
  [
    "de",
    "Die ***Zwiebeln*** in der Pfanne bei mittlerer Hitze ca. 10 Minuten glasig dünsten.",
    "Zwiebeln glasig dünsten",
  ],
  ["de", "Zugedeckt 20 Minuten köcheln lassen und abschmecken.", "Zugedeckt köcheln lassen"],
  [
    "de",
    "Den Teig zugedeckt an einem warmen Ort 1 Stunde gehen lassen, bis er sich verdoppelt hat.",
    "Den Teig zugedeckt… gehen lassen",
  ],
  ["de", "Kochen Sie den Reis 15 Minuten.", "Kochen Sie den Reis"],
  ["de", "***Nudeln*** 8 Minuten kochen.", "Nudeln kochen"],
  ["de", "30 Minuten backen.", "Backen"],
  [
    "de",
    "***Zwiebeln*** schälen und 5 Minuten unter ständigem Rühren bei milder Hitze anbraten.",
    "Zwiebeln anbraten",
  ],
  ["de", "Mindestens 1 Stunde kalt stellen.", "Kalt stellen"],
  ["de", "12 bis 15 Minuten leicht wallend ziehen lassen.", "Ziehen lassen"],
  ["nl", "Laat 45 min. tot 1 uur rijzen op een warme plaats.", "Laat rijzen"],
  ["nl", "De ***rijst*** 15 minuten laten koken.", "Rijst laten koken"],
  ["sv", "Koka ***riset*** i 15 minuter under lock.", "Koka riset"],
  ["en", "Simmer the ***rice*** for 15 minutes until soft.", "Simmer the rice"],
])("the verb behind a time is in its name (%s): %s", (language, instruction, label) => {
  expect(timerLabel(instruction, { language })).toBe(label);
});

test("a verb alone takes what is in hand", () => {
  const actions = [
    { text: "Die ***Tomaten*** zugeben.", seconds: [] },
    { text: "10 Minuten köcheln lassen.", seconds: [600] },
  ];
  const step = { instruction: actions.map(({ text }) => text).join(" "), actions };
  expect(stepTimerName(step, 1, { language: "de" })).toBe("Schritt 2: Tomaten köcheln lassen");
});

test.each([
  ["Rub the ***butter*** into the ***flour***. Add the ***water***.", "Chill for 30 minutes.", "en", "Chill"],
  ["Take the ***steak*** out of the pan.", "Rest for 5 minutes.", "en", "Rest the steak"],
  ["***Mehl*** und ***Wasser*** verkneten.", "30 Minuten kalt stellen.", "de", "Kalt stellen"],
  ["Das ***Steak*** aus der Pfanne nehmen.", "5 Minuten ruhen lassen.", "de", "Steak ruhen lassen"],
])("what rests is all that was made: %s %s", (before, timed, language, label) => {
  const actions = [
    { text: before, seconds: [] },
    { text: timed, seconds: [timed.includes("30") ? 1800 : 300] },
  ];
  const name = stepTimerName({ instruction: `${before} ${timed}`, actions }, 0, { language });
  expect(withoutStepNumber(name)).toBe(label);
});

test("a name says its step, and stays short", () => {
  expect(stepTimerName({ instruction: "Chop the onion." }, 2)).toBe("Step 3: Chop the onion");
  const instruction = "Simmer the extraordinarily long-winded vegetable and barley stew for 20 minutes.";
  const long = stepTimerName({ instruction }, 0);
  expect(long.length).toBeLessThan(48);
});

describe("a step of single lines", () => {
  const step = {
    instruction: "Fry the onion for 8 to 10 minutes, stirring every 2 minutes. Leave to rest for 3 minutes.",
    actions: [
      { text: "Fry the onion for 8 to 10 minutes, stirring every 2 minutes.", seconds: [480] },
      { text: "Leave to rest for 3 minutes.", seconds: [180] },
    ],
  };

  test("its timers are those of its lines, a range keeps its end", () => {
    expect(timerOfStep(step)).toEqual({
      minutes: 8,
      minutesMax: 10,
      stated: true,
      others: [{ minutes: 3, minutesMax: null }],
    });
    expect(timerOfStep({ ...step, actions: [{ text: "Rest for 3 minutes.", seconds: [] }] })).toMatchObject({
      minutes: 5,
      stated: false,
    });
  });

  test("a timer is named after its own line", () => {
    expect(stepTimerName(step, 2)).toBe("Step 3: Fry the onion");
    expect(stepTimerName(step, 2, { nth: 1 })).toBe("Step 3: Leave to rest");
    expect(stepTimerName({ instruction: "Den Reis 15 Minuten kochen." }, 0, { language: "de" })).toMatch(
      /^Schritt 1: Den Reis/,
    );
    for (const { code } of PACKS)
      expect(withoutStepNumber(stepTimerName(step, 2, { language: code }))).toBe("Fry the onion");
    const roast = { text: "Roast for 25 minutes.", seconds: [1500] };
    const actions = [{ text: "Oil the ***leeks***.", seconds: [] }, roast];
    expect(stepTimerName({ instruction: "Oil the ***leeks***. Roast for 25 minutes.", actions }, 0)).toBe(
      "Step 1: Roast the leeks",
    );
    const cook = [
      { text: "Heat ***another tablespoon of the oil***.", seconds: [] },
      { text: "Add the ***onion***.", seconds: [] },
      { text: "Cook for 7 minutes.", seconds: [420] },
    ];
    const instruction = cook.map(({ text }) => text).join(" ");
    expect(stepTimerName({ instruction, actions: cook }, 2)).toBe("Step 3: Cook the onion");
    expect(stepTimerName({ instruction, actions: [cook[0]!, cook[2]!] }, 2)).toBe("Step 3: Cook the oil");
    // What the flour became is boiled, and no flour.
    const gravy = [
      { text: "Mix the ***flour*** and the ***water***.", seconds: [] },
      { text: "Stir into the juices.", seconds: [] },
      { text: "Boil for 3 minutes.", seconds: [180] },
    ];
    expect(stepTimerName({ instruction: gravy.map(({ text }) => text).join(" "), actions: gravy }, 0)).toBe(
      "Step 1: Boil",
    );
  });
});

test("a hostile instruction is named at once", () => {
  const start = performance.now();
  expect(timerLabel(`${"(".repeat(80_000)}x for 10 minutes.`)).toBeTruthy();
  expect(performance.now() - start).toBeLessThan(5000);
});

// What never ends fails by jest's own limit; how long it takes is no test's business.
test.each(["(", " (", "and ", ", then ", "for ", "3 of the "])("hostile text of %j is named", (piece) => {
  expect(timerLabel(`${piece.repeat(4_000)}simmer for 10 minutes`)).not.toBe("");
});
