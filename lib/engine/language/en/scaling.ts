/** English words around an amount that say whether it grows with the servings. */
import type { ScalingWords } from "@/lib/engine/language/pack";
import { regularPlural } from "./plural";

/** Foods that are counted; the plural stands where it is not by rule. */
const COUNTED =
  "egg onion shallot carrot potato/potatoes tomato/tomatoes lemon lime orange apple pear banana peach plum apricot avocado pepper chili/chilies cucumber courgette zucchini aubergine eggplant leek beet beetroot turnip parsnip radish mushroom scallion cabbage cauliflower lettuce mango/mangoes kiwi fig date olive breast thigh drumstick wing leg steak chop sausage shrimp/shrimp prawn scallop anchovy tortilla bun roll pita bagel muffin cracker cookie biscuit yolk white/white jalapeno grapefruit pineapple melon squash pumpkin artichoke nectarine clementine tangerine leaf/leaves loaf/loaves cake pie pancake crepe waffle brownie cupcake scone dumpling meatball patty burger kebab skewer taco wrap sandwich";

export const SCALING: ScalingWords = {
  notFoodAfter: "servings serving people persons percent per inch-thick inches-thick proof",
  notFoodBefore:
    "into page step grade type no number size within gas mark serves every level day part method until at by under above over below between exceed",
  opensBareAmount: "about approximately approx plus or and roughly from around",
  shared: "the this that these your it them each",
  each: "each apiece per",
  ofEach: "each",
  qualifiers:
    "heaped heaping level scant generous rounded large small medium big good thick thin full packed brimming",
  between:
    "of the a an remaining reserved more extra additional all-purpose fresh freshly finely chopped grated minced sliced diced large small medium ground melted cold warm hot dried your each boiling lukewarm tepid cool iced",
  loose: "few little bit time",
  nameEnds: "of or and for with in at to plus",
  counted: COUNTED.split(" ")
    .map((word) => (word.includes("/") ? word : `${word}/${regularPlural(word)}`))
    .join(" "),
  sizeBefore: "",
  wholeThings:
    "egg eggs yolk yolks white whites bay leaf leaves clove cloves sprig sprigs sausage sausages bun buns tortilla tortillas tin tins can cans packet packets package packages",
  about: "about {n}",
  numberedFoods: [
    "five spice",
    "5 spice",
    "seven spice",
    "7 spice",
    "two cheese",
    "three cheese",
    "four cheese",
    "five cheese",
    "three bean",
    "five bean",
    "thousand island",
    "1000 island",
    "7 up",
  ],
  vessels:
    "pan saucepan pot dish bowl jug pitcher jar tin container casserole skillet measure measuring mold mould ramekin ramekins bottle bag can cans tins cooker kettle wok oven stockpot crock scoop scoops spoon portion portions ball balls mound mounds piece pieces amounts increments batches additions bundt loaf springform baking roasting frying capacity slow heavy heavy-bottomed nonstick ovenproof nonreactive dutch",
  oneByOne: /^\s*(?:at a time|per|each)\b/i,
  perPiece: /\b(?:each|every|apiece)\b(?!\s+(?:side|other|time|addition))/i,
  forSome: /\bfor \d/,
};
