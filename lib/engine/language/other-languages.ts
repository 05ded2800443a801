/**
 * Words of languages without a pack: for how many a recipe is and how much comes of it, and what a writer wishes below it. Data only.
 */
import type { FactWords, FurnitureWords } from "@/lib/engine/language/pack/pages";

export const OTHER_FACTS: FactWords = {
  times: { preparation: "", cooking: "", resting: "", total: "" },
  serves: "racions|porsjoner|antall porsjoner|liczba porcji|počet porcí|annoksia|adagok|μερίδες|porsiyon",
  eaters:
    `persones|persona|racions|ració|comensals|porsjoner|porsjon|porcji|porcje|porcja|osób|osoby|osobę|porcí|porce|porcie|porcií|osob|
    annosta|annos|hengelle|henkilölle|hlö|adag|személyre|személy|főre|kişilik|porsiyon|kişi|porții|porţii|portii|persoane|osobe|osoba|porcije|
    porcija|μερίδες|μερίδα|άτομα|порций|порции|порция|персон|персоны`.replaceAll("\n", ""),
  makes: "",
  openEnded: "",
  helpings: "",
  forEaters: "",
  among: "",
  enough: "",
  yieldLeads: "",
  adds: "",
  otherTimes: "",
  pieces:
    `peces|unitats|stykker|stykke|stk|sztuk|sztuki|kusů|kusy|kpl|kappaletta|darab|db|adet|bucăți|bucati|komada|kom|τεμάχια|кусочков|штук|штуки|шт`.replaceAll(
      "\n",
      "",
    ),
  sizes: "",
  divides: "",
  about: "cirka|noin|około|ok.|asi|zhruba|kb.|yaklaşık|aproximadament|περίπου|около|примерно",
  overnight: "",
  cardLabels: "",
};

export const OTHER_FURNITURE: Partial<FurnitureWords> = {
  farewells:
    "velbekomme|god appetit|god fornøjelse|knus|vel bekomme|smacznego|hyvää ruokahalua|herkullisia hetkiä|dobrou chuť|dobru chut|jó étvágyat|afiyet olsun|elinize sağlık|poftă bună|pofta buna|dobar tek|prijatno|bon profit|que vagi de gust|καλή όρεξη|καλή επιτυχία|приятного аппетита|смачного",
};

/** Signs of measures that are the same in most languages, and those of Cyrillic and Greek letters. */
export const MEASURES = "k?g|[mcd]?l|gr|г|кг|мл|л|γρ|гр";
