/** Whatever a page holds: no throw, an answer of a known kind, no markup in it, and no time that grows faster than the page. */
import fc from "fast-check";
import { extractRecipe } from ".";

const KINDS = ["recipe", "bot-wall", "consent", "list", "article", "nothing"];
const MARKUP = /<\/?(?:p|br|div|span|li|ul|a|script)\b[^>]*>|&(?:#\d+|[a-z]{2,8});/i;

/** Pieces that real pages are made of, and pieces that break readers. */
const piece = fc.constantFrom(
  ...'<div>|</div>|<ul>|<li>|</ul>|<p>|<br>|<table><tr><td>|</table>|<h2>Ingredients</h2>|<h2>Method</h2>|<b>|</b>|<script>|</script>|<!--|-->|<style>|<textarea>|<title>|</title>|<svg>|<a href="|">|\'|<|>|&amp;lt;p&amp;gt;|&#xD800;|&nbsp|\u0000|\ud800|2 eggs|1 cup flour|Whisk the eggs.|Bake for 20 minutes.|class="ingredient"|<li class=ingredient>|<div itemscope itemtype="http://schema.org/Recipe">|<span itemprop=recipeIngredient>|<span itemprop=recipeInstructions>'.split(
    "|",
  ),
  '<script type="application/ld+json">',
  '{"@type":"Recipe","name":"x","recipeIngredient":["2 eggs"',
  '"recipeInstructions":[{"@type":"HowToStep","text":"Bake."}',
  "]}",
);

describe("any page", () => {
  it("is answered, and without markup", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string()), { maxLength: 60 }),
        (pieces) => {
          const reading = extractRecipe(pieces.join(""), "https://a.example/x");
          expect(KINDS).toContain(reading.kind);
          if (reading.kind !== "recipe") return;
          const { title, description, ingredients, instructions } = reading.recipe;
          const texts = [
            title ?? "",
            description ?? "",
            ...[...ingredients, ...instructions].flatMap((line) => [line.text, line.section ?? ""]),
          ];
          for (const text of texts) {
            expect(text).not.toMatch(MARKUP);
            expect(text).not.toMatch(/[\u0000-\u001f]/);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("is answered when it is cut off anywhere", () => {
    const whole = `<html><head><script type="application/ld+json">{"@type":"Recipe","name":"Tart","recipeIngredient":["2 eggs","100 g flour"],"recipeInstructions":[{"@type":"HowToStep","text":"Whisk &amp; bake."}]}</script></head><body><h1>Tart</h1><h2>Ingredients</h2><ul class="ingredients"><li>2 eggs<li>100 g flour</ul><h2>Method</h2><p>Whisk.<!-- ad --></p></body></html>`;
    for (let length = 0; length <= whole.length; length++)
      expect(KINDS).toContain(extractRecipe(whole.slice(0, length)).kind);
  });
});

describe("hostile pages", () => {
  const SIZE = 200_000;
  /** Generous: it is to catch what grows with the square, which takes minutes at this size. */
  const ENDS_WITHIN_MS = 30_000;
  it.each<[string, string]>([
    ["deep nesting", "<div>"],
    ["deep formatting", "<b>x"],
    ["tags that never end", "<div <p "],
    ["quotes that never end", '<a href="'],
    ["comments that never end", "<!-- "],
    ["less-than signs", "<"],
    ["closing tags", "</div></b></x>"],
    ["raw text that never ends", "<title>a<textarea>b<svg>"],
    ["many JSON-LD blocks", '<script type="application/ld+json">{"@type":"Recipe","name":"x"}</script>'],
    ["one deep JSON-LD block", '<script type="application/ld+json">[{"a":'],
    [
      "recipes in recipes",
      '<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="ingredients">1 cup',
    ],
    ["headings", "<h2>Ingredients</h2><p>1 cup sugar</p>"],
    ["ingredients", "<li class=ingredient>1 cup sugar</li>"],
    ["steps between strangers", "<p>Mix the sugar until it melts.</p><p>a</p><p>b</p><p>c</p>"],
    ["parts", "<p>1 cup sugar</p><p>2 cups flour</p><p>Mix the sugar and flour until smooth.</p>"],
    ["entities", "&amp;amp;amp;"],
    ["spaces", " \t"],
    ["raised digits", "1<sup>1</sup>"],
    ["rows", "<table><tr><td>1<td>cup"],
  ])(
    "%s",
    (_what, unit) => {
      const html = unit.repeat(Math.ceil(SIZE / unit.length));
      expect(KINDS).toContain(extractRecipe(html, "https://a.example/x").kind);
    },
    ENDS_WITHIN_MS,
  );
});
