/** How Italian recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "tempo di preparazione|tempi di preparazione|preparazione|prep|tempo attivo",
    cooking: "tempo di cottura|tempi di cottura|cottura|cottura in forno",
    resting:
      "tempo di riposo|riposo|riposo in frigo|tempo di ammollo|ammollo|tempo di marinatura|marinatura|tempo di lievitazione|lievitazione|raffreddamento|tempo di raffreddamento|tempo di attesa|attesa|congelamento|refrigerazione",
    total: "tempo totale|tempo complessivo|totale|tempo|durata|pronto in|pronta in|tempo richiesto",
  },
  serves: "per|porzioni|numero di porzioni|numero di persone|dosi per|dose per|dosi|ingredienti per|persone",
  eaters: "persone|persona|porzioni|porzione|pers.|pers|commensali|ospiti|bambini|adulti",
  makes: "resa|quantità|rende",
  openEnded: "resa",
  helpings: "piatti|ciotole",
  forEaters: "per",
  enough: "abbondanti|bene",
  yieldLeads: "questo",
  adds: "più|e",
  otherTimes: "tempo di lettura",
  pieces:
    "stampi|stampo|teglie|teglia|pirofile|pirofila|pezzi|pezzo|fette|biscotti|vasetti|vasetto|barattoli|muffin|cupcake|crostatine|crostata|torte|torta|tortine|ciambelle|panini|panino|pagnotte|focacce|focaccia|pizze|pizza|crêpes|crepes|crespelle|frittelle|polpette|crocchette|arancini|bicchieri|bicchierini|stampini|coppette|cannoli|bignè|gnocchi|ravioli|involtini|spiedini|piadine|grissini|brioche|cornetti|meringhe|tartufi|palline|bottiglie|litri|litro",
  sizes: "cm|mm",
  divides: "tagliare in",
  about: "circa|ca.|quasi",
  overnight: "tutta la notte|una notte|1 notte|la notte",
  cardLabels:
    "difficoltà|livello|livello di difficoltà|costo|categoria|portata|tipo di piatto|cucina|autore|calorie|stagione|attrezzatura|dieta|parole chiave|fonte",
};
