import "server-only";
/** When the sweeps run: jobs like all later work (lib/jobs), done by one copy of the app for all. */
import { MORE, periodic } from "@/lib/jobs/kinds";
import { fetchForeignPictures } from "@/lib/recipes/foreign-pictures";
import { sweepEverything } from "./sweeps";

const MINUTE_MS = 60 * 1000;
const PICTURES_AT_ONCE = 50;

export const sweeps = periodic({
  kind: "sweeps",
  everyMs: 60 * MINUTE_MS,
  run: async () => ((await sweepEverything()).isCutOff ? MORE : null),
});

/** Those whose fetch was cut short or is to be tried again, and those of recipes saved before pictures were fetched at all. */
export const waitingPictures = periodic({
  kind: "pictures of recipes",
  everyMs: 5 * MINUTE_MS,
  run: () => fetchForeignPictures(new Date(), PICTURES_AT_ONCE),
});
