/** How Dutch recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "voorbereidingstijd|voorbereiding",
    cooking: "kooktijd|baktijd|oventijd",
    resting: "rusttijd|wachttijd|rijstijd",
    total: "bereidingstijd|totale tijd|totaal|tijd|klaar in",
  },
  serves: "voor|personen|porties",
  eaters: "personen|persoon|pers.|pers|porties",
  makes: "goed voor|levert",
  openEnded: "levert",
  helpings: "borden|kommen",
  forEaters: "voor",
  enough: "ruim|goed",
  yieldLeads: "dit|dat",
  adds: "plus|en",
  otherTimes: "leestijd",
  pieces: "stuks|koeken|koekjes|plakken|springvorm",
  sizes: "cm|mm",
  divides: "snijd in",
  about: "ongeveer|circa|ca.",
  overnight: "een nacht",
  cardLabels: "",
  hours: "uur|uren",
  numbers: "een|twee|drie|vier|vijf|zes|acht|tien|twaalf",
  ranges: "tot|of",
};
