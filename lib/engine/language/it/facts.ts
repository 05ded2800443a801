/** How Italian recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "tempo di preparazione|preparazione",
    cooking: "tempo di cottura|cottura",
    resting: "tempo di riposo|riposo|ammollo|marinatura|lievitazione",
    total: "tempo totale|totale|tempo|durata|pronto in",
  },
  serves: "per|porzioni|dosi per|dosi|persone",
  eaters: "persone|persona|porzioni|pers.|pers|commensali",
  makes: "resa|quantità",
  openEnded: "resa",
  helpings: "piatti|ciotole",
  forEaters: "per",
  enough: "abbondanti|bene",
  yieldLeads: "questo",
  adds: "più|e",
  otherTimes: "tempo di lettura",
  pieces: "pezzi|fette|biscotti|vasetti",
  sizes: "cm|mm",
  divides: "tagliare in",
  about: "circa|ca.|quasi",
  overnight: "tutta la notte|una notte",
  cardLabels: "difficoltà",
};
