/** Lists whose amounts stand behind their foods, as tables and cards have them: names of parts among them, dots, numbered phases. */
import { parseRecipeText } from ".";

const partsOf = (text: string): Record<string, string[]> => {
  const parts: Record<string, string[]> = {};
  for (const { text: line, section = "" } of parseRecipeText(text)?.ingredients ?? [])
    (parts[section] ??= []).push(line);
  return parts;
};

test.each([
  [
    "Spanish",
    "Ensalada templada\n\nIngredientes\nGarbanzos cocidos, 1 bote\nBacalao desalado, 200 g\nTomates cherry, 12\n\nVinagreta\nAceite de oliva, 2 cucharadas\nVinagre de Jerez, 1 cucharada\nMiel, ½ cucharadita\n\nPreparación\nEnjuaga los garbanzos y seca el bacalao. Saltea los tomates 4 minutos. Mezcla los ingredientes de la vinagreta y aliña.",
    "Vinagreta",
  ],
  [
    "Italian",
    "Insalata di riso\n\nRiso venere 280 g\nZucchine 3\nPomodorini 200 g\n\nCondimento\nOlio EVO 2 cucchiai\nSucco di lime 2 cucchiai\nSale un pizzico\n\nLessare il riso e scolarlo. Saltare le zucchine 5 minuti. Sbattere gli ingredienti del condimento e condire il riso con i pomodorini.",
    "Condimento",
  ],
  [
    "Portuguese, with dots between",
    "Salada de grão\n\nAtum ao natural ............ 2 latas\nOvos ....................... 2\nCebola roxa ................ 1/2\n\nMolho\nAzeite ..................... 2 c. sopa\nVinagre de vinho tinto ..... 1 c. sopa\nSal e pimenta\n\nCozer os ovos 10 minutos. Cortar a cebola. Juntar os ingredientes do molho e envolver o atum.",
    "Molho",
  ],
  [
    "English",
    "Chickpea salad\n\nChickpeas, 1 can\nSalt cod, 200 g\nCherry tomatoes, 12\n\nDressing\nOlive oil, 2 tbsp\nSherry vinegar, 1 tbsp\nHoney, ½ tsp\n\nRinse the chickpeas. Fry the cod for 4 minutes. Whisk the dressing ingredients and toss with the tomatoes.",
    "Dressing",
  ],
])("what a part makes is its name and no food: %s", (_language, text, name) => {
  const parts = partsOf(text);
  expect(Object.values(parts).map((lines) => lines.length)).toEqual([3, 3]);
  expect(Object.keys(parts)).toContain(name);
});

test.each([
  [
    "French",
    "Galettes garnies\n\nPour la pâte (environ 10 galettes)\n| Farine de sarrasin | 330 g |\n| Eau | 75 cl |\n| Œuf | 1 |\n\nPour garnir 4 galettes\n| Jambon blanc | 4 tranches |\n| Œufs | 4 |\n\nMélangez la farine et l'eau. Ajoutez l'œuf. Cuisez les galettes. Garnissez de jambon et d'œufs.",
    ["Farine de sarrasin 330 g", "Eau 75 cl", "Œuf 1"],
  ],
  [
    "Italian",
    "Giardiniera\n\nVERDURE (peso netto, 1,5 kg in totale)\ncavolfiore – 400 g\ncarote – 300 g\ncipolline – 200 g\n\nLIQUIDO\naceto di vino bianco – 700 ml\nsale – 40 g\n\nPortate a bollore l'aceto con il sale. Tuffate le carote, le cipolline e il cavolfiore per 3 minuti.",
    ["cavolfiore – 400 g", "carote – 300 g", "cipolline – 200 g"],
  ],
])("a remark in brackets behind a part's name leaves it one: %s", (_language, text, first) => {
  expect(Object.values(partsOf(text))[0]).toEqual(first);
});

test("dots between a food and its amount are shown to nobody", () => {
  const list = parseRecipeText(
    "Salada\n\nOvos ....................... 2\nAzeite ..................... 2 c. sopa\nAtum ao natural ............ 2 latas\n\nCozer os ovos 10 minutos. Juntar o atum e o azeite.",
  )?.ingredients.map(({ text }) => text);
  expect(list).toEqual(["Ovos 2", "Azeite 2 c. sopa", "Atum ao natural 2 latas"]);
});

test.each([
  [
    "Italian",
    "Riso\n\n280 g di riso\n3 zucchine\n\nFase 1 – Lessare il riso.\nFase 2 – Tagliare le zucchine e saltarle.",
    "Lessare il riso.",
  ],
  [
    "Spanish",
    "Arroz\n\n280 g de arroz\n3 calabacines\n\nFase 1: Cuece el arroz.\nFase 2: Corta los calabacines y saltéalos.",
    "Cuece el arroz.",
  ],
])("a phase of the method is numbered, and no word of its order: %s", (_language, text, first) => {
  expect(parseRecipeText(text)?.instructions[0]?.text).toBe(first);
});

test.each([
  [
    "Waffeln\n\nMehl 250 g\nMilch 350 ml\nEier 3\n\nFertigstellung: Puderzucker, Sahne 250 ml, Erdbeeren 400 g\n\nMehl mit Milch und Eiern verrühren. 5 Minuten backen. Mit Puderzucker, Sahne und Erdbeeren servieren.",
    ["Puderzucker", "Sahne 250 ml", "Erdbeeren 400 g"],
  ],
  [
    "Wafels\n\nBloem 250 g\nMelk 350 ml\nEieren 3\n\nAfwerking: bloemsuiker, slagroom 250 ml, aardbeien 400 g\n\nMeng de bloem met de melk en de eieren. Bak 5 minuten. Serveer met bloemsuiker, slagroom en aardbeien.",
    ["bloemsuiker", "slagroom 250 ml", "aardbeien 400 g"],
  ],
])("a plural that looks like a participle begins a food of its own: %#", (text, foods) =>
  expect(
    parseRecipeText(text)
      ?.ingredients.slice(-3)
      .map((line) => line.text),
  ).toEqual(foods),
);

test("what a food leaves behind is no food of its own", () =>
  expect(
    parseRecipeText(
      "Pasta\n\nSauce: 400 g tinned tomatoes, drained 100 ml, 2 tbsp oil, 1 onion\n\nFry the onion in the oil and add the tomatoes.",
    )?.ingredients.map((line) => line.text),
  ).toContain("400 g tinned tomatoes, drained 100 ml"));

test.each([
  [
    "Ghee for roasting, 4 tbsp (1/2 tbsp each)",
    "Flour 2 cups\nSalt 1/2 tsp",
    "Potatoes 4 medium, boiled\nGinger 1 inch, grated",
    "Curd 1 1/2 cups\nMint 1/4 cup",
  ],
  [
    "Butterschmalz zum Braten, 4 EL",
    "Mehl 250 g\nSalz 1 TL",
    "Kartoffeln 4, gekocht\nIngwer 1 Stück, gerieben",
    "Joghurt 200 ml\nMinze 1 EL",
  ],
])("a line apart among the parts of such a list is bought: %s", (line, ...parts) => {
  const [dough, filling, sauce] = parts;
  const read = parseRecipeText(
    `Paratha\n\nA\n${dough}\n\nB\n${filling}\n\n${line}\n\nC\n${sauce}\n\n1. Mix it all.\n2. Fry for 5 minutes.`
      .replace("\nA\n", "\nDough\n")
      .replace("\nB\n", "\nFilling\n")
      .replace("\nC\n", "\nSauce\n"),
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual([
    ...`${dough}\n${filling}`.split("\n"),
    line,
    ...String(sauce).split("\n"),
  ]);
});

test("a remark in brackets behind a measured food leaves it food, and two such foods by themselves are a list", () => {
  const parts = partsOf(
    "Sottaceti\n(dal quaderno della zia, pari pari)\n\nPeperoni gr. 400\nRavanelli gr. 300\n\nAceto di mele lt. 1\nAcqua mezzo lt.\nZucchero gr. 100\nOlio di girasole 1 bicchiere abbondante (150 ml, come diceva lei)\n3 foglie di salvia\n\nMettere al fuoco aceto, acqua, zucchero, olio e salvia. Quando bolle unire peperoni e ravanelli e cuocere 5 minuti.",
  );
  expect(parts).toEqual({
    "": [
      "Peperoni gr. 400",
      "Ravanelli gr. 300",
      "Aceto di mele lt. 1",
      "Acqua mezzo lt.",
      "Zucchero gr. 100",
      "Olio di girasole 1 bicchiere abbondante (150 ml, come diceva lei)",
      "3 foglie di salvia",
    ],
  });
});
