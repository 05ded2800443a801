/** English words around an amount that say whether it grows with the servings. */
import type { ScalingWords } from "@/lib/engine/language/pack";

export const SCALING: ScalingWords = {
  notFoodAfter:
    "degree degrees celsius fahrenheit servings serving people persons percent per inch-thick inches-thick proof f count ct",
  notFoodBefore:
    "into page step grade type no number size within gas mark serves every level day part method until at by under above over below between to from",
  opensBareAmount: "about approximately approx plus or and + roughly from ~ around",
  shared: "the this that these your it them each",
  each: "each apiece per",
  between:
    "of the a an remaining reserved more extra additional all-purpose fresh freshly finely chopped grated minced sliced diced large small medium ground melted cold warm hot dried your each boiling lukewarm tepid cool iced",
  counted:
    "egg onion shallot carrot potato/potatoes tomato/tomatoes lemon lime orange apple pear banana peach plum apricot avocado pepper chili/chilies cucumber courgette zucchini aubergine eggplant leek beet beetroot turnip parsnip radish mushroom scallion cabbage cauliflower lettuce mango/mangoes kiwi fig date olive breast thigh drumstick wing leg steak chop sausage shrimp/shrimp prawn scallop anchovy tortilla bun roll pita bagel muffin cracker cookie biscuit yolk white/white jalapeno grapefruit pineapple melon squash pumpkin artichoke nectarine clementine tangerine leaf/leaves loaf/loaves cake pie",
  wholeThings:
    "egg eggs yolk yolks white whites bay leaf leaves clove cloves sprig sprigs sausage sausages bun buns tortilla tortillas tin tins can cans packet packets package packages",
  about: "about {n}",
  numberedFoods: [
    "five spice",
    "seven spice",
    "three cheese",
    "four cheese",
    "three bean",
    "five bean",
    "thousand island",
  ],
  notHalved: "fat and cream moon shell cooked baked way",
  perPound: "count ct",
};
