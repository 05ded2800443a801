/** By which words the shape of an Italian line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack-pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared: "tritat[oaie]",
  toTaste: "q\\.?\\s?b\\.?|quanto basta",
  nutrients: "grassi",
  steps: "passo",
  greetings: "ciao|car[oa]",
  partings: "baci",
  sentFrom: "inviato da",
  ingredientsInline: "ingredienti",
  stepsInline: "preparazione|procedimento",
  hangs: "e|o|con|di|da|in",
  beforeSameAmount: "o|e",
  until: "finché",
  kitchen: "ciotola|padella|pentola|forno|fuoco",
  shopping: "spesa",
  partLeads: "per",
  partArticles: "il|lo|la|le|gli|i",
  authors: "di",
};
