import { withoutSeams } from "./tidy-lines";
import { extractRecipe } from ".";

describe("what is stated around the recipe", () => {
  const nodeOf = (facts: object): string =>
    `<script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name: "Oat Bars",
      recipeIngredient: ["200 g oats", "100 g butter"],
      recipeInstructions: ["Melt the butter.", "Stir in the oats and bake."],
      ...facts,
    })}</script>`;

  it.each<[object, object]>([
    [{ recipeYield: "4 servings" }, { yield: "4 servings" }],
    [{ recipeYield: ["12", "12 bars"] }, { yield: null, makes: "12 bars" }],
    [
      { recipeYield: { "@type": "QuantitativeValue", value: 6, unitText: "servings" } },
      { yield: "6 servings" },
    ],
    [
      { recipeYield: { "@type": "QuantitativeValue", value: 2, unitText: "loaves" } },
      { yield: null, makes: "2 loaves" },
    ],
    [
      { prepTime: "PT20M", cookTime: "PT1H" },
      { totalMinutes: 80, times: { prep: 20, cook: 60 } },
    ],
    [
      { prepTime: "PT20M", totalTime: "PT2H" },
      { totalMinutes: 120, times: { prep: 20 } },
    ],
  ])("%j", (stated, expected) => {
    const reading = extractRecipe(nodeOf(stated), "https://example.com/oat-bars");
    expect(reading).toMatchObject({ kind: "recipe", recipe: expected });
  });
});

describe("a yield that the page states near its list", () => {
  const soup = (head: string, lead = "", above = "", lang = "de") =>
    `<html lang="${lang}"><body><h1>Linsensuppe</h1>${above}<h2>${head}</h2>${lead}<ul><li>200 g Linsen</li><li>1 Zwiebel</li><li>2 EL Öl</li></ul>` +
    `<h2>Zubereitung</h2><ol><li>Die Zwiebel im Öl 5 Minuten anbraten.</li><li>Die Linsen zugeben und 20 Minuten köcheln lassen.</li></ol></body></html>`;
  const read = (html: string) => {
    const reading = extractRecipe(html, "https://suppen.example/linsensuppe");
    if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
    return reading.recipe;
  };

  it.each<[string, string, object]>([
    ["people in a heading", soup("Zutaten für 4 Personen"), { yield: "4 Personen" }],
    ["people in brackets, before a colon", soup("Zutaten (für 6 Personen):"), { yield: "6 Personen" }],
    ["people who are no price", soup("Zutaten", "<p>4 persone</p>"), { yield: "4 persone" }],
    ["people below the heading", soup("Zutaten", "<p><em>für 4 Personen</em></p>"), { yield: "4 Personen" }],
    ["pieces in brackets", soup("Zutaten", "<p>(10 Stück)</p>"), { yield: null, makes: "10 Stück" }],
    [
      "pieces in a row of elements",
      soup("Zutaten", "", "<div><span>18 Stück</span><span>leicht</span><span>1 Stunde</span></div>"),
      { yield: null, makes: "18 Stück" },
    ],
    [
      "pieces behind a sign",
      soup("Zutaten", "", "<div><span>⏱ 90 Minuten</span><span>👥 <b>circa 30 Stück</b></span></div>"),
      { yield: null, makes: "30 Stück" },
    ],
    [
      "what comes out of it, above the list's items",
      soup("Zutaten", "<p>24 Brötchen</p>"),
      { yield: null, makes: "24 Brötchen" },
    ],
    [
      "people of a language without a pack",
      soup("Składniki", "<p>4 porcje</p>", "", "pl"),
      { yield: "4 porcje" },
    ],
    [
      "pieces behind words of such a language",
      soup("Ainekset", "<p>Tästä tulee noin 24 kpl.</p>", "", "fi"),
      { yield: null, makes: "24 kpl" },
    ],
  ])("%s, and no ingredient", (_, html, expected) => {
    const recipe = read(html);
    expect(recipe).toMatchObject(expected);
    expect(recipe.ingredients).toHaveLength(3);
  });

  it.each<[string, string, string]>([
    ["food that is counted", "<p>4 Brötchen</p>", "4 Brötchen"],
    ["a measured food", "<p>500 g Mehl</p>", "500 g Mehl"],
  ])("%s stays an ingredient", (_, lead, text) => {
    const html = soup("Zutaten", lead)
      .replace(/<\/?ul>/g, "")
      .replace(/<li>(\d[^<]*)<\/li>/g, "<p>$1</p>");
    expect(read(html).ingredients.map((line) => line.text)).toContain(text);
  });

  it("energy, prices and ratings beside it are none", () => {
    const above = "<p>420 kcal</p><p>5 per head</p><p>12 Kommentare</p>";
    expect(read(soup("Zutaten", "", above))).toMatchObject({ yield: null });
  });
});

it("separators left behind an ingredient are taken off in one walk", () => {
  expect(withoutSeams("145 °F | • –")).toBe("145 °F");
  expect(withoutSeams("flour (sifted )")).toBe("flour (sifted)");
  expect(withoutSeams("half-and-half")).toBe("half-and-half");
  const started = performance.now();
  withoutSeams(`flour${" |".repeat(200_000)}x`);
  withoutSeams(`flour${" ".repeat(200_000)}x`);
  expect(performance.now() - started).toBeLessThan(5000);
});
