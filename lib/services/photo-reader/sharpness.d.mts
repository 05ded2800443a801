import type { Grey } from "./grey.mjs";
export const BLURRED: number;
export function edgeWidth(grey: Grey): number;
export function focused(grey: Grey): Promise<Grey>;
