/** How Dutch recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "voorbereidingstijd|voorbereiding|bereidingstijd|bereiding|actieve tijd|werktijd",
    cooking:
      "kooktijd|baktijd|oventijd|in de oven|oven|stooftijd|gaartijd|braadtijd|grilltijd|bakken|koken|stoven|kook-/baktijd",
    resting:
      "rusttijd|wachttijd|rijstijd|koeltijd|koelen|marineertijd|weektijd|opstijftijd|rusten|rijzen|wachten|marineren",
    total: "totale bereidingstijd|totale tijd|totaal|tijd|klaar in|totaaltijd",
  },
  serves: "ingrediënten voor|recept voor|aantal personen|aantal porties|voor|personen|porties",
  eaters: "personen|persoon|pers.|pers|porties|portie|eters|mensen",
  makes: "goed voor|levert|hoeveelheid|opbrengst",
  openEnded: "levert",
  helpings: "borden|kommen",
  forEaters: "voor",
  enough: "ruim|goed",
  yieldLeads: "dit|dat",
  adds: "plus|en",
  otherTimes: "leestijd",
  pieces:
    "cakevormen|cakevorm|bakvorm|taartvorm|stuks|koeken|koekjes|plakken|springvorm|stukken|punten|broodjes|muffins|broden|brood|oliebollen|bitterballen|kroketten|wraps|burgers|spiesjes|bollen|bolletjes|scones|brownies|donuts|croissants|bonbons|truffels|flessen|tulband|quiche|potten|potjes|glazen|pannenkoeken|wafels|ballen|balletjes|cupcakes|repen|taart|cake|bakplaat",
  sizes: "cm|mm",
  divides: "snijd in",
  about: "ongeveer|circa|ca.",
  overnight: "een nacht",
  cardLabels: "moeilijkheid|moeilijkheidsgraad|niveau|gang|keuken|calorieën|bron|soort gerecht|categorie",
  hours: "uur|uren",
  numbers: "een|twee|drie|vier|vijf|zes|acht|tien|twaalf",
  ranges: "tot|of",
};
