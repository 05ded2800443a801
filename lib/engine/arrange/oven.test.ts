/** When a line of ours lights the oven, in recipes as a cook pastes them. */
import { formatText } from "@/lib/engine/format";

const ovenIn = (text: string): string | undefined =>
  formatText(text)
    ?.steps.flatMap(({ actions = [] }) => actions.map((action) => action.text))
    .find((action) => /(?:chauffe|calen|cald|aqueça|eheiz|erhitzen|Heat|Preheat|calent)/u.test(action));

test.each([
  [
    "Lasagne\n\n400 g di sfoglia\n200 g di ragù\n\nAlternate la sfoglia e il ragù. In forno a 180° per 30 minuti.",
    "180°",
  ],
  [
    "Focaccia\n\n400 g di farina\n200 ml di acqua\n\nImpastate la farina con l'acqua. Forno al massimo (250°), 10 minuti.",
    "250°",
  ],
  [
    "Tarte\n\n1 pâte brisée\n3 œufs\n\nFoncer le moule avec la pâte. Cuire à blanc à 165 °C, chaleur tournante, 20 min. Ajouter les œufs.",
    "165 °C",
  ],
  [
    "Gratin\n\n1 kg de pommes de terre\n20 cl de crème\n\nCouvrir les pommes de terre de crème. Au four à 180° pendant 1 heure.",
    "180°",
  ],
  [
    "Patatas\n\n1 kg de patatas\n20 cl de nata\n\nCubrir las patatas con la nata. Al horno a 180 ºC durante 1 hora.",
    "180 ºC",
  ],
  [
    "Batatas\n\n1 kg de batatas\n2 dl de natas\n\nCubra as batatas com as natas. No forno a 180 ºC durante 1 hora.",
    "180 ºC",
  ],
  [
    "Tart\n\n1 shortcrust pastry\n3 eggs\n\nLine the tin with the pastry. Cook blind at 165 °C for 20 minutes. Add the eggs.",
    "165 °C",
  ],
])("an oven that is only baked in is lit: %#", (text, heat) => {
  expect(ovenIn(text)).toContain(heat);
});

test.each([
  "Frango\n\n1 kg de frango\n150 g de queijo\n\nAsse o frango na airfryer a 200 graus por 20 minutos. Cubra com o queijo e asse por mais 8 minutos a 180 graus.",
  "Pollo\n\n1 kg de pollo\n150 g de queso\n\nAsa el pollo en la freidora de aire a 200 ºC 20 minutos. Cubre con el queso y asa 8 minutos más a 180 ºC.",
  "Poulet\n\n1 kg de poulet\n150 g de fromage\n\nRôtir le poulet au airfryer à 200 °C pendant 20 minutes. Couvrir de fromage et cuire encore 8 minutes à 180 °C.",
  "Pollo\n\n1 kg di pollo\n150 g di formaggio\n\nArrostite il pollo nella friggitrice ad aria a 200° per 20 minuti. Coprite con il formaggio e cuocete altri 8 minuti a 180°.",
  "Chicken\n\n1 kg chicken\n150 g cheese\n\nRoast the chicken in the air fryer at 200C for 20 minutes. Cover with the cheese and bake for another 8 minutes at 180C.",
])("no oven is lit for what an air fryer roasts: %#", (text) => {
  expect(ovenIn(text)).toBeUndefined();
});
