import { glossOf } from "@/lib/engine/language/gloss";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { ownListWork } from "./glossed-work";

const IMPERATIVE = 0;
const INFINITIVE = 1;

function work(language: string, line: string, column: number): string[] {
  const gloss = glossOf(language);
  return gloss === null ? [] : ownListWork(parseIngredientLine(line), gloss, column).map(({ text }) => text);
}

describe("what a list states, said as work", () => {
  test("a Dutch order stands before its food and the manner behind it", () => {
    expect(work("nl", "2 preien, in dunne ringen gesneden", IMPERATIVE)).toEqual([
      "Snijd 2 preien in dunne ringen.",
    ]);
    expect(work("nl", "1 sjalot, fijngesnipperd", IMPERATIVE)).toEqual(["Snipper 1 sjalot fijn."]);
    expect(work("nl", "300 gram kaas in blokjes", IMPERATIVE)).toEqual(["Snijd 300 gram kaas in blokjes."]);
  });

  test("what tells of a Spanish food stays with its name, and only how the work is done goes to the verb", () => {
    expect(work("es", "1 zanahoria grande muy rallada", IMPERATIVE)).toEqual(["Ralla 1 zanahoria grande."]);
    expect(work("es", "80 g de manteca vacuna derretida", IMPERATIVE)).toEqual([
      "Derrite 80 g de manteca vacuna.",
    ]);
    expect(work("es", "2 naranjas (ralladura y zumo)", IMPERATIVE)).toEqual(["Ralla y exprime 2 naranjas."]);
  });

  test("meat is bought in pieces, and quarters behind a comma are cut", () => {
    expect(work("it", "1 pollo a pezzi", IMPERATIVE)).toEqual([]);
    expect(work("pt", "1 frango cortado em pedaços", IMPERATIVE)).toEqual([]);
    expect(work("it", "1 zucca a pezzi", IMPERATIVE)).toHaveLength(1);
    expect(work("es", "2 limones, en cuartos", IMPERATIVE)).toEqual(["Corta 2 limones en cuartos."]);
  });

  test.each([
    ["fr", "2 c. à soupe d'huile (séparées)", "4 œufs, séparés", "Séparez 4 œufs."],
    ["es", "2 cucharadas de aceite (separadas)", "4 huevos, separados", "Separa 4 huevos."],
    ["it", "100 g di burro, diviso", "4 uova, separate", "Separate 4 uova."],
    ["nl", "2 el olie (gescheiden)", "4 eieren, gescheiden", "Scheid 4 eieren."],
    ["de", "2 EL Öl, getrennt", "4 Eier, getrennt", "4 Eier trennen."],
  ])(
    "what is spooned or weighed is shared out, and only eggs are parted: %s",
    (language, shared, eggs, order) => {
      expect(work(language, shared, IMPERATIVE)).toEqual([]);
      expect(work(language, eggs, IMPERATIVE)).toEqual([order]);
    },
  );

  test("a cut is the whole of its words, whether they are one word of the gloss or several", () => {
    expect(work("pt", "1 pimentão verde em tiras finas", IMPERATIVE)).toEqual([
      "Corte 1 pimentão verde em tiras finas.",
    ]);
    expect(work("it", "1 porro, a fettine", IMPERATIVE)).toEqual(["Tagliate 1 porro a fettine."]);
    expect(work("es", "200 g de uvas, cortadas por la mitad", IMPERATIVE)).toEqual([
      "Corta 200 g de uvas por la mitad.",
    ]);
    expect(work("es", "2 puerros cortados en juliana", IMPERATIVE)).toEqual(["Corta 2 puerros en juliana."]);
  });

  test("salted food is bought without its salt, and salted fish soaked, where no comma says otherwise", () => {
    expect(work("it", "50 g di acciughe dissalate", IMPERATIVE)).toEqual([]);
    expect(work("pt", "2 postas de bacalhau demolhado", IMPERATIVE)).toEqual([]);
    expect(work("it", "50 g di uvetta ammollata", IMPERATIVE)).toEqual(["Ammollate 50 g di uvetta."]);
    expect(work("es", "1 conejo troceado", IMPERATIVE)).toEqual([]);
  });

  test("how a food is to be after its work is no order, and what it is bought without belongs to its name", () => {
    expect(work("it", "80 g di burro fuso e freddo", IMPERATIVE)).toEqual(["Fondete 80 g di burro."]);
    expect(work("pt", "2 tomates sem pele picados", IMPERATIVE)).toEqual(["Pique 2 tomates sem pele."]);
    expect(work("it", "500 g di ceci lessati", IMPERATIVE)).toEqual([]);
  });

  test("about how much it weighs by then is no work", () => {
    expect(work("fr", "2 bocaux de pois chiches (environ 800 g égouttés)", IMPERATIVE)).toEqual([]);
    expect(work("it", "2 vasetti di ceci (circa 800 g sgocciolati)", IMPERATIVE)).toEqual([]);
    expect(work("de", "2 Gläser Kichererbsen (ca. 800 g abgetropft)", IMPERATIVE)).toEqual([]);
    expect(work("es", "1 bote de garbanzos (unos 400 g), escurridos", IMPERATIVE)).toHaveLength(1);
  });

  test("work of several words stands around its food once, without what brackets tell of it", () => {
    expect(work("nl", "1 blik bonen (400 g), uitgelekt en afgespoeld", IMPERATIVE)).toEqual([
      "Laat 1 blik bonen uitlekken en spoel af.",
    ]);
  });

  test("a cut behind other work has its verb", () => {
    expect(work("nl", "1 appel, geschild en in blokjes", IMPERATIVE)).toEqual([
      "Schil 1 appel en snijd in blokjes.",
    ]);
    expect(work("de", "1 Apfel, geschält und in Würfel", IMPERATIVE)).toEqual([
      "1 Apfel schälen und in Würfel schneiden.",
    ]);
    expect(work("fr", "1 pomme, épluchée et en dés", IMPERATIVE)).toEqual([
      "Épluchez 1 pomme et coupez en dés.",
    ]);
  });

  test("how large the pieces are belongs to the cut, and a place becomes where to", () => {
    expect(work("nl", "800 g runderlappen, in blokjes van 3 cm", IMPERATIVE)).toEqual([
      "Snijd 800 g runderlappen in blokjes van 3 cm.",
    ]);
    expect(work("fr", "1 kg de pommes de terre, en dés de 2 cm", IMPERATIVE)).toEqual([
      "Coupez 1 kg de pommes de terre en dés de 2 cm.",
    ]);
    expect(work("de", "1 kg Kartoffeln, in Würfeln von 3 cm", IMPERATIVE)).toEqual([
      "1 kg Kartoffeln in Würfel von 3 cm schneiden.",
    ]);
    expect(work("de", "1 Brokkoli, in kleinen Röschen", IMPERATIVE)).toEqual([
      "1 Brokkoli in kleine Röschen schneiden.",
    ]);
  });

  test("a line without a figure states work behind its comma, and not of what is bought so", () => {
    expect(work("nl", "handje koriander, grof gehakt", IMPERATIVE)).toEqual(["Hak handje koriander grof."]);
    expect(work("de", "Salz, gemahlener Pfeffer", IMPERATIVE)).toEqual([]);
  });

  test("where the recipe orders by infinitives, the verb ends the sentence", () => {
    expect(work("nl", "2 preien, in dunne ringen gesneden", INFINITIVE)).toEqual([
      "2 preien in dunne ringen snijden.",
    ]);
    expect(work("de", "2 Möhren, in dünne Scheiben geschnitten", IMPERATIVE)).toEqual([
      "2 Möhren in dünne Scheiben schneiden.",
    ]);
  });

  test("more of the food for the tin is no part of what is worked on", () => {
    expect(work("fr", "100 g de beurre fondu, plus un peu pour le moule", IMPERATIVE)).toEqual([
      "Faites fondre 100 g de beurre.",
    ]);
    expect(work("it", "100 g di burro fuso + un po' per lo stampo", IMPERATIVE)).toEqual([
      "Fondete 100 g di burro.",
    ]);
    expect(work("es", "100 g de mantequilla derretida, más un poco para el molde", IMPERATIVE)).toEqual([
      "Derrite 100 g de mantequilla.",
    ]);
  });

  test("what is not to be done to a food is no work, and scraping is", () => {
    expect(work("fr", "210 g de farine tout usage non blanchie", INFINITIVE)).toEqual([]);
    expect(work("it", "100 g di mandorle non pelate", IMPERATIVE)).toEqual([]);
    expect(work("pt", "3 cenouras médias raspadas e picadas", IMPERATIVE)).toEqual([
      "Raspe e pique 3 cenouras médias.",
    ]);
  });

  test("work behind the second of two names is done to what the whole name says", () => {
    expect(work("es", "600 g de roast beef o nalga cortada a cuchillo", IMPERATIVE)).toEqual([
      "Corta 600 g de roast beef o nalga a cuchillo.",
    ]);
    expect(work("it", "400 g di cipolle o porri freschi tritati", IMPERATIVE)).toEqual([
      "Tritate 400 g di cipolle o porri freschi.",
    ]);
  });

  test("a bracket before a comma leaves no blank, and broken maize is sold so", () => {
    expect(
      work("es", "8 tomates verdes (tomatillos), sin cáscara y lavados", IMPERATIVE).join(" "),
    ).not.toMatch(/ ,/);
    expect(work("es", "500 g de maíz blanco partido", IMPERATIVE)).toEqual([]);
  });

  test("what is done to the second of two says nothing of the first", () => {
    expect(work("nl", "3 el paneermeel of verkruimelde beschuit", IMPERATIVE)).toEqual([]);
    expect(work("de", "3 EL Semmelbrösel oder zerbröselter Zwieback", IMPERATIVE)).toEqual([]);
  });

  test("what a food weighs then is no work, nor is what somebody says of it", () => {
    expect(work("fr", "1 boîte de haricots (400 g, 240 égouttés)", IMPERATIVE)).toEqual([]);
    expect(work("es", "1 bote de alubias (400 g, 240 escurridas)", IMPERATIVE)).toEqual([]);
    expect(work("pt", "300 g de bacalhau seco (ou 400 g já demolhado)", IMPERATIVE)).toEqual([]);
    expect(work("pt", "4 ovos, mas vai separado, já conto", IMPERATIVE)).toEqual([]);
    expect(work("fr", "1 oignon (150 g, haché)", IMPERATIVE)).toEqual(["Hachez 1 oignon."]);
  });

  test("more of it for the tin and a part that is named behind 'nor' are no words of the work", () => {
    expect(work("es", "90 g de mantequilla derretida, y un poco más para el molde", IMPERATIVE)).toEqual([
      "Derrite 90 g de mantequilla.",
    ]);
    expect(work("it", "90 g di burro fuso, e un po' di più per lo stampo", IMPERATIVE)).toEqual([
      "Fondete 90 g di burro.",
    ]);
    expect(work("es", "6 chiles secos, sin semillas ni rabo", IMPERATIVE)).toEqual([
      "Quita las semillas de 6 chiles secos.",
    ]);
  });

  test("a stop behind the name or the whole line ends no order twice", () => {
    expect(work("es", "6 patatas medianas. (lavadas y peladas)", IMPERATIVE)).toEqual([
      "Lava y pela 6 patatas medianas.",
    ]);
    expect(work("fr", "1 chou coupé en quatre.", IMPERATIVE)).toEqual(["Coupez 1 chou en quatre."]);
  });

  test("a line that names its food first says its amount where a sentence has it", () => {
    expect(work("fr", "Beurre mou : 180 g", IMPERATIVE)).toEqual([
      "Sortez 180 g de beurre du réfrigérateur pour qu'il ramollisse.",
    ]);
    expect(work("fr", "Oignons hachés : 200 g", IMPERATIVE)).toEqual(["Hachez 200 g d'oignons."]);
    expect(work("it", "Pecorino romano grattugiato 150 g", IMPERATIVE)).toEqual([
      "Grattugiate 150 g di pecorino romano.",
    ]);
    expect(work("it", "Parmigiano grattugiato gr. 130", IMPERATIVE)).toEqual([
      "Grattugiate 130 gr. di parmigiano.",
    ]);
    expect(work("de", "Parmesan, gerieben 130 g", IMPERATIVE)).toEqual(["130 g Parmesan reiben."]);
    expect(work("nl", "Oude kaas, geraspt 130 g", IMPERATIVE)).toEqual(["Rasp 130 g oude kaas."]);
    expect(work("es", "Zanahoria rallada, 150 g", IMPERATIVE)).toEqual(["Ralla 150 g de zanahoria."]);
    expect(work("pt", "Queijo da ilha ralado – 150 g", IMPERATIVE)).toEqual([
      "Rale 150 g de queijo da ilha.",
    ]);
  });
});

test.each([
  ["es", "2 nabos pelados y cortados en cubos", "Pela 2 nabos y corta en cubos."],
  ["pt", "2 nabos descascados e cortados em cubos", "Descasca 2 nabos e corta em cubos."],
  ["nl", "2 wortels, geschild en in blokjes gesneden", "Schil 2 wortels en snijd in blokjes."],
  ["es", "1 tomate picado sin piel ni semillas", "Pica 1 tomate sin piel ni semillas."],
])("%s: a second order says into what, and 'nor' goes on behind 'without': %s", (language, line, said) => {
  const [text = ""] = work(language, line, IMPERATIVE);
  // Portuguese recipes have two ways to order.
  expect(text.replace("Descasque", "Descasca").replace("corte", "corta")).toBe(said);
});
