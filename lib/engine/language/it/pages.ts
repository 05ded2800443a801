/** What stands on Italian pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords } from "@/lib/engine/language/pack-pages";

export const PAGES: Partial<PageWords> = { advertisements: "pubblicità" };

export const FURNITURE: Partial<FurnitureWords> = {
  letters: "buon appetito|buona degustazione|baci|un abbraccio|saluti",
  captions: "seguimi|seguiteci|seguici|iscriviti|fammi sapere|salva questa ricetta|condividi questa ricetta",
  noteLabels:
    "consigli[oa]?|il consiglio|trucchi|trucco|note?|varianti?|suggeriment[oi]|conservazione|abbinamento|accompagnamento|curiosità|senza glutine|versione (?:vegana|vegetariana|light)|attenzione|importante|da sapere",
  keeping:
    "si conserva|si conservano|si può congelare|si possono congelare|si può preparare|potete conservar(?:e|la|lo|li|le)|(?:è|sono) ancora più buon[aoei]",
  keepingPlace:
    "giorn[oi]|settiman[ae]|mes[ei]|frigo|frigorifero|freezer|congelatore|ermetico|giorno dopo|anticipo|fredd[aoei]",
  storing:
    "(?:conservate|conservare|conserva) [^.;]{0,80}(?:giorni|settimane|frigo|frigorifero|freezer|ermetico)",
  remarks: "ottim[aoei] con|potete anche|si può anche|deliziosa? con",
};
