/** When a line of ours lights the oven, in recipes as a cook pastes them. */
import { formatText } from "@/lib/engine/format";

const ovenIn = (text: string): string | undefined =>
  formatText(text)
    ?.steps.flatMap(({ actions = [] }) => actions.map((action) => action.text))
    .find((action) =>
      /(?:chauffe|calen|cald|aqueça|(?:or|ge)heiz|erhitzen|Heat|Preheat|calent|Verwarm)/u.test(action),
    );

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
  "Potatoes\n\n600 g potatoes\n1 tbsp oil\n\nToss the potatoes in the oil. Air fry for 20 minutes at 200C.",
  "Tofu\n\n400 g tofu\n1 tbsp oil\n\nCoat the tofu in the oil. Airfry at 190°C for 15 minutes.",
])("no oven is lit for what an air fryer roasts: %#", (text) => {
  expect(ovenIn(text)).toBeUndefined();
});

test.each([
  "Cod\n\n2 pieces of cod\n4 cloves garlic\n\nScatter the garlic over the cod. Bake for 1 hour at 180 °C.\n\nThe pot can crack in a hot oven, so do not preheat the oven.",
  "Bacalhau\n\n2 postas de bacalhau\n4 dentes de alho\n\n* Polvilhar o bacalhau com o alho\n* Assar por 1h a 180º\n* O barro pode estalar. por isso não pré-aquecer o forno.",
  "Bacalao\n\n2 lomos de bacalao\n4 dientes de ajo\n\n* Cubrir el bacalao con el ajo\n* Hornear 1 hora a 180 ºC\n* El barro puede romperse, por eso no precalentar el horno.",
  "Merluzzo\n\n2 filetti di merluzzo\n4 spicchi d'aglio\n\n* Coprire il merluzzo con l'aglio\n* Infornare per 1 ora a 180 °C\n* La terracotta può rompersi, perciò non preriscaldare il forno.",
  "Cabillaud\n\n2 pavés de cabillaud\n4 gousses d'ail\n\n* Couvrir le cabillaud d'ail\n* Cuire au four 1 heure à 180 °C\n* Le plat peut casser, donc ne pas préchauffer le four.",
  "Chicken\n\n1 chicken\n1 tsp salt\n\nRub the chicken with the salt. Put it in a cold oven. Bake at 180 °C for 1 hour.",
  "Pollo\n\n1 pollo\n1 cucharadita de sal\n\nFrota el pollo con la sal. Mételo en el horno frío. Hornea a 180 ºC 1 hora.",
  "Pollo\n\n1 pollo\n1 cucchiaino di sale\n\nStrofinate il pollo con il sale. Mettetelo nel forno freddo. Cuocete in forno a 180 °C per 1 ora.",
  "Poulet\n\n1 poulet\n1 c. à café de sel\n\nFrottez le poulet avec le sel. Mettez-le dans le four froid. Cuisez au four à 180 °C pendant 1 heure.",
])("no oven is lit that the source leaves cold: %#", (text) => {
  // What it finds is the source's own order.
  expect(text).toContain(ovenIn(text) ?? "");
});

test("an oven that goes cold behind the bake was lit", () => {
  expect(
    ovenIn(
      "Meringue\n\n4 egg whites\n200 g sugar\n\nWhip the egg whites with the sugar. Bake at 120 °C for 1 hour. Leave until the oven is cold.",
    ),
  ).toContain("120 °C");
});

test.each([
  "Eintopf\n\n250 g Linsen\n1 Zwiebel\n1 EL Öl\n\nZwiebel und Öl in den Mixtopf geben, 3 Min./120°C/Stufe 1 dünsten. Linsen zugeben, 25 Min./130°C/Linkslauf garen.",
  "Lentils\n\n250 g lentils\n1 onion\n\nCook the onion 3 min/120°C/speed 1. Add the lentils, 25 min / 130°C / speed 1.",
])("what a machine is set to lights no oven: %#", (text) => {
  expect(ovenIn(text)).toBeUndefined();
});

test("an oven that one of two ways needs is lit where that way begins", () => {
  const steps =
    formatText(
      "Roast\n\n1 kg beef\n4 carrots\n\nSlow cooker:\nPut in the beef and the carrots. Cook for 8 hours.\n\nOven:\nPut the beef and the carrots in a dish. Bake at 160C for 3 hours.",
    )?.steps ?? [];
  const lit = steps.find(({ instruction }) => instruction.startsWith("Heat the oven"));
  expect(lit?.section).toBe("Oven");
});

test.each([
  [
    "Kuchen\n\n250 g Mehl\n3 Eier\n100 g Zucker\n\nAlles verrühren. Bei 180 Umluft 40 Minuten backen.",
    "180 Umluft",
  ],
  ["Gâteau\n\n250 g de farine\n3 œufs\n\nMélanger le tout et cuire 35 min à 180.", "180"],
  ["Torta\n\n250 g di farina\n3 uova\n\nMescolare tutto e cuocere a 180 per 40 minuti.", "180"],
  [
    "Pork\n\n1 kg pork\n1 l stock\n\nPut the pork in a pot with the stock. Cover and cook at 300F for 3 hours.",
    "300F",
  ],
  ["Cake\n\n250 g bloem\n3 eieren\n\nMeng alles en bak 40 minuten op 180.", "180"],
])("a heat without its sign lights the oven, whatever the verb: %#", (text, heat) => {
  expect(ovenIn(text)).toContain(heat);
});

test.each([
  "Wedges\n\n1 kg potatoes\n2 l oil\n\nFry the potatoes in the oil at 160 for 5 minutes, drain, then fry at 190 for 3 minutes.",
  "Fudge\n\n500 g sugar\n300 ml cream\n\nBoil the sugar and cream to 240F, about 20 minutes.",
  "Stew\n\n1 kg beef\n1 l stock\n\nBrown the beef. Cook for 40 minutes with 150 of the stock.",
])("what fries for minutes, or is no heat, lights none: %#", (text) => {
  expect(ovenIn(text)).toBeUndefined();
});

test.each([
  "Chili\n\n1 lb beef\n1 can beans\n\nBrown the beef. Add the beans and simmer for 2 hours (or bake in the oven at 150 °C for 3 hours).",
  "Chili\n\n500 g Hack\n1 Dose Bohnen\n\nDas Hack anbraten. Die Bohnen zugeben und 2 Stunden köcheln lassen (oder im Ofen bei 150 °C 3 Stunden backen).",
])("the oven of another way that a bracket tells stays cold: %#", (text) => {
  expect(ovenIn(text)).toBeUndefined();
});

test("what is grilled over coals lights no oven", () => {
  const text =
    "Skewers\n\n1 kg beef\n2 tbsp oil\n\nBrush the beef with oil. Grill over coals (about 230 degrees C) for 5 minutes on each side.";
  expect(ovenIn(text)).toBeUndefined();
});

test.each([
  "Cake\n\n200 g flour\n3 eggs\n\nMix the flour and eggs. Bake in a preheated oven at 180 °C for 50 minutes. Turn off the oven and leave the cake in it for 5 minutes.",
  "Kuchen\n\n200 g Mehl\n3 Eier\n\nMehl und Eier verrühren. Im vorgeheizten Ofen bei 180 °C 50 Minuten backen. Den Backofen ausstellen und den Kuchen 5 Minuten darin lassen.",
  "Gâteau\n\n200 g de farine\n3 œufs\n\nMélanger la farine et les œufs. Cuire au four préchauffé à 180 °C pendant 50 minutes. Éteindre le four et laisser 5 minutes.",
  "Torta\n\n200 g di farina\n3 uova\n\nMescolare la farina e le uova. Cuocere in forno preriscaldato a 180 °C per 50 minuti. Spegnere il forno e lasciare 5 minuti.",
  "Tarta\n\n200 g de harina\n3 huevos\n\nMezclar la harina y los huevos. Hornear en el horno precalentado a 180 °C 50 minutos. Apagar el horno y dejar 5 minutos.",
  "Taart\n\n200 g bloem\n3 eieren\n\nMeng de bloem en de eieren. Bak in de voorverwarmde oven op 180 °C 50 minuten. Zet de oven uit en laat 5 minuten staan.",
  "Bolo\n\n200 g de farinha\n3 ovos\n\nMisture a farinha e os ovos. Asse no forno preaquecido a 180 °C por 50 minutos. Desligue o forno e deixe 5 minutos.",
])("an oven that is turned off at the end was lit by nobody: %#", (text) =>
  expect(ovenIn(text)).toContain("180 °C"),
);

test.each([
  ["Grill the chops until a meat thermometer reads 145°; for well done, 170°.", undefined],
  ["Grill the chops for 15 minutes or until it registers 160°F.", undefined],
  ["Roast the chops until a thermometer reads 165, about 1 hour.", undefined],
  ["Bake the chops at 350° until they reach 165°, about 1 hour.", "350°"],
  ["When the oven reaches 375°F, bake the chops for 20 minutes.", "375°F"],
  ["Bake the chops in a 400° oven until they are 145° inside.", "400°"],
])("how hot the food is to be is no heat of an oven: %s", (order, heat) => {
  const said = ovenIn(`Chops\n\n4 pork chops\n1 tbsp oil\n\nRub the chops with the oil. ${order} Serve.`);
  expect(said).toBe(heat === undefined ? undefined : `Heat the oven to ${heat}.`);
});

test.each([
  "Boil the cream. Turn the heat down and simmer for 10 minutes. Pour over the potatoes. Bake at 375F for 45 minutes.",
  "Heat the cream and turn off the heat. Pour over the potatoes. Bake at 375F for 45 minutes.",
  "If you are in a hurry, bake it for 30 minutes. Boil the cream. Turn the burner off. Bake in a preheated 375F oven for 45 minutes.",
  "In the same skillet turn heat down to medium and warm the cream. Bake the potatoes at 375F for 45 minutes.",
])("the heat of a stove that is turned down is none of the oven's: %s", (method) => {
  expect(ovenIn(`Gratin\n\n6 potatoes\n1 cup cream\n\n${method}`)).toBe("Heat the oven to 375F.");
});

test.each([
  "Bake 15 minutes. Turn the heat down to 350 and bake 30 minutes more.",
  "Bake 15 minutes. Turn it down and bake at 350F for 20 minutes.",
])("an oven that burned at another heat before is not lit at this: %s", (method) => {
  expect(ovenIn(`Gratin\n\n6 potatoes\n1 cup cream\n\n${method}`)).toBeUndefined();
});

test.each([
  [
    "Cook in the oven at 240°C for a few minutes, then finish at 200°C for 25 minutes.",
    "Heat the oven to 240°C.",
  ],
  [
    "Cuire au four à 240°C pendant quelques minutes, puis terminer la cuisson à 200°C pendant 25 minutes.",
    "Préchauffer le four à 240°C.",
  ],
])("the first heat of two is the one that the oven is lit at: %s", (order, first) => {
  const text = order.startsWith("Cook")
    ? `Tart\n\n4 apples\n100 g sugar\n\nMix the apples with the sugar. ${order}`
    : `Tarte\n\n4 pommes\n100 g de sucre\n\nMélanger les pommes avec le sucre. ${order}`;
  const actions = formatText(text)?.steps.flatMap((step) => step.actions ?? []) ?? [];
  expect(actions.map((action) => action.text)).toContain(first);
});
