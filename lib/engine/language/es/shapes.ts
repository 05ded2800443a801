/** By which words the shape of a Spanish line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared: "picad[oa]s?|rallad[oa]s?|cortad[oa]s?|pelad[oa]s?|trocead[oa]s?|machacad[oa]s?|derretid[oa]s?",
  toTaste:
    "al gusto|para decorar|para servir|para engrasar|para freír|para espolvorear|c/n|cantidad necesaria",
  energy: "calorías|energía",
  nutrients: "proteínas|calorías|hidratos de carbono|carbohidratos|grasas",
  steps: "paso|fase|etapa",
  greetings: "hola|querid[oa]",
  partings: "besos",
  sentFrom: "enviado desde|enviado de",
  ingredientsInline: "ingredientes|(?:lo que|qué) (?:necesitas|necesitamos|necesitáis|vas a necesitar)",
  stepsInline:
    "modo de hacerlo|procedimiento|preparación|elaboración|instrucciones|pasos|modo de preparación",
  notesInline:
    "notas|información nutricional(?: por (?:ración|porción))?|valor(?:es)? nutricional(?:es)?(?: por (?:ración|porción))?",
  hangs: "y|o|de|con|del|en|para|la|el|los|las|sin",
  beforeSameAmount: "o|y|de|unos|unas|más",
  until: "hasta",
  kitchen: "sartén|olla|horno|fuego|cazuela|cazo|molde|fuente|bandeja",
  shopping: "compra",
  dayLeads:
    "la (?:noche|tarde|víspera)(?: anterior| antes)?|(?:noche|tarde) anterior|(?:el |al )?día (?:anterior|antes|siguiente)|al otro día|a la mañana siguiente",
  partLeads: "para|para hacer|para preparar|para elaborar",
  partArticles: "el|la|los|las",
  partAlone:
    "para acompañar|para servir|para decorar|para adornar|para emplatar|para montar|para rellenar|para rebozar|para empanar|para freír|para gratinar|para pintar|para espolvorear|además|guarnición|decoración|para terminar|acabado|(?:para el )?montaje",
  authors: "por",
  adaptedFrom: "adaptad[oa]",
  leadsOn: "pues|entonces|bueno|así que|bien",
  told: "(?:necesitas|necesitamos|necesitarás|necesitáis|vas a necesitar|hacen? falta|se necesitan?|necesitaremos|utilizaremos|yo uso)",
  toldFirst: "toma|tome|tomad|coge|coged|coges|cogéis|cogemos|tomas|tomamos",
  toldMore: "más|además|y también",
};
