import { nameTold } from "./dish-named";
import { parseRecipeText } from "./index";

const knows = (word: string): boolean =>
  ["sesame", "tofu", "linsen", "courgette", "courgettes", "chicken"].some((known) =>
    word.toLowerCase().includes(known),
  );

it.each([
  ["en", "ok this is the sticky sesame tofu i keep going on about, does 3 of us", "Sticky sesame tofu"],
  ["en", "HERE IS MY NO PEEK CHICKEN EVERYONE ASKED FOR AT CHURCH", "NO PEEK CHICKEN"],
  ["en", "several people asked about the sesame tofu on Friday", "Sesame tofu"],
  ["de", "So, hier das Rezept für den Linseneintopf", "Linseneintopf"],
  [
    "fr",
    "Salut Léa, voilà la recette de la quiche aux courgettes que tu m'as demandée !",
    "Quiche aux courgettes",
  ],
])("in %s the dish of %j is told", (language, text, name) => {
  expect(nameTold(text, language, knows)?.name).toBe(name);
});

it("talk without a word of the recipe names nothing", () => {
  expect(nameTold("see you on sunday, bring the dog", "en", knows)).toBeNull();
});

const BODY = ["250 g green lentils", "1 onion", "2 carrots", "1 litre stock"];
const METHOD =
  "Chop the onion and carrots and fry for 5 minutes. Add the lentils and stock and simmer for 25 minutes.";

it.each([
  [
    "Ann, [12 May 2023 at 19:20]",
    "here is the green lentil soup you asked for",
    "Ann, [12 May 2023 at 19:33]",
  ],
  ["14:02", "Hello darling, here is the green lentil soup you asked for", "14:05"],
  ["[19:20, 12/05/2023] Ann: hi", "[19:21, 12/05/2023] Ann: here is the green lentil soup you asked for", ""],
])("a chat whose messages stand under %j has its dish and no hour of the day", (first, message, second) => {
  const read = parseRecipeText([first, message, "", ...BODY, "", second, METHOD].join("\n"));
  expect(read?.title?.toLowerCase()).toBe("green lentil soup");
  expect(read?.totalMinutes).toBeNull();
});

it("names of speakers are no words of what they say", () => {
  const lines = [...BODY, METHOD].map((line) => `Jo: ${line}`);
  const read = parseRecipeText(
    ["Lena: can you send it again", "Jo: here is the green lentil soup", ...lines].join("\n"),
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual(BODY);
});

it("parts that open every line are no speakers", () => {
  const read = parseRecipeText(
    [
      "Lentil pie",
      "",
      "2 eggs",
      "200 g flour",
      "",
      "Dough: mix the flour and 1 egg.",
      "Dough: roll it out.",
      "Dough: rest 10 minutes.",
      "Topping: beat the other egg and brush it on.",
    ].join("\n"),
  );
  expect(read?.title).toBe("Lentil pie");
});

it("what somebody asks in a talk is no step of it", () => {
  const said = [
    "Lena: can you send it again",
    "Jo: here is the green lentil soup",
    ...BODY.map((line) => `Jo: ${line}`),
    "Jo: Chop the onion and carrots and fry for 5 minutes.",
    "Lena: do you peel the carrots?",
    "Jo: Add the lentils and stock and simmer for 25 minutes.",
  ];
  const read = parseRecipeText(said.join("\n"));
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "Chop the onion and carrots and fry for 5 minutes.",
    "Add the lentils and stock and simmer for 25 minutes.",
  ]);
});

describe("a dish that a message in another language names", () => {
  const titleOf = (message: string, list: string, method: string): string | null =>
    parseRecipeText([message, "", ...list.split("|"), "", method].join("\n"))?.title ?? null;

  it.each([
    [
      "Hello les filles ! Suite à vos messages, ma recette de cake aux olives, inratable :)",
      "3 œufs|180 g de farine|1 sachet de levure|100 g d'olives",
      "Fouettez les œufs avec la farine et la levure. Ajoutez les olives. Versez dans un moule et mettez au four 45 minutes.",
      "Cake aux olives",
    ],
    [
      "Ciao a tutti! Mi avete chiesto in tanti la ricetta delle polpette di melanzane, eccola qui",
      "2 melanzane|150 g di pangrattato|2 uova",
      "Infornate le melanzane per 40 minuti. Mettetele in una ciotola con le uova e il pangrattato. Formate delle polpette.",
      "Polpette di melanzane",
    ],
    [
      "Oi gente! Segue a receita do meu estrogonofe de frango, rende umas 5 porções",
      "1 kg de frango|2 colheres (sopa) de manteiga|3 colheres (sopa) de ketchup",
      "Numa panela, derreta a manteiga e doure o frango. Junte o ketchup e cozinhe por 5 minutos.",
      "Estrogonofe de frango",
    ],
  ])("%s", (message, list, method, title) => {
    expect(titleOf(message, list, method)).toBe(title);
  });

  it("stands above a remark below the method, and a course is no dish", () => {
    const list =
      "400 gr rundergehakt|2 uien|1 blik kidneybonen|1 pak gezeefde tomaten|2 tenen knoflook|1 el chilipoeder";
    const method =
      "Uien en knoflook snipperen. Gehakt erbij en rul bakken. Tomaten en bonen erdoor en kwartiertje laten sudderen. Klaar!";
    const read = parseRecipeText(
      `Hee Bram, dit is mijn studentengehakt (genoeg voor 4 of voor 2 dagen haha)\n\n${list.replaceAll("|", "\n")}\n\n${method}\n\nMet een blikje mais erdoor is ie ook top`,
    );
    expect(read?.title).toBe("Studentengehakt");
    expect(read?.notes).toEqual(["Met een blikje mais erdoor is ie ook top"]);
    expect(titleOf("Hollandse hachee\n\nHoofdgerecht, 4 personen", list, method)).toBe("Hollandse hachee");
  });
});

it.each([
  [
    "Oi gente! Torta de frango que não tem erro",
    "3 ovos\n500 g de frango\n\nMisture os ovos com o frango.",
    "Torta de frango",
  ],
  [
    "Ciao ragazze, vi lascio la ricetta dei miei biscotti",
    "2 uova\n300 g di farina\n\nMescolare le uova con la farina.",
    "Biscotti",
  ],
  [
    "Hey Leute, hier mein Rezept für den besten Kartoffelsalat!",
    "800 g Kartoffeln\n1 Gurke\n\nKartoffeln kochen und mit der Gurke mischen.",
    "Kartoffelsalat",
  ],
  [
    "Bonjour à tous, je vous partage ma fameuse tarte aux poires",
    "4 poires\n1 pâte brisée\n\nDisposez les poires sur la pâte.",
    "Tarte aux poires",
  ],
  [
    "Liebe Anke, wie versprochen das Rezept vom Kartoffelgratin, das alle beim Grillen wollten :-)",
    "800 g Kartoffeln\n1 Becher Sahne\n\nKartoffeln in die Form schichten und mit der Sahne backen.",
    "Kartoffelgratin",
  ],
  [
    "Hallo, hierbij het recept van de pompoensoep die we bij jullie aten",
    "1 pompoen\n1 ui\n\nKook de pompoen met de ui.",
    "Pompoensoep",
  ],
  [
    "Ciao Marta, ti mando la ricetta della torta di mele che ti era piaciuta",
    "4 mele\n300 g di farina\n\nMescolare le mele con la farina.",
    "Torta di mele",
  ],
  [
    "FRAGE: Wer hat ein einfaches Rezept für Waffeln zum Kaffee?\n\nAntwort von teigrolle_9:",
    "250 g Mehl\n2 Eier\n\nMehl und Eier verrühren. Die Waffeln 4 Minuten backen.",
    "Waffeln zum Kaffee",
  ],
])("the dish of the message %j is neither cut at its 'de' nor praised", (message, recipe, title) => {
  expect(parseRecipeText(`${message}\n\n${recipe}`)?.title).toBe(title);
});

it.each([
  [
    "fr",
    "Coucou Sophie,\n\nVoilà la recette de mes lentilles, celles que Marc a finies à même la cocotte dimanche.\n\nTu prends 350 g de lentilles vertes, 150 g de lardons, 2 carottes et un gros oignon.\n\nTu fais revenir l'oignon et les lardons 5 minutes dans la cocotte. Tu ajoutes les carottes et les lentilles, puis 1 litre d'eau. Tu couvres 40 minutes.\n\nBises,\nCathy",
    "Lentilles",
  ],
  [
    "pt",
    "Oi, Lu! Tudo bem?\n\nSegue a receita do escondidinho que você pediu no grupo. Eu faço meio no olho.\n\nVocê vai precisar de 1 kg de mandioca, 500 g de carne-seca, 1 cebola grande e meio copo de leite.\n\nCozinhe a mandioca por 25 minutos e amasse com o leite. Refogue a cebola e junte a carne, uns 8 minutos.\n\nBeijo!\nTia Cida",
    "Escondidinho",
  ],
])("a letter in %s is called by its dish, and by no signature", (_language, text, name) => {
  expect(parseRecipeText(text)?.title).toBe(name);
});
