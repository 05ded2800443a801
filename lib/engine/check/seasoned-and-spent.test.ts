/** What is no doubt: a line of seasonings that a bare "season" uses, and butter of a sauce that is made already. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each([
  "Beef\n\nnutmeg, salt and white pepper\n80 g butter\n1 litre milk\n300 g beef\n\nSalt and pepper the beef. Melt the butter, add the milk. Cook 10 minutes. Season.",
  "Carne\n\nnuez moscada, sal y pimienta blanca\n80 g de mantequilla\n1 litro de leche\n300 g de carne\n\nSalpimentamos la carne. Fundimos la mantequilla, echamos la leche. Cocemos 10 minutos. Sazonamos.",
])("a bare order to season uses a line of seasonings: %#", (text) => {
  expect(usesAndReceipt(text).issues).toEqual([]);
});

test.each([
  "Lasagne\n\nFor the béchamel\n1 litre milk\n80 g butter\n80 g flour\n\nTo assemble\n500 g pasta sheets\n150 g parmesan\n20 g butter\n\nMake the béchamel: melt the butter, stir in the flour, then the milk.\nBoil the pasta sheets. Spread a layer of béchamel, then the sheets and some parmesan. On the last one plenty of béchamel and the remaining parmesan, with knobs of butter.",
  "Lasagne\n\nPer la besciamella\n1 litro di latte\n80 g di burro\n80 g di farina\n\nPer completare\n500 g di sfoglie fresche\n150 g di parmigiano\n20 g di burro\n\nPreparate la besciamella: burro, farina, poi il latte caldo a filo.\nLessate le sfoglie. Un velo di besciamella, sfoglia, una manciata di parmigiano. Sull'ultimo tanta besciamella e il formaggio che resta, con fiocchetti di burro.",
])("what went into a sauce before is no rival where the sauce is named: %#", (text) => {
  expect(usesAndReceipt(text).issues).toEqual([]);
});
