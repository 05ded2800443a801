import { toolsIn } from "@/lib/engine/cook/tools";

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
