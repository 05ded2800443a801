/** A method that begins with a later part of the list and names none: the food that only this part has tells which of two like lines is meant. */
import { takes } from "@/tests/support/takes";

const LIST =
  "For the dough:\n200 g butter\n150 g sugar\n300 g flour\n\nFor the topping:\n1 kg rhubarb\n2 tbsp sugar";
const DOUGH =
  "Cream the butter and sugar, then add the flour. Spread in a tin, top with the rhubarb and bake.";

const sugarsOf = (list: string, method: string, food = /sugar/): string[] =>
  takes(food, `Rhubarb Cake\n\n${list}\n\n${method}`).uses;
const linesOf = (list: string, method: string, line: RegExp): string[] =>
  takes(line, `Cake\n\n${list}\n\n${method}`).uses;

test.each([
  "Trim and slice the rhubarb. Mix with the sugar.",
  "Trim the rhubarb, cut it up and mix with the sugar.",
  "Slice the rhubarb. Toss the rhubarb with the sugar.",
  "Slice the rhubarb and sprinkle over the sugar.",
  "Slice the rhubarb, put it in a bowl and add the sugar.",
  "Slice the rhubarb. Sprinkle the sugar over the rhubarb.",
  "Mix the rhubarb and sugar in a bowl.",
  "Put the rhubarb in a pan with the sugar and cook for 5 minutes.",
])("%s", (first) => {
  expect(sugarsOf(LIST, `${first} ${DOUGH}`, /2 tbsp sugar/)).toHaveLength(1);
  expect(sugarsOf(LIST, `${first} ${DOUGH}`, /150 g sugar/)).toEqual(["Cream the butter and sugar. all"]);
});

test.each([
  [
    "Für den Teig:\n200 g Butter\n150 g Zucker\n300 g Mehl\n\nFür den Belag:\n1 kg Äpfel\n2 EL Zucker",
    "Die Äpfel schälen, in Spalten schneiden und mit dem Zucker vermengen.\nDie Butter mit dem Zucker schaumig rühren, das Mehl zugeben und backen.",
    /2 EL/,
    "Mit dem Zucker vermengen. all",
  ],
  [
    "Pour la pâte\n200 g de farine\n100 g de beurre\n50 g de sucre\n\nPour la garniture\n5 pommes\n2 c. à s. de sucre",
    "Épluchez les pommes et mélangez-les avec le sucre.\nMélangez la farine, le beurre et le sucre.",
    /2 c\. à s\./,
    "Mélangez-les avec le sucre. all",
  ],
])("%#: the same in other languages", (list, method, line, use) =>
  expect(linesOf(list, method, line)).toEqual([use]),
);

test.each([
  [
    "fruit that is only sliced first",
    LIST,
    "Slice the rhubarb. Cream the butter with the sugar and add the flour. Spread in a tin, top with the rhubarb, sprinkle with the sugar and bake.",
    /150 g/,
    "Cream the butter with the sugar. all",
  ],
  [
    "the zest of a lemon that the drizzle lists",
    "For the cake\n225 g butter\n225 g sugar\n4 eggs\n\nFor the drizzle\n1 lemon, zest and juice\n85 g sugar",
    "Beat the sugar with the lemon zest. Beat in the butter and eggs. Bake for 45 minutes. Mix the lemon juice with the sugar and pour over.",
    /225 g sugar/,
    "Beat the sugar with the lemon zest. all",
  ],
])("not of %s", (_why, list, method, line, use) => expect(linesOf(list, method, line)).toEqual([use]));
