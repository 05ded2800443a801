/** In which measures a recipe is shown: the source's own, or those of a cook's kitchen. */

export const MEASURES = ["written", "metric", "us"] as const;
export type Measures = (typeof MEASURES)[number];
