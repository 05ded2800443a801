import { everyUse } from "@/tests/support/cooking-uses";
import { linked } from "@/tests/support/linked";

/** Lines that the action uses. */
const used = (list: string[], text: string): number[] =>
  linked(list, [text])
    .flatMap(({ uses }) => uses.map(({ line }) => line))
    .sort();

test.each([
  ["2 courgettes", "zucchini"],
  ["1 eggplant", "aubergine"],
  ["1 bunch cilantro", "coriander"],
  ["100 g rocket", "arugula"],
  ["300 g prawns", "shrimp"],
  ["500 ml chicken stock", "broth"],
  ["4 spring onions", "scallions"],
  ["4 scallions", "green onions"],
  ["100 g caster sugar", "superfine sugar"],
  ["100 g icing sugar", "powdered sugar"],
  ["100 g confectioners' sugar", "icing sugar"],
  ["1 tsp bicarbonate of soda", "baking soda"],
  ["1 tbsp cornflour", "cornstarch"],
  ["200 ml double cream", "heavy cream"],
  ["200 ml whipping cream", "cream"],
  ["1 cup half & half", "half and half"],
  ["1 cup half and half", "half & half"],
  ["1 cup half-and-half", "half & half"],
  ["1 kg gammon joint", "ham"],
  ["1 capsicum", "bell pepper"],
  ["1 red bell pepper", "capsicum"],
  ["1 red chilli", "chile"],
  ["1 cup besan", "gram flour"],
  ["1 cup besan", "chickpea flour"],
  ["1 cup curd", "yogurt"],
  ["1 cup red lentils", "dal"],
  ["2 cups maida", "flour"],
  ["1 tsp jeera", "cumin"],
  ["1 tsp cumin seeds", "jeera"],
  ["1 tsp haldi", "turmeric"],
  ["500 g passata", "sieved tomatoes"],
  ["1 cup polenta", "cornmeal"],
  ["2 tbsp treacle", "molasses"],
  ["2 cups rolled oats", "porridge oats"],
  ["3 beetroot", "beets"],
  ["1 swede", "rutabaga"],
  ["100 g mangetout", "snow peas"],
  ["200 g broad beans", "fava beans"],
  ["1 can haricot beans", "navy beans"],
  ["1 can kidney beans", "beans"],
  ["200 g sweetcorn", "corn"],
  ["6 brioche rolls", "buns"],
  ["1 loaf ciabatta", "bread"],
  ["200 g egg noodles", "noodles"],
  ["400 g penne", "pasta"],
  ["1 cup feta", "cheese"],
  ["6 chicken thighs", "chicken"],
  ["2 cod fillets", "fish"],
  ["2 cups blueberries", "berries"],
  ["1 cup pecans", "nuts"],
  ["200 g cremini", "mushrooms"],
  ["1 head romaine", "lettuce"],
  ["1 red onion", "onion"],
  ["2 sirloin steaks", "meat"],
  ["1 small bunch kale", "greens"],
  ["3 ripe mangoes", "fruit"],
  ["1 tbsp chopped chives", "herbs"],
  ["400 g rice vermicelli", "noodles"],
  ["2 tbsp sunflower seeds", "seeds"],
  ["2 tbsp red curry paste", "curry paste"],
  ["200 ml soured cream", "sour cream"],
  ["1 tbsp groundnut oil", "peanut oil"],
  ["1 tbsp rapeseed oil", "canola oil"],
  ["100 g desiccated coconut", "shredded coconut"],
  ["200 g plain flour", "all-purpose flour"],
  ["2 tsp tomato purée", "tomato paste"],
  ["1 tsp ajwain", "carom seeds"],
  ["1 cup paneer", "cheese"],
  ["1 tsp dhania powder", "ground coriander"],
  ["2 pak choi", "bok choy"],
  ["1 tbsp linseed", "flaxseed"],
  ["100 g rashers streaky bacon", "bacon"],
  ["50 g gherkins", "pickles"],
  ["100 g digestive biscuits", "biscuits"],
  ["1 celeriac", "celery root"],
  ["200 ml Muscadet", "wine"],
  ["150 ml Rioja", "red wine"],
  ["4 rotis", "bread"],
])("%s is called %s", (line, name) => {
  expect(used([line, "1 tsp salt"], `Add the ${name}.`)).toEqual([0]);
});

test.each([
  ["vegetables", ["2 carrots", "1 leek", "300 g rice"], [0, 1]],
  ["veg", ["2 carrots", "1 leek", "300 g rice"], [0, 1]],
  ["spices", ["1 tsp ground cumin", "1 tsp paprika", "1 onion"], [0, 1]],
  ["herbs", ["a handful of mint", "a handful of dill", "1 onion"], [0, 1]],
  ["nuts", ["50 g almonds", "50 g hazelnuts", "1 onion"], [0, 1]],
  ["aromatics", ["1 onion", "2 cloves garlic", "300 g rice"], [0, 1]],
  ["cheeses", ["50 g cheddar", "50 g gruyère", "1 onion"], [0, 1]],
  ["seeds", ["1 tbsp sesame seeds", "1 tbsp pumpkin seeds", "1 onion"], [0, 1]],
  ["berries", ["100 g raspberries", "100 g blackberries", "1 onion"], [0, 1]],
])("%s are the lines of their kind", (name, lines, expected) => {
  expect(used(lines, `Stir in the ${name}.`)).toEqual(expected);
});

test.each([
  [
    "Linsen\n\n300 g Linsen\n150 ml Trollinger\n\nLinsen kochen. Mit dem Wein ablöschen.",
    "150 ml Trollinger",
  ],
  ["Linsen\n\n300 g Linsen\n150 ml Silvaner\n\nLinsen kochen. Den Weißwein angießen.", "150 ml Silvaner"],
  ["Moules\n\n2 kg de moules\n20 cl de muscadet\n\nNettoyez les moules. Versez le vin.", "20 cl de muscadet"],
  ["Guiso\n\n1 kg de ternera\n200 ml de rioja\n\nDora la ternera. Vierte el vino tinto.", "200 ml de rioja"],
  [
    "Vongole\n\n1 kg di vongole\n200 ml di Vermentino\n\nLavate le vongole. Versate il vino bianco.",
    "200 ml di Vermentino",
  ],
  [
    "Amêijoas\n\n1 kg de amêijoas\n200 ml de vinho verde\n\nLave as amêijoas. Deite o vinho.",
    "200 ml de vinho verde",
  ],
])("a wine that is called by its grape or its region is the wine: %#", (text, line) => {
  expect(everyUse(text)).toContain(`${line} = all`);
});
