/** Fat that the list has for frying, food that is dipped, and parts that an order names before it takes everything. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

/** The uses of each action that has `words`. */
function usesIn(text: string, words: string): string[] {
  const recipe = formatText(text);
  if (recipe === null) throw new Error(text);
  const list = listOf(recipe);
  return recipe.steps.flatMap(({ actions = [] }) =>
    actions
      .filter((action) => action.text.replaceAll("*", "").includes(words))
      .flatMap(({ uses }) => uses.map(({ line, amount }) => `${list[line] ?? ""} = ${amount}`)),
  );
}

test.each([
  [
    "Eggplants\n\n3 eggplants\noil for frying\n2 tbsp olive oil\n1 clove garlic\n\nSlice the eggplants. Rinse them and fry them a few at a time. Heat the olive oil with the garlic.",
    "fry them",
    "oil for frying = all",
  ],
  [
    "Melanzane\n\n3 melanzane\nolio di semi per friggere\n2 cucchiai d'olio d'oliva\n1 spicchio d'aglio\n\nAffettate le melanzane. Sciacquatele e friggetele poche alla volta. Scaldate l'olio d'oliva con l'aglio.",
    "friggetele",
    "olio di semi per friggere = all",
  ],
  [
    "Bolletjes\n\n500 g gehakt\n1 ei\nolie om te frituren\n\nMeng het gehakt met het ei en draai er balletjes van. Frituur ze goudbruin.",
    "Frituur",
    "olie om te frituren = all",
  ],
  [
    "Krapfen\n\n500 g Mehl\n2 Eier\nÖl zum Frittieren\n\nMehl und Eier verkneten. Die Krapfen goldbraun frittieren.",
    "frittieren",
    "Öl zum Frittieren = all",
  ],
  [
    "Croquetas\n\n150 g de jamón\n2 huevos\naceite para freír\n\nMezcla el jamón con los huevos y forma bolas. Fríelas por tandas.",
    "Fríelas",
    "aceite para freír = all",
  ],
])("%#: fat for frying", (text, words, use) => expect(usesIn(text, words)).toContain(use));

test.each([
  [
    "Ballen\n\n500 g gehakt\n2 sneetjes brood\n100 ml melk\n2 el paneermeel\n\nWeek het brood in de melk en knijp het uit. Kneed het gehakt met het brood. Haal ze door het paneermeel.",
    "Haal ze",
    ["2 el paneermeel = all"],
  ],
  [
    "Schnitzel\n\n4 kipfilets\n50 g bloem\n2 eieren\n\nKlop de eieren los. Haal ze eerst door de bloem.",
    "Haal ze",
    ["50 g bloem = all"],
  ],
  [
    "Appeltaart\n\n300 g bloem\n75 g rozijnen\n2 el rum\n1 kg appels\n\nZet de rozijnen een uur van tevoren in de rum. Kneed de bloem. Schil intussen de appels. Meng met de geweekte rozijnen.",
    "geweekte",
    ["75 g rozijnen = all"],
  ],
  [
    "Sauce\n\n2 jaunes d'œufs\n15 cl de crème\n1 citron\n\nDélayer les jaunes avec la crème et le jus d'un demi-citron. Fouetter.",
    "Délayer",
    ["2 jaunes d'œufs = all", "15 cl de crème = all", "1 citron = 1/2 citron"],
  ],
  [
    "Quiche\n\nTeig\n200 g Mehl\n100 g Butter\n1 Ei\nGuss\n3 Eier\n200 g Schmand\nMuskat\n\nMehl, Butter und Ei verkneten.\nFür den Guss alles verquirlen und würzen. Backen.",
    "Guss",
    ["3 Eier = all", "200 g Schmand = all", "Muskat = all"],
  ],
  [
    "Eintopf\n\n300 g Bohnen\n2 EL Essig\n1 Bund Petersilie\n\nDie Bohnen 1 Stunde kochen. Alles bis auf die Petersilie mit Essig abschmecken. Petersilie hacken und darüberstreuen.",
    "abschmecken",
    ["2 EL Essig = all"],
  ],
  [
    "Gâteau\n\n250 ml (1 tasse) de farine\n115 g (1/2 tasse) de beurre ramolli\n2 œufs\n\nCrémer le beurre. Ajouter les œufs et la farine.",
    "Sortir 115 g de beurre du réfrigérateur",
    ["115 g (1/2 tasse) de beurre ramolli = all"],
  ],
])("%#: what goes in", (text, words, uses) => expect(usesIn(text, words)).toEqual(uses));
