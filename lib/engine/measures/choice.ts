/** In which measures a recipe is shown: the source's own, or those of a cook's kitchen. */

export const MEASURES = ["written", "metric", "us"] as const;
export type Measures = (typeof MEASURES)[number];

/** What a cook reads for each. */
export const MEASURE_NAMES: Readonly<Record<Measures, string>> = {
  written: "As written",
  metric: "Metric",
  us: "US",
};
