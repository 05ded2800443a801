/** What goes in where a line is parted in words that its list does not have: all but two spoons, nearly all, the rest of a line with some extra. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** How much of the second line of the text (the first of the list) goes in, each time it does, and what the receipt says. */
function read(text: string) {
  const content = formatText(text);
  const lines = content === null ? [] : listOf(content);
  const first = text.split(/\n+/)[1];
  const amounts = (content?.steps ?? [])
    .flatMap(({ actions = [] }) => actions)
    .flatMap(({ uses }) => uses.filter(({ line }) => lines[line] === first))
    .map(({ amount }) => amount);
  return { amounts, issues: content?.receipt?.issues.map(({ message }) => message) };
}

test.each([
  [
    "Balls\n\n90 g flour\n70 g butter\n\nMelt the butter and add the flour, except for two tablespoons. Roll in the reserved flour.",
    "2 tbsp",
  ],
  [
    "Balls\n\n90 g flour\n70 g butter\n\nMelt the butter and add the flour, apart from 2 tbsp. Roll in the reserved flour.",
    "2 tbsp",
  ],
  [
    "Bolitas\n\n90 g de harina\n70 g de mantequilla\n\nDerretir la mantequilla e incorporar la harina, menos dos cucharadas. Pasar por la harina reservada.",
    "2 cucharadas",
  ],
  [
    "Bolinhas\n\n90 g de farinha\n70 g de manteiga\n\nDerreta a manteiga e junte a farinha, menos duas colheres de sopa. Passe pela farinha reservada.",
    "2 colheres de sopa",
  ],
])("what an exception leaves goes in later: %#", (text, left) =>
  expect(read(text)).toEqual({ amounts: ["some", left], issues: [] }),
);

test.each([
  "Beat 80 g butter with half the icing sugar. Add the remainder with the milk. Dust with icing sugar.",
  "Beat 80 g butter with 75 g of the icing sugar. Add the rest of the icing sugar with the milk. Dust with icing sugar.",
])("the rest is what is left of the amount, whatever is dusted besides: %s", (method) =>
  expect(
    read(`Icing\n\n150 g icing sugar, plus extra to dust\n80 g butter\n2 tbsp milk\n\n${method}`).amounts,
  ).toEqual(["75 g", "75 g", "some"]),
);

test.each([
  "Buns\n\n80 g raisins\n250 g flour\n\nMix the flour with almost all the raisins. Scatter with the remaining raisins.",
  "Brötchen\n\n80 g Rosinen\n250 g Mehl\n\nDas Mehl mit fast allen Rosinen mischen. Mit den restlichen Rosinen bestreuen.",
  "Brioches\n\n80 g de pépites de chocolat\n250 g de farine\n\nMélangez la farine et presque toutes les pépites. Parsemez avec les pépites restantes.",
  "Panini\n\n80 g di gocce di cioccolato\n250 g di farina\n\nMescolate la farina e quasi tutte le gocce di cioccolato. Cospargete con le gocce rimaste.",
  "Pães\n\n80 g de gotas de chocolate\n250 g de farinha\n\nMisture a farinha e quase todas as gotas de chocolate. Polvilhe com as gotas restantes.",
])("nearly all and the rest are both told: %#", (text) =>
  expect(read(text)).toEqual({ amounts: ["some", "some"], issues: [] }),
);

test.each([
  "Biscotti\n\n80 g di fiocchi d'avena\n2 uova\n\nMescolare i fiocchi con le uova.",
  "Biscuits\n\n80 g de flocons d'avoine\n2 œufs\n\nMélangez les flocons avec les œufs.",
  "Galletas\n\n80 g de copos de avena\n2 huevos\n\nMezcla los copos con los huevos.",
  "Bolachas\n\n80 g de flocos de aveia\n2 ovos\n\nMisture os flocos com os ovos.",
])("a food is called by the first word of its name, which is a thing by itself: %#", (text) =>
  expect(read(text)).toEqual({ amounts: ["all"], issues: [] }),
);
