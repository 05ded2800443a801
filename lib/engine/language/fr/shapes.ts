/** By which words the shape of a French line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack-pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared: "haché",
  toTaste: "selon le goût|au goût",
  nutrients: "glucides|lipides",
  steps: "étape|etape",
  greetings: "bonjour|chère?",
  partings: "bises",
  sentFrom: "envoyé de",
  ingredientsInline: "ingrédients?",
  stepsInline: "préparation|étapes",
  hangs: "et|ou|de|du|avec",
  beforeSameAmount: "ou",
  until: "jusqu",
  kitchen: "saladier|casserole|poêle|four|feu|bol",
  shopping: "courses",
  partLeads: "pour",
  partArticles: "le|la|les",
  authors: "par",
  adaptedFrom: "adapté",
};
