/** How German recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "arbeitszeit|vorbereitungszeit|vorbereitung|zubereitungszeit|zubereitung|zubereitung ca.|aktive zeit|arbeitsaufwand",
    cooking:
      "kochzeit|backzeit|garzeit|koch-/backzeit|koch- und backzeit|koch-/bratzeit|bratzeit|grillzeit|schmorzeit|kochen/backen|kochen|backen|im ofen",
    resting:
      "ruhezeit|kühlzeit|gehzeit|wartezeit|einweichzeit|ruhe|marinierzeit|quellzeit|abkühlzeit|auskühlzeit|ziehzeit|teigruhe|kühlen|gefrierzeit",
    total:
      "gesamtzeit|gesamt|gesamtdauer|zeit insgesamt|insgesamt|zeit|dauer|fertig in|zeitaufwand|gesamte zubereitungszeit",
  },
  serves: "zutaten für|anzahl portionen|anzahl der portionen|rezept für|reicht für|portionen|personen|für",
  eaters: "portionen|portion|personen|person|pers.|pers|leute|esser|port.",
  makes: "ergibt|ergeben|ausbeute|menge|stückzahl",
  openEnded: "ergibt",
  helpings: "teller|schüsseln|schalen",
  forEaters: "für",
  enough: "gut|reichlich",
  yieldLeads: "das|die|es",
  adds: "plus|zzgl.|zuzüglich|und",
  otherTimes: "lesezeit",
  pieces:
    "stück|stücke|stücken|strudel|laib|laibe|zopf|zöpfe|stollen|gugelhupf|quiche|tarte|rollen|schnecken|hörnchen|kipferl|krapfen|donuts|wraps|burger|spieße|frikadellen|buletten|puffer|taschen|fladen|pralinen|makronen|crêpes|pancakes|förmchen|stk.|stk|scheiben|brote|brot|muffins|brötchen|gläser|kekse|plätzchen|kuchen|torte|springform|blech|kastenform|waffeln|pfannkuchen|pizzen|cupcakes|kugeln|knödel|klöße|bällchen|semmeln|riegel|cookies|flaschen|liter",
  sizes: "cm|mm",
  divides: "schneiden in",
  about: "ca.|ca|etwa|ungefähr|rund|circa",
  overnight: "über nacht",
  cardLabels:
    "schwierigkeit|schwierigkeitsgrad|niveau|kategorie|küche|kalorien|brennwert|quelle|autor|kosten|rezeptart|gericht",
};
