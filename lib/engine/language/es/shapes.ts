/** By which words the shape of a Spanish line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack-pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared: "picad[oa]s?",
  toTaste: "al gusto",
  nutrients: "proteínas",
  steps: "paso",
  greetings: "hola|querid[oa]",
  partings: "besos",
  sentFrom: "enviado desde|enviado de",
  ingredientsInline: "ingredientes",
  stepsInline: "preparación|elaboración|instrucciones|pasos|modo de preparación",
  notesInline: "notas",
  hangs: "y|o|de|con",
  beforeSameAmount: "o|y",
  until: "hasta",
  kitchen: "sartén|olla|horno|fuego",
  shopping: "compra",
  partLeads: "para",
  partArticles: "el|la|los|las",
  authors: "por",
  adaptedFrom: "adaptado",
};
