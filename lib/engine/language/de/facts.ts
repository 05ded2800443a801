/** How German recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "arbeitszeit|vorbereitungszeit|vorbereitung|zubereitungszeit|zubereitung|zubereitung ca.|aktive zeit|arbeitsaufwand|vorbereitungsdauer|vorbereiten|arbeitsdauer|zubereitungsdauer|aktive arbeitszeit|aktiv|arbeit",
    cooking:
      "kochzeit|backzeit|garzeit|koch-/backzeit|koch- und backzeit|koch-/bratzeit|bratzeit|grillzeit|schmorzeit|kochen/backen|kochen|backen|im ofen|koch-/backdauer|kochdauer|backdauer|gardauer|garen|im backofen|ofenzeit|schmoren|braten|grillen|auf low|auf high|im slowcooker|slowcooker|frittierzeit|dünstzeit|kochzeit ca.",
    resting:
      "ruhezeit|kühlzeit|gehzeit|wartezeit|einweichzeit|ruhe|marinierzeit|quellzeit|abkühlzeit|auskühlzeit|ziehzeit|teigruhe|kühlen|gefrierzeit|ruhen|kühlstellen|kaltstellen|einweichen|marinieren|abkühlen|auskühlen|quellen|ziehen|durchziehen|durchziehzeit|trockenzeit|stockgare|stückgare|wartezeiten|kühlung|tiefkühlzeit|einlegezeit",
    total:
      "gesamtzeit|gesamt|gesamtdauer|zeit insgesamt|insgesamt|zeit|dauer|fertig in|zeitaufwand|gesamte zubereitungszeit|zubereitungszeit gesamt|zubereitungszeit insgesamt|gesamtzeit ca.|fertig nach|fertig in ca.|zeitbedarf|benötigte zeit",
  },
  serves:
    "zutaten für|anzahl portionen|anzahl der portionen|rezept für|reicht für|portionen|personen|für|zutaten (für|für ca.|mengenangaben für|mengen für|rezeptmenge für|ausreichend für|genug für|reichen für|macht satt|anzahl personen|personenanzahl|personenzahl|portionsanzahl|portionen ca.|für ca",
  eaters:
    "portionen|portion|personen|person|pers.|pers|leute|esser|port.|hungrige|erwachsene|kinder|gäste|mann|als beilage|als hauptgericht|als hauptspeise|als vorspeise|als hauptmahlzeit",
  makes: "ergibt|gibt etwa|gibt ca.|gibt rund|gibt ungefähr|ergeben|ausbeute|menge|stückzahl",
  openEnded: "ergibt",
  helpings: "teller|schüsseln|schalen",
  forEaters: "für",
  among: "in|auf|unter|zwischen",
  enough: "gut|reichlich",
  yieldLeads: "das|die|es|dieses rezept|das rezept|diese menge|die menge",
  needed:
    "brauchst du|braucht man|brauchen sie|brauchen wir|brauche ich|benötigst du|benötigt man|benötigen sie|braucht ihr|benötigt ihr",
  adds: "plus|zzgl.|zuzüglich|und",
  otherTimes: "lesezeit",
  pieces:
    "stück|stücke|stücken|stk.|stk|scheiben|brote|brot|muffins|brötchen|gläser|kekse|plätzchen|kuchen|torte|springform|blech|kastenform|waffeln|pfannkuchen|pizzen|cupcakes|kugeln|knödel|klöße|bällchen|semmeln|riegel|cookies|flaschen|liter|bleche|formen|backform|gugelhupf|gugelhupfform|laib|laibe|zöpfe|zopf|frikadellen|buletten|scheiben brot|tarte|tarteform|tartes|pizza|quiche|auflaufform|hörnchen|taler|ecken|schnitten|röllchen|spieße|krapfen|berliner|schnecken|puffer|küchlein|törtchen|gläschen|weckgläser|einmachgläser|rouladen|strudel|taschen|nocken|makronen|lebkuchen|sterne|kipferl|pralinen|fladen|wraps|burger|crêpes|omeletts|portionsförmchen|förmchen|stollen|rollen|donuts|pancakes|gläschen|backblech|quadrate|portionsgläser|tortenring|tartes|tarteformen|springformen|kastenformen|maultaschen|bagels|naan|knödeln|krapferl|keksen|plätzchens|spritzgebäck|crêpe|galettes|nester",
  sizes: "cm|mm|liter",
  divides: "schneiden in",
  about: "ca.|ca|etwa|ungefähr|rund|circa",
  overnight: "über nacht",
  ovenRows: "ofen|backofen|ofentemperatur|backtemperatur|temperatur",
  cardLabels:
    "schwierigkeit|schwierigkeitsgrad|niveau|kategorie|küche|kalorien|brennwert|quelle|autor|kosten|rezeptart|gericht",
};
