/** What the product says of itself, wherever it says it (decisions §1). Its name is a setting. */
export const TAGLINE = "Recipes in plain steps.";
