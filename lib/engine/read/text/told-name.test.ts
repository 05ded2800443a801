import { parseRecipeText } from "./index";
import { nameTold } from "./told-name";

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
