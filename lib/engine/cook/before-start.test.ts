import { beforeStart, toolsIn } from "@/lib/engine/cook/before-start";

const step = (number: number, instruction: string, isPrep = false) => ({
  number,
  instruction,
  ingredients: [],
  isPrep,
});

test("tools in order of use, the longest stated wait, and no invented time", () => {
  const card = beforeStart({
    title: "Leek pie",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: { refrigerated: ["2 leeks"], other: ["salt"] },
    steps: [
      step(1, "Slice the ***leeks***.", true),
      step(2, "Fry in a large frying pan for 10 to 15 minutes."),
      step(3, "Bake in a pie dish in the oven for 40 minutes. Keeps for 2 days in a bowl."),
    ],
  });
  expect(card).toEqual({
    fridge: [{ text: "2 leeks" }],
    other: [{ text: "salt" }],
    also: [],
    tools: ["large frying pan", "pie dish", "oven", "bowl"],
    stepCount: 3,
    prepCount: 1,
    prep: ["Slice the leeks."],
    longestWait: { minutes: 40, step: 3 },
    overnight: null,
    totalMinutes: null,
  });
});

test("what takes a night or hours is told before the rest of the preparation", () => {
  const line = (text: string, seconds: number[] = []) => ({ text, uses: [], seconds });
  const card = beforeStart({
    title: "Bean stew",
    description: "",
    servings: 4,
    imageUrl: null,
    ingredients: ["200 g dried beans"],
    steps: [
      {
        ...step(1, "Chop 1 onion. Peel 1 carrot.", true),
        actions: [line("Chop 1 onion."), line("Peel 1 carrot.")],
      },
      { ...step(2, "Soak the ***beans***.", true), actions: [line("Soak the ***beans***.")] },
      { ...step(3, "Chill overnight."), actions: [line("Chill overnight.")] },
    ],
  });
  expect(card.prep).toEqual(["Soak the beans.", "Chop 1 onion.", "Peel 1 carrot."]);
  expect(card).toMatchObject({ prepCount: 2, overnight: 3, longestWait: null });
});

test("two like lines are told apart by the part that each is for", () => {
  const takes = (line: number) => ({
    text: "Melt the butter.",
    uses: [{ line, amount: "all" }],
    seconds: [],
  });
  const content = {
    title: "Date cake",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: { refrigerated: ["85 g butter", "120 g butter"], other: ["salt"] },
    steps: [
      { ...step(1, "Melt the butter."), section: "Cake", actions: [takes(0), takes(2)] },
      { ...step(2, "Melt the butter."), section: "Sauce", actions: [takes(1), takes(2)] },
    ],
  };
  const card = beforeStart(content);
  expect(card.fridge).toEqual([
    { text: "85 g butter", part: "Cake" },
    { text: "120 g butter", part: "Sauce" },
  ]);
  // What both take is for neither alone.
  expect(card.other).toEqual([{ text: "salt" }]);
  const onePart = { ...content, steps: content.steps.map((one) => ({ ...one, section: "Cake" })) };
  expect(beforeStart(onePart).fridge).toEqual([{ text: "85 g butter" }, { text: "120 g butter" }]);
});

test.each<[string, string[]]>([
  ["Heat the oil in a large, heavy frying pan.", ["heavy frying pan"]],
  ["Mix in a large bowl. Beat in a small bowl. Pour the bowl out.", ["large bowl", "small bowl"]],
  ["Bring a pot of water to the boil. Drain in a colander.", ["pot", "colander"]],
  ["Line two baking sheets with baking paper.", ["baking sheet", "baking paper"]],
  ["Preheat the oven. Put the Dutch oven in the oven.", ["oven", "dutch oven"]],
  ["Pan-fry the fish. Serve the pot roast with potatoes.", []],
  ["Cover the saucepan with a lid.", ["saucepan", "lid"]],
  ["Thread onto skewers and grill.", ["skewer"]],
  ["Use a food-processor, then a medium-sized mixing bowl.", ["food processor", "medium mixing bowl"]],
  ["Simmer the potatoes.", []],
])("%s", (text, tools) => {
  expect(toolsIn([text])).toEqual(tools);
});

test("a tool named again without its size is the same one", () => {
  expect(toolsIn(["Melt butter in a large pan.", "Return the pan to the heat."])).toEqual(["large pan"]);
});
