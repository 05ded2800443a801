/** How Italian recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "tempo di preparazione|tempi di preparazione|preparazione|prep|tempo attivo|preparaz.|tempo prep.|tempo di lavorazione|lavorazione",
    cooking:
      "tempo di cottura|tempi di cottura|cottura|cottura in forno|cott.|tempo in forno|tempo di cottura in forno|frittura",
    resting:
      "tempo di riposo|riposo|riposo in frigo|tempo di ammollo|ammollo|tempo di marinatura|marinatura|tempo di lievitazione|lievitazione|raffreddamento|tempo di raffreddamento|tempo di attesa|attesa|congelamento|refrigerazione|riposo in frigorifero|riposo della pasta|tempo di riposo in frigo|frigo|tempo di lievitaz.|lievitazione totale|prima lievitazione|seconda lievitazione|macerazione|tempo di macerazione|infusione|tempo di raffreddo|raffreddo|freezer|spurgo|tempo di salamoia",
    total:
      "tempo totale|tempo occorrente|tempo previsto|tempo stimato|tempo medio|tempo di esecuzione|tempo impiegato|tempo complessivo|totale|tempo|durata|pronto in|pronta in|tempo richiesto|in totale|tempo necessario|tempo di realizzazione|pronti in|pronte in|si prepara in|si fa in|pronto in soli|tempo totale circa",
  },
  serves:
    "per|porzioni|numero di porzioni|numero di persone|dosi per|dose per|dosi|ingredienti per|persone|n. persone|n° persone|nr. persone|numero porzioni|numero di porzione|dosi x|ingredienti x|ingredienti (per|ingredienti (x|serve|quantità per|dosi (per|basta per|bastano per|viene per|sufficiente per|ricetta per|ci mangiate in|ci mangiano in|siamo in|eravamo in",
  eaters:
    "persone|persona|porzioni|porzione|pers.|pers|commensali|ospiti|bambini|adulti|amici|affamati|pax|coperti",
  makes:
    "resa|quantità|rende|dà|fa|vengono|ne vengono|escono|si ottengono|per circa|numero di pezzi|numero pezzi|rese",
  openEnded: "resa|vengono|ne vengono|escono|si ottengono|numero di pezzi|numero pezzi",
  helpings: "piatti|ciotole",
  forEaters: "per|ingredienti per|ricetta per",
  among: "in|tra|fra|su",
  enough: "abbondanti|bene",
  yieldLeads:
    "questo|con queste dosi|con questa dose|con questi ingredienti|con questa ricetta|da queste dosi|la ricetta",
  needed: "servono|occorrono|ci vogliono|serve|avrete bisogno di|vi servono|ti servono",
  adds: "più|e",
  otherTimes: "tempo di lettura",
  pieces:
    "stampi|stampo|teglie|teglia|pirofile|pirofila|pezzi|pezzo|fette|biscotti|vasetti|vasetto|barattoli|muffin|cupcake|crostatine|crostata|torte|torta|tortine|ciambelle|panini|panino|pagnotte|focacce|focaccia|pizze|pizza|crêpes|crepes|crespelle|frittelle|polpette|crocchette|arancini|bicchieri|bicchierini|stampini|coppette|cannoli|bignè|gnocchi|ravioli|involtini|spiedini|piadine|grissini|brioche|cornetti|meringhe|tartufi|palline|bottiglie|litri|litro|plumcake|stampo da plumcake|biscotto|cantucci|tartellette|tranci|quadrotti|trancio|krapfen|bomboloni|zeppole|castagnole|chiacchiere|supplì|panzerotti|calzoni|filoni|filone|ciabatte|pan brioche|sandwich|tramezzini|toast|burger|hamburger|medaglioni|frittata|frittatine|quiche|sformatini|budini|muffins|cupcakes|brownies|mattonelle|baci|amaretti|ricciarelli|tozzetti|savoiardi|canestrelli|bocconcini|pancake|waffle|gelati|ghiaccioli|cestini|fagottini|sfogliatine|girelle|rotoli|rotolo|tegami|padelle|ciambella|ciambelline|tortiera|tortiere|ruoto|leccarda|stampo a cerniera|frollini|pasticcini|fagotti|bocconi|cornetti salati|cocotte|barattolini|cornetto|pizzette|rustici|sfogliate|rosette|taralli|monoporzioni|vasettini|teglie da forno|teglia da forno|placca|plumcake grande|polpettine",
  sizes: "cm|mm|litro|litri",
  divides: "tagliare in",
  about: "circa|ca.|quasi",
  overnight: "tutta la notte|una notte|1 notte|la notte",
  ovenRows: "forno|temperatura del forno|temperatura",
  cardLabels:
    "difficoltà|livello|livello di difficoltà|costo|categoria|portata|tipo di piatto|cucina|autore|calorie|stagione|attrezzatura|dieta|parole chiave|fonte",
};
