import type { Message } from "@/lib/messages";

/** What the product says of itself, wherever it says it (screens.md#page-titles). Its name is a setting. */
export const TAGLINE = "Recipes in plain steps." satisfies Message;
