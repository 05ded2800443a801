/** How French recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "temps de préparation|durée de préparation|préparation|prép.|prépa.|prép|prépa|préparation active|temps actif",
    cooking: "temps de cuisson|durée de cuisson|cuisson|cuiss.|temps de cuisson au four",
    resting:
      "temps de repos|durée de repos|repos|temps de repos au frais|temps de marinade|marinade|temps de réfrigération|réfrigération|temps de macération|macération|temps de trempage|trempage|temps de levée|levée|temps de pousse|pousse|pointage|apprêt|congélation|refroidissement|temps de pause|attente|temps d'attente",
    total: "temps total|durée totale|total|durée|prêt en|temps|temps de réalisation",
  },
  serves:
    "pour|nombre de personnes|nombre de portions|nombre de parts|personnes|parts|portions|couverts|sert",
  eaters:
    "personnes|personne|pers.|pers|parts|part|portions|portion|convives|couverts|gourmands|invités|enfants|adultes",
  makes: "donne|rendement|quantité|pour environ",
  openEnded: "donne",
  helpings: "bols|assiettes",
  forEaters: "pour",
  enough: "largement|bien",
  yieldLeads: "cela",
  adds: "plus|et",
  otherTimes: "temps de lecture",
  pieces:
    "moules|moule|plats de|pièces|pièce|pots|pot|bocaux|bocal|tranches|biscuits|sablés|crêpes|galettes|gâteaux|gâteau|cookies|muffins|cupcakes|madeleines|financiers|macarons|choux|éclairs|tartelettes|tartes|tarte|quiches|verrines|ramequins|boules|pains|pain|petits pains|brioches|gaufres|beignets|boulettes|croquettes|brochettes|burgers|wraps|pizzas|pizza|cakes|cake|bouchées|truffes|meringues|scones|verres|bouteilles|litres|litre",
  sizes: "cm|mm",
  divides: "couper en|découper en",
  about: "environ|env.|env|à peu près",
  overnight: "une nuit|1 nuit|la nuit|toute la nuit",
  cardLabels:
    "difficulté|niveau|niveau de difficulté|coût|budget|catégorie|type de plat|type|cuisine|auteur|calories|saison|matériel|ustensiles|régime|mots-clés|source",
};
