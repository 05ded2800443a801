/** Name and version of the rules engine: in every receipt, and part of every result cache's key. */

/** Changes whenever the same source could give another recipe. */
export const ENGINE_VERSION = "1.0.0";
/** What the receipt names as the maker of a recipe that no model touched. */
export const RULES_ENGINE = "rules";
