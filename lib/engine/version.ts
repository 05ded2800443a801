/** Name and version of the rules engine: in every receipt, and part of every result cache's key. */

/** A constant of the build: see `scripts/setup/engine-version.mjs`. */
declare const ENGINE_BUILD: string | undefined;

/**
 * A hash of the engine's sources: changes whenever the same source could give another recipe. A build replaces the constant by it; run from
 * the sources, as tests and evaluations do, the engine has no version.
 */
export const ENGINE_VERSION: string = typeof ENGINE_BUILD === "string" ? ENGINE_BUILD : "from sources";
/** What the receipt names as the maker of a recipe that no model touched. */
export const RULES_ENGINE = "rules";
