import type { Message } from "@/lib/messages";

/** What stands below the picture in each of the two videos: `npm run videos` writes it in, and the player shows it as text. */
export const EXPLAINER_WORDS = [
  "Recipes are hard to read when you are tired.",
  "Paste one. Or bring an address, a photo, a PDF.",
  "Each amount is checked against the original.",
  "You get one shopping list …",
  "… and short steps, with how much goes in now.",
  "Then cook, one step at a time.",
  "Try it with a recipe of yours.",
] as const satisfies readonly Message[];

export const COOK_MODE_WORDS = [
  "Press Cook.",
  "First: what to get out, and how long it takes.",
  "Then one step at a time.",
  "Tick off what is done.",
  "A time in the step is a timer.",
  "It goes on while you do.",
  "It tells you when it is done.",
  "Go back whenever you like.",
  "Nothing is lost if you stop.",
] as const satisfies readonly Message[];
