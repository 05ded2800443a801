import type { Grey } from "./grey.mjs";
export type Box = { x0: number; y0: number; x1: number; y1: number };
export const FEATURES: number;
export function glyphsIn(grey: Grey, box: Box): Box[];
export function featuresOf(grey: Grey, box: Box): Float32Array;
