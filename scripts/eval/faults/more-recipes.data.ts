/** More recipes of our own for the receipt's tests: parts, divided lines, notes, halves and rests. */
import { recipe } from "./recipe";

export const MORE_RECIPES = [
  recipe(
    "Plum tray cake",
    "Makes 12 pieces",
    [
      "[For the base] 250 g flour",
      "[For the base] 120 g cold butter, cubed",
      "[For the base] 80 g sugar",
      "[For the base] 1 egg",
      "[For the topping] 1 kg plums, halved and pitted",
      "[For the topping] 40 g butter",
      "[For the topping] 2 tbsp brown sugar",
    ],
    [
      "[For the base] Rub the cold butter into the flour, then work in the sugar and egg. Press into a lined tray and chill for 30 minutes.",
      "[For the topping] Melt the butter with the brown sugar.",
      "[For the topping] Lay the plums on the base and brush with the melted butter. Bake at 180°C for 35 minutes.",
    ],
    { notes: ["Frozen plums can be used without thawing them first."] },
  ),
  recipe(
    "Smoky bean chilli",
    "Serves 4",
    [
      "2 tbsp rapeseed oil",
      "1 large onion, chopped",
      "2 red peppers, diced",
      "1 tbsp smoked paprika",
      "2 tsp ground cumin",
      "2 cans kidney beans, drained",
      "400 ml passata",
      "150 g grated cheddar, divided",
    ],
    [
      "Heat the oil in a wide pan and fry the onion and peppers for 10 minutes.",
      "Stir in the paprika and cumin and fry for 1 minute.",
      "Add the beans and passata and simmer for 25 minutes.",
      "Stir in 100 g of the cheddar. Scatter over the rest of the cheddar to serve.",
    ],
  ),
  recipe(
    "Herby couscous",
    "Serves 2",
    [
      "150 g couscous",
      "200 ml hot stock",
      "1/2 cucumber, diced",
      "20 g parsley, chopped",
      "3 tbsp olive oil",
      "1 lemon, juiced",
    ],
    [
      "Pour the hot stock over the couscous, cover and leave for 8 minutes.",
      "Fluff with a fork and stir in 2 tbsp of the oil.",
      "Fold in the cucumber and parsley. Dress with the lemon juice and the remaining oil.",
    ],
  ),
  recipe(
    "Baked salmon with dill potatoes",
    "Serves 2",
    [
      "2 salmon fillets",
      "400 g new potatoes, halved",
      "1 1/2 tbsp butter",
      "10 g dill, chopped",
      "1 tsp mustard",
    ],
    [
      "Heat the oven to 190°C. Boil the potatoes for 15 minutes until tender.",
      "Spread the salmon with the mustard and bake for 12 minutes.",
      "Drain the potatoes and toss with the butter and dill. Serve with the salmon.",
    ],
    { notes: ["Trout fillets are good here as well, and they need 2 minutes less."] },
  ),
  recipe(
    "Banana oat muffins",
    "Makes 10 muffins",
    [
      "3 ripe bananas, mashed",
      "2 eggs, beaten",
      "1/2 cup yogurt",
      "1 1/4 cups oats",
      "3/4 cup flour",
      "2 tsp baking powder",
    ],
    [
      "Preheat the oven to 350°F and line a muffin tin.",
      "Mix the bananas, eggs and yogurt in a bowl.",
      "Fold in the oats, flour and baking powder.",
      "Spoon into the tin and bake for 22 minutes until risen.",
    ],
  ),
  recipe(
    "Green pasta",
    "Serves 3",
    [
      "300 g short pasta",
      "200 g frozen peas",
      "1 clove garlic, crushed",
      "60 g pecorino, grated",
      "100 ml cream",
    ],
    [
      "Boil the pasta in salted water for 9 minutes, adding the peas for the last 3 minutes.",
      "Warm the cream with the garlic for 2 minutes.",
      "Toss the drained pasta with the cream and half the pecorino. Top with the remaining pecorino.",
    ],
  ),
  recipe(
    "Roast carrots with yogurt",
    "Serves 4",
    [
      "800 g carrots, peeled and quartered",
      "2 tbsp olive oil",
      "1 tsp caraway seeds",
      "200 g Greek yogurt",
      "1 tbsp honey",
    ],
    [
      "Heat the oven to 210°C. Toss the carrots with the oil and caraway seeds on a tray.",
      "Roast for 30 minutes, turning once.",
      "Spread the yogurt on a plate, pile the carrots on top and drizzle with the honey.",
    ],
  ),
  recipe(
    "Tomato egg skillet",
    "Serves 2",
    [
      "1 tbsp olive oil",
      "2 shallots, sliced",
      "1 can chopped tomatoes",
      "1 tsp harissa",
      "4 eggs",
      "50 g feta, crumbled",
    ],
    [
      "Heat the oil in a skillet and soften the shallots for 5 minutes.",
      "Add the tomatoes and harissa and bubble for 10 minutes.",
      "Crack in the eggs, cover and cook for 6 minutes. Sprinkle with the feta.",
    ],
  ),
  recipe(
    "Quick pickled onions",
    "Makes 1 jar",
    ["2 red onions, thinly sliced", "150 ml cider vinegar", "1 tbsp sugar", "1 tsp salt", "1 bay leaf"],
    [
      "Pack the onions into a clean jar.",
      "Warm the vinegar with the sugar, salt and bay leaf for 3 minutes.",
      "Pour over the onions, let cool for 40 minutes and seal.",
    ],
  ),
];
