/** The recipes that the screens show, in each language of the screens. */
import type { MessageLanguage } from "@/lib/messages/languages";

type Recipe = {
  title: string;
  description: string;
  servings: number;
  imageUrl: null;
  totalMinutes: number;
  ingredients: { refrigerated: string[]; other: string[] };
  steps: { number: number; instruction: string; ingredients: string[]; isPrep: boolean }[];
};
/** `others` are titles of further saved recipes, the newest of which is deleted for each sheet; `text` is converted, and `verb` names one of its actions. */
type Shown = {
  soup: Recipe;
  longWords: Recipe;
  others: string[];
  text: string;
  verb: RegExp;
  search: string;
};

const step = (number: number, instruction: string, ingredients: string[], isPrep = false) => ({
  ...{ number, instruction, ingredients, isPrep },
});

const SOUP: Recipe = {
  title: "leek soup with lemon",
  description: "Ready in half an hour, and better the next day.",
  servings: 4,
  imageUrl: null,
  totalMinutes: 30,
  ingredients: { refrigerated: ["2 leeks", "100 ml cream"], other: ["1 tbsp oil", "500 ml stock"] },
  steps: [
    step(1, "Slice the ***leeks***.", ["2 leeks"], true),
    step(2, "Fry the ***leeks*** in ***oil*** for 5 minutes.", ["2 leeks", "1 tbsp oil"]),
    step(3, "Add the ***stock*** and simmer for 20 minutes.", ["500 ml stock"]),
    step(4, "Stir in the ***cream***.", ["100 ml cream"]),
  ],
};

const SUPPE: Recipe = {
  ...SOUP,
  title: "Lauchsuppe mit Zitrone",
  description: "In einer halben Stunde fertig, und am nächsten Tag noch besser.",
  ingredients: {
    refrigerated: ["2 Stangen Lauch", "100 ml Sahne"],
    other: ["1 EL Öl", "500 ml Gemüsebrühe"],
  },
  steps: [
    step(1, "Den ***Lauch*** in Ringe schneiden.", ["2 Stangen Lauch"], true),
    step(2, "Den ***Lauch*** im ***Öl*** 5 Minuten anbraten.", ["2 Stangen Lauch", "1 EL Öl"]),
    step(3, "Die ***Gemüsebrühe*** zugeben und 20 Minuten köcheln lassen.", ["500 ml Gemüsebrühe"]),
    step(4, "Die ***Sahne*** einrühren.", ["100 ml Sahne"]),
  ],
};

const LONG_WORDS = {
  title: "Donaudampfschifffahrtsgesellschaftskapitänssuppe with Worcestershire and everything else there is",
  description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(3),
};

export const SHOWN: Record<MessageLanguage, Shown> = {
  en: {
    soup: SOUP,
    longWords: { ...SOUP, ...LONG_WORDS },
    others: ["ribollita", "pea soup", "rice", "kale", "pancakes", "lentil curry", "apple cake", "beans"],
    verb: /Simmer/,
    search: "soup",
    text: `Potato soup

Ingredients
500 g potatoes
1 onion
1 l vegetable stock
100 ml cream

Method
Chop the onion. Simmer the potatoes in the stock for 20 minutes. Stir in the cream.`,
  },
  de: {
    soup: SUPPE,
    longWords: { ...SUPPE, ...LONG_WORDS },
    others: ["Ribollita", "Erbsensuppe", "Reis", "Grünkohl", "Pfannkuchen", "Linsencurry", "Apfelkuchen"],
    verb: /köcheln/,
    search: "suppe",
    text: `Kartoffelsuppe

Zutaten
500 g Kartoffeln
1 Zwiebel
1 l Gemüsebrühe
100 ml Sahne

Zubereitung
Die Zwiebel hacken. Die Kartoffeln in der Brühe 20 Minuten köcheln lassen. Die Sahne einrühren.`,
  },
};
