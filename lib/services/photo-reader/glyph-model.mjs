/** A small network that tells figures and fractions apart by their shapes; its weights are trained on rendered type (scripts/eval/train-glyphs.ts). */
import weights from "./glyph-weights.json" with { type: "json" };
import { FEATURES } from "./glyphs.mjs";

/** What a glyph can be; `other` is every letter and mark. */
export const CLASSES = [
  "½",
  "⅓",
  "⅔",
  "¼",
  "¾",
  "⅛",
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "other",
];
export const HIDDEN = 40;

/** @typedef {{ w1: Float32Array, b1: Float32Array, w2: Float32Array, b2: Float32Array }} Weights */

/** Probabilities of the classes. @param {Float32Array} features @param {Weights} weights */
export function classify(features, { w1, b1, w2, b2 }) {
  const hidden = new Float32Array(HIDDEN);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    let sum = b1[unit];
    for (let index = 0; index < FEATURES; index += 1) sum += features[index] * w1[unit * FEATURES + index];
    hidden[unit] = Math.max(0, sum);
  }
  const scores = CLASSES.map((_, one) => {
    let sum = b2[one];
    for (let unit = 0; unit < HIDDEN; unit += 1) sum += hidden[unit] * w2[one * HIDDEN + unit];
    return sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return { hidden, probabilities: powers.map((power) => power / total) };
}

let loaded;

/** The trained weights: 8-bit numbers, each row of the file a part with its scale. @returns {Weights} */
export function trainedWeights() {
  if (loaded) return loaded;
  const unpack = ({ scale, data }) =>
    Float32Array.from(new Int8Array(Buffer.from(data, "base64")), (value) => value * scale);
  loaded = { w1: unpack(weights.w1), b1: unpack(weights.b1), w2: unpack(weights.w2), b2: unpack(weights.b2) };
  return loaded;
}
