/** What Spanish recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "masa|relleno|salsa|sofrito|adobo|marinada|marinado|aliño|vinagreta|aderezo|rebozado|empanado|glaseado|cobertura|crema|base|bizcocho|caldo|almíbar|jarabe|merengue|ganache|guarnición|topping|crumble|majado|picada|ensalada|pasta|mezcla|montaje|decoración|cubierta|baño|recado|mojo|chimichurri|guacamole|pico de gallo|bechamel|sirope|mousse|armado|ensamblaje|ensamblado",
  seasonings:
    "sal|pimienta|sal y pimienta|sal y pimienta al gusto|sal y pimienta negra|agua|aceite|aceite de oliva|hielo",
  finishes: "glaseado|salsa|almíbar|relleno|cobertura|ganache|aderezo|vinagreta|merengue",
  served: "para servir|para decorar|para acompañar|para adornar|al gusto|a gusto|para espolvorear|opcional",
  nounFirst: true,
};
