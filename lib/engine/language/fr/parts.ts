/** What French recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "pâte|garniture|farce|sauce|crème|glaçage|nappage|appareil|marinade|vinaigrette|assaisonnement|bouillon|court-bouillon|fond|coulis|sirop|meringue|ganache|mousse|crumble|streusel|panure|chapelure|biscuit|génoise|base|croûte|caramel|praliné|compote|compotée|purée|salade|décor|décoration|finition|finitions|dressage|montage|accompagnement|topping|béchamel|persillade|pesto|mayonnaise|aïoli|rouille|tapenade|chantilly|boulettes|galettes|légumes|viande|imbibage|punch|insert|dacquoise|craquelin|fourrage|assemblage",
  seasonings:
    "sel|poivre|sel et poivre|sel, poivre|sel & poivre|eau|huile|huile d'olive|fleur de sel|glaçons|épices",
  finishes: "glaçage|sauce|sirop|garniture|nappage|ganache|coulis|vinaigrette|meringue",
  served:
    "pour servir|pour décorer|pour la décoration|pour accompagner|pour le service|pour saupoudrer|au goût|selon le goût|facultatif",
  nounFirst: true,
};
