/** How cooks set what they write to each other: lists between strokes under a part's name, orders without a verb, numbers before a stroke. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "./index";

const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map(({ text: line }) => line);

test.each([
  "Stinco\n\nper lo stinco: 1 kg stinco – 50 g burro – 1 cipolla – sale\nper la gremolada: scorza di 1 limone – 1 spicchio d'aglio – un ciuffo di prezzemolo\n\nRosolare lo stinco nel burro con la cipolla, salare. Tritare scorza, aglio e prezzemolo.",
  "Jarret\n\npour la viande : 1 kg de jarret – 50 g de beurre – 1 oignon – sel\npour la gremolata : zeste de 1 citron – 1 gousse d'ail – 1 bouquet de persil\n\nFaire revenir le jarret dans le beurre avec l'oignon, saler. Hacher le zeste, l'ail et le persil.",
])("a part's name and its list in one line are a part: %#", (text) => {
  const list = parseRecipeText(text)?.ingredients ?? [];
  expect(list).toHaveLength(7);
  expect(new Set(list.slice(4).map(({ section }) => section)).size).toBe(1);
  expect(list[4]?.section).toMatch(/gremola/);
});

test.each([
  "Moqueca\n\nPara o peixe\n1 kg de peixe\n2 limões\n\nPara o pirão\n1 xícara de farinha\n1 colher (sopa) de coentro do maço acima\nsal\n\nTempere o peixe com o limão. Cozinhe 20 minutos.\n\nMisture a farinha e o coentro. Acerte o sal.",
  "Pescado\n\nPara el pescado\n1 kg de pescado\n2 limones\n\nPara la masa\n1 taza de harina\n1 cucharada sopera de cilantro del manojo de arriba\nsal\n\nSazona el pescado con el limón. Cocina 20 minutos.\n\nMezcla la harina y el cilantro. Sala.",
])("the salt below a long line of a list is bought: %#", (text) => {
  expect(parseRecipeText(text)?.ingredients.at(-1)?.text).toBe("sal");
});

test.each([
  [
    "Melanzane\n\n3 melanzane\n500 ml passata\n80 g parmigiano\nsale grosso e sale fino\n\nin pirofila: passata, melanzane, parmigiano. fate 3 strati.\nforno 190 per 30 min. fatela riposare!! il giorno dopo è buonissima",
    /fatela riposare/,
  ],
  [
    "Lasagnes\n\n3 aubergines\n500 ml de coulis\n80 g de parmesan\nsel et poivre\n\nmettre le coulis, les aubergines, le parmesan. faire 3 couches.\nfour 190 pendant 30 min. laissez reposer !! le lendemain c'est meilleur",
    /laissez reposer/,
  ],
])("'oven 190 for 30 min. let it rest!!' is told among the steps: %#", (text, rest) => {
  expect(stepsOf(text).join(" ")).toMatch(rest);
});

test.each([
  [
    "Feijoada\n\n500g feijão preto\n200g carne seca\n100g bacon\n\nnoite anterior: carne seca de molho em água. feijão em outra vasilha.\n\nno dia: escorre tudo e cozinha 35 min. frita o bacon e junta.",
    2,
  ],
  [
    "Cassoulet\n\n500 g de haricots\n200 g de lard\n100 g de saucisse\n\nla veille : haricots dans l'eau froide, lard dans un autre bol.\n\nle jour même : égouttez tout et faites cuire 35 min. ajoutez la saucisse.",
    2,
  ],
])("what is soaked the night before is a step: %#", (text, steps) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions).toHaveLength(steps);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each([
  [
    "Ratatouille\n\n3 aubergines\n2 gousses d'ail\n1 bouquet de basilic\n\nCoupez les aubergines en cubes et salez-les.\n\nFaites cuire les aubergines avec une gousse d'ail, 20 minutes.\n\nAu dernier moment, la dernière gousse d'ail râpée et le basilic ciselé. Tiède, c'est encore meilleur.",
    3,
  ],
  [
    "Caponata\n\n3 melanzane\n2 spicchi d'aglio\n1 mazzetto di basilico\n\nTagliate le melanzane a cubetti e salatele.\n\nCuocete le melanzane con uno spicchio d'aglio, 20 minuti.\n\nAll'ultimo momento, l'altro spicchio d'aglio grattugiato e il basilico. Tiepida è ancora più buona.",
    3,
  ],
])("what goes in at the last moment is a step: %#", (text, steps) => {
  expect(stepsOf(text)).toHaveLength(steps);
});

test.each([
  "Crostata\n\n300 g farina\n150 g burro\n350 g confettura\n\n1 – Lavorare farina e burro a pezzetti.\n2 – Stendere la pasta.\n3 – Versare la confettura.",
  "Tarte\n\n300 g de farine\n150 g de beurre\n350 g de confiture\n\n1 – Mélanger la farine et le beurre.\n2 – Étaler la pâte.\n3 – Verser la confiture.",
])("'1 –' counts the steps: %#", (text) => {
  expect(stepsOf(text)).toEqual(stepsOf(text.replace(/(\d) –/g, "$1.")));
  expect(formatText(text)?.receipt?.issues ?? []).toEqual([]);
});

test.each([
  [
    "Feijoada\n\n500g feijão preto\n1 laranja\nsal (se precisar)\n\nacompanha: arroz, couve, laranja em rodelas (mais 2)\n\nCozinha o feijão com a laranja 35 min.\nProva o sal.",
    /^acompanha/,
  ],
  [
    "Cocido\n\n500g garbanzos\n1 naranja\nsal (si hace falta)\n\nacompañar: arroz, col, naranja en rodajas (2 más)\n\nCuece los garbanzos con la naranja 35 min.\nPrueba la sal.",
    /^acompañar/,
  ],
])("what goes with the dish is a note, and no step: %#", (text, note) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.notes?.join("\n")).toMatch(note);
  expect(stepsOf(text).join("\n")).not.toMatch(note);
});
