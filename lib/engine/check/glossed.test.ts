/** Receipts of recipes in other languages: one that is right has nothing to say. */
import { formatText } from "@/lib/engine/format";

const issues = (text: string): string[] => (formatText(text)?.receipt?.issues ?? []).map(({ kind }) => kind);

test.each([
  "Pollo\n\n1 pollo\nsal\n\nCuece el pollo con la sal una hora y media. Deja reposar tres cuartos de hora.",
  "Frango\n\n1 frango\nsal\n\nAsse o frango com o sal por 1 hora e meia. Deixe descansar meia hora.",
  "Poulet\n\n1 poulet\nsel\n\nFaites cuire le poulet avec le sel une heure et demie. Laissez reposer une heure sous un torchon.",
  "Pollo\n\n1 pollo\nsale\n\nCuocete il pollo con il sale per un'ora e mezza. Mettete in frigo per mezz'ora.",
  "Pollo\n\n1 pollo\nsale\n\nCuocete il pollo con il sale una mezz’oretta. Mettete in frigo una mezz'ora.",
  "Agnello\n\n1 agnello\nsale\n\nCuocete l'agnello con il sale 1 h e 30 a fuoco basso.",
  "Canard\n\n1 canard\nsel\n\nEnfournez le canard avec le sel 1 h 15 en l'arrosant toutes les 20 minutes.",
  "Kip\n\n1 kip\nzout\n\nBak de kip met het zout een minuut of tien. Laat een uur of twee stoven, dan nog een klein uur.",
  "Huhn\n\n1 Huhn\nSalz\n\nDas Huhn mit dem Salz 1 Std. 30 Min. schmoren. Ein Viertelstündchen ruhen lassen.",
  "Kip\n\n1 kip\nzout\n\nLaat de kip met het zout 2 à 2,5 uur zachtjes pruttelen. Bak nog een half uur.",
])("times in words ring as they are stated: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "60 g Parmezaanse kaas, geraspt",
  "2 wortels, geraspt",
  "2 wortels, geschild",
  "1 komkommer, fijn geraspt",
  "1 komkommer, fijngesneden",
  "1 blikje maïs, uitgelekt",
  "1 limoen, uitgeperst",
  "1 appel, geschild en in blokjes",
  "peterselie, fijn gehakt",
])("Dutch work that the list says is done in the recipe: %s", (line) =>
  expect(
    issues(
      `Pasta\n\n400 g penne\n${line}\n2 el olijfolie\n\nKook de penne. Meng met de olijfolie en ${line.replace(/^[^\p{L}]+(?:g )?|,.*$/gu, "")}.`,
    ),
  ).toEqual([]),
);

test("halving tomatoes takes no half of them", () =>
  expect(issues("Salat\n\n200 g Tomaten\n1 EL Öl\n\nDie Tomaten halbieren. Mit dem Öl mischen.")).toEqual(
    [],
  ));

test("eggs that are parted in one sentence are all in", () =>
  expect(
    issues(
      "Crema\n\n4 uova\n100 g di zucchero\n\nSeparate i tuorli dagli albumi. Montate i tuorli con lo zucchero. Montate gli albumi a neve.",
    ),
  ).toEqual([]));

test("oil, salt and pepper of one line are named one after the other", () =>
  expect(
    issues(
      "Pollo\n\n4 pechugas de pollo\n3 cucharadas de miel\n2 cucharadas de salsa de soja\nAceite, sal y pimienta\n\nCorta el pollo en tiras y salpimiéntalo. En una sartén con un poco de aceite, saltea el pollo. Añade la miel y la soja.",
    ),
  ).toEqual([]));

test.each([
  "Mousse\n\n200 g de chocolat\n6 œufs\n\nFaire fondre le chocolat. Séparer les blancs des jaunes. Mélanger les jaunes au chocolat. Monter les blancs en neige. Incorporer un tiers des blancs au chocolat, puis le reste.",
  "Arroz\n\n1 l de leche\n1 rama de canela\nCanela molida\n\nPoner la leche en un cazo con la rama de canela. Retirar la canela. Espolvorear con canela molida.",
  "Insalata\n\n100 g di formaggio\n10 pomodorini\n\nTagliate a dadini il formaggio e a metà i pomodorini. Mescolate.",
  "Zucchine\n\n2 zucchine\n4 cucchiai di olio\n\nAffettate le zucchine. Cuocetele in due cucchiai di olio. Condite con l'olio rimasto.",
  "Tarte\n\n1 rouleau de pâte feuilletée\n5 tomates\n\nDéroulez la pâte sur une plaque. Disposez les tomates dessus.",
  "Spezzatino\n\n1 kg di manzo a pezzi\n1 carota\n1 costa di sedano\n1 cipolla\n1 rametto di rosmarino\n\nTritate gli odori e fateli appassire. Unite la carne e il rosmarino.",
  "Spezzatino\n\n500 g di patate\n200 g di piselli\n\nAggiungete le patate. Dopo un quarto d'ora unite i piselli.",
  "Stamppot\n\n1 kg aardappels\n500 ml melk\nscheutje melk\n40 g bloem\n\nRoer de bloem door de melk. Stamp de aardappels met een scheutje melk.",
  "Püree\n\n1 kg Kartoffeln\n500 ml Milch\n1 Schuss Milch\n40 g Mehl\n\nDie Kartoffeln mit einem Schuss Milch stampfen. Das Mehl mit der Milch verrühren.",
  "Eton Mess\n\n500 g strawberries\n80 g sugar\n250 g quark\n\nWash the strawberries. Puree 200 g of them with 2 tbsp sugar, slice the rest. Mix the quark with the remaining sugar and fold in the berries.",
  "Quark\n\n500 g Erdbeeren\n80 g Zucker\n250 g Quark\n\nErdbeeren waschen. 200 g davon mit 2 EL Zucker pürieren, den Rest in Scheiben schneiden. Quark mit dem restlichen Zucker verrühren.",
])("a recipe that is right has nothing to be said of it: %#", (text) => expect(issues(text)).toEqual([]));

test("degrees that are written with the ordinal sign are checked", () =>
  expect(
    formatText(
      "Bolo\n\n3 ovos\n200 g de farinha\n\nMisture os ovos e a farinha. Asse a 180 ºC por 40 minutos.",
    )?.receipt?.temperatures,
  ).toEqual({ checked: 1, matching: 1 }));

test.each([
  "Gratin\n\n4 courgettes\n1 bûche de chèvre\n\nLavez les courgettes et coupez-les en rondelles. Disposez la moitié des courgettes dans un plat, recouvrez de la moitié du chèvre, puis du reste des courgettes et du reste de chèvre.",
  "Gratin\n\n4 courgettes\n200 g goat cheese\n\nSlice the courgettes. Cover the courgettes with half of the goat cheese, then with salad and the rest of the goat cheese.",
])("half and then the rest in one action is all of it: %#", (text) => expect(issues(text)).toEqual([]));

test("what goes into the oven without a verb is a step, not the recipe's time", () => {
  const steps = formatText(
    "Quiche\n\n1 pâte brisée\n3 poireaux\n\nFoncer un moule avec la pâte.\nRépartir les poireaux sur le fond.\nAu four pour 35 minutes !",
  )?.steps.flatMap(({ actions = [] }) => actions);
  expect(steps?.at(-1)).toMatchObject({ seconds: [2100] });
});

test.each([
  "Feijão\n\n500 g de feijão preto\nsal\n\nDeixe o feijão de molho de um dia para o outro.\nCozinhe com o sal.",
  "Garbanzos\n\n500 g de garbanzos\nsal\n\nDeja los garbanzos en remojo de un día para otro.\nCuece con la sal.",
])("from one day to the next is no day to be waited for: %#", (text) =>
  expect(
    formatText(text)?.steps.flatMap(({ actions = [] }) => actions.flatMap(({ seconds }) => seconds)),
  ).toEqual([]),
);

test.each([
  "Kirschtorte\n\nBiskuit\n6 Eier\n200 g Zucker\n1 Päckchen Vanillezucker\n150 g Mehl\n\nFüllung\n1 Glas Sauerkirschen (680 g)\n3 EL Speisestärke\n2 EL Zucker\n\n1. Eier trennen. Eiweiß steif schlagen, dabei die Hälfte des Zuckers einrieseln lassen. Eigelb mit dem restlichen Zucker und Vanillezucker cremig rühren. Mehl unterheben.\n2. Kirschen abtropfen lassen, den Saft auffangen. 3 EL Saft mit der Stärke verrühren. Restlichen Saft mit dem Zucker aufkochen, die Stärke einrühren und die Kirschen unterheben.",
  "Rouladen\n\n4 Rinderrouladen\n4 TL Senf\n8 Scheiben Bacon\n4 Gewürzgurken\n\nRouladen: Fleisch mit je 1 TL Senf bestreichen, salzen und pfeffern. Je 2 Scheiben Bacon darauflegen. Gurken längs vierteln und auf dem Fleisch verteilen. Aufrollen.",
  "Spätzle\n\nFür den Teig:\n400 g Mehl\n4 Eier\n1 TL Salz\n\nAußerdem:\n3 Zwiebeln\n1 EL Mehl\n3 EL Butter\n\nAus Mehl, Eiern und Salz einen zähen Teig schlagen.\nDie Zwiebeln in Ringe schneiden, mit dem Mehl bestäuben und in der Butter knusprig braten.",
  "Suppe\n\n500 g Brokkoli\n200 g Schmand\nSalz, Pfeffer, Muskatnuss\n\nBrokkoli in 1 l Wasser kochen. Pürieren, den Schmand unterrühren und würzen.",
])("German recipes with caught juice, 'je', a second flour and a line of seasonings: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  [
    "a part of what the list calls by a narrower name, and the rest of it",
    "Pasta\n\n200 g Nudeln\n50 g Pecorino\n1 Ei\n\nDie Nudeln kochen. Pecorino reiben. Ei und zwei Drittel vom Käse verquirlen und untermischen. Mit dem restlichen Pecorino bestreuen.",
  ],
  [
    "an order of the method that the list has as well",
    "Kuchen\n\n200 g Mehl\n2 Eier\nFett und Mehl für die Form\n\nOfen vorheizen. Die Form fetten und mit Mehl ausstäuben.\nMehl und Eier verrühren. 30 Minuten backen.",
  ],
  [
    "a part without its name, and the rest of it",
    "Cake\n\n200 g bloem\n2 eieren\n75 g walnoten\n\nMeng de bloem en de eieren. Hak de noten grof en spatel driekwart erdoor. Bestrooi met de rest van de noten. Bak 40 min. in de oven.",
  ],
])("says nothing of %s", (_what, text) => expect(issues(text)).toEqual([]));

test.each([
  "Gâteau\n\n115 g de beurre, ramolli\n115 g de sucre\n2 œufs\n\nMélanger le beurre et le sucre. Ajouter les œufs. Cuire 20 minutes.",
  "Gâteau\n\n115 g (1/2 tasse) de beurre non salé, ramolli\n115 g de sucre\n2 œufs\n\nMélangez le beurre et le sucre. Ajoutez les œufs. Enfournez 20 minutes.",
  "Torta\n\n115 g di burro, ammorbidito\n115 g di zucchero\n2 uova\n\nMescolate il burro e lo zucchero. Unite le uova. Infornate 20 minuti.",
  "Bolo\n\n115 g de manteiga, amolecida\n115 g de açúcar\n2 ovos\n\nMisture a manteiga e o açúcar. Junte os ovos. Asse por 20 minutos.",
  "Bizcocho\n\n115 g de mantequilla, ablandada\n115 g de azúcar\n2 huevos\n\nMezcla la mantequilla y el azúcar. Añade los huevos. Hornea 20 minutos.",
])("butter that is taken out of the fridge is soft: %#", (text) => expect(issues(text)).toEqual([]));
