/**
 * Makes PDF cases from our own recipes: `node --import tsx scripts/eval/make-pdf-cases.ts --out DIR [--seed N] [--count N]`.
 * Writes `DIR/cases.json` (`{ id, kind, file, expected }`) and the PDFs; the same seed makes the same cases.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { openBrowser } from "./cases/browser";
import { htmlPage, type PageLayout } from "./cases/html-pages";
import { drawLook, type Look } from "./cases/look";
import { seeded, type Random } from "./cases/random";
import { reactPdf, type ReactPdfLayout } from "./cases/react-pdf-pages";
import { caseRecipes, expectedOf, type CaseRecipe } from "./cases/recipes";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "68" },
  },
});
if (!values.out) throw new Error("usage: make-pdf-cases.ts --out DIR [--seed N] [--count N]");

const HTML: PageLayout[] = ["cookbook", "magazine", "sidebar", "table", "boxed", "two-lists", "web"];
const REACT: ReactPdfLayout[] = ["plain", "columns", "table", "boxed"];

const out = values.out;
const random = seeded(Number(values.seed));
mkdirSync(out, { recursive: true });
const recipes = caseRecipes();
const browser = await openBrowser();
const cases: object[] = [];
for (let index = 0; index < Number(values.count); index += 1) {
  const recipe = recipes[(index * 7 + Number(values.seed)) % recipes.length];
  if (!recipe) continue;
  const look = drawLook(random);
  const byBrowser = index % 3 !== 2;
  const layout = byBrowser ? random.pick(HTML) : random.pick(REACT);
  const bytes = byBrowser
    ? await printed(browser, recipe, layout as PageLayout, look, random)
    : await reactPdf(recipe, layout as ReactPdfLayout, look, random.chance(0.6));
  const id = `pdf-${values.seed}-${String(index).padStart(3, "0")}`;
  writeFileSync(path.join(out, `${id}.pdf`), bytes);
  cases.push({
    id,
    kind: `${byBrowser ? "chromium" : "react"}-${layout}`,
    file: `${id}.pdf`,
    expected: expectedOf(recipe),
  });
}
await browser.close();
writeFileSync(path.join(out, "cases.json"), JSON.stringify(cases, null, 1));

async function printed(
  from: Browser,
  recipe: CaseRecipe,
  layout: PageLayout,
  look: Look,
  draw: Random,
): Promise<Buffer> {
  const page = await from.newPage();
  await page.setContent(htmlPage(recipe, layout, look, 720));
  const furniture = draw.chance(0.5);
  const pdf = await page.pdf({
    format: draw.pick(["A4", "Letter", "A5"]),
    scale: 0.9,
    displayHeaderFooter: furniture,
    headerTemplate: `<div style="font-size:8px;margin:0 40px"><span class="date"></span> <span class="title"></span></div>`,
    footerTemplate: `<div style="font-size:8px;margin:0 40px"><span class="pageNumber"></span>/<span class="totalPages"></span></div>`,
    margin: furniture ? { top: "60px", bottom: "60px", left: "0px", right: "0px" } : undefined,
  });
  await page.close();
  return pdf;
}
