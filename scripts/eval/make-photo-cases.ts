/**
 * Makes photos of recipe pages from our own recipes: `node --import tsx scripts/eval/make-photo-cases.ts --out DIR [--seed N] [--count N]`.
 * Writes `DIR/cases.json` (`{ id, kind, file, expected }`) and the photos; the same seed makes the same cases.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "./cases/browser";
import { drawShot, photograph } from "./cases/camera";
import { htmlPage, type PageLayout } from "./cases/html-pages";
import { drawLook } from "./cases/look";
import { seeded } from "./cases/random";
import { caseRecipes, expectedOf } from "./cases/recipes";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "50" },
  },
});
if (!values.out) throw new Error("usage: make-photo-cases.ts --out DIR [--seed N] [--count N]");

const LAYOUTS: { layout: PageLayout; widthPx: number }[] = [
  { layout: "cookbook", widthPx: 640 },
  { layout: "card", widthPx: 620 },
  { layout: "magazine", widthPx: 760 },
  { layout: "web", widthPx: 700 },
  { layout: "screen", widthPx: 900 },
];

const out = values.out;
const random = seeded(Number(values.seed));
mkdirSync(out, { recursive: true });
const recipes = caseRecipes();
const browser = await openBrowser();
const cases: object[] = [];
for (let index = 0; index < Number(values.count); index += 1) {
  const recipe = recipes[(index * 5 + Number(values.seed)) % recipes.length];
  const set = LAYOUTS[index % LAYOUTS.length];
  if (!recipe || !set) continue;
  const look = drawLook(random);
  const shot = drawShot(random);
  const page = await browser.newPage({
    viewport: { width: set.widthPx, height: 400 },
    deviceScaleFactor: random.pick([1.25, 1.5, 1.75, 2]),
  });
  await page.setContent(htmlPage(recipe, set.layout, look, set.widthPx));
  const rendered = await page.screenshot({ fullPage: true });
  await page.close();
  const id = `photo-${values.seed}-${String(index).padStart(3, "0")}`;
  writeFileSync(path.join(out, `${id}.jpg`), await photograph(browser, rendered, shot, random));
  cases.push({
    id,
    kind: `${shot.easy ? "easy" : "hard"}-${set.layout}`,
    file: `${id}.jpg`,
    expected: expectedOf(recipe),
  });
}
await browser.close();
writeFileSync(path.join(out, "cases.json"), JSON.stringify(cases, null, 1));
