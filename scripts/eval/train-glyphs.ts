/**
 * Trains the photo reader's glyph model on type rendered here, in the fonts of this machine: `node --import tsx scripts/eval/train-glyphs.ts`.
 * Prints the accuracy on fonts that were kept apart, then trains on all of them and writes `lib/services/photo-reader/glyph-weights.json`.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { CLASSES, classify, HIDDEN } from "@/lib/services/photo-reader/glyph-model.mjs";
import { FEATURES, featuresOf, glyphsIn } from "@/lib/services/photo-reader/glyphs.mjs";
import { stretch } from "@/lib/services/photo-reader/grey.mjs";
import { openBrowser } from "./cases/browser";
import { seeded } from "./cases/random";

type Weights = { w1: Float32Array; b1: Float32Array; w2: Float32Array; b2: Float32Array };
type Sample = { features: Float32Array; label: number; font: string };

const CELL = 90;
const EPOCHS = 24;
const RATE = 0.02;
const OTHERS = "abcdefghklmnoprstuvwxyzABCDEFGHKLMNPRSTVYZ%&()+-/•–▢□*$£?!".split("");
const random = seeded(7);

const fonts = [
  ...new Set(
    execFileSync("fc-list", [":", "family"], { encoding: "utf8" })
      .split("\n")
      .map((line) => line.split(",")[0]?.trim() ?? "")
      .filter((name) => name && !/symbol|dingbat|D050000L|math|emoji|opens|fallback/i.test(name)),
  ),
].sort();

const samples = await draw();
const held = new Set(fonts.filter((_, index) => index % 5 === 0));
const trial = train(samples.filter(({ font }) => !held.has(font)));
const apart = samples.filter(({ font }) => held.has(font));
const right = apart.filter(({ features, label }) => best(features, trial) === label).length;
process.stdout.write(
  `${samples.length} glyphs of ${fonts.length} fonts; on fonts kept apart ${((100 * right) / apart.length).toFixed(1)} % right\n`,
);
writeFileSync("lib/services/photo-reader/glyph-weights.json", JSON.stringify(pack(train(samples))));

async function draw(): Promise<Sample[]> {
  const browser = await openBrowser();
  const drawn: Sample[] = [];
  for (const font of fonts) {
    for (const style of ["", "font-weight:bold", "font-style:italic"]) {
      const glyphs = CLASSES.flatMap((label) => {
        if (label === "other")
          return Array.from({ length: 14 }, () => ({ label, text: random.pick(OTHERS) }));
        const written = label.replace(/[½⅓⅔¼¾⅛]/g, (glyph) => glyph.normalize("NFKD").replace("\u2044", "/"));
        return [label, label, label, ...(written === label ? [] : [written])].map((text) => ({
          label,
          text,
        }));
      });
      const cells = glyphs.map(
        ({ text }) =>
          `<div style="width:${CELL}px;height:${CELL}px;display:grid;place-items:center;font-size:${random.between(15, 44)}px;filter:blur(${random.between(0, 1.3)}px)"><span style="transform:rotate(${random.between(-2, 2)}deg) skewX(${random.between(-4, 4)}deg)">${text}</span></div>`,
      );
      const page = await browser.newPage({
        viewport: { width: CELL * 10, height: CELL * Math.ceil(glyphs.length / 10) },
      });
      await page.setContent(
        `<body style="margin:0;font-family:'${font}';${style}"><div style="display:flex;flex-wrap:wrap;width:${CELL * 10}px">${cells.join("")}</div>`,
      );
      const { data, info } = await sharp(await page.screenshot())
        .greyscale()
        .toColourspace("b-w")
        .raw()
        .toBuffer({ resolveWithObject: true });
      await page.close();
      const grey = stretch({ data: new Uint8Array(data), width: info.width, height: info.height });
      glyphs.forEach(({ label }, index) => {
        const x0 = (index % 10) * CELL;
        const y0 = Math.floor(index / 10) * CELL;
        const found = glyphsIn(grey, { x0, y0, x1: x0 + CELL, y1: y0 + CELL });
        const only = found[0];
        if (found.length === 1 && only)
          drawn.push({ features: featuresOf(grey, only), label: CLASSES.indexOf(label), font });
      });
    }
  }
  await browser.close();
  return drawn;
}

function best(features: Float32Array, weights: Weights): number {
  const { probabilities } = classify(features, weights);
  return probabilities.indexOf(Math.max(...probabilities));
}

/** Stochastic gradient descent on the cross-entropy. */
function train(list: readonly Sample[]): Weights {
  const initial = (count: number, scale: number): Float32Array =>
    Float32Array.from({ length: count }, () => random.between(-scale, scale));
  const weights: Weights = {
    w1: initial(HIDDEN * FEATURES, 0.07),
    b1: new Float32Array(HIDDEN),
    w2: initial(CLASSES.length * HIDDEN, 0.2),
    b2: new Float32Array(CLASSES.length),
  };
  const order = list.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order.sort(() => random.between(-1, 1));
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const index of order) {
      const sample = list[index];
      if (sample) learn(sample, weights, rate);
    }
  }
  return weights;
}

function learn({ features, label }: Sample, { w1, b1, w2, b2 }: Weights, rate: number): void {
  const { hidden, probabilities } = classify(features, { w1, b1, w2, b2 });
  const back = new Float32Array(HIDDEN);
  for (let one = 0; one < CLASSES.length; one += 1) {
    const error = (probabilities[one] ?? 0) - (one === label ? 1 : 0);
    b2[one] = (b2[one] ?? 0) - rate * error;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const at = one * HIDDEN + unit;
      back[unit] = (back[unit] ?? 0) + error * (w2[at] ?? 0);
      w2[at] = (w2[at] ?? 0) - rate * error * (hidden[unit] ?? 0);
    }
  }
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    if ((hidden[unit] ?? 0) <= 0) continue;
    const step = rate * (back[unit] ?? 0);
    b1[unit] = (b1[unit] ?? 0) - step;
    for (let index = 0; index < FEATURES; index += 1) {
      const at = unit * FEATURES + index;
      w1[at] = (w1[at] ?? 0) - step * (features[index] ?? 0);
    }
  }
}

function pack(weights: Weights): Record<string, { scale: number; data: string }> {
  return Object.fromEntries(
    Object.entries(weights).map(([name, values]) => {
      const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
      return [name, { scale, data: Buffer.from(bytes.buffer).toString("base64") }];
    }),
  );
}
