/**
 * Web page to formatted recipe, per page: ours against extraction with jsdom and against the npm `recipe-scrapers` package, in turn on the
 * same made-up pages; and what twice the input costs on pages made to hurt (2.3 at most is linear within the noise).
 */
import { JSDOM } from "jsdom";
import { scrapeRecipe } from "recipe-scrapers";
import { extractRecipe } from "@/lib/engine/read/page";
import { formatRecipe } from "@/lib/engine/format";

const ADDRESS = "https://kitchen.example/recipes/leek-tart";
const ROUNDS = 7;
const INGREDIENTS = [
  "2 large leeks, sliced",
  "30 g butter",
  "3 eggs",
  "200 ml double cream",
  "150 g gruyère, grated",
  "1 pinch of nutmeg",
  "salt and pepper",
];
const STEPS = [
  "Melt the butter in a pan and fry the leeks for 10 minutes until soft.",
  "Whisk the eggs with the cream, and season with nutmeg, salt and pepper.",
  "Spread the leeks in a dish, pour the cream over them and scatter with the gruyère.",
  "Bake for 30 minutes at 180°C until golden.",
];
const items = (lines: readonly string[]) => lines.map((line) => `<li class="entry">${line}</li>`).join("\n");
const DATA = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek tart",
  author: "A cook",
  image: "/tart.jpg",
  recipeYield: "4",
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS,
});

/** A page like those of today: mostly style, script and comments, the recipe in the middle. */
function pageOf(bytes: number, withData: boolean): string {
  const style = `<style>${".card{margin:0 auto;padding:1rem;color:#333}\n".repeat(bytes / 400)}</style>`;
  const script = `<script>${'window.q=window.q||[];q.push({"slot":"<div>"});\n'.repeat(bytes / 160)}</script>`;
  const comment = (n: number) =>
    `<li class="comment depth-1" id="c${n}"><div class="author"><a href="/u/${n}">Reader ${n}</a></div><p>We made this on Sunday &amp; liked it, though I took less cream.</p></li>`;
  const comments = `<h2>Comments</h2><ol>${Array.from({ length: bytes / 600 }, (_, n) => comment(n)).join("\n")}</ol>`;
  const data = withData ? `<script type="application/ld+json">${DATA}</script>` : "";
  return `<!doctype html><html lang="en"><head><title>Leek tart | Our Kitchen</title>${data}${style}${script}</head><body><nav>${'<a href="/x">More</a>'.repeat(60)}</nav><h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>${comments}</body></html>`;
}

/** What reading with jsdom costs at the least: the document, its JSON-LD, and its lists. */
function withJsdom(html: string): number {
  const { document } = new JSDOM(html, { url: ADDRESS }).window;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent ?? "null") as unknown,
  );
  return blocks.length + [...document.querySelectorAll("li")].map((item) => item.textContent ?? "").length;
}

function ours(html: string): void {
  const reading = extractRecipe(html, ADDRESS);
  if (reading.kind !== "recipe") throw new Error(`a page of the bench was read as ${reading.kind}`);
  formatRecipe(reading.recipe);
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function comparePages(): Promise<void> {
  const pages = [100_000, 300_000, 2_000_000].flatMap((bytes) =>
    [true, false].map((withData) => ({ bytes, withData, html: pageOf(bytes, withData) })),
  );
  for (let warm = 0; warm < 30; warm += 1) for (const { html } of pages.slice(0, 4)) ours(html);
  for (const { bytes, withData, html } of pages) {
    const took = { ours: [] as number[], jsdom: [] as number[], peer: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      took.ours.push(await timed(() => ours(html)));
      took.jsdom.push(await timed(() => withJsdom(html)));
      took.peer.push(await timed(() => scrapeRecipe(html, ADDRESS, { safeParse: true })));
    }
    const [own, jsdom, peer] = [median(took.ours), median(took.jsdom), median(took.peer)];
    process.stdout.write(
      `${(bytes / 1000).toFixed(0).padStart(5)} kB ${withData ? "JSON-LD" : "plain  "}  ours ${own.toFixed(1)} ms · jsdom ${jsdom.toFixed(0)} ms (${(jsdom / own).toFixed(0)}×) · ` +
        `recipe-scrapers ${peer.toFixed(0)} ms (${(peer / own).toFixed(0)}×)\n`,
    );
  }
}

const HOSTILE: Record<string, string> = {
  "deep nesting": "<div>",
  "tags without end": "<div <p ",
  "quotes without end": '<a href="',
  "less-than signs": "<",
  "broken JSON-LD": '<script type="application/ld+json">{"a":"x" "y',
  headings: "<h2>Ingredients</h2><p>1 cup sugar</p>",
  "class names": '<li class="ingredient">1 cup sugar</li>',
  "step runs": "<p>Mix the sugar until it melts.</p><p>a</p><p>b</p><p>c</p>",
};
const HOSTILE_BYTES = 1_000_000;

async function doubleInput(): Promise<void> {
  for (const [name, unit] of Object.entries(HOSTILE)) {
    const best = async (bytes: number) => {
      const html = unit.repeat(bytes / unit.length);
      const took: number[] = [];
      for (let round = 0; round < 4; round += 1) took.push(await timed(() => extractRecipe(html, ADDRESS)));
      return Math.min(...took);
    };
    const [once, twice] = [await best(HOSTILE_BYTES), await best(2 * HOSTILE_BYTES)];
    process.stdout.write(
      `${name.padEnd(20)} 1 MB ${once.toFixed(0)} ms, 2 MB ${twice.toFixed(0)} ms, ratio ${(twice / once).toFixed(2)}\n`,
    );
  }
}

export async function run(): Promise<void> {
  await comparePages();
  await doubleInput();
}
