import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { listWork } from "./list-work";

const work = (line: string) => listWork(parseIngredientLine(line)).map(({ text }) => text);

test.each([
  ["2 shallots, finely chopped", ["Finely chop 2 shallots."]],
  ["600g parsnips, peeled and cut into batons", ["Peel 600g parsnips and cut into batons."]],
  ["3 pears, peeled, cored and sliced", ["Peel, core and slice 3 pears."]],
  ["1 tin (400 g) lentils, drained & rinsed", ["Drain & rinse 1 tin (400 g) lentils."]],
  ["300g rice, rinsed under running water", ["Rinse 300g rice under running water."]],
  ["1 tin beans, drained and rinsed under the tap", ["Drain 1 tin beans and rinse under the tap."]],
  ["1 cauliflower, washed and riced", ["Wash and rice 1 cauliflower."]],
  ["2 fennel bulbs, sliced thin", ["Slice 2 fennel bulbs thin."]],
  ["8 oz eggplants, quartered (or 1 Japanese eggplant, sliced)", ["Quarter 8 oz eggplants."]],
  ["3 garlic cloves crushed", ["Crush 3 garlic cloves."]],
  ["100 ml water, room temperature", []],
  ["2 fennel bulbs (shredded)", ["Shred 2 fennel bulbs."]],
  ["1 small onion, peeled and studded with 6 cloves", ["Peel 1 small onion and stud with 6 cloves."]],
  ["2 tsp cornstarch mixed with 1 tbsp cold water", ["Mix 2 tsp cornstarch with 1 tbsp cold water."]],
  [
    "200g dark chocolate (150g chopped, 50g grated)",
    ["Chop 150g dark chocolate.", "Grate 50g dark chocolate."],
  ],
  ["4cm ginger, half for the paste, half sliced", ["Slice half of the ginger."]],
  ["2 tsp oil (split)", []],
  ["1 lime, cut into wedges.", ["Cut 1 lime into wedges."]],
  ["100 g butter, softened.", ["Take 100 g butter out of the fridge to soften."]],
  ["Garlic – 3 cloves (minced)", ["Mince 3 cloves garlic."]],
  ["½ cup (1 stick) – unsalted butter, melted", ["Melt ½ cup (1 stick) unsalted butter."]],
  ["1 tbsp chili powder (ground dried chili powder)", []],
  ["2 tbsp oil (separated)", []],
  ["100 g butter, separated", []],
  ["4 eggs, separated", ["Separate 4 eggs."]],
  ["8 rolls, split", ["Split 8 rolls."]],
  ["1 aubergine, pierced all over", ["Pierce 1 aubergine all over."]],
  ["1 cup berries, tossed in 1 tbsp flour", ["Toss 1 cup berries in 1 tbsp flour."]],
  ["500g beef mince (veggie: 400g tinned lentils, drained)", []],
  ["1 bunch coriander, leaves picked", ["Pick the leaves of 1 bunch coriander."]],
  ["1 bunch chard, stalks cut into 2 cm pieces", ["Cut the stalks of 1 bunch chard into 2 cm pieces."]],
  [
    "250 g kale, stems removed, leaves torn into strips",
    ["Remove the stems from 250 g kale and tear the leaves into strips."],
  ],
  ["300 g merguez, casings removed", ["Remove the casings from 300 g merguez."]],
  ["90g butter, softened, plus extra for the tin", ["Take 90g butter out of the fridge to soften."]],
  ["80 g butter, softened (room temperature)", ["Take 80 g butter out of the fridge to soften."]],
  ["90g butter, very softened/almost melted", ["Take 90g butter out of the fridge to soften."]],
  ["90g butter, softened or at room temp", ["Take 90g butter out of the fridge to soften."]],
  ["2 eggs, at room temperature", ["Take 2 eggs out of the fridge to come to room temperature."]],
  ["500g prawns, thawed", ["Take 500g prawns out of the freezer to thaw."]],
  ["3 limes, 2 juiced, 1 cut into wedges", ["Juice 2 limes.", "Cut 1 lime into wedges."]],
  ["3 garlic cloves, 2 crushed and 1 halved", ["Crush 2 garlic cloves.", "Halve 1 garlic clove."]],
  ["a small bunch of parsley, half chopped", ["Chop half of the parsley."]],
  ["5 cloves garlic, 3 crushed and 2 sliced", ["Crush 3 cloves garlic.", "Slice 2 cloves garlic."]],
  ["2 limes, one sliced and one juiced", ["Slice 1 lime.", "Juice 1 lime."]],
  ["3 leeks, 2½ finely chopped, ½ cut into rings", ["Finely chop 2½ leeks.", "Cut ½ leek into rings."]],
  ["1 lime, half juiced, half cut into wedges", ["Juice half a lime.", "Cut half a lime into wedges."]],
  ["Butter - 25g, melted", ["Melt 25g butter."]],
  ["Red onions: 2, finely chopped", ["Finely chop 2 red onions."]],
  ["2 radishes, sliced ¼ inch thick", ["Slice 2 radishes ¼ inch thick."]],
  ["2 kg apples, peeled cored and finely chopped", ["Peel, core and finely chop 2 kg apples."]],
  ["3 potatoes washed peeled and diced", ["Wash, peel and dice 3 potatoes."]],
  ["2 onions, chopped coarse", ["Chop 2 onions coarse."]],
  ["3 cloves garlic chopped very finely", ["Chop 3 cloves garlic very finely."]],
  ["1 leek, sliced approx 1 cm thick", ["Slice 1 leek approx 1 cm thick."]],
  ["1 mango, peeled and sliced about 1 cm thick", ["Peel 1 mango and slice about 1 cm thick."]],
  ["1 shallot, sliced paper-thin", ["Slice 1 shallot paper-thin."]],
  ["3 eggs, beaten slightly (I use large ones)", ["Beat 3 eggs slightly."]],
  ["60 g butter, melted gently", ["Melt 60 g butter gently."]],
  ["2 eggs, beaten separately", ["Beat 2 eggs separately."]],
  ["90 g almond butter, stirred well", ["Stir 90 g almond butter well."]],
  ["4 guavas, pulp scooped out", ["Scoop out the pulp of 4 guavas."]],
  [
    "2 courgettes, seeds scooped out and diced",
    ["Scoop out the seeds of 2 courgettes.", "Dice 2 courgettes."],
  ],
  ["3 trout fillets, skin on, pin bones removed", ["Remove the pin bones from 3 trout fillets, skin on."]],
  ["1 duck, jointed into 6 pieces", ["Joint 1 duck into 6 pieces."]],
  ["1 kg veal breast, boned and cut into cubes", ["Cut 1 kg veal breast into cubes."]],
  ["900 g goat shoulder, deboned and diced", ["Dice 900 g goat shoulder."]],
  [
    "6 scallions, white and light green parts thinly sliced, dark green parts cut into 1-inch pieces",
    [
      "Thinly slice the white and light green parts of 6 scallions.",
      "Cut the dark green parts of 6 scallions into 1-inch pieces.",
    ],
  ],
  ["4 shallots, peeled but left whole", ["Peel 4 shallots."]],
  ["200 ml stock, cooled", ["Cool 200 ml stock."]],
  ["1 onion, half sliced and half finely chopped", ["Slice half an onion.", "Finely chop half an onion."]],
  ["2 onions, half sliced, half diced", ["Slice 1 onion.", "Dice 1 onion."]],
  ["3 leeks, half sliced and half shredded", ["Slice 1½ leeks.", "Shred 1½ leeks."]],
  ["200 g halloumi, half grated, half cubed", ["Grate 100 g halloumi.", "Cube 100 g halloumi."]],
  ["1 orange, zest finely grated and juiced", ["Finely grate the zest of 1 orange and juice it."]],
  ["200 g mushrooms, wiped clean and sliced", ["Wipe 200 g mushrooms clean and slice."]],
  ["6 sprigs thyme, leaves stripped", ["Strip the leaves of 6 sprigs thyme."]],
  ["1 leek or 2 shallots, finely chopped", ["Finely chop 1 leek or 2 shallots."]],
  ["1 swede, in 2cm chunks", ["Cut 1 swede in 2cm chunks."]],
  [
    "1 large swede, peeled, halved lengthwise, and sliced 1/4 inch thick",
    ["Peel 1 large swede, halve lengthwise and slice 1/4 inch thick."],
  ],
  ["4 garlic cloves: 2 minced, 2 sliced", ["Mince 2 garlic cloves.", "Slice 2 garlic cloves."]],
  ["6 cloves garlic: 4 crushed, 2 whole", ["Crush 4 cloves garlic."]],
  ["60 g butter, melted and divided", ["Melt 60 g butter."]],
  ["3 scallions, divided and sliced", ["Slice 3 scallions."]],
  ["250 g turnips, small dice", ["Cut 250 g turnips into small dice."]],
  ["1 celery heart, sliced, leaves reserved", ["Slice 1 celery heart, leaves reserved."]],
  ["4 scallions, whites left whole, greens shredded", ["Shred the greens of 4 scallions."]],
  ["300 g chanterelles, stalks discarded, sliced", ["Discard the stalks from 300 g chanterelles and slice."]],
  ["1 head cavolo nero, washed and stalks removed", ["Wash 1 head cavolo nero and remove the stalks."]],
  ["80 g stale bread, whizzed to crumbs", ["Whizz 80 g stale bread to crumbs."]],
  ["2 carots, choped", ["Chop 2 carots."]],
  [
    "2 bunches chives, snipped, stems and tips separated",
    ["Snip 2 bunches chives.", "Separate the stems and tips of 2 bunches chives."],
  ],
  ["small bunch of dill, chopped", ["Chop a small bunch of dill."]],
])("the work behind the comma: %s", (line, sentences) => {
  expect(work(line).map((text) => text.replace(" & ", " and "))).toEqual(
    sentences.map((text) => text.replace(" & ", " and ")),
  );
});

test.each([
  "400g tin beans (240g drained weight)",
  "salad leaves, mixed",
  "100g artichokes, marinated",
  "1 cup diced carrot",
  "2 tbsp olive oil, divided",
  "400 g tinned tomatoes",
  "chives, to serve",
  "1 (10 oz) can salsa (diced tomatoes with chilies)",
  "250 ml stock, hot",
  "sour cream, crumbled feta, shredded lettuce",
  "300 g flour, plus more for dusting",
  "100 g walnuts or pecans (optional)",
  "2 kg veal breast, boned",
  "1 leg of lamb, boned and rolled",
  "8 mackerel, gutted",
  "1 hare, jointed",
])("how a thing is bought, or served, is no work: %s", (line) => {
  expect(work(line)).toEqual([]);
});

test("of a line with two amounts, only the first is worked on", () => {
  expect(listWork(parseIngredientLine("1 tsp chipotle, minced, plus 2 tbsp of its sauce"))).toMatchObject([
    { text: "Mince 1 tsp chipotle.", amount: "1 tsp" },
  ]);
});

test("work on one of several parts of a food is done to some of it", () => {
  const parts = listWork(parseIngredientLine("5 scallions, whites chopped, greens shredded"));
  expect(parts.map(({ amount }) => amount)).toEqual(["some", "some"]);
});

test("a part that is discarded is none of them", () => {
  const parts = listWork(parseIngredientLine("1 bunch kale, stems discarded, leaves torn"));
  expect(parts).toMatchObject([
    { text: "Discard the stems from 1 bunch kale and tear the leaves.", amount: "all" },
  ]);
});

test("a line without an end is passed over", () => {
  expect(listWork(parseIngredientLine(`1 onion${", chopped and sliced".repeat(5000)}`))).toEqual([]);
});

test.each([
  [
    "1 large fennel bulb, fronds picked and kept, the rest cut into thin wedges",
    ["Pick the fronds of 1 large fennel bulb.", "Cut the rest into thin wedges."],
  ],
  ["2 carrots, 1 grated, the rest sliced", ["Grate 1 carrot.", "Slice the rest."]],
  ["200 g cheese, grated, the rest to serve", ["Grate 200 g cheese."]],
])("what is done to the rest is said, too: %s", (line, orders) => expect(work(line)).toEqual(orders));

test.each([
  ["800 g beef, in cubes of 3 cm", ["Cut 800 g beef in cubes of 3 cm."]],
  ["1 kg potatoes, in slices of ½ cm", ["Cut 1 kg potatoes in slices of ½ cm."]],
])("a cut with its size behind it: %s", (line, orders) => expect(work(line)).toEqual(orders));

test.each([
  ["1 cup red lentils (soak the lentils)", ["Soak the lentils."]],
  ["3 potatoes (peel and dice)", ["Peel and dice 3 potatoes."]],
  ["1 can beans (drain)", ["Drain 1 can beans."]],
  [
    "1/4 cup peanuts (dry fried for 2 minutes then crushed lightly)",
    ["Dry fry 1/4 cup peanuts for 2 minutes and crush lightly."],
  ],
  ["1 lb sausage, cut up and fried", ["Cut up and fry 1 lb sausage."]],
  ["1 green pepper, cut up", ["Cut up 1 green pepper."]],
  ["12 oz cherry tomatoes, halved and lightly salted", ["Halve and lightly salt 12 oz cherry tomatoes."]],
  ["1 cup peanuts, salted", []],
  // How it is bought, and what is done to something else.
  ["4 chicken thighs (skin on)", []],
  ["1 cup tomato puree (or canned tomatoes, blended smooth)", []],
  ["1 onion (white)", []],
])("what a bracket or a word for frying says of %s is work", (line, work) => {
  expect(listWork(parseIngredientLine(line)).map(({ text }) => text)).toEqual(work);
});

test.each([
  ["Parmesan, grated 130 g", ["Grate 130 g parmesan."]],
  ["Onions, finely chopped 2", ["Finely chop 2 onions."]],
  ["Carrots, peeled and sliced ½ kg", ["Peel and slice ½ kg carrots."]],
  ["Butter, softened 90 g", ["Take 90 g butter out of the fridge to soften."]],
])("an amount at the end of the line is said before its food: %s", (line, said) => {
  expect(work(line)).toEqual(said);
});
