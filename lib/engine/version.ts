/** Name and version of the rules engine: in every receipt, and part of every result cache's key. */

/**
 * A hash of the engine's sources: changes whenever the same source could give another recipe. A build writes it here
 * (scripts/setup/engine-version.mjs); run from the sources, as tests and evaluations do, the engine has no version.
 */
// eslint-disable-next-line no-restricted-globals -- a build puts the text here; nothing is read when the engine runs
export const ENGINE_VERSION: string = process.env.ENGINE_VERSION ?? "from sources";
/** What the receipt names as the maker of a recipe that no model touched. */
export const RULES_ENGINE = "rules";
