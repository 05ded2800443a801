/** How German recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "arbeitszeit|vorbereitungszeit|vorbereitung|zubereitungszeit",
    cooking: "kochzeit|backzeit|garzeit|koch-/backzeit",
    resting: "ruhezeit|kühlzeit|gehzeit|wartezeit|einweichzeit",
    total: "gesamtzeit|gesamt|zeit|dauer|fertig in",
  },
  serves: "portionen|personen|für",
  eaters: "portionen|portion|personen|person",
  makes: "ergibt|reicht für|menge",
  openEnded: "ergibt",
  helpings: "teller|schüsseln|schalen",
  forEaters: "für",
  enough: "gut|reichlich",
  yieldLeads: "das|die|es",
  adds: "plus|zzgl.|zuzüglich|und",
  otherTimes: "lesezeit",
  pieces: "stück|stücke|stk.|stk|scheiben|brote|brot|muffins|brötchen|gläser|kekse|plätzchen",
  sizes: "cm|mm",
  divides: "schneiden in",
  about: "ca.|ca|etwa|ungefähr|rund|circa",
  overnight: "über nacht",
  cardLabels: "schwierigkeit|schwierigkeitsgrad",
};
