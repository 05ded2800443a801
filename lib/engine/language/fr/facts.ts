/** How French recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "temps de préparation|préparation",
    cooking: "temps de cuisson|cuisson",
    resting: "temps de repos|repos|temps de marinade|marinade|réfrigération|macération|trempage",
    total: "temps total|total|durée|prêt en",
  },
  serves: "pour|personnes|parts|portions",
  eaters: "personnes|personne|pers.|pers|parts|part|portions|convives",
  makes: "donne|rendement|quantité",
  openEnded: "donne",
  helpings: "bols|assiettes",
  forEaters: "pour",
  enough: "largement|bien",
  yieldLeads: "cela",
  adds: "plus|et",
  otherTimes: "temps de lecture",
  pieces: "pièces|pots|tranches|biscuits|crêpes|galettes",
  sizes: "cm|mm",
  divides: "couper en|découper en",
  about: "environ|env.|à peu près",
  overnight: "une nuit|1 nuit",
  cardLabels: "difficulté",
};
