/** The words that servings are told by, of all packs together. */
import { SERVINGS as DE } from "./de/servings";
import { SERVINGS as EN } from "./en/servings";
import { SERVINGS as ES } from "./es/servings";
import { SERVINGS as FR } from "./fr/servings";
import { SERVINGS as IT } from "./it/servings";
import type { ServingWords } from "./pack";
import { listed } from "./registry";

const words = (key: keyof ServingWords): ReadonlySet<string> =>
  new Set([EN, DE, FR, ES, IT].flatMap((servings) => listed(servings[key])));

/** Tie a number to eaters; such a number wins over a number of pieces. */
export const EATERS = words("eaters");
/** Between those words and the number. */
export const SERVING_LINKS = words("links");
/** Numbers of these count no servings. */
export const NOT_SERVINGS = words("notCounted");
