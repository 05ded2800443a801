/** What Italian recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "impasto|pasta|frolla|sfoglia|pastella|ripieno|farcia|farcitura|condimento|salsa|sugo|ragù|crema|glassa|copertura|marinatura|marinata|brodo|bagna|sciroppo|meringa|ganache|mousse|crumble|streusel|panatura|impanatura|base|guscio|caramello|composta|purè|insalata|decorazione|guarnizione|finitura|contorno|topping|besciamella|soffritto|battuto|trito|pesto|maionese|vinaigrette|citronette|emulsione|polpette|verdure|carne|biga|lievitino|poolish|pan di spagna|montaggio|assemblaggio|rifinitura",
  seasonings:
    "sale|pepe|sale e pepe|sale, pepe|sale & pepe|sale q.b.|pepe q.b.|sale e pepe q.b.|acqua|olio|olio d'oliva|olio evo|olio extravergine d'oliva|ghiaccio",
  finishes: "glassa|salsa|sciroppo|ripieno|farcia|copertura|ganache|condimento|meringa",
  served:
    "per servire|per decorare|per guarnire|per accompagnare|per spolverare|per completare|q.b.|quanto basta|a piacere|facoltativo",
  nounFirst: true,
};
