/** Where the method ends on pages that have no heading behind it. */
import { extractRecipe } from "./index";

const STEPS = {
  de: [
    "Den Reis in der Milch 30 Minuten köcheln lassen.",
    "Zucker und Zimt darüberstreuen und warm servieren.",
  ],
  fr: ["Faites cuire le riz 30 minutes dans le lait.", "Ajoutez le sucre et la cannelle et servez tiède."],
  pt: ["Cozinhe o arroz no leite durante 30 minutos.", "Junte o açúcar e a canela e sirva morno."],
  fi: [
    "Keitä riisi maidossa miedolla lämmöllä kypsäksi asti.",
    "Lisää sokeri ja kaneli ja tarjoa puuro lämpimänä heti.",
  ],
};
const LISTS = {
  de: ["Zutaten", "Zubereitung", "250 g Milchreis", "1 l Milch", "60 g Zucker", "1 TL Zimt"],
  fr: [
    "Ingrédients",
    "Préparation",
    "250 g de riz rond",
    "1 l de lait",
    "60 g de sucre",
    "1 c. à café de cannelle",
  ],
  pt: [
    "Ingredientes",
    "Modo de preparo",
    "250 g de arroz",
    "1 l de leite",
    "60 g de açúcar",
    "1 colher de chá de canela",
  ],
  fi: ["Ainekset", "Valmistus", "2 dl puuroriisiä", "1 l maitoa", "1 dl sokeria", "1 tl kanelia"],
};
type Language = keyof typeof STEPS;

const read = (lang: Language, body: (steps: string) => string, steps = STEPS[lang]) => {
  const [list, method, ...items] = LISTS[lang];
  const html =
    `<html lang="${lang}"><body><h1>Reis</h1><div class="post"><div class="text"><p><b>${list}</b></p><p>${items.join("<br>")}</p>` +
    `<p><b>${method}</b></p>${body(steps.map((step) => `<p>${step}</p>`).join(""))}</div></body></html>`;
  const reading = extractRecipe(html, "https://reis.example/7");
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  return reading.recipe.instructions.map(({ text }) => text);
};

it.each<[Language, string]>([
  ["de", "<p>Guten Appetit und ein schönes Wochenende!</p><p>Eure Tine</p>"],
  ["de", "<p><i>Liebe Grüße aus Kiel</i></p>"],
  ["fr", "<p>Bonne dégustation à tous !!</p><p>Lou</p>"],
  ["fr", "<p>À très vite, gros bisous</p>"],
  ["pt", "<p>Bom apetite!</p><p>Beijinhos da Rosa</p>"],
  ["pt", "<p>Rende umas 6 porções. Contem-me tudo!</p>"],
  ["fi", "<p>Hyvää ruokahalua!</p>"],
])("%s: %s is no step", (lang, below) => {
  expect(read(lang, (steps) => steps + below)).toEqual(STEPS[lang]);
});

it.each<[Language, string]>([
  ["de", "Noch warm auf Teller verteilen und servieren, guten Appetit!"],
  ["fr", "Servez aussitôt avec un peu de miel, bon appétit !"],
  ["pt", "Bom apetite! Sirva com mais canela por cima."],
  ["fi", "Tarjoa puuro lämpimänä voisilmän kanssa, hyvää ruokahalua!"],
])("%s: %s is a step", (lang, step) => {
  expect(read(lang, (steps) => `${steps}<p>${step}</p>`)).toEqual([...STEPS[lang], step]);
});

it("a wish between steps ends nothing", () => {
  const [first = "", second = ""] = STEPS.de;
  expect(read("de", () => `<p>${first}</p><p>Viele Grüße an Oma!</p><p>${second}</p>`)).toEqual(STEPS.de);
});

it.each([
  `<div class="post-footer"><p>Erstellt von Tine um 19:04, per E-Mail versenden und teilen</p></div>`,
  `<div class="entry-footer-x itemfooter">Kochen, backen und rühren: alle Rezepte anzeigen.</div>`,
  `<div class="signature">Wer gut kocht, der bleibt. 200 g Butter in den Topf geben!</div>`,
  `<div class="share-buttons"><span>Rezept per Mail verschicken und mit Freunden kochen.</span></div>`,
])("what stands below the post is none of it: %s", (below) => {
  expect(read("de", (steps) => `${steps}</div>${below}<div>`)).toEqual(STEPS.de);
});

it("a footer that holds the method is the recipe's", () => {
  expect(read("de", (steps) => `</div><div class="entry-footer"><b>Zubereitung</b>${steps}`)).toEqual(
    STEPS.de,
  );
});

it("a button like the one above the method opens another panel", () => {
  const panel = (title: string, text: string) =>
    `<button class="acc big" aria-controls="x">${title}</button><div><p>${text}</p></div>`;
  const html =
    `<html lang="de"><body><h1>Milchreis</h1>${panel("Zutaten", LISTS.de.slice(2).join("</p><p>"))}${panel("Zubereitung", STEPS.de.join("</p><p>"))}` +
    `${panel("Wer ist Tine", "Tine kocht und backt seit 2012 im Fernsehen und liebt süße Suppen.")}</body></html>`;
  const reading = extractRecipe(html, "https://reis.example/7");
  expect(reading.kind === "recipe" && reading.recipe.instructions.map(({ text }) => text)).toEqual(STEPS.de);
});

describe("a list of ingredients that no known heading ends", () => {
  const page = (below: string) =>
    `<html lang="de"><body><h1>Milchreis</h1><p><b>Zutaten</b></p><p>${LISTS.de.slice(2).join("<br>")}</p><p><b>Los jetzt</b></p>${below}</body></html>`;
  const read = (html: string) => {
    const reading = extractRecipe(html, "https://reis.example/7");
    if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
    return reading.recipe;
  };

  it("ends where counted steps begin", () => {
    const recipe = read(page(STEPS.de.map((step, at) => `<p>${at + 1}) ${step}</p>`).join("")));
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(LISTS.de.slice(2));
    expect(recipe.instructions.map(({ text }) => text)).toEqual(STEPS.de);
  });

  it("goes on through counted ingredients", () => {
    const counted = "<p>1. Vanilleschote</p><p>2. Eigelb</p><p><b>Zubereitung</b></p>";
    const recipe = read(page(counted + STEPS.de.map((step) => `<p>${step}</p>`).join("")));
    expect(recipe.ingredients.map(({ text }) => text).join("\n")).toContain("Vanilleschote");
  });
});
