/** Pages in languages that have no words here: read by how their lists are made. */
import { extractRecipe } from "./index";

const read = (html: string) => extractRecipe(html, "https://kuvasto.example/12");
const li = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const ps = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");

const LOHI = {
  lang: "fi",
  title: "Uunilohi tillikastikkeella",
  ingredients: ["800 g lohifileetä", "2 dl kuohukermaa", "1 ruukku tilliä", "½ sitruuna", "suolaa"],
  steps: [
    "Laita kala uunivuokaan nahkapuoli alaspäin ja ripottele pinnalle suolaa.",
    "Sekoita kerma, silputtu tilli ja sitruunan mehu ja kaada seos kalan päälle.",
    "Kypsennä 200 asteessa noin puoli tuntia, kunnes kala on kauttaaltaan vaaleaa.",
  ],
  story: [
    "Meillä syödään lohta melkein joka viikko, koska järvi alkaa laiturin päästä ja naapuri kalastaa aina liikaa.",
    "Kastike syntyy samassa vuoassa, joten tiskiä jää vähän ja illalla ehtii vielä saunaan.",
  ],
  heads: ["Tarpeet pöytään", "Työn kulku", "Kommentoi"],
};
const FIDEUS = {
  lang: "ca",
  title: "Fideus a la cassola",
  ingredients: [
    "400 g de fideus gruixuts",
    "300 g de costella de porc",
    "1 ceba",
    "2 tomàquets madurs",
    "oli i sal",
  ],
  steps: [
    "Enrossiu la costella en una cassola amb un bon raig d'oli i reserveu-la.",
    "Sofregiu la ceba i els tomàquets fins que quedin ben confitats.",
    "Afegiu-hi els fideus i el brou calent i deixeu-ho coure dotze minuts.",
  ],
  story: [
    "A casa en fèiem cada dijous, amb la cassola de fang de la padrina i el foc ben baix.",
    "El secret és un sofregit fet sense pressa, que agafi color de mel abans d'abocar-hi el brou.",
  ],
  heads: ["Què hi posem", "Com es fa", "Comentaris"],
};

type Dish = typeof LOHI;
const MARKUP: [string, (dish: Dish) => string][] = [
  [
    "headings and lists, the language told",
    ({ lang, title, ingredients, steps, story, heads }) =>
      `<html lang="${lang}"><body><h1>${title}</h1>${ps(story)}<h2>${heads[0]}</h2><ul>${li(ingredients)}</ul><h2>${heads[1]}</h2><ol>${li(steps)}</ol><h2>${heads[2]}</h2><ul>${li(["Hm!", "Ok"])}</ul></body></html>`,
  ],
  [
    "bold words and lines with breaks",
    ({ lang, title, ingredients, steps, story, heads }) =>
      `<html lang="${lang}"><body><h1>${title}</h1>${ps(story)}<p><b>${heads[0]}:</b></p><p>${ingredients.join("<br>")}</p><p><b>${heads[1]}:</b></p>${ps(steps)}</body></html>`,
  ],
  [
    "classes of a program",
    ({ lang, title, ingredients, steps, story, heads }) =>
      `<html lang="${lang}"><body><h1>${title}</h1>${ps(story)}<div class="x-ingredients"><h4>${heads[0]}</h4><ul>${li(ingredients)}</ul></div><h4>${heads[1]}</h4><ol class="x-instructions">${li(steps)}</ol></body></html>`,
  ],
];

const TITLED: [string, (dish: Dish) => string][] = [
  [
    "paragraphs as titles above two lists beside each other",
    ({ lang, title, ingredients, steps, story, heads }) =>
      `<html lang="${lang}"><body><h1>${title}</h1>${ps(story)}<p>${heads[0]}:</p><ul>${li(ingredients)}</ul><p>${heads[1]}:</p><ul>${li(steps)}</ul></body></html>`,
  ],
  [
    "groups of lines with breaks, under bold titles",
    ({ lang, title, ingredients, steps, story, heads }) =>
      `<html lang="${lang}"><body><h1>${title}</h1>${ps(story)}<h3>${heads[0]}</h3><p><b>Ab</b></p><p>${ingredients.slice(0, 3).join("<br>")}</p><p><b>Cd</b></p><p>${ingredients.slice(3).join("<br>")}</p><h3>${heads[1]}</h3>${ps(steps)}</body></html>`,
  ],
];

describe.each([LOHI, FIDEUS])("$title", (dish) => {
  it.each([...MARKUP, ...TITLED])("%s", (_, make) => {
    const reading = read(make(dish));
    if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
    expect(reading.recipe.ingredients.map(({ text }) => text)).toEqual(dish.ingredients);
    expect(reading.recipe.instructions.map(({ text }) => text)).toEqual(dish.steps);
    expect(reading.recipe.title).toBe(dish.title);
  });
});

it("a page that calls itself English, in a language without words here", () => {
  const reading = read(MARKUP[0]![1]({ ...LOHI, lang: "en" }));
  expect(reading).toMatchObject({ kind: "recipe", recipe: { title: LOHI.title } });
});

it.each([
  ["years and names", ["1987 Turku", "1993 Oulu", "2004 Kuopio", "2011 Rauma"]],
  ["counted things without a measure", ["3 tapaa säästää", "5 vinkkiä", "7 syytä", "12 kuvaa"]],
  ["advice", ["Nuku hyvin.", "Ulkoile joka päivä.", "Juo vettä.", "Soita ystävälle."]],
])("an article with a list of %s is no recipe", (_, list) => {
  const html = `<html lang="fi"><body><h1>Vuosien varrelta</h1>${ps(LOHI.story)}<h2>Lista</h2><ul>${li(list)}</ul><h2>Lopuksi</h2>${ps([...LOHI.story, ...LOHI.steps])}</body></html>`;
  expect(read(html).kind).not.toBe("recipe");
});
