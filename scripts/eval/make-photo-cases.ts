/**
 * Makes photos of recipe pages from our own recipes: `node --import tsx scripts/eval/make-photo-cases.ts --out DIR [--seed N] [--count N] [--classes]`.
 * With `--classes` each photo shows one thing that goes wrong on photos, and its kind names it. Writes `DIR/cases.json` (`{ id, kind, file, expected }`) and the photos; the same seed makes the same cases.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "./cases/browser";
import { drawShot, photograph, type Shot } from "./cases/camera";
import { htmlPage, type PageLayout } from "./cases/html-pages";
import { drawLook } from "./cases/look";
import { seeded } from "./cases/random";
import { caseRecipes, expectedOf } from "./cases/recipes";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "50" },
    classes: { type: "boolean", default: false },
  },
});
if (!values.out) throw new Error("usage: make-photo-cases.ts --out DIR [--seed N] [--count N] [--classes]");

type Setting = { layout: PageLayout; widthPx: number; shows?: string; shot?: (drawn: Shot) => Partial<Shot> };

const LAYOUTS: Setting[] = [
  { layout: "cookbook", widthPx: 640 },
  { layout: "card", widthPx: 620 },
  { layout: "magazine", widthPx: 760 },
  { layout: "web", widthPx: 700 },
  { layout: "screen", widthPx: 900 },
];

const mild = { slantDegrees: 0, skewDegrees: 1, blurPx: 0.4 };
const CLASSES: Setting[] = [
  { shows: "status", layout: "phone", widthPx: 430, shot: () => mild },
  { shows: "print", layout: "print", widthPx: 760, shot: () => mild },
  { shows: "columns", layout: "two-lists", widthPx: 760, shot: () => mild },
  { shows: "note", layout: "two-lists-note", widthPx: 860, shot: () => mild },
  { shows: "boxes", layout: "check-boxes", widthPx: 640, shot: () => mild },
  {
    shows: "blur",
    layout: "cookbook",
    widthPx: 640,
    shot: () => ({ ...mild, blurPx: random.between(1.2, 2) }),
  },
  {
    shows: "slant",
    layout: "screen",
    widthPx: 900,
    shot: () => ({ blurPx: 0.4, slantDegrees: random.pick([-1, 1]) * random.between(9, 16) }),
  },
  {
    shows: "sideways",
    layout: "card",
    widthPx: 620,
    shot: () => ({ ...mild, exif: 1, liesDegrees: random.pick([90, 180, 270] as const) }),
  },
  {
    shows: "device",
    layout: "phone",
    widthPx: 430,
    shot: ({ skewDegrees }) => ({ ...mild, skewDegrees, casePx: 34 }),
  },
  { shows: "facts", layout: "facts-below", widthPx: 860, shot: () => mild },
  { shows: "facts-first", layout: "facts-above", widthPx: 640, shot: () => mild },
];

const out = values.out;
const random = seeded(Number(values.seed));
mkdirSync(out, { recursive: true });
const recipes = caseRecipes();
const browser = await openBrowser();
const settings = values.classes ? CLASSES : LAYOUTS;
const cases: object[] = [];
for (let index = 0; index < Number(values.count); index += 1) {
  const recipe = recipes[(index * 5 + Number(values.seed)) % recipes.length];
  const set = settings[index % settings.length];
  if (!recipe || !set) continue;
  const look = drawLook(random);
  const drawn = drawShot(random);
  const shot: Shot = { ...drawn, ...set.shot?.(drawn) };
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
    kind: set.shows ? `class-${set.shows}` : `${shot.easy ? "easy" : "hard"}-${set.layout}`,
    file: `${id}.jpg`,
    expected: expectedOf(recipe),
  });
}
await browser.close();
writeFileSync(path.join(out, "cases.json"), JSON.stringify(cases, null, 1));
