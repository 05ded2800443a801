/** English, as far as a browser needs it. */
import type { CorePack } from "@/lib/engine/language/pack";
import { NUMBERS } from "./numbers";
import { SCALING } from "./scaling";
import { DURATIONS, TEMPERATURES } from "./times";
import { UNITS } from "./units";

export const CORE: CorePack = {
  code: "en",
  numbers: NUMBERS,
  units: UNITS,
  durations: DURATIONS,
  temperatures: TEMPERATURES,
  scaling: SCALING,
};
