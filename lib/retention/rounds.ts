import "server-only";
/** When the sweeps run: jobs like all later work (lib/jobs), done by one copy of the app for all. */
import { MORE, periodic } from "@/lib/jobs/kinds";
import { fetchForgotten } from "@/lib/recipes/foreign-pictures";
import { sweepEverything } from "./sweeps";

const MINUTE_MS = 60 * 1000;

export const sweeps = periodic({
  kind: "sweeps",
  everyMs: 60 * MINUTE_MS,
  run: async () => ((await sweepEverything()).isCutOff ? MORE : null),
});

/** Those that nobody remembers to fetch: of recipes that were saved by a version before. */
export const waitingPictures = periodic({
  kind: "pictures of recipes",
  everyMs: 60 * MINUTE_MS,
  run: () => fetchForgotten(new Date()),
});
