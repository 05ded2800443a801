/** How French recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "temps de préparation|durée de préparation|préparation|prép.|prépa.|prép|prépa|préparation active|temps actif|temps de prépa|tps de préparation|tps préparation|travail",
    cooking:
      "temps de cuisson|durée de cuisson|cuisson|cuiss.|temps de cuisson au four|tps de cuisson|tps cuisson|cuisson au four|cuisson à la poêle|temps au four|de four|au four|mijotage|temps de mijotage|cuisson totale",
    resting:
      "temps de repos|durée de repos|repos|temps de repos au frais|temps de marinade|marinade|temps de réfrigération|réfrigération|temps de macération|macération|temps de trempage|trempage|temps de levée|levée|temps de pousse|pousse|pointage|apprêt|congélation|refroidissement|temps de pause|attente|temps d'attente|repos au frais|repos au réfrigérateur|repos au froid|temps au frais|temps au congélateur|mise au frais|infusion|temps d'infusion|dessalage|temps de dessalage|égouttage|prise au froid|temps de prise|fermentation|séchage|temps de séchage|réfrigérateur|frigo|temps de congélation|temps de refroidissement|1ère pousse|2ème pousse|première pousse|deuxième pousse",
    total:
      "temps total|temps nécessaire|temps estimé|temps requis|temps moyen|durée totale|total|durée|prêt en|temps|temps de réalisation|temps total estimé|temps global|prête en|prêts en|prêtes en|c'est prêt en|prêt en environ|réalisation|au total|tps total",
  },
  serves:
    "pour|nombre de personnes|nombre de portions|nombre de parts|personnes|parts|portions|couverts|sert|peut servir|nb de personnes|nb personnes|nbre de personnes|nb de parts|nb de portions|nombre de convives|nombre de couverts|ingrédients pour|ingrédients (pour|recette pour|quantités pour|proportions pour|pour environ|suffit pour|assez pour|régale|de quoi nourrir|convives|on est|on sera|on était|nous sommes|nous étions",
  eaters:
    "personnes|personne|pers.|pers|parts|part|portions|portion|convives|couverts|gourmands|invités|enfants|adultes|bouches|amis|affamés|gros mangeurs|bons mangeurs|petits appétits|gros appétits",
  makes:
    "donne|rendement|quantité|pour environ|pour faire|donne environ|cela donne|permet de faire|on obtient|nombre de pièces|nb de pièces",
  openEnded: "donne|nombre de pièces|nb de pièces",
  helpings: "bols|assiettes",
  forEaters: "pour",
  among: "en|dans|entre|sur",
  enough: "largement|bien",
  yieldLeads: "cela|avec ces quantités|avec ces proportions|cette recette|la recette",
  needed: "il vous faut|il te faut|il faut|vous aurez besoin de|tu auras besoin de|on a besoin de|prévoyez",
  adds: "plus|et",
  otherTimes: "temps de lecture|lecture|min de lecture",
  pieces:
    "moules|moule|plats de|pièces|pièce|pots|pot|bocaux|bocal|tranches|biscuits|sablés|crêpes|galettes|gâteaux|gâteau|cookies|muffins|cupcakes|madeleines|financiers|macarons|choux|éclairs|tartelettes|tartes|tarte|quiches|verrines|ramequins|boules|pains|pain|petits pains|brioches|gaufres|beignets|boulettes|croquettes|brochettes|burgers|wraps|pizzas|pizza|cakes|cake|bouchées|truffes|meringues|scones|verres|bouteilles|litres|litre|moule à cake|moule à manqué|cercle|plaque|terrine|terrines|bûche|petits pots|parts de gâteau|carrés|bâtonnets|barres|rouleaux|nems|samoussas|feuilletés|chaussons|croissants|pains au chocolat|cannelés|muffin|cookie|petits gâteaux|moelleux|fondants|coulants|îles flottantes|flans|yaourts|glaces|boules de glace|sucettes|blinis|pancakes|burritos|tacos|rillettes|raviolis|gnocchis|quenelles|falafels|nuggets|bagels|tartines|toasts|navettes|bugnes|oreillettes|chouquettes|profiteroles|gougères|gressins|crackers|rochers|sablé|crêpe|gaufre|galette|mini-cakes|minis quiches|mini quiches|quiche|tourte|pâtés|mini cakes|carrés|palets|roulés|bricks|samosas|accras|acras|crêpes épaisses|friands|moules à tarte|tartes flambées",
  sizes: "cm|mm|litre|litres",
  divides: "couper en|découper en",
  about: "environ|env.|env|à peu près",
  overnight: "une nuit|1 nuit|la nuit|toute la nuit",
  ovenRows: "four|température du four|thermostat|température",
  cardLabels:
    "difficulté|niveau|niveau de difficulté|coût|budget|catégorie|type de plat|type|cuisine|auteur|calories|saison|matériel|ustensiles|régime|mots-clés|source",
};
