export type Weights = { w1: Float32Array; b1: Float32Array; w2: Float32Array; b2: Float32Array };
export const CLASSES: string[];
export const HIDDEN: number;
export function classify(
  features: Float32Array,
  weights: Weights,
): { hidden: Float32Array; probabilities: number[] };
