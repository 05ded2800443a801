/** How Dutch recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "voorbereidingstijd|voorbereiding|bereidingstijd|bereiding|actieve tijd|werktijd|voorbereiden|bereiden|voorbereid.|actief|werk|snijtijd",
    cooking:
      "kooktijd|baktijd|oventijd|in de oven|oven|stooftijd|gaartijd|braadtijd|grilltijd|bakken|koken|stoven|kook-/baktijd|stooftijd ca.|sudderen|suddertijd|bakken in de oven|in oven|ovenbereiding|frituurtijd|kook- en baktijd|kook- of baktijd|bereiden in de oven|op low|op high|op laag|op hoog|in de slowcooker|slowcooker",
    resting:
      "rusttijd|wachttijd|rijstijd|koeltijd|koelen|marineertijd|weektijd|opstijftijd|rusten|rijzen|wachten|marineren|wachtijd|koelkast|opstijven|weken|invriezen|vriestijd|invriestijd|trektijd|intrekken|intrektijd|afkoelen|afkoeltijd|eerste rijs|tweede rijs|narijs|narijzen|rust|marinade|marinadetijd|wachttijd ca.",
    total:
      "totale bereidingstijd|geschatte tijd|gemiddelde tijd|totale tijd|totaal|tijd|klaar in|totaaltijd|klaar binnen|totale bereiding|totale kooktijd|tijdsduur|duur|benodigde tijd|totale duur|kant-en-klaar in|op tafel in|in totaal",
  },
  serves:
    "ingrediënten voor|recept voor|aantal personen|aantal porties|voor|personen|porties|aantal pers.|aantal pers|aantal eters|hoeveelheid voor|genoeg voor|voldoende voor|goed voor|recept is voor|ingrediënten (voor|ingredienten voor|benodigdheden voor|boodschappen voor|eters|voor ca.|voor ongeveer|porties ca.|serveert",
  eaters:
    "personen|persoon|pers.|pers|porties|portie|eters|mensen|volwassenen|kinderen|gasten|man|hongerige|hoofdgerechten|voorgerechten|bijgerechten|als bijgerecht|als hoofdgerecht|als voorgerecht|pp",
  makes:
    "goed voor|nodig voor|levert|voor ongeveer|maakt|opbrengst|geeft|resultaat|aantal|aantal stuks|hoeveelheid|je krijgt|levert op",
  openEnded: "levert|maakt|opbrengst|geeft|aantal|aantal stuks|je krijgt",
  helpings: "borden|kommen",
  forEaters: "voor",
  among: "in|over|op|onder|tussen",
  enough: "ruim|goed",
  yieldLeads: "dit|dat|dit recept|het recept|hiermee",
  needed: "heb je nodig|heeft u nodig|heb ik nodig|hebben we nodig|heb je dit nodig",
  adds: "plus|en",
  otherTimes: "leestijd",
  pieces:
    "cakevormen|cakevorm|bakvorm|taartvorm|stuks|koeken|koekjes|plakken|springvorm|stukken|punten|broodjes|muffins|broden|brood|potten|potjes|glazen|pannenkoeken|wafels|ballen|balletjes|cupcakes|repen|taart|cake|bakplaat|stuk|sneden|taarten|quiche|ovenschaal|bakplaten|muffin|muffinvorm|koekje|scones|croissants|bollen|bolletjes|oliebollen|appelflappen|soesjes|pizza's|pizza|wraps|burgers|loempia's|flensjes|poffertjes|kroketten|bitterballen|gehaktballen|gehaktballetjes|hapjes|spiesen|spiesjes|bonbons|truffels|flessen|fles|pot|liter|liters|bakjes|vormpjes|ramekins|tartelettes|taartjes|vierkantjes|brownies|bars|donuts|bagels|crackers|flappen|rolletjes|rollen|pasteitjes|saucijzenbroodjes|tulband|stukjes|stukje|repen|soezen|bonbons|kransjes|rolletjes|hapjes|wraps|schijven|sneetjes|potje|broodje|bolletjes|ballen|balletjes|puntjes|bladerdeeghapjes|taartvorm|bakvorm|quiche|hartige taart|flapjes",
  sizes: "cm|mm|liter",
  divides: "snijd in",
  about: "zo'n|ongeveer|circa|ca.|ca|minimaal|plusminus|±",
  overnight: "een nacht",
  ovenRows: "oven|oventemperatuur|temperatuur",
  cardLabels:
    "moeilijkheid|moeilijkheidsgraad|niveau|gang|keuken|calorieën|bron|soort gerecht|categorie|allergenen|dieet|seizoen|auteur|type|menugang|bereidingswijze|kosten|prijs|beoordeling|waardering|benodigdheden apparatuur|keukengerei",
  hours: "uur|uren",
  numbers: "een|twee|drie|vier|vijf|zes|acht|tien|twaalf",
  ranges: "tot|of",
};
