/** One recipe as different people set it: whatever the layout, every line is bought and every order is done. */
import { parseRecipeText } from ".";

const TITLE = "Sausage Traybake";
const LINES = ["8 sausages", "2 red onions, sliced", "1 kg potatoes", "2 tbsp oil", "Salt and black pepper"];
const ORDERS = [
  "Slice potatoes into wedges",
  "Toss with the oil",
  "Tumble the onions over the potatoes",
  "They will look crowded at first",
  "Roast 20 minutes",
  "Sit the sausages on top",
  "Roast 25 minutes more",
  "Splash with a little water",
  "Serve with bread",
];
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const list = LINES.join("\n");

test.each<[string, string]>([
  ["an order a line", `${TITLE}\n\n${list}\n\n${ORDERS.join("\n")}`],
  ["in small letters", `${TITLE}\n\n${list}\n\n${ORDERS.map(small).join("\n")}`],
  ["with blank lines between", `${TITLE}\n\n${list}\n\n${ORDERS.join("\n\n")}`],
  [
    "with full stops and blank lines",
    `${TITLE}\n\n${list}\n\n${ORDERS.map((order) => `${order}.`).join("\n\n")}`,
  ],
  ["in two lists of bullets", `${TITLE}\n\n- ${LINES.join("\n- ")}\n\n- ${ORDERS.join("\n- ")}`],
  ["numbered", `${TITLE}\n\n${list}\n\n${ORDERS.map((order, at) => `${at + 1}) ${order}`).join("\n")}`],
  ["with headings", `${TITLE}\nIngredients\n${list}\nMethod\n${ORDERS.join("\n")}`],
  ["without any blank line", `${TITLE}\n${list}\n${ORDERS.map((order) => `${order}.`).join("\n")}`],
  ["in one paragraph", `${TITLE}\n\n${list}\n\n${ORDERS.map((order) => `${order}.`).join(" ")}`],
])("%s", (_layout, text) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.title).toBe(TITLE);
  expect(recipe?.ingredients.map((line) => line.text)).toEqual(LINES);
  const done = (recipe?.instructions.map((line) => line.text).join(" ") ?? "").toLowerCase();
  expect(ORDERS.filter((order) => !done.includes(order.toLowerCase()))).toEqual([]);
});
