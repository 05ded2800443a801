/** Spanish words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// Spanish words of ingredient lines that are neither amount nor food.

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes pequeño pequeña pequeños pequeñas mediano mediana medianos medianas",
  qualifiers: "colma colmada colmadas colmo raso rasa rasas generoso generosa generosas",
  approximately: "aprox unos unas",
  leads: "unos unas algunos",
  prepared:
    "picado picada picados picadas rallado rallada rallados ralladas pelado pelada pelados peladas cortado cortada cortados cortadas troceado troceada machacado machacados derretido derretida batido batidos",
  adverbs: "finamente",
  takenOf: "zumo jugo ralladura el la y de del",
  takenNouns: "zumo jugo ralladura",
  either: "o",
  further: "más y + &",
  less: "menos",
  of: "de del",
  conjunctions: "y o",
  optional: ["opcional"],
  toTaste: ["al gusto", "cantidad necesaria", "c/n"],
  endPhrases: "al gusto",
  labels: "además servir acompañar decorar decoración adornar guarnición opcional untar espolvorear pintar",
  alternatives: "o",
  noAlternatives: "más menos",
  manages: "para opcional según per",
  extras: "más",
  beforeNumbers: "unos",
};

/** Spanish words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "porciones raciones personas comensales",
  links: "para rinde",
  notCounted: "",
};

// What Spanish recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "masa|relleno|salsa|sofrito|adobo|marinada|marinado|aliño|vinagreta|aderezo|rebozado|empanado|glaseado|cobertura|crema|base|bizcocho|caldo|almíbar|jarabe|merengue|ganache|guarnición|topping|crumble|majado|picada|ensalada|pasta|mezcla|montaje|decoración|cubierta|baño|recado|mojo|chimichurri|guacamole|pico de gallo|bechamel|sirope|mousse|armado|ensamblaje|ensamblado",
  seasonings:
    "sal|pimienta|sal y pimienta|sal y pimienta al gusto|sal y pimienta negra|agua|aceite|aceite de oliva|hielo",
  finishes: "glaseado|salsa|almíbar|relleno|cobertura|ganache|aderezo|vinagreta|merengue",
  served: "para servir|para decorar|para acompañar|para adornar|al gusto|a gusto|para espolvorear|opcional",
  nounFirst: true,
};

// Spanish words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    leche nata mantequilla queso yogur jamon tocino pollo ternera cerdo cordero pavo pescado salmon merluza bacalao gambas camarones huevo huevos yema
    yemas clara claras perejil cilantro albahaca hierbabuena espinacas lechuga pepino zanahoria zanahorias apio puerro puerros brocoli coliflor calabacin
    berenjena pimiento pimientos champinones setas fresas frambuesas arandanos carne requeson
  `,
  keeps: `
    coco lata secas seco seca secos polvo molido molida caldo vinagre aceite condensada evaporada conserva
  `,
};
