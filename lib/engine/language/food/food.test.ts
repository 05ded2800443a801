import {
  classesOfCollective,
  isDryIngredient,
  isWetIngredient,
  findFood,
  foodOfWords,
  foodWords,
} from "./lexicon";
import { ANIMAL, PANTRY, PRODUCE } from "@/lib/engine/language/en/foods.data";
import { singular } from "./singular";

const foodNamed = (name: string) => findFood(name)?.food ?? null;

test.each([
  ["tomatoes", "tomato"],
  ["berries", "berry"],
  ["leaves", "leaf"],
  ["radishes", "radish"],
  ["Chillies", "chili"],
  ["olives", "olive"],
  ["asparagus", "asparagus"],
  ["couscous", "couscous"],
  ["molasses", "molasses"],
  ["cookies", "cookie"],
  ["onions", "onion"],
  ["swiss", "swiss"],
])("the singular of %s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test.each([
  ["cilantro", "fresh coriander leaves"],
  ["scallions", "spring onions"],
  ["garbanzo beans", "Chickpeas"],
  ["confectioners’ sugar", "icing sugar"],
  ["aubergine", "1 medium eggplant"],
  ["crème fraîche", "creme fraiche"],
  ["rocket", "arugula"],
  ["minced beef", "ground beef"],
  ["bicarbonate of soda", "baking soda"],
  ["double cream", "heavy cream"],
])("%s and %s are one food", (a, b) => {
  expect(foodNamed(a)).not.toBeNull();
  expect(foodNamed(a)).toBe(foodNamed(b));
});

test.each([
  ["ground coriander", "fresh coriander"],
  ["coconut milk", "milk"],
  ["peanut butter", "butter"],
  ["baking soda", "club soda"],
  ["red pepper flakes", "red pepper"],
  ["cream of tartar", "cream"],
  ["egg noodles", "eggs"],
])("%s and %s are not", (a, b) => {
  expect(foodNamed(a)).not.toBeNull();
  expect(foodNamed(a)).not.toBe(foodNamed(b));
});

test("the head of a name decides: what stands at its end, before what it comes in", () => {
  expect(findFood("extra firm smoked tofu in brine")?.food.id).toBe("tofu");
  expect(findFood("dark chocolate hazelnut spread")?.food.classes.has("chocolate")).toBe(true);
  expect(findFood("squash, summer")?.food.id).toBe("summer squash");
  expect(findFood("zzz")).toBeNull();
  expect(findFood("")).toBeNull();
});

test("words that are no collective have no classes", () => {
  expect(classesOfCollective("pan")).toBeNull();
});

test.each(["flour", "brown sugar", "baking powder", "sea salt", "cocoa powder", "rolled oats"])(
  "%s is dry",
  (name) => {
    const food = foodNamed(name);
    expect(food && isDryIngredient(food)).toBe(true);
    expect(food && isWetIngredient(food)).toBe(false);
  },
);

test.each(["milk", "eggs", "vegetable oil", "vanilla extract", "honey", "melted butter"])(
  "%s is wet",
  (name) => {
    const food = foodNamed(name);
    expect(food && isWetIngredient(food)).toBe(true);
    expect(food && isDryIngredient(food)).toBe(false);
  },
);

test("no name stands for two foods, and every name is found as written", () => {
  const owner = new Map<string, string>();
  for (const group of [...PRODUCE, ...ANIMAL, ...PANTRY]) {
    for (const entry of group.names.split(",")) {
      const names = entry.split("=").map((name) => name.trim());
      for (const name of names) {
        const key = name.split(" ").map(singular).join(" ");
        expect([name, owner.get(key) ?? names[0]]).toEqual([name, names[0]]);
        owner.set(key, names[0] ?? "");
        expect([name, foodOfWords(foodWords(name))?.id]).toEqual([name, names[0]]);
      }
    }
  }
});

test.each(["special", "a morning of work", "no special tin"])(
  "%s names no food, whatever has its consonants",
  (words) => {
    expect(findFood(words)).toBeNull();
  },
);
test.each([
  ["avacado", "avocado"],
  ["buiscuits", "cookie"],
  ["mozarella", "mozzarella"],
])("%s is %s, a letter or two aside", (written, id) => {
  expect(findFood(written)?.food.id).toBe(id);
});
