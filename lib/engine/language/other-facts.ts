/** How recipes of languages without a pack say for how many they are, and how much comes of them: enough for the facts above a list. Data only. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

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
